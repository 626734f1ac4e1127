import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../data/reading.js";
import { CHARACTERISTICS, type Characteristic } from "../../rules/vocabulary.js";
import { actionIn } from "../action-test.js";
import { namedAmong, poolTest, type Asked, type PoolTest } from "../pool-test.js";

const FIRST: Characteristic = "perception";

/** SE-10, SE-18 — the Caractéristique chosen, else the usual one of the action or of the Spécialité. */
export function characteristicIn(actor: Actor, choices: DeedChoices): Characteristic {
  const chosen = CHARACTERISTICS.find((one) => one === choices.characteristic);
  return chosen ?? actionIn(choices)?.characteristic ?? specialtyIn(actor, choices)?.system.characteristic ?? FIRST;
}

/** SE-10 — the Spécialité that was chosen; `null` for whoever has it not. */
export function specialtyIn(actor: Actor, choices: DeedChoices) {
  return namedAmong(figuresOf(actor).carried.specialties, textIn(choices, "specialty"));
}

/**
 * SE-04, SE-10 — what somebody tries by choice. Whether a Spécialité applies is said by whoever tries; equipment is
 * proposed where it serves for that Spécialité or for the Caractéristique.
 */
export function triedIn(actor: Actor, choices: DeedChoices, difficulty: number | null): Asked {
  return {
    what: actionIn(choices) ? "action" : "test",
    characteristic: characteristicIn(actor, choices),
    uses: specialtyIn(actor, choices)?.system.serves ?? [],
    difficulty,
  };
}

/** SE-06 — the same with its pool. */
export function trialOf(actor: Actor, choices: DeedChoices, difficulty: number | null): PoolTest {
  return poolTest(actor, triedIn(actor, choices, difficulty), choices);
}
