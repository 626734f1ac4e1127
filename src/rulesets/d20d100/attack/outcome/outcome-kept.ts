import { always, flag, list, nullable, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { BruiseState } from "../../rules/body/bruises.js";
import { DEFENCE_REASONS } from "../../rules/attack/defence.js";
import type { Incident } from "../../rules/arms/jam.js";
import { DAMAGE_TYPES } from "../../rules/vocabulary.js";
import type { BodyState } from "../../rules/body/wounds.js";

/** DD-91 — how a blow shakes its target: not at all, for an action, or off their feet. */
export const SHOCKS = ["none", "plain", "violent"] as const;

export const INCIDENTS = ["none", "dud", "jammed"] as const satisfies readonly Incident[];
const STATES = ["able", "outOfAction", "stabilised", "dying", "dead"] as const satisfies readonly BodyState[];
const BRUISES = ["none", "staggered", "unconscious"] as const satisfies readonly BruiseState[];

/** What a body is before an attack and after it. */
const BODY = record({ hp: whole, temporary: whole });

/** DD-90…DD-102 — what the hits leave of their target. */
const LEFT = {
  ...{ before: BODY, after: BODY, state: oneOf(STATES), bruises: oneOf(BRUISES) },
  /** DD-92 — what wounds take off. */
  penalty: record({ before: whole, after: whole }),
  /** DD-91 — some hit is a shock by the rules. */
  shocked: flag,
  /** DD-93 — some hit may kill at once. */
  massive: flag,
};
export interface Left extends Read<typeof LEFT> {}

/** DD-90…DD-102, DD-133 — what every attack keeps of its target's body, its vest and its shock. */
export const STRUCK = {
  ...LEFT,
  type: oneOf(DAMAGE_TYPES),
  /** DD-133 — faces of the vest's die; 0: none is worn, or it goes through. */
  ...{ vest: whole, vestThrown: flag },
  /** The keeper says that the vest does not cover what was hit. */
  bare: flag,
  /** DD-91 — how they are shaken: by the rules, or as the keeper says. */
  shock: oneOf(SHOCKS),
  /** Nobody has said yet how they are shaken. */
  asksShock: flag,
};
export interface StruckBody extends Read<typeof STRUCK> {}

/** DD-131…DD-134 — what a hit does, from its dice to the body. */
export const HIT = {
  /** From 1. */
  bullet: whole,
  /** What the dice show, and how many sides each has. */
  ...{ faces: list(whole), sides: list(whole), plus: whole, multiplier: whole },
  /** Points before any protection; at least 1. */
  before: whole,
  /** DD-133 — what the vest's die shows; `null` where none is thrown. */
  vest: nullable(whole),
  /** DD-134 — what the skin takes. */
  skin: whole,
  dealt: whole,
};
export interface Hit extends Read<typeof HIT> {}

/** DD-127…DD-151 — what became of a bullet. */
const SHOT = {
  /** From 1. */
  bullet: whole,
  ...{ die: whole, modifier: whole, group: whole, total: whole, incident: oneOf(INCIDENTS), hit: flag, critical: flag },
  /** 0 for a miss. */
  multiplier: whole,
  /** The Défense that it had to reach. */
  defence: whole,
  /** The keeper's word in place of the die. */
  forced: flag,
};
export interface Shot extends Read<typeof SHOT> {}

/** DD-127…DD-151 — what an outcome keeps of an attack with a row. */
export const SHOTS_KEPT = {
  kind: always("shots"),
  mode: text,
  /** DD-57 — of the weapon; empty without one. */
  weaponType: text,
  notation: text,
  /** D-67 — the groups as they were to be fired: modifier and shots. */
  groups: list(record({ modifier: whole, shots: whole })),
  skipped: whole,
  shots: list(record(SHOT)),
  hits: list(record(HIT)),
  incident: oneOf(INCIDENTS),
  ...{ defence: whole, reason: oneOf(DEFENCE_REASONS), increments: whole, outOfRange: flag, bonus: whole },
  ...STRUCK,
  /** DD-131 — of the weapon. */
  multiplier: whole,
  /** It does no damage of its own. */
  harmless: flag,
};
export interface ShotOutcome extends Read<typeof SHOTS_KEPT> {}
