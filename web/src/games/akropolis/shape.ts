/** How a view of akropolis lies in memory. Made by scripts/typescript.py from the game's view.py: do not edit. */
import type { Shape } from "../../lib/records";
import type { View } from "./view";

export const SHAPE: Shape<View> = {
  "size": 3264,
  "program": [3,11,0,0,35,66,20,60,67,21,63,68,22,66,69,86,73,70,87,76,71,88,79,72,89,82,73,90,85,74,92,86,75,94,89,6,2,3,39,3,3,1,0,50,2,1,53,65,2,57,0,1,0,2,1,0,3,0,1,0,0,1,0,0,1,0,6,2,1,70,0,1,0,0,1,0,0,1,0,0,1,0,0,1,1,1,0,2,0,6,2,792,93,3,6,76,0,113,77,2,116,85,16,125,93,36,145,97,38,149,102,226,192,0,2,0,9,7,2,78,0,122,0,2,0,9,5,4,86,0,131,3,2,91,0,139,92,2,142,0,2,0,0,2,0,2,1,1,94,6,2,6,153,3,6,1,0,173,2,1,176,98,2,180,99,3,183,100,4,186,101,5,189,0,1,0,2,1,0,3,0,1,0,0,1,0,0,1,0,0,1,0,6,2,6,196,3,6,98,0,216,99,1,219,103,2,222,101,3,226,1,4,229,115,5,232,0,1,0,0,1,0,2,1,0,104,0,1,0,0,1,0,1],
  "texts": ["row","tile","code","Hqqq","Hmb","Hgq","Hqq","Hqq","Hqq","Mhg","Mbq","Mth","Mqq","Bht","Bhq","Bmh","Bqq","Thb","Thq","Tqh","Tqq","Ghq","Gqh","Gqq","hhq","hbt","hbq","htm","hgm","hgb","hqm","mbq","mtq","mgq","mqb","mqb","mqt","mqq","bqt","tqq","gqq","Htm","Mqq","Bqh","Tqq","Ghb","hhq","hmb","hmq","hqm","hqt","hqq","bgq","Hqm","Mqt","Bqq","Thm","Gmh","hhq","hmq","hbq","htq","hqb","hqg","bqq","price","slots","stacks","unseen","round","chief","first_player","turn","over","supply","players","stones","points","house","market","barracks","temple","garden","stones","quarries","districts","house","market","barracks","temple","garden","value","stars","rival","architect-easy","architect-medium","architect-hard","tiles","q","r","k","level","city","hex","h","m","b","t","g","H","M","B","T","G","q","scores"],
};
