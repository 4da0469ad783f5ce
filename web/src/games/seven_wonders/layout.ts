/** Where the engine of seven_wonders has everything. Made by scripts/typescript.py from the game's state.py and actions.py: do not edit. */
import type { Layout } from "../../engine/layout";

export const LAYOUT: Layout = {
  "rule_prefix": "SW",
  "parties": {
    "3": 3,
    "4": 4,
    "5": 5,
    "6": 6,
    "7": 7,
  },
  "legal_limit": 311,
  "goods": ["coins","shields"],
  "part_reasons": [],
  "part_goods": [],
  "part_limit": 0,
  "alone": true,
  "steps": null,
  "secret_steps": false,
  "state": {
    "size": 3832,
    "rng": 0,
    "seats": 16,
    "parties": 24,
    "options": [{"name":"boards","place":32,"choices":["random","chosen"]},{"name":"sides","place":33,"choices":["day","free","night"]},{"name":"turn6_order","place":34,"choices":["dig_first","seventh_first"]},{"name":"dig_decline","place":35,"choices":["yes","no"]}],
    "event_count": 40,
    "events": 48,
  },
  "event": {
    "size": 32,
    "kind": 0,
    "seat": 2,
    "audience": 4,
    "numbers": [8,6],
  },
  "part": {
    "size": 6,
    "why": 0,
    "good": 1,
    "party": 2,
    "count": 4,
  },
  "sentence": {
    "size": 28,
    "numbers": [4,6],
  },
  "notation": {
    "size": 20,
    "numbers": 4,
    "program": [5,31,37,40,46,2,0,0,0,3,2,1,4,3,2,2,0,3,0,30,0,3,1,2,0,0,81,1,3,0,4,0,82,2,0,4,4,0,83,4,0,84,2,0,85,4,0,87,2,0,88,4],
    "texts": ["build","stage","sell"," ","lumber_yard","stone_pit","clay_pool","ore_vein","clay_pit","timber_yard","excavation","forest_cave","tree_farm","mine","loom","glassworks","press","altar","theater","baths","well","tavern","east_trading_post","west_trading_post","marketplace","stockade","barracks","guard_tower","apothecary","workshop","scriptorium","sawmill","quarry","brickyard","foundry","aqueduct","temple","statue","courthouse","forum","caravansery","vineyard","bazar","walls","training_ground","stables","archery_range","dispensary","laboratory","library","school","pantheon","gardens","town_hall","palace","senate","haven","lighthouse","chamber_of_commerce","arena","ludus","fortifications","circus","arsenal","siege_workshop","castrum","lodge","academy","observatory","study","university","workers_guild","craftsmens_guild","traders_guild","philosophers_guild","spies_guild","magistrates_guild","shipowners_guild","builders_guild","scientists_guild","decorators_guild",",","dig ","dig nothing","side ","day","night","board ","alexandria","babylon","ephesos","gizah","halikarnassos","olympia","rhodos"],
    "most": 103,
    "kinds": [{"pattern":"(?<kind>build|stage|sell)\\s+(?<card>chamber\\s*_\\s*of\\s*_\\s*commerce|philosophers\\s*_\\s*guild|east\\s*_\\s*trading\\s*_\\s*post|west\\s*_\\s*trading\\s*_\\s*post|magistrates\\s*_\\s*guild|craftsmens\\s*_\\s*guild|shipowners\\s*_\\s*guild|scientists\\s*_\\s*guild|decorators\\s*_\\s*guild|training\\s*_\\s*ground|fortifications|siege\\s*_\\s*workshop|builders\\s*_\\s*guild|archery\\s*_\\s*range|workers\\s*_\\s*guild|traders\\s*_\\s*guild|lumber\\s*_\\s*yard|timber\\s*_\\s*yard|forest\\s*_\\s*cave|marketplace|guard\\s*_\\s*tower|scriptorium|caravansery|observatory|spies\\s*_\\s*guild|excavation|glassworks|apothecary|courthouse|dispensary|laboratory|lighthouse|university|stone\\s*_\\s*pit|clay\\s*_\\s*pool|tree\\s*_\\s*farm|brickyard|town\\s*_\\s*hall|ore\\s*_\\s*vein|clay\\s*_\\s*pit|stockade|barracks|workshop|aqueduct|vineyard|pantheon|theater|sawmill|foundry|stables|library|gardens|arsenal|castrum|academy|tavern|quarry|temple|statue|school|palace|senate|circus|press|altar|baths|forum|bazar|walls|haven|arena|ludus|lodge|study|mine|loom|well)(?:\\s+(?<to_left>-?[0-9]{1,9})\\s*,\\s*(?<to_right>-?[0-9]{1,9}))?","members":[{"name":"kind","words":["build","stage","sell"],"default":null},{"name":"card","words":["lumber_yard","stone_pit","clay_pool","ore_vein","clay_pit","timber_yard","excavation","forest_cave","tree_farm","mine","loom","glassworks","press","altar","theater","baths","well","tavern","east_trading_post","west_trading_post","marketplace","stockade","barracks","guard_tower","apothecary","workshop","scriptorium","sawmill","quarry","brickyard","foundry","aqueduct","temple","statue","courthouse","forum","caravansery","vineyard","bazar","walls","training_ground","stables","archery_range","dispensary","laboratory","library","school","pantheon","gardens","town_hall","palace","senate","haven","lighthouse","chamber_of_commerce","arena","ludus","fortifications","circus","arsenal","siege_workshop","castrum","lodge","academy","observatory","study","university","workers_guild","craftsmens_guild","traders_guild","philosophers_guild","spies_guild","magistrates_guild","shipowners_guild","builders_guild","scientists_guild","decorators_guild"],"default":null},{"name":"to_left","words":[],"default":0},{"name":"to_right","words":[],"default":0}]},{"pattern":"dig\\s+(?<card>chamber\\s*_\\s*of\\s*_\\s*commerce|philosophers\\s*_\\s*guild|east\\s*_\\s*trading\\s*_\\s*post|west\\s*_\\s*trading\\s*_\\s*post|magistrates\\s*_\\s*guild|craftsmens\\s*_\\s*guild|shipowners\\s*_\\s*guild|scientists\\s*_\\s*guild|decorators\\s*_\\s*guild|training\\s*_\\s*ground|fortifications|siege\\s*_\\s*workshop|builders\\s*_\\s*guild|archery\\s*_\\s*range|workers\\s*_\\s*guild|traders\\s*_\\s*guild|lumber\\s*_\\s*yard|timber\\s*_\\s*yard|forest\\s*_\\s*cave|marketplace|guard\\s*_\\s*tower|scriptorium|caravansery|observatory|spies\\s*_\\s*guild|excavation|glassworks|apothecary|courthouse|dispensary|laboratory|lighthouse|university|stone\\s*_\\s*pit|clay\\s*_\\s*pool|tree\\s*_\\s*farm|brickyard|town\\s*_\\s*hall|ore\\s*_\\s*vein|clay\\s*_\\s*pit|stockade|barracks|workshop|aqueduct|vineyard|pantheon|theater|sawmill|foundry|stables|library|gardens|arsenal|castrum|academy|tavern|quarry|temple|statue|school|palace|senate|circus|press|altar|baths|forum|bazar|walls|haven|arena|ludus|lodge|study|mine|loom|well)","members":[{"name":"card","words":["lumber_yard","stone_pit","clay_pool","ore_vein","clay_pit","timber_yard","excavation","forest_cave","tree_farm","mine","loom","glassworks","press","altar","theater","baths","well","tavern","east_trading_post","west_trading_post","marketplace","stockade","barracks","guard_tower","apothecary","workshop","scriptorium","sawmill","quarry","brickyard","foundry","aqueduct","temple","statue","courthouse","forum","caravansery","vineyard","bazar","walls","training_ground","stables","archery_range","dispensary","laboratory","library","school","pantheon","gardens","town_hall","palace","senate","haven","lighthouse","chamber_of_commerce","arena","ludus","fortifications","circus","arsenal","siege_workshop","castrum","lodge","academy","observatory","study","university","workers_guild","craftsmens_guild","traders_guild","philosophers_guild","spies_guild","magistrates_guild","shipowners_guild","builders_guild","scientists_guild","decorators_guild"],"default":null}]},{"pattern":"dig\\s+nothing","members":[]},{"pattern":"side\\s+(?<side>night|day)","members":[{"name":"side","words":["day","night"],"default":null}]},{"pattern":"board\\s+(?<board>halikarnassos|alexandria|babylon|ephesos|olympia|rhodos|gizah)","members":[{"name":"board","words":["alexandria","babylon","ephesos","gizah","halikarnassos","olympia","rhodos"],"default":null}]}],
    "example": "build altar",
  },
  "prepared": [],
  "prepared_for": {},
};
