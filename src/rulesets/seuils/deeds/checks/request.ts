import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { fact, named, secret, told } from "../card.js";
import { characteristicField } from "./characteristic.js";
import { askedOutcome, askedText, givenFacts, specialtyAsked } from "./check-asked.js";
import { marginFact } from "../check-result.js";
import { trialOf } from "./check-trial.js";
import { deed } from "../deed.js";
import { difficultyFact, difficultyField, difficultyFigure, shownDifficulty } from "../difficulty.js";
import { flagField, textField } from "../fields.js";
import { chanceHint, freeFields } from "../pool-test.js";
import { unlessAlive } from "../reading.js";

/** SE-05 — the fields of what is asked; of one person alone the window tells the chance. */
function fieldsOf([first, ...more]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!first) return [];
  const chance = more.length === 0 && chanceHint(trialOf(first, choices, shownDifficulty(choices)));
  const characteristic = characteristicField([first, ...more], choices);
  return [
    chance ? { ...characteristic, hint: chance } : characteristic,
    ...specialtyAsked([first, ...more], choices),
    difficultyField(choices),
    flagField("hidden", flagIn(choices, "hidden"), told("hint.hidden")),
    flagField("secret", flagIn(choices, "secret"), told("hint.secret")),
    ...freeFields(choices),
    textField("reason", textIn(choices, "reason"), told("hint.reason")),
  ];
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const { difficulty, hidden } = outcome;
  const reason = word(outcome, "reason");
  return [
    ...(typeof difficulty === "number" ? [difficultyFact(difficulty, hidden === true)] : []),
    ...givenFacts(outcome),
    ...(outcome.secret === true ? [secret("secret", told("secretRoll"), "SE-05")] : []),
    ...(reason ? [fact("reason", named(reason), "SE-05")] : []),
  ];
}

/** SE-05 — the keeper asks for a test: of what, how hard, and whether its result is theirs alone. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: { join: "check", each: { label: told("request.answer"), compared: marginFact } },
  fields: fieldsOf,
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices }) => ({ ...askedOutcome(actor, choices), secret: flagIn(choices, "secret") }),
  edit: { figures: (ruled) => (typeof ruled.difficulty === "number" ? [difficultyFigure(ruled.hidden === true)] : []) },
  view: (outcome) =>
    card({
      verdict: told("request.verdict", { tried: askedText(outcome) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
