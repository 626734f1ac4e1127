import type { EffectType } from "../../rules/criticals/effects.js";
import type { AfflictionKind } from "../../rules/vocabulary.js";

/** RP-62, RP-92 — what somebody may be immune to: kinds of effect, poisons, diseases; want of air is `choke`. */
export const IMMUNITIES = [
  "drop",
  "destroyHeld",
  "disableLimb",
  "loseBodyPart",
  "loseFunction",
  "restrict",
  "inert",
  "prone",
  "unconscious",
  "bleed",
  "modifier",
  "halveSkills",
  "halveMove",
  "halveInitiative",
  "crawl",
  "skillLoss",
  "death",
  "entangle",
  "choke",
  "poison",
  "disease",
] as const satisfies readonly (EffectType | AfflictionKind)[];
export type Immunity = (typeof IMMUNITIES)[number];
