/** What there is to know of akropolis before it is played. Made by scripts/typescript.py from the game's game.py and box.py: do not edit. */
import type { Manifest } from "../manifest";

/** What depends on the number of players (AK-2 to AK-5, AK-41): the tiles in play are the first ones. */
export interface Setup {
  players: number;
  long: boolean;
  tiles: number;
  stacks: number;
  rounds: number;
  turns: number;
}

/** Tiles by number, the start tile first, their hexes one letter each; the stars on a plaza of each type (AK-27). */
export interface Box {
  tiles: string[];
  start_cells: ([number, number])[];
  letters: string;
  stars: Record<string, number>;
  setups: Setup[];
}

export const MANIFEST: Manifest & { box: Box } = {
  "game": "akropolis",
  "seats": [1,2,3,4],
  "options": [
    {"name":"solo_level","choices":["easy","medium","hard"],"default":"easy","seats":[1],"titles":{},"fitting":{"2":["easy"],"3":["easy"],"4":["easy"]}},
    {"name":"long_game","choices":["no","yes"],"default":"no","seats":[1,2,3],"titles":{},"fitting":{"4":["no"]}},
    {"name":"variant_house","choices":["no","yes"],"default":"no","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"variant_market","choices":["no","yes"],"default":"no","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"variant_barracks","choices":["no","yes"],"default":"no","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"variant_temple","choices":["no","yes"],"default":"no","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"variant_garden","choices":["no","yes"],"default":"no","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"house_group","choices":["most_hexes_then_value","most_value"],"default":"most_hexes_then_value","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"barracks_edge","choices":["outer_space_only","any_empty_neighbour","variant_any_empty"],"default":"outer_space_only","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"lake","choices":["enclosed_region_any_size","single_cell_only"],"default":"enclosed_region_any_size","seats":[1,2,3,4],"titles":{},"fitting":{}},
    {"name":"first_player","choices":["random","1","2","3","4"],"default":"random","seats":[2,3,4],"titles":{},"fitting":{"1":["random","1"],"2":["random","1","2"],"3":["random","1","2","3"]}},
  ],
  "presets": [
    {"name":"online","choices":{"house_group":"most_hexes_then_value","barracks_edge":"outer_space_only","lake":"enclosed_region_any_size"}},
    {"name":"printed","choices":{"house_group":"most_hexes_then_value","barracks_edge":"variant_any_empty","lake":"single_cell_only"}},
  ],
  "levels": [
    {"level":"apprentice","milliseconds":0.4},
    {"level":"builder","milliseconds":3.8},
    {"level":"architect","milliseconds":8.6},
    {"level":"master","milliseconds":49.1},
  ],
  "rules_version": 1,
  "categories": ["house","market","barracks","temple","garden","stones","quarries"],
  "events": [
    {"name":"take","numbers":["tile","price"],"secret":false,"fleeting":false},
    {"name":"place","numbers":["tile","q","r","k","level"],"secret":false,"fleeting":false},
    {"name":"income","numbers":["stones"],"secret":false,"fleeting":false},
    {"name":"refill","numbers":["tile_1","tile_2","tile_3","tile_4","tile_5"],"secret":false,"fleeting":false},
    {"name":"chief","numbers":[],"secret":false,"fleeting":false},
    {"name":"architect_take","numbers":["tile","price"],"secret":false,"fleeting":false},
    {"name":"end","numbers":[],"secret":false,"fleeting":false},
  ],
  "sentences": [
    {"key":"move","numbers":["tile","price","level"]},
  ],
  "vocabulary": {
    "tile": [{"key":"hex-plaza-house","more":[{"key":"hexes-quarry","detail":3}]},{"key":"hex-plaza-house","more":[{"key":"hex-market"},{"key":"hex-barracks"}]},{"key":"hex-plaza-house","more":[{"key":"hex-garden"},{"key":"hex-quarry"}]},{"key":"hex-plaza-house","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-house","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-house","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-market","more":[{"key":"hex-house"},{"key":"hex-garden"}]},{"key":"hex-plaza-market","more":[{"key":"hex-barracks"},{"key":"hex-quarry"}]},{"key":"hex-plaza-market","more":[{"key":"hex-temple"},{"key":"hex-house"}]},{"key":"hex-plaza-market","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-barracks","more":[{"key":"hex-house"},{"key":"hex-temple"}]},{"key":"hex-plaza-barracks","more":[{"key":"hex-house"},{"key":"hex-quarry"}]},{"key":"hex-plaza-barracks","more":[{"key":"hex-market"},{"key":"hex-house"}]},{"key":"hex-plaza-barracks","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-temple","more":[{"key":"hex-house"},{"key":"hex-barracks"}]},{"key":"hex-plaza-temple","more":[{"key":"hex-house"},{"key":"hex-quarry"}]},{"key":"hex-plaza-temple","more":[{"key":"hex-quarry"},{"key":"hex-house"}]},{"key":"hex-plaza-temple","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-garden","more":[{"key":"hex-house"},{"key":"hex-quarry"}]},{"key":"hex-plaza-garden","more":[{"key":"hex-quarry"},{"key":"hex-house"}]},{"key":"hex-plaza-garden","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hexes-house","detail":2,"more":[{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-barracks"},{"key":"hex-temple"}]},{"key":"hex-house","more":[{"key":"hex-barracks"},{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-temple"},{"key":"hex-market"}]},{"key":"hex-house","more":[{"key":"hex-garden"},{"key":"hex-market"}]},{"key":"hex-house","more":[{"key":"hex-garden"},{"key":"hex-barracks"}]},{"key":"hex-house","more":[{"key":"hex-quarry"},{"key":"hex-market"}]},{"key":"hex-market","more":[{"key":"hex-barracks"},{"key":"hex-quarry"}]},{"key":"hex-market","more":[{"key":"hex-temple"},{"key":"hex-quarry"}]},{"key":"hex-market","more":[{"key":"hex-garden"},{"key":"hex-quarry"}]},{"key":"hex-market","more":[{"key":"hex-quarry"},{"key":"hex-barracks"}]},{"key":"hex-market","more":[{"key":"hex-quarry"},{"key":"hex-barracks"}]},{"key":"hex-market","more":[{"key":"hex-quarry"},{"key":"hex-temple"}]},{"key":"hex-market","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-barracks","more":[{"key":"hex-quarry"},{"key":"hex-temple"}]},{"key":"hex-temple","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-garden","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-house","more":[{"key":"hex-temple"},{"key":"hex-market"}]},{"key":"hex-plaza-market","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-barracks","more":[{"key":"hex-quarry"},{"key":"hex-house"}]},{"key":"hex-plaza-temple","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-garden","more":[{"key":"hex-house"},{"key":"hex-barracks"}]},{"key":"hexes-house","detail":2,"more":[{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-market"},{"key":"hex-barracks"}]},{"key":"hex-house","more":[{"key":"hex-market"},{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-quarry"},{"key":"hex-market"}]},{"key":"hex-house","more":[{"key":"hex-quarry"},{"key":"hex-temple"}]},{"key":"hex-house","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-barracks","more":[{"key":"hex-garden"},{"key":"hex-quarry"}]},{"key":"hex-plaza-house","more":[{"key":"hex-quarry"},{"key":"hex-market"}]},{"key":"hex-plaza-market","more":[{"key":"hex-quarry"},{"key":"hex-temple"}]},{"key":"hex-plaza-barracks","more":[{"key":"hexes-quarry","detail":2}]},{"key":"hex-plaza-temple","more":[{"key":"hex-house"},{"key":"hex-market"}]},{"key":"hex-plaza-garden","more":[{"key":"hex-market"},{"key":"hex-house"}]},{"key":"hexes-house","detail":2,"more":[{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-market"},{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-barracks"},{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-temple"},{"key":"hex-quarry"}]},{"key":"hex-house","more":[{"key":"hex-quarry"},{"key":"hex-barracks"}]},{"key":"hex-house","more":[{"key":"hex-quarry"},{"key":"hex-garden"}]},{"key":"hex-barracks","more":[{"key":"hexes-quarry","detail":2}]}],
  },
  "lists": {},
  "rules": [
    {"name":"setup","rules":["AK-1","AK-2","AK-3","AK-4","AK-5","AK-6","AK-7","AK-8","AK-9"]},
    {"name":"turn","rules":["AK-10","AK-11","AK-12","AK-13","AK-14","AK-15"]},
    {"name":"tile","rules":["AK-16","AK-17"]},
    {"name":"ground","rules":["AK-18","AK-19"]},
    {"name":"stacking","rules":["AK-20","AK-21","AK-22","AK-23","AK-24"]},
    {"name":"quarries","rules":["AK-25","AK-26"]},
    {"name":"plazas","rules":["AK-27","AK-28","AK-29"]},
    {"name":"districts","rules":["AK-30","AK-31","AK-32","AK-33","AK-34","AK-35","AK-36","AK-37"]},
    {"name":"refill","rules":["AK-38","AK-39"]},
    {"name":"end","rules":["AK-40","AK-41"]},
    {"name":"scoring","rules":["AK-42","AK-43","AK-44","AK-45"]},
    {"name":"variants","rules":["AK-46","AK-47","AK-48","AK-49","AK-50","AK-51","AK-52","AK-53","AK-54"]},
    {"name":"solo","rules":["AK-55","AK-56","AK-57","AK-58","AK-59","AK-60"]},
  ],
  "thinking": {
    "levels": {"apprentice":"greedy:3","builder":"greedy","architect":"search:300","master":"search:2500"},
    "weights": {"value_growth":35,"star_growth":24,"stone":140,"stone_use":8},
    "knobs": {"listed":0,"tries":4,"other_tries":3,"horizon":0,"rivalry":50,"curiosity":500,"trust":100,"widening":200,"depth":2,"winning":0,"learned":0},
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
    "tiles": ["Hqqq","Hmb","Hgq","Hqq","Hqq","Hqq","Mhg","Mbq","Mth","Mqq","Bht","Bhq","Bmh","Bqq","Thb","Thq","Tqh","Tqq","Ghq","Gqh","Gqq","hhq","hbt","hbq","htm","hgm","hgb","hqm","mbq","mtq","mgq","mqb","mqb","mqt","mqq","bqt","tqq","gqq","Htm","Mqq","Bqh","Tqq","Ghb","hhq","hmb","hmq","hqm","hqt","hqq","bgq","Hqm","Mqt","Bqq","Thm","Gmh","hhq","hmq","hbq","htq","hqb","hqg","bqq"],
    "start_cells": [[0,0],[1,0],[-1,1],[0,-1]],
    "letters": "hmbtgHMBTGq",
    "stars": {"house":1,"market":2,"barracks":2,"temple":2,"garden":3},
    "setups": [{"players":2,"long":false,"tiles":37,"stacks":11,"rounds":12,"turns":18},{"players":3,"long":false,"tiles":49,"stacks":11,"rounds":12,"turns":16},{"players":4,"long":false,"tiles":61,"stacks":11,"rounds":12,"turns":15},{"players":2,"long":true,"tiles":61,"stacks":19,"rounds":20,"turns":30},{"players":3,"long":true,"tiles":61,"stacks":14,"rounds":15,"turns":20}],
  },
};
