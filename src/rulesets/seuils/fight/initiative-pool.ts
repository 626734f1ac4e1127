import { linesOf } from "../../../core/play/record/deed-call.js";
import { equipmentFor, specialtiesFor, type Carried } from "../data/actors/carried.js";
import { seuilsOptions } from "../data/options.js";
import type { InitiativeMade } from "../dice/pool-dice.js";
import { poolRules } from "../dice/read-rules.js";
import type { Scores } from "../rules/character/domains.js";
import { stateLines } from "../data/actors/state-lines.js";

type Fighter = Parameters<typeof stateLines>[0] & { readonly scores: Scores; readonly carried: Carried };

/** SE-04, SE-10, SE-13 — what somebody's initiative is rolled with: Rapidité, and what serves for it. */
export function initiativePool(fighter: Fighter): InitiativeMade {
  const { scores, carried } = fighter;
  const { rapidite, reflexes } = scores;
  return {
    base: rapidite,
    equipmentDice: equipmentFor(carried, ["initiative", "characteristic:rapidite"])?.system.equipmentDice ?? 0,
    specialty: specialtiesFor(carried, ["initiative"]).length > 0,
    lines: linesOf(stateLines(fighter, "rapidite")),
    rules: poolRules(seuilsOptions()),
    rapidite,
    reflexes,
  };
}
