import type { Condition, State } from "../body/conditions.js";
import type { Effect } from "./effects.js";
import type { Side } from "../vocabulary.js";

/** RP-61 — what lasts of an effect; `null` for what happens at once. */
export function stateOf(effect: Effect, side: Side | null): State | null {
  switch (effect.type) {
    case "disableLimb":
      return { type: effect.type, part: effect.part, side };
    case "restrict":
      return { type: effect.type, mode: effect.mode };
    case "prone":
      return { type: effect.type, stand: effect.stand.kind };
    case "bleed":
      return { type: effect.type, formula: effect.formula };
    case "modifier":
      return { type: effect.type, scope: effect.scope, value: effect.value };
    case "inert":
    case "unconscious":
    case "halveSkills":
    case "halveMove":
    case "halveInitiative":
    case "crawl":
      return { type: effect.type };
    case "test": {
      const { attribute, difficulty, onFail } = effect;
      return effect.when === "eachRound" ? { type: "unsteady", attribute, difficulty, onFail } : null;
    }
    case "death":
      return effect.delay === null ? null : { type: "dying", avert: effect.avert };
    case "skillLoss":
      return effect.startsOn ? { type: "awaitedLoss", scope: effect.scope, value: effect.value } : null;
    case "entangle":
      return { type: "entangled", zone: effect.zone, side };
    case "boon":
      return { type: effect.type, boon: effect.boon, formula: effect.formula };
    case "choke":
      return { type: "choking", failed: false };
    case "drop":
    case "destroyHeld":
    case "loseBodyPart":
    case "loseFunction":
    case "cosmetic":
      return null;
  }
}

/** RP-61, RP-80 — what ends the lasting part of an effect, beside its clock. */
export function endOf(effect: Effect): Condition["ends"] {
  switch (effect.type) {
    case "prone":
      return "standing";
    case "death":
      return effect.avert === "care" ? "care" : "permanent";
    case "skillLoss":
      return "care";
    case "choke":
      return "freed";
    default:
      return ("until" in effect ? effect.until?.kind : undefined) ?? "permanent";
  }
}
