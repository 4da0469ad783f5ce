/** The parts of the view under the names that the board uses. Cards, tiles and characters are named in notation. */
import type { CATEGORIES, COLOURS, GOODS, PHASES, TRIGGERS } from "./view";

export type {
  Cell,
  CityBuilding as BuildingView,
  District,
  Goods,
  Party as PlayerView,
  Secrets as OwnView,
  Share,
  View as TableView,
} from "./view";

export type Colour = (typeof COLOURS)[number];
export type Trigger = (typeof TRIGGERS)[number];
export type Good = (typeof GOODS)[number];
export type Phase = (typeof PHASES)[number];
export type Category = (typeof CATEGORIES)[number];
