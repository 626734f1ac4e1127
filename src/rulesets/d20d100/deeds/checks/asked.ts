import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { d20d100Options } from "../../data/options.js";
import { isOurs } from "../../data/reading.js";
import { difficultyIn, situationIn } from "../circumstances.js";
import { broughtTo, modeIn, skillTried, timesIn, triedIn, triedValue, type Tried } from "../tried.js";

/** What a skill is called, by whoever has it; its word where nobody does. */
function nameOfTried(tried: Tried, actors: readonly Actor[]): string {
  if (tried.kind !== "skill") return "";
  const known = [...actors, ...game.actors.contents].filter(isOurs);
  return known.map((actor) => skillTried(actor, tried.word)?.name).find((name) => name !== undefined) ?? tried.word;
}

/** DD-01, DD-63, DD-85 — what is asked of somebody, as an outcome keeps it: choices that their test is made by. */
export function askedOutcome(actor: Actor, choices: DeedChoices): Outcome {
  const brought = broughtTo(actor, choices);
  const tried = brought?.tried ?? triedIn(choices);
  return {
    tried: triedValue(tried),
    name: nameOfTried(tried, [actor]),
    times: timesIn(choices),
    mode: modeIn(choices),
    difficulty: difficultyIn(choices, brought?.difficulty ?? 0),
    situation: situationIn(choices),
    wounds: flagIn(choices, "wounds", true),
    hidden: flagIn(choices, "hidden", d20d100Options().hideDifficulty),
    against: textIn(choices, "against"),
    reason: textIn(choices, "reason"),
  };
}
