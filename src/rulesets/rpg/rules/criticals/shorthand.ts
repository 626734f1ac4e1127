import type { ArmPart, Effect, LostPart, Restriction, RoundsEnd, Until } from "./effects.js";
import type { ModifierScope } from "../body/modifiers.js";
import type { Attribute } from "../vocabulary.js";

// RP-61 — words that the rows of the critical tables are written with.

/** Until somebody gives care. */
export const CARE: Until = { kind: "care" };

/** Rounds after this one; what remains of this one is played normally (D-38). */
export const next = (formula: string): RoundsEnd => ({ kind: "rounds", formula, start: "next" });

/** At once, and through as many rounds more. */
export const now = (formula: string, rollKey?: string): RoundsEnd => ({
  kind: "rounds",
  formula,
  start: "now",
  ...(rollKey !== undefined && { rollKey }),
});

export const DROP_LIMB: Effect = { type: "drop", what: "limbHeld" };
export const DEAD: Effect = { type: "death", delay: null, avert: "none" };
export const DOWN_UNTIL_CARE: Effect = { type: "prone", stand: { kind: "care" } };
export const DOWN: Effect = { type: "prone", stand: { kind: "free" } };
export const OUT: Effect = { type: "unconscious", until: CARE };

export const disabled = (part: ArmPart, until: Until = CARE): Effect => ({ type: "disableLimb", part, until });
export const lost = (part: LostPart): Effect => ({ type: "loseBodyPart", part });
export const only = (mode: Restriction, until: Until): Effect => ({ type: "restrict", mode, until });
export const bleeding = (formula: string): Effect => ({ type: "bleed", formula, until: CARE });
export const malus = (scope: ModifierScope, value: number): Effect => ({ type: "modifier", scope, value, until: CARE });
export const halved = (what: "halveSkills" | "halveMove" | "halveInitiative", until: Until = CARE): Effect => ({
  type: what,
  until,
});
export const dying = (avert: "care" | "none"): Effect => ({ type: "death", delay: "1d4", avert });

/** On the ground for some rounds, and able to parry only until up again. */
export const fallen = (mode: Restriction): readonly [Effect, Effect] => [
  { type: "prone", stand: { kind: "rounds", formula: "1d4" } },
  only(mode, { kind: "standing" }),
];

export const orElse = (attribute: Attribute, ...onFail: readonly Effect[]): Effect => ({
  type: "test",
  attribute,
  difficulty: 0,
  when: "once",
  onFail,
});
