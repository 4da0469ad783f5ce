/** What there is to know of seven_wonders before it is played. Made by scripts/typescript.py from the game's game.py and box.py: do not edit. */
import type { Manifest } from "../manifest";

/** `count` symbols, each giving one unit of one of the kinds per turn. */
export interface Produce {
  type: "produce";
  kinds: string;
  count: number;
}

/** Units of a class cost 1 coin from these neighbours. */
export interface Discount {
  type: "discount";
  goods: "raw" | "manufactured";
  sides: ("left" | "right")[];
}

/** A symbol, or with several the choice of one at the end. */
export interface Science {
  type: "science";
  symbols: ("compass" | "gear" | "tablet")[];
}

/** Points, shields or coins; with `per`, for each such card (a colour), stage or completed wonder in `scope`. */
export interface Gain {
  type: "gain";
  what: "points" | "shields" | "coins";
  value: number;
  per: ("brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple" | "stages" | "complete")[];
  scope: ("self" | "left" | "right")[];
}

/** A permission of a wonder stage. */
export interface Power {
  type: "power";
  name: "dig" | "seventh" | "free_colour" | "free_first" | "free_last";
}

/** A card as printed; `copies[age]` lists the smallest number of players for each copy. */
export interface Card {
  name: string;
  colour: "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple";
  cost: string;
  effects: (Produce | Discount | Science | Gain | Power)[];
  gives: string[];
  accepts: string[];
  copies: Record<number, number[]>;
}

/** A stage of a wonder. */
export interface Stage {
  cost: string;
  effects: (Produce | Discount | Science | Gain | Power)[];
}

/** A wonder board: its start resource and the stages of both sides. */
export interface Board {
  name: string;
  start: string;
  day: Stage[];
  night: Stage[];
}

/** Cards, boards and the words printed on them; `chains` has the cards that a card makes free (SW-37).

    `goods` has the resources of a class. `decks` has the cards of each Age with their copies for 3, 4, ... players
    (SW-2); nobody knows which guilds are used, only how many: `guilds` (SW-3). `sale` are the coins for a sold card. */
export interface Box {
  cards: Card[];
  boards: Board[];
  chains: Record<string, string[]>;
  colours: ("brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple")[];
  resources: Record<string, string>;
  goods: Record<"raw" | "manufactured", string>;
  sides: ("day" | "night")[];
  decks: (Record<string, number[] | null>)[];
  guilds: number[];
  turns: number;
  sale: number;
}

export const MANIFEST: Manifest & { box: Box } = {
  "game": "seven_wonders",
  "seats": [3,4,5,6,7],
  "options": [
    {"name":"boards","choices":["random","chosen"],"default":"random","titles":{},"fitting":{}},
    {"name":"sides","choices":["day","free","night"],"default":"day","titles":{},"fitting":{}},
    {"name":"turn6_order","choices":["dig_first","seventh_first"],"default":"dig_first","titles":{},"fitting":{}},
    {"name":"dig_decline","choices":["yes","no"],"default":"yes","titles":{},"fitting":{}},
  ],
  "presets": [
    {"name":"first_matches","choices":{"sides":"day","turn6_order":"dig_first","dig_decline":"yes"}},
    {"name":"printed","choices":{"sides":"free","turn6_order":"dig_first","dig_decline":"yes"}},
    {"name":"strict","choices":{"sides":"free","turn6_order":"seventh_first","dig_decline":"no"}},
  ],
  "levels": [
    {"level":"apprentice","milliseconds":0.1},
    {"level":"builder","milliseconds":0.1},
    {"level":"architect","milliseconds":3.6},
    {"level":"master","milliseconds":41.1},
  ],
  "rules_version": 1,
  "categories": ["wonder","treasury","conflicts","blue","yellow","green","purple"],
  "events": [
    {"name":"board","numbers":["board"],"secret":false},
    {"name":"choose","numbers":["action"],"secret":false},
    {"name":"side","numbers":["side"],"secret":false},
    {"name":"age","numbers":["number"],"secret":false},
    {"name":"build","numbers":["card","to_left","to_right"],"secret":false},
    {"name":"stage","numbers":["stage","to_left","to_right"],"secret":false},
    {"name":"bury","numbers":["card"],"secret":false},
    {"name":"sell","numbers":["card"],"secret":false},
    {"name":"coins","numbers":["coins"],"secret":false},
    {"name":"leftover","numbers":["card"],"secret":false},
    {"name":"dig","numbers":["card"],"secret":false},
    {"name":"no_dig","numbers":[],"secret":false},
    {"name":"conflict","numbers":["left","right"],"secret":false},
    {"name":"end","numbers":[],"secret":false},
  ],
  "vocabulary": {
    "card": [{"key":"card-lumber_yard"},{"key":"card-stone_pit"},{"key":"card-clay_pool"},{"key":"card-ore_vein"},{"key":"card-clay_pit"},{"key":"card-timber_yard"},{"key":"card-excavation"},{"key":"card-forest_cave"},{"key":"card-tree_farm"},{"key":"card-mine"},{"key":"card-loom"},{"key":"card-glassworks"},{"key":"card-press"},{"key":"card-altar"},{"key":"card-theater"},{"key":"card-baths"},{"key":"card-well"},{"key":"card-tavern"},{"key":"card-east_trading_post"},{"key":"card-west_trading_post"},{"key":"card-marketplace"},{"key":"card-stockade"},{"key":"card-barracks"},{"key":"card-guard_tower"},{"key":"card-apothecary"},{"key":"card-workshop"},{"key":"card-scriptorium"},{"key":"card-sawmill"},{"key":"card-quarry"},{"key":"card-brickyard"},{"key":"card-foundry"},{"key":"card-aqueduct"},{"key":"card-temple"},{"key":"card-statue"},{"key":"card-courthouse"},{"key":"card-forum"},{"key":"card-caravansery"},{"key":"card-vineyard"},{"key":"card-bazar"},{"key":"card-walls"},{"key":"card-training_ground"},{"key":"card-stables"},{"key":"card-archery_range"},{"key":"card-dispensary"},{"key":"card-laboratory"},{"key":"card-library"},{"key":"card-school"},{"key":"card-pantheon"},{"key":"card-gardens"},{"key":"card-town_hall"},{"key":"card-palace"},{"key":"card-senate"},{"key":"card-haven"},{"key":"card-lighthouse"},{"key":"card-chamber_of_commerce"},{"key":"card-arena"},{"key":"card-ludus"},{"key":"card-fortifications"},{"key":"card-circus"},{"key":"card-arsenal"},{"key":"card-siege_workshop"},{"key":"card-castrum"},{"key":"card-lodge"},{"key":"card-academy"},{"key":"card-observatory"},{"key":"card-study"},{"key":"card-university"},{"key":"card-workers_guild"},{"key":"card-craftsmens_guild"},{"key":"card-traders_guild"},{"key":"card-philosophers_guild"},{"key":"card-spies_guild"},{"key":"card-magistrates_guild"},{"key":"card-shipowners_guild"},{"key":"card-builders_guild"},{"key":"card-scientists_guild"},{"key":"card-decorators_guild"}],
    "board": [{"key":"wonder-alexandria"},{"key":"wonder-babylon"},{"key":"wonder-ephesos"},{"key":"wonder-gizah"},{"key":"wonder-halikarnassos"},{"key":"wonder-olympia"},{"key":"wonder-rhodos"}],
    "side": [{"key":"side-day"},{"key":"side-night"}],
  },
  "rules": [
    {"name":"setup","rules":["SW-1","SW-2","SW-3","SW-4","SW-5","SW-6","SW-7","SW-8","SW-9"]},
    {"name":"turn","rules":["SW-10","SW-11","SW-12","SW-13","SW-14","SW-15","SW-16","SW-17","SW-18"]},
    {"name":"actions","rules":["SW-19","SW-20","SW-21","SW-22","SW-23","SW-24","SW-25","SW-26"]},
    {"name":"trade","rules":["SW-27","SW-28","SW-29","SW-30","SW-31","SW-32","SW-33","SW-34","SW-35","SW-36"]},
    {"name":"chains","rules":["SW-37","SW-38"]},
    {"name":"stages","rules":["SW-39","SW-40","SW-41","SW-42"]},
    {"name":"sides","rules":["SW-43","SW-44","SW-45","SW-46","SW-47","SW-48","SW-49","SW-50","SW-51","SW-52","SW-53","SW-54","SW-55","SW-56"]},
    {"name":"powers","rules":["SW-57","SW-58","SW-59","SW-60","SW-61","SW-62","SW-63","SW-64"]},
    {"name":"cards","rules":["SW-65","SW-66","SW-67"]},
    {"name":"conflicts","rules":["SW-68","SW-69","SW-70"]},
    {"name":"scoring","rules":["SW-71","SW-72","SW-73","SW-74"]},
  ],
  "thinking": {
    "levels": {"apprentice":"greedy:3","builder":"greedy","architect":"search:80","master":"search:1000"},
    "weights": {"coin":31,"raw":378,"manufactured":507,"discount":213,"symbol":464,"chain":41,"military":79,"buried":6,"power":360},
    "knobs": {"listed":1,"tries":4,"other_tries":4,"horizon":1000,"rivalry":30,"curiosity":900,"trust":200,"widening":300,"depth":3},
  },
  "box": {
    "cards": [{"name":"lumber_yard","colour":"brown","cost":"","effects":[{"type":"produce","kinds":"W","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,4]}},{"name":"stone_pit","colour":"brown","cost":"","effects":[{"type":"produce","kinds":"S","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,5]}},{"name":"clay_pool","colour":"brown","cost":"","effects":[{"type":"produce","kinds":"C","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,5]}},{"name":"ore_vein","colour":"brown","cost":"","effects":[{"type":"produce","kinds":"O","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,4]}},{"name":"clay_pit","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"CO","count":1}],"gives":[],"accepts":[],"copies":{"1":[3]}},{"name":"timber_yard","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"WS","count":1}],"gives":[],"accepts":[],"copies":{"1":[3]}},{"name":"excavation","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"SC","count":1}],"gives":[],"accepts":[],"copies":{"1":[4]}},{"name":"forest_cave","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"WO","count":1}],"gives":[],"accepts":[],"copies":{"1":[5]}},{"name":"tree_farm","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"WC","count":1}],"gives":[],"accepts":[],"copies":{"1":[6]}},{"name":"mine","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"SO","count":1}],"gives":[],"accepts":[],"copies":{"1":[6]}},{"name":"loom","colour":"grey","cost":"","effects":[{"type":"produce","kinds":"T","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,6],"2":[3,5]}},{"name":"glassworks","colour":"grey","cost":"","effects":[{"type":"produce","kinds":"G","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,6],"2":[3,5]}},{"name":"press","colour":"grey","cost":"","effects":[{"type":"produce","kinds":"P","count":1}],"gives":[],"accepts":[],"copies":{"1":[3,6],"2":[3,5]}},{"name":"altar","colour":"blue","cost":"","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}],"gives":["star"],"accepts":[],"copies":{"1":[3,5]}},{"name":"theater","colour":"blue","cost":"","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}],"gives":["mask"],"accepts":[],"copies":{"1":[3,6]}},{"name":"baths","colour":"blue","cost":"S","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}],"gives":["drop"],"accepts":[],"copies":{"1":[3,7]}},{"name":"well","colour":"blue","cost":"","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}],"gives":["hammer"],"accepts":[],"copies":{"1":[4,7]}},{"name":"tavern","colour":"yellow","cost":"","effects":[{"type":"gain","what":"coins","value":5,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"1":[4,5,7]}},{"name":"east_trading_post","colour":"yellow","cost":"","effects":[{"type":"discount","goods":"raw","sides":["right"]}],"gives":["market_stall"],"accepts":[],"copies":{"1":[3,7]}},{"name":"west_trading_post","colour":"yellow","cost":"","effects":[{"type":"discount","goods":"raw","sides":["left"]}],"gives":["market_stall"],"accepts":[],"copies":{"1":[3,7]}},{"name":"marketplace","colour":"yellow","cost":"","effects":[{"type":"discount","goods":"manufactured","sides":["left","right"]}],"gives":["camel"],"accepts":[],"copies":{"1":[3,6]}},{"name":"stockade","colour":"red","cost":"W","effects":[{"type":"gain","what":"shields","value":1,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"1":[3,7]}},{"name":"barracks","colour":"red","cost":"O","effects":[{"type":"gain","what":"shields","value":1,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"1":[3,5]}},{"name":"guard_tower","colour":"red","cost":"C","effects":[{"type":"gain","what":"shields","value":1,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"1":[3,4]}},{"name":"apothecary","colour":"green","cost":"T","effects":[{"type":"science","symbols":["compass"]}],"gives":["horseshoe","mortar"],"accepts":[],"copies":{"1":[3,5]}},{"name":"workshop","colour":"green","cost":"G","effects":[{"type":"science","symbols":["gear"]}],"gives":["target","oil_lamp"],"accepts":[],"copies":{"1":[3,7]}},{"name":"scriptorium","colour":"green","cost":"P","effects":[{"type":"science","symbols":["tablet"]}],"gives":["scales","book"],"accepts":[],"copies":{"1":[3,4]}},{"name":"sawmill","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"W","count":2}],"gives":[],"accepts":[],"copies":{"2":[3,4]}},{"name":"quarry","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"S","count":2}],"gives":[],"accepts":[],"copies":{"2":[3,4]}},{"name":"brickyard","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"C","count":2}],"gives":[],"accepts":[],"copies":{"2":[3,4]}},{"name":"foundry","colour":"brown","cost":"$","effects":[{"type":"produce","kinds":"O","count":2}],"gives":[],"accepts":[],"copies":{"2":[3,4]}},{"name":"aqueduct","colour":"blue","cost":"SSS","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]}],"gives":[],"accepts":["drop"],"copies":{"2":[3,7]}},{"name":"temple","colour":"blue","cost":"WCG","effects":[{"type":"gain","what":"points","value":4,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"2":[3,6]}},{"name":"statue","colour":"blue","cost":"WOO","effects":[{"type":"gain","what":"points","value":4,"per":[],"scope":[]}],"gives":[],"accepts":["hammer"],"copies":{"2":[3,7]}},{"name":"courthouse","colour":"blue","cost":"CCT","effects":[{"type":"gain","what":"points","value":4,"per":[],"scope":[]}],"gives":[],"accepts":["scales"],"copies":{"2":[3,5]}},{"name":"forum","colour":"yellow","cost":"CC","effects":[{"type":"produce","kinds":"GPT","count":1}],"gives":["barrel"],"accepts":["market_stall"],"copies":{"2":[3,6,7]}},{"name":"caravansery","colour":"yellow","cost":"WW","effects":[{"type":"produce","kinds":"WSOC","count":1}],"gives":["lighthouse"],"accepts":["camel"],"copies":{"2":[3,5,6]}},{"name":"vineyard","colour":"yellow","cost":"","effects":[{"type":"gain","what":"coins","value":1,"per":["brown"],"scope":["self","left","right"]}],"gives":[],"accepts":[],"copies":{"2":[3,6]}},{"name":"bazar","colour":"yellow","cost":"","effects":[{"type":"gain","what":"coins","value":2,"per":["grey"],"scope":["self","left","right"]}],"gives":[],"accepts":[],"copies":{"2":[4,7]}},{"name":"walls","colour":"red","cost":"SSS","effects":[{"type":"gain","what":"shields","value":2,"per":[],"scope":[]}],"gives":["castle"],"accepts":[],"copies":{"2":[3,7]}},{"name":"training_ground","colour":"red","cost":"WOO","effects":[{"type":"gain","what":"shields","value":2,"per":[],"scope":[]}],"gives":["helmet"],"accepts":[],"copies":{"2":[4,6,7]}},{"name":"stables","colour":"red","cost":"WCO","effects":[{"type":"gain","what":"shields","value":2,"per":[],"scope":[]}],"gives":[],"accepts":["horseshoe"],"copies":{"2":[3,5]}},{"name":"archery_range","colour":"red","cost":"WWO","effects":[{"type":"gain","what":"shields","value":2,"per":[],"scope":[]}],"gives":[],"accepts":["target"],"copies":{"2":[3,6]}},{"name":"dispensary","colour":"green","cost":"OOG","effects":[{"type":"science","symbols":["compass"]}],"gives":["lightning","torch"],"accepts":["mortar"],"copies":{"2":[3,4]}},{"name":"laboratory","colour":"green","cost":"CCP","effects":[{"type":"science","symbols":["gear"]}],"gives":["planet","saw"],"accepts":["oil_lamp"],"copies":{"2":[3,5]}},{"name":"library","colour":"green","cost":"SST","effects":[{"type":"science","symbols":["tablet"]}],"gives":["temple_front","scroll"],"accepts":["book"],"copies":{"2":[3,6]}},{"name":"school","colour":"green","cost":"WP","effects":[{"type":"science","symbols":["tablet"]}],"gives":["lyre","feather"],"accepts":[],"copies":{"2":[3,7]}},{"name":"pantheon","colour":"blue","cost":"CCOGPT","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}],"gives":[],"accepts":["star"],"copies":{"3":[3,6]}},{"name":"gardens","colour":"blue","cost":"WCC","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]}],"gives":[],"accepts":["mask"],"copies":{"3":[3,4]}},{"name":"town_hall","colour":"blue","cost":"SSOG","effects":[{"type":"gain","what":"points","value":6,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"3":[3,6]}},{"name":"palace","colour":"blue","cost":"WSCOGPT","effects":[{"type":"gain","what":"points","value":8,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"3":[3,7]}},{"name":"senate","colour":"blue","cost":"WWSO","effects":[{"type":"gain","what":"points","value":6,"per":[],"scope":[]}],"gives":[],"accepts":["temple_front"],"copies":{"3":[3,5]}},{"name":"haven","colour":"yellow","cost":"WOT","effects":[{"type":"gain","what":"coins","value":1,"per":["brown"],"scope":["self"]},{"type":"gain","what":"points","value":1,"per":["brown"],"scope":["self"]}],"gives":[],"accepts":["barrel"],"copies":{"3":[3,4]}},{"name":"lighthouse","colour":"yellow","cost":"SG","effects":[{"type":"gain","what":"coins","value":1,"per":["yellow"],"scope":["self"]},{"type":"gain","what":"points","value":1,"per":["yellow"],"scope":["self"]}],"gives":[],"accepts":["lighthouse"],"copies":{"3":[3,6]}},{"name":"chamber_of_commerce","colour":"yellow","cost":"CCP","effects":[{"type":"gain","what":"coins","value":2,"per":["grey"],"scope":["self"]},{"type":"gain","what":"points","value":2,"per":["grey"],"scope":["self"]}],"gives":[],"accepts":[],"copies":{"3":[4,6]}},{"name":"arena","colour":"yellow","cost":"SSO","effects":[{"type":"gain","what":"coins","value":3,"per":["stages"],"scope":["self"]},{"type":"gain","what":"points","value":1,"per":["stages"],"scope":["self"]}],"gives":[],"accepts":["lightning"],"copies":{"3":[3,5]}},{"name":"ludus","colour":"yellow","cost":"SO","effects":[{"type":"gain","what":"coins","value":3,"per":["red"],"scope":["self"]},{"type":"gain","what":"points","value":1,"per":["red"],"scope":["self"]}],"gives":[],"accepts":[],"copies":{"3":[5,7]}},{"name":"fortifications","colour":"red","cost":"COOO","effects":[{"type":"gain","what":"shields","value":3,"per":[],"scope":[]}],"gives":[],"accepts":["castle"],"copies":{"3":[3,7]}},{"name":"circus","colour":"red","cost":"SSSO","effects":[{"type":"gain","what":"shields","value":3,"per":[],"scope":[]}],"gives":[],"accepts":["helmet"],"copies":{"3":[4,6]}},{"name":"arsenal","colour":"red","cost":"WWOT","effects":[{"type":"gain","what":"shields","value":3,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"3":[3,5]}},{"name":"siege_workshop","colour":"red","cost":"WCCC","effects":[{"type":"gain","what":"shields","value":3,"per":[],"scope":[]}],"gives":[],"accepts":["saw"],"copies":{"3":[3,5]}},{"name":"castrum","colour":"red","cost":"WCCP","effects":[{"type":"gain","what":"shields","value":3,"per":[],"scope":[]}],"gives":[],"accepts":[],"copies":{"3":[4,7]}},{"name":"lodge","colour":"green","cost":"CCPT","effects":[{"type":"science","symbols":["compass"]}],"gives":[],"accepts":["torch"],"copies":{"3":[3,6]}},{"name":"academy","colour":"green","cost":"SSSG","effects":[{"type":"science","symbols":["compass"]}],"gives":[],"accepts":["lyre"],"copies":{"3":[3,7]}},{"name":"observatory","colour":"green","cost":"OOGT","effects":[{"type":"science","symbols":["gear"]}],"gives":[],"accepts":["planet"],"copies":{"3":[3,7]}},{"name":"study","colour":"green","cost":"WPT","effects":[{"type":"science","symbols":["gear"]}],"gives":[],"accepts":["feather"],"copies":{"3":[3,5]}},{"name":"university","colour":"green","cost":"WWGP","effects":[{"type":"science","symbols":["tablet"]}],"gives":[],"accepts":["scroll"],"copies":{"3":[3,4]}},{"name":"workers_guild","colour":"purple","cost":"WSCOO","effects":[{"type":"gain","what":"points","value":1,"per":["brown"],"scope":["left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"craftsmens_guild","colour":"purple","cost":"SSOO","effects":[{"type":"gain","what":"points","value":2,"per":["grey"],"scope":["left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"traders_guild","colour":"purple","cost":"GPT","effects":[{"type":"gain","what":"points","value":1,"per":["yellow"],"scope":["left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"philosophers_guild","colour":"purple","cost":"CCCPT","effects":[{"type":"gain","what":"points","value":1,"per":["green"],"scope":["left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"spies_guild","colour":"purple","cost":"CCG","effects":[{"type":"gain","what":"points","value":1,"per":["red"],"scope":["left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"magistrates_guild","colour":"purple","cost":"WWWST","effects":[{"type":"gain","what":"points","value":1,"per":["blue"],"scope":["left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"shipowners_guild","colour":"purple","cost":"WWWGP","effects":[{"type":"gain","what":"points","value":1,"per":["brown","grey","purple"],"scope":["self"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"builders_guild","colour":"purple","cost":"SSSCCG","effects":[{"type":"gain","what":"points","value":1,"per":["stages"],"scope":["self","left","right"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"scientists_guild","colour":"purple","cost":"WWOOP","effects":[{"type":"science","symbols":["compass","gear","tablet"]}],"gives":[],"accepts":[],"copies":{"3":[3]}},{"name":"decorators_guild","colour":"purple","cost":"SOOT","effects":[{"type":"gain","what":"points","value":7,"per":["complete"],"scope":["self"]}],"gives":[],"accepts":[],"copies":{"3":[3]}}],
    "boards": [{"name":"alexandria","start":"G","day":[{"cost":"SS","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"OO","effects":[{"type":"produce","kinds":"WSOC","count":1}]},{"cost":"PT","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"CC","effects":[{"type":"produce","kinds":"WSOC","count":1}]},{"cost":"OOO","effects":[{"type":"produce","kinds":"GPT","count":1}]},{"cost":"WWWW","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}]},{"name":"babylon","start":"W","day":[{"cost":"CC","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"OOT","effects":[{"type":"science","symbols":["compass","gear","tablet"]}]},{"cost":"WWWW","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"SS","effects":[{"type":"power","name":"seventh"}]},{"cost":"CCCG","effects":[{"type":"science","symbols":["compass","gear","tablet"]}]}]},{"name":"ephesos","start":"P","day":[{"cost":"CC","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"WW","effects":[{"type":"gain","what":"coins","value":9,"per":[],"scope":[]}]},{"cost":"OOG","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"SS","effects":[{"type":"gain","what":"points","value":2,"per":[],"scope":[]},{"type":"gain","what":"coins","value":4,"per":[],"scope":[]}]},{"cost":"WW","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]},{"type":"gain","what":"coins","value":4,"per":[],"scope":[]}]},{"cost":"OOT","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]},{"type":"gain","what":"coins","value":4,"per":[],"scope":[]}]}]},{"name":"gizah","start":"S","day":[{"cost":"WW","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"CCT","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]}]},{"cost":"SSSS","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"WW","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"SSS","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]}]},{"cost":"CCC","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]}]},{"cost":"SSSSP","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}]},{"name":"halikarnassos","start":"T","day":[{"cost":"OO","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"GP","effects":[{"type":"power","name":"dig"}]},{"cost":"SSS","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"CC","effects":[{"type":"gain","what":"points","value":2,"per":[],"scope":[]},{"type":"power","name":"dig"}]},{"cost":"GP","effects":[{"type":"gain","what":"points","value":1,"per":[],"scope":[]},{"type":"power","name":"dig"}]},{"cost":"WWW","effects":[{"type":"power","name":"dig"}]}]},{"name":"olympia","start":"C","day":[{"cost":"SS","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"WW","effects":[{"type":"power","name":"free_colour"}]},{"cost":"CCC","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"OO","effects":[{"type":"gain","what":"points","value":2,"per":[],"scope":[]},{"type":"power","name":"free_first"}]},{"cost":"CCC","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]},{"type":"power","name":"free_last"}]},{"cost":"GPT","effects":[{"type":"gain","what":"points","value":5,"per":[],"scope":[]}]}]},{"name":"rhodos","start":"O","day":[{"cost":"WW","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]}]},{"cost":"CCC","effects":[{"type":"gain","what":"shields","value":2,"per":[],"scope":[]}]},{"cost":"OOOO","effects":[{"type":"gain","what":"points","value":7,"per":[],"scope":[]}]}],"night":[{"cost":"SSS","effects":[{"type":"gain","what":"points","value":3,"per":[],"scope":[]},{"type":"gain","what":"shields","value":1,"per":[],"scope":[]},{"type":"gain","what":"coins","value":3,"per":[],"scope":[]}]},{"cost":"OOOO","effects":[{"type":"gain","what":"points","value":4,"per":[],"scope":[]},{"type":"gain","what":"shields","value":1,"per":[],"scope":[]},{"type":"gain","what":"coins","value":4,"per":[],"scope":[]}]}]}],
    "chains": {"altar":["pantheon"],"theater":["gardens"],"baths":["aqueduct"],"well":["statue"],"east_trading_post":["forum"],"west_trading_post":["forum"],"marketplace":["caravansery"],"apothecary":["stables","dispensary"],"workshop":["archery_range","laboratory"],"scriptorium":["courthouse","library"],"forum":["haven"],"caravansery":["lighthouse"],"walls":["fortifications"],"training_ground":["circus"],"dispensary":["arena","lodge"],"laboratory":["siege_workshop","observatory"],"library":["senate","university"],"school":["academy","study"]},
    "colours": ["brown","grey","blue","yellow","red","green","purple"],
    "resources": {"W":"wood","S":"stone","C":"clay","O":"ore","G":"glass","P":"papyrus","T":"textile"},
    "goods": {"raw":"WSCO","manufactured":"GPT"},
    "sides": ["day","night"],
    "decks": [{"lumber_yard":[1,2,2,2,2],"stone_pit":[1,1,2,2,2],"clay_pool":[1,1,2,2,2],"ore_vein":[1,2,2,2,2],"clay_pit":[1,1,1,1,1],"timber_yard":[1,1,1,1,1],"excavation":[0,1,1,1,1],"forest_cave":[0,0,1,1,1],"tree_farm":[0,0,0,1,1],"mine":[0,0,0,1,1],"loom":[1,1,1,2,2],"glassworks":[1,1,1,2,2],"press":[1,1,1,2,2],"altar":[1,1,2,2,2],"theater":[1,1,1,2,2],"baths":[1,1,1,1,2],"well":[0,1,1,1,2],"tavern":[0,1,2,2,3],"east_trading_post":[1,1,1,1,2],"west_trading_post":[1,1,1,1,2],"marketplace":[1,1,1,2,2],"stockade":[1,1,1,1,2],"barracks":[1,1,2,2,2],"guard_tower":[1,2,2,2,2],"apothecary":[1,1,2,2,2],"workshop":[1,1,1,1,2],"scriptorium":[1,2,2,2,2]},{"loom":[1,1,2,2,2],"glassworks":[1,1,2,2,2],"press":[1,1,2,2,2],"sawmill":[1,2,2,2,2],"quarry":[1,2,2,2,2],"brickyard":[1,2,2,2,2],"foundry":[1,2,2,2,2],"aqueduct":[1,1,1,1,2],"temple":[1,1,1,2,2],"statue":[1,1,1,1,2],"courthouse":[1,1,2,2,2],"forum":[1,1,1,2,3],"caravansery":[1,1,2,3,3],"vineyard":[1,1,1,2,2],"bazar":[0,1,1,1,2],"walls":[1,1,1,1,2],"training_ground":[0,1,1,2,3],"stables":[1,1,2,2,2],"archery_range":[1,1,1,2,2],"dispensary":[1,2,2,2,2],"laboratory":[1,1,2,2,2],"library":[1,1,1,2,2],"school":[1,1,1,1,2]},{"pantheon":[1,1,1,2,2],"gardens":[1,2,2,2,2],"town_hall":[1,1,1,2,2],"palace":[1,1,1,1,2],"senate":[1,1,2,2,2],"haven":[1,2,2,2,2],"lighthouse":[1,1,1,2,2],"chamber_of_commerce":[0,1,1,2,2],"arena":[1,1,2,2,2],"ludus":[0,0,1,1,2],"fortifications":[1,1,1,1,2],"circus":[0,1,1,2,2],"arsenal":[1,1,2,2,2],"siege_workshop":[1,1,2,2,2],"castrum":[0,1,1,1,2],"lodge":[1,1,1,2,2],"academy":[1,1,1,1,2],"observatory":[1,1,1,1,2],"study":[1,1,2,2,2],"university":[1,2,2,2,2],"workers_guild":null,"craftsmens_guild":null,"traders_guild":null,"philosophers_guild":null,"spies_guild":null,"magistrates_guild":null,"shipowners_guild":null,"builders_guild":null,"scientists_guild":null,"decorators_guild":null}],
    "guilds": [5,6,7,8,9],
    "turns": 6,
    "sale": 3,
  },
};
