import type { DiceSum } from "../../rules/dice-sum.js";
import type { Modifiers } from "../../rules/character/skills.js";
import type { TraitFigures } from "../../rules/character/traits.js";
import type { CombatSkill } from "../../rules/vocabulary.js";

/** What the figures of a skill or a weapon read of whoever has it. */
export interface Bearer {
  readonly modifiers: Modifiers;
  readonly scores: Modifiers;
  readonly traits: readonly TraitFigures[];
  /** DD-132 — 0 or less. */
  readonly armorPenalty: number;
  /** DD-92 — 0 or less. */
  readonly woundPenalty: number;
  /** DD-44, DD-169 — with what it fights with a weapon of a skill. */
  readonly combatTotal: (skill: CombatSkill) => number;
  /** DD-28, DD-45 — what its body adds to blows. */
  readonly damageBonus: DiceSum;
}

/** Nobody: for what lies in a compendium. */
export const NOBODY: Bearer = {
  modifiers: {},
  scores: {},
  traits: [],
  armorPenalty: 0,
  woundPenalty: 0,
  combatTotal: () => 0,
  damageBonus: { faces: [], plus: 0 },
};
