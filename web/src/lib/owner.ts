/** Whose account what is written here belongs to, also without a network: what is of another one is neither shown nor given away. */
import { keep, kept } from "./kept";

const PLACE = "tetrapolis-owner";
let now = kept(PLACE) ?? "";

/** The account of whoever is here; "": nobody's, what is written belongs to the device. */
export const owner = (): string => now;

export function belongsTo(user: string): void {
  now = user;
  keep(PLACE, user);
}

/** Whether whoever is here may see what belongs to an account, or to none. */
export const isSeen = ({ owner: whose = "" }: { owner?: string }): boolean => whose === "" || whose === now;
