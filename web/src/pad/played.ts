/** Score pads as lines of the table that figures are made of. */
import { manifestOf } from "../games/contract";
import "./brought";
import { offer, totalsOf, type Played } from "../play/played";
import { loadRules } from "../play/rules";
import { choicesOf } from "./counting";
import { listPads, readPad, type KeptPad } from "./store";
import { fold } from "./model";

/** Pads on which something was counted: a real match, at noon of its day. */
async function padsPlayed(): Promise<Played[]> {
  const counted = (await listPads()).filter(({ line }) => line.points.some((one) => one.some((each) => each !== 0)));
  return Promise.all(counted.map(playedOf));
}

async function playedOf({ pad, game, line }: KeptPad): Promise<Played> {
  const [manifest, rules, kept] = await Promise.all([manifestOf(game), loadRules(game), readPad(pad)]);
  const categories = manifest?.categories ?? [];
  const points = line.points.map((one) => Object.fromEntries(categories.map((name, at) => [name, one[at] ?? 0])));
  const options = kept ? choicesOf(rules.engine, fold(kept.facts, kept.strokes).options) : {};
  return {
    ...{ origin: "pad", id: pad, game, options, points, totals: totalsOf(points), ranks: line.places },
    at: new Date(`${line.date}T12:00:00`).getTime(),
    written: line.updated,
    seats: line.names.map((name) => ({ kind: "person", name, level: "", mine: false, left: false })),
    page: `/pad/${pad}`,
  };
}

offer("pad", padsPlayed);
