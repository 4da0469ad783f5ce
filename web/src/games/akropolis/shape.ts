/** How a view of akropolis lies in memory. Made by scripts/typescript.py from the game's view.py: do not edit. */
import type { Shape } from "../../lib/records";
import type { View } from "./view";

export const SHAPE: Shape<View> = {
  "size": 3264,
  "program": [3,10,0,0,32,66,20,57,67,22,60,68,86,67,69,87,70,70,88,73,71,89,76,72,90,79,73,92,80,74,94,83,6,2,3,36,3,3,1,0,47,2,1,50,65,2,54,0,1,0,2,1,3,0,0,1,0,0,1,0,6,2,1,64,0,1,0,0,1,0,0,1,0,0,1,0,0,1,1,1,0,2,0,6,2,792,87,3,6,75,0,107,76,2,110,84,16,119,92,36,139,96,38,143,101,226,186,0,2,0,9,7,2,77,0,116,0,2,0,9,5,4,85,0,125,3,2,90,0,133,91,2,136,0,2,0,0,2,0,2,1,93,1,6,2,6,147,3,6,1,0,167,2,1,170,97,2,174,98,3,177,99,4,180,100,5,183,0,1,0,2,1,3,0,0,1,0,0,1,0,0,1,0,0,1,0,6,2,6,190,3,6,97,0,210,98,1,213,102,2,216,100,3,220,1,4,223,114,5,226,0,1,0,0,1,0,2,1,103,0,0,1,0,0,1,0,1],
  "texts": ["row","tile","code","Hqqq","Hmb","Hgq","Hqq","Hqq","Hqq","Mhg","Mbq","Mth","Mqq","Bht","Bhq","Bmh","Bqq","Thb","Thq","Tqh","Tqq","Ghq","Gqh","Gqq","hhq","hbt","hbq","htm","hgm","hgb","hqm","mbq","mtq","mgq","mqb","mqb","mqt","mqq","bqt","tqq","gqq","Htm","Mqq","Bqh","Tqq","Ghb","hhq","hmb","hmq","hqm","hqt","hqq","bgq","Hqm","Mqt","Bqq","Thm","Gmh","hhq","hmq","hbq","htq","hqb","hqg","bqq","price","stacks","unseen","round","chief","first_player","turn","over","supply","players","stones","points","house","market","barracks","temple","garden","stones","quarries","districts","house","market","barracks","temple","garden","value","stars","rival","architect-easy","architect-medium","architect-hard","tiles","q","r","k","level","city","hex","h","m","b","t","g","H","M","B","T","G","q","scores"],
};
