/** Where the engine of akropolis has everything. Made by scripts/typescript.py from the game's state.py and actions.py: do not edit. */
import type { Layout } from "../../engine/layout";

export const LAYOUT: Layout = {
  "rule_prefix": "AK",
  "parties": {
    "1": 2,
    "2": 2,
    "3": 3,
    "4": 4,
  },
  "legal_limit": 24120,
  "goods": [],
  "part_reasons": [],
  "part_goods": [],
  "part_limit": 0,
  "alone": false,
  "steps": null,
  "secret_steps": false,
  "state": {
    "size": 18784,
    "rng": 0,
    "seats": 16,
    "parties": 24,
    "options": [{"name":"solo_level","place":32,"choices":["easy","medium","hard"]},{"name":"long_game","place":33,"choices":[false,true]},{"name":"variant_house","place":34,"choices":[false,true]},{"name":"variant_market","place":35,"choices":[false,true]},{"name":"variant_barracks","place":36,"choices":[false,true]},{"name":"variant_temple","place":37,"choices":[false,true]},{"name":"variant_garden","place":38,"choices":[false,true]},{"name":"house_group","place":39,"choices":["most_hexes_then_value","most_value"]},{"name":"barracks_edge","place":40,"choices":["outer_space_only","any_empty_neighbour","variant_any_empty"]},{"name":"lake","place":41,"choices":["enclosed_region_any_size","single_cell_only"]},{"name":"first_player","place":42,"choices":["random",1,2,3,4]}],
    "event_count": 48,
    "events": 56,
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
    "program": [1,1,0,0,0,0,1,1,0,0,1,1,2,0,0,1,1,3,0,4],
    "texts": ["@",","],
    "most": 102,
    "kinds": [{"pattern":"(?<index>-?[0-9]{1,9})\\s*@\\s*(?<q>-?[0-9]{1,9})\\s*,\\s*(?<r>-?[0-9]{1,9})\\s*,\\s*(?<k>-?[0-9]{1,9})","members":[{"name":"index","words":[],"default":null},{"name":"q","words":[],"default":null},{"name":"r","words":[],"default":null},{"name":"k","words":[],"default":null}]}],
    "example": "0@2,0,0",
  },
  "prepared": [],
  "prepared_for": {},
};
