import {
  flag,
  list,
  nullable,
  oneOf,
  real,
  record,
  text,
  whole,
  wholeFrom,
  type Read,
} from "../../../../core/shape/shape.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";
import { FACTOR_PARTS } from "../../rules/attack/factors.js";
import { HEALTH } from "../../rules/body/hit-points.js";
import type { BlowMet } from "../../rules/fight/turn-changes.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";
import { SIDE } from "./side.js";

const FROM_NONE = wholeFrom(0, Number.MAX_SAFE_INTEGER);

/** WP-51…WP-97 — what an attack came to, as a verdict stores it: ids and numbers. Where nothing is kept it missed. */
export const OUTCOME = {
  attack: SIDE,
  /** `null` where nothing was rolled: nobody was asked, or the target let it come. */
  defence: nullable(SIDE),
  /** WP-10 — whose figures the keeper may keep to themselves. */
  keepersAttacker: flag,
  keepersTarget: flag,
  answered: flag,
  /** WP-132 — a spell turned it aside before anything else. */
  aside: flag,
  hit: flag,
  margin: whole,
  /** The weapon is gone, and with it what it does: the keeper has to say. */
  forgotten: flag,
  /** The keeper's word in place of the rules, for hit or damage. */
  forced: flag,
  parts: list(record({ id: oneOf(FACTOR_PARTS), value: real })),
  harm: oneOf(["normal", ...AMMO_TYPES, "taser"]),
  /** WP-93 — 0 where distance spreads nothing. */
  rangeDice: whole,
  special: flag,
  /** WP-74 — faces of the damage dice; empty where the margin makes the damage. */
  damageDice: list(whole),
  raw: whole,
  /** Armour as it fell: regular dice, flat points with the steel skin, dice against bullets. */
  regular: list(whole),
  points: whole,
  skin: whole,
  ballistic: list(whole),
  protection: whole,
  divisor: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  damage: FROM_NONE,
  temporary: flag,
  /** WP-57…WP-59 — how the target fared before and fares after. */
  before: oneOf(HEALTH, "fit"),
  after: oneOf(HEALTH, "fit"),
  /** WP-75 — whether a serious wound is proposed, and the keeper's word for it. */
  proposed: flag,
  serious: oneOf(["", ...WOUND_NATURES, "none"]),
  /** WP-58 — category of the weapon. */
  category: text,
  /** WP-56 — what the attack was said to be. */
  text,
  /** WP-50, WP-73, WP-15, WP-115 — what the defence used up. */
  trait: text,
  desperate: flag,
  /** WP-68 — to whom the target gave the bonus die; empty: to nobody in particular. */
  grant: text,
  experience: whole,
  charges: whole,
};
export type WarpOutcome = Read<typeof OUTCOME>;

/** WP-50, WP-68, WP-73 — what an attack takes up of the turn of its target. */
export function metIn({ grant, defence, trait, desperate }: WarpOutcome, attacker: string): BlowMet {
  return { attacker, grant, defence: defence && { trait: trait || null, desperate } };
}
