import {
  flag,
  list,
  nullable,
  oneOf,
  record,
  text,
  whole,
  wholeFrom,
  type Read,
} from "../../../../core/shape/shape.js";
import { LIFE_STATES } from "../../rules/character/life.js";
import { PARRY_MEANS } from "../../rules/attack/parry.js";
import { UNPARRIED } from "../answer/guards.js";
import { FEATS } from "../manoeuvres/feats.js";
import { BROUGHT } from "../spells/brings.js";
import { CRITICAL_HIT } from "./critical.js";
import { FUMBLED } from "./fumble.js";

/** What the keeper may force a blow to be. */
export const ENDS = ["miss", "parried", "resisted", "lands"] as const;

/** RP-41…RP-54 — what an attack came to; what is not understood becomes a harmless miss. */
export const KEPT = {
  /** RP-09…RP-13 — the test of the attack. */
  ...{ die: whole, difficulty: whole, total: whole, score: whole, margin: whole },
  result: oneOf(["failure", "success", "criticalSuccess", "criticalFailure"]),
  /** Whether the target was asked and answered. */
  answered: flag,
  /** RP-42 — why nobody was asked to parry; empty where the target was, or nobody knows. */
  unparried: oneOf([...UNPARRIED, ""], ""),
  /** RP-43…RP-46 — empty where no parry was rolled. */
  means: oneOf([...PARRY_MEANS, ""], ""),
  /** RP-15 — the skill that it was parried with; empty where none was. */
  parrySkill: text,
  ...{ parryDie: whole, parryDifficulty: whole },
  /** Winning faces. */
  parryTarget: whole,
  /** What became of the blow. */
  end: oneOf(ENDS),
  /** RP-79 — a spell. */
  spell: flag,
  /** RP-79 — the target's Volonté; a die of 0 where it was not thrown. */
  resistance: record({ die: whole, score: whole, margin: whole }),
  /** The keeper's word in place of the rules. */
  forced: flag,
  /** RP-47 — number and name of the place; 0 and empty where nothing says. */
  ...{ number: whole, place: text },
  multiplier: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  /** RP-50, RP-54 — faces of the weapon's dice, and what they come to. */
  ...{ faces: list(whole), weapon: whole },
  ...{ damageBonus: whole, armour: whole, armourIgnored: flag },
  /** RP-62 — neither edge nor point struck. */
  blunt: flag,
  /** RP-56 — the row of a critical table, with what its dice came to. */
  critical: nullable(CRITICAL_HIT),
  /** RP-56 — the keeper has said what the critical hit is. */
  settled: flag,
  /** RP-55 — what a critical failure costs, of the attack or of the parry. */
  fumble: nullable(FUMBLED),
  /** RP-70…RP-86 — what it does besides wounding, or instead. */
  feats: FEATS,
  /** RP-79 — what a spell that took hold brings besides wounding; `null` for any other blow. */
  brought: nullable(record(BROUGHT)),
  /** Hit points. */
  loss: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  ...{ before: oneOf(LIFE_STATES), after: oneOf(LIFE_STATES) },
};
export interface RpgOutcome extends Read<typeof KEPT> {}
