import { flag, oneOf, text, whole, flagged } from "../../../../core/shape/shape.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { isOurs } from "../../data/reading.js";
import { MULTIPLIER_MODES } from "../../rules/vocabulary.js";
import { checkIn } from "../check-test.js";
import { broughtTo, skillTried, triedValue, type Tried } from "../tried.js";

/** What a skill is called, by whoever has it; its word where nobody does. */
function nameOfTried(tried: Tried, actors: readonly Actor[]): string {
  if (tried.kind !== "skill") return "";
  const known = [...actors, ...game.actors.contents].filter(isOurs);
  return known.map((actor) => skillTried(actor, tried.word)?.name).find((name) => name !== undefined) ?? tried.word;
}

/** DD-01, DD-63, DD-85 — what an outcome keeps of what is asked: choices that a test is made by. */
export const ASKED = {
  ...{ tried: text, name: text, times: whole, mode: oneOf(MULTIPLIER_MODES), difficulty: whole, situation: whole },
  ...{ wounds: flagged(true), hidden: flag, against: text, reason: text },
};

/** DD-01, DD-63, DD-85 — what is asked of an actor. */
export function askedOutcome(actor: Actor, choices: DeedChoices) {
  const check = checkIn(actor, choices);
  const { times, mode, difficulty, situation, wounds, hidden, against, reason } = check;
  const brought = broughtTo(actor, check);
  const tried = brought?.tried ?? check.tried;
  return {
    ...{ tried: triedValue(tried), name: nameOfTried(tried, [actor]), times, mode },
    difficulty: brought || "difficulty" in choices ? difficulty : 0,
    ...{ situation, wounds, hidden, against, reason },
  };
}
