/** What there is to know of world_monuments before it is played. Made by scripts/typescript.py from the game's game.py and box.py: do not edit. */
import type { Manifest } from "../manifest";

/** How many fields the score track has (WM-36), and the colour of the gems (WM-49). */
export interface Box {
  track_fields: number;
  gem: string;
}

export const MANIFEST: Manifest & { box: Box } = {
  "game": "world_monuments",
  "seats": [2,3,4],
  "options": [
    {"name":"monument","choices":["san_pietro","capitol","notre_dame","taj_mahal","random"],"default":"san_pietro","seats":[2,3,4],"titles":{},"fitting":{}},
    {"name":"quarry","choices":["round"],"default":"round","seats":[],"titles":{},"fitting":{}},
    {"name":"steps","choices":["turn","player"],"default":"turn","seats":[2],"titles":{},"fitting":{}},
    {"name":"reenter_start","choices":["yes","no"],"default":"yes","seats":[2,3,4],"titles":{},"fitting":{}},
    {"name":"round3_pass_loss","choices":["no","yes"],"default":"no","seats":[2,3,4],"titles":{},"fitting":{}},
    {"name":"open_screens","choices":["no","yes"],"default":"no","seats":[2,3,4],"titles":{},"fitting":{}},
    {"name":"short_fields","choices":["random","chosen"],"default":"random","seats":[2,3,4],"titles":{},"fitting":{}},
    {"name":"first_player","choices":["random","1","2","3","4"],"default":"random","seats":[2,3,4],"titles":{},"fitting":{"2":["random","1","2"],"3":["random","1","2","3"]}},
  ],
  "presets": [
    {"name":"printed","choices":{"steps":"turn","reenter_start":"yes","round3_pass_loss":"no"}},
    {"name":"strict","choices":{"steps":"player","reenter_start":"no","round3_pass_loss":"yes"}},
  ],
  "levels": [
    {"level":"apprentice","milliseconds":0.1},
    {"level":"builder","milliseconds":0.1},
    {"level":"architect","milliseconds":4.0},
    {"level":"master","milliseconds":36.9},
  ],
  "rules_version": 2,
  "categories": ["start","stones","black","losses","gems"],
  "events": [
    {"name":"start","numbers":[],"secret":false,"fleeting":false},
    {"name":"fill","numbers":["round","stones","short"],"secret":false,"fleeting":false},
    {"name":"place","numbers":["field"],"secret":false,"fleeting":false},
    {"name":"enter","numbers":["field"],"secret":false,"fleeting":false},
    {"name":"take","numbers":["colour","field"],"secret":false,"fleeting":false},
    {"name":"move_end","numbers":["stones"],"secret":false,"fleeting":false},
    {"name":"black","numbers":["points"],"secret":false,"fleeting":false},
    {"name":"build","numbers":["colour","level","place","points"],"secret":false,"fleeting":false},
    {"name":"passed","numbers":["stones","loss"],"secret":false,"fleeting":false},
    {"name":"complete","numbers":[],"secret":false,"fleeting":false},
    {"name":"end","numbers":[],"secret":false,"fleeting":false},
    {"name":"short","numbers":["field"],"secret":false,"fleeting":false},
  ],
  "sentences": [
    {"key":"action-enter-empty","numbers":[]},
    {"key":"action-enter-choice","numbers":["colours"]},
    {"key":"action-take","numbers":["colour"]},
    {"key":"action-build","numbers":["colour","level"]},
    {"key":"action-build-offset","numbers":["colour","level","count"]},
    {"key":"action-short","numbers":["field"]},
    {"key":"action-pass","numbers":["stones"]},
  ],
  "vocabulary": {
    "field": [{"key":"field","detail":"O0"},{"key":"field","detail":"O1"},{"key":"field","detail":"O2"},{"key":"field","detail":"O3"},{"key":"field","detail":"O4"},{"key":"field","detail":"O5"},{"key":"field","detail":"O6"},{"key":"field","detail":"O7"},{"key":"field","detail":"O8"},{"key":"field","detail":"O9"},{"key":"field","detail":"O10"},{"key":"field","detail":"O11"},{"key":"field","detail":"O12"},{"key":"field","detail":"O13"},{"key":"field","detail":"O14"},{"key":"field","detail":"O15"},{"key":"field","detail":"O16"},{"key":"field","detail":"O17"},{"key":"field","detail":"M0"},{"key":"field","detail":"M1"},{"key":"field","detail":"M2"},{"key":"field","detail":"M3"},{"key":"field","detail":"M4"},{"key":"field","detail":"M5"},{"key":"field","detail":"M6"},{"key":"field","detail":"M7"},{"key":"field","detail":"M8"},{"key":"field","detail":"M9"},{"key":"field","detail":"M10"},{"key":"field","detail":"M11"},{"key":"field","detail":"C"}],
    "colour": [{"key":"colour-purple"},{"key":"colour-red"},{"key":"colour-white"},{"key":"colour-orange"},{"key":"colour-blue"},{"key":"colour-black"}],
  },
  "lists": {
    "stones": {"colours":[{"key":"colour-purple"},{"key":"colour-red"},{"key":"colour-white"},{"key":"colour-orange"},{"key":"colour-blue"},{"key":"colour-black"}]},
  },
  "rules": [
    {"name":"setup","rules":["WM-1","WM-2","WM-3","WM-4","WM-5","WM-6"]},
    {"name":"rounds","rules":["WM-7"]},
    {"name":"filling","rules":["WM-8","WM-9","WM-10","WM-11","WM-12","WM-13","WM-14"]},
    {"name":"moves","rules":["WM-15","WM-16","WM-17","WM-18","WM-19","WM-20","WM-21","WM-22","WM-23","WM-24","WM-25","WM-26"]},
    {"name":"quarry_end","rules":["WM-27","WM-28"]},
    {"name":"building","rules":["WM-29","WM-30","WM-31","WM-32","WM-33"]},
    {"name":"offset","rules":["WM-34","WM-35"]},
    {"name":"track","rules":["WM-36","WM-37"]},
    {"name":"passing","rules":["WM-38","WM-39","WM-40","WM-41","WM-42","WM-43"]},
    {"name":"round_end","rules":["WM-44","WM-45"]},
    {"name":"end","rules":["WM-46","WM-47","WM-48"]},
    {"name":"winner","rules":["WM-49","WM-50","WM-51"]},
  ],
  "thinking": {
    "levels": {"apprentice":"greedy:2","builder":"greedy","architect":"search:60","master":"search:600"},
    "weights": {"gem":300,"black":280,"wanted":100,"surplus":60,"opened":30},
    "knobs": {"listed":1,"tries":8,"other_tries":8,"horizon":1000,"rivalry":50,"curiosity":700,"trust":100,"widening":200,"depth":8,"winning":0,"learned":0},
    "learned": null,
  },
  "judging": {
    "budgets": {"quick":[20,6,6,24,3,48,1,64,64,192],"usual":[32,16,8,48,4,128,2,256,768,1536],"deep":[64,32,12,96,6,256,3,1024,4096,8192],"thorough":[120,16,20,64,8,192,4,1280,1280,1280]},
    "limits": [10,20,30,150,300,600,2],
    "kinds": ["flat","best","close","small","medium","large"],
    "seed": 20,
    "hindsight": 48,
  },
  "box": {
    "track_fields": 60,
    "gem": "blue",
  },
};
