import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { signed } from "../../../../core/text/i18n.js";
import { askedOutcome } from "./asked.js";
import { fact, named, secret, told } from "../card.js";
import { difficultyFacts, marginFact, triedOf } from "../check-result.js";
import { chanceHint, timesFields } from "../check-test.js";
import { keepersFields } from "./check.js";
import { difficultyIn, MOST_DIFFICULTY, situationField } from "../circumstances.js";
import { deed } from "../deed.js";
import { choiceField, flagField, numberField, textField } from "../fields.js";
import { count } from "../figures.js";
import { unlessAlive } from "../reading.js";
import { surprisedTogether } from "../fight/surprised.js";
import { broughtTo, triedIn, triedOptions, triedValue } from "../tried.js";

/** DD-01 — the fields of what is asked; of one person alone the window tells the chance. */
function fieldsOf([first, ...more]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!first) return [];
  const options = triedOptions([first, ...more]);
  const wanted = triedValue(triedIn(choices));
  const tried = options.some(({ value }) => value === wanted) ? wanted : (options[0]?.value ?? "");
  const chosen = { ...choices, tried };
  const hint = more.length === 0 ? chanceHint(first, chosen, false) : null;
  const usual = [first, ...more].map((actor) => broughtTo(actor, chosen)?.difficulty).find((one) => one !== undefined);
  return [
    choiceField("tried", tried, options, ...(hint ? [hint] : [])),
    ...(triedIn(chosen).kind === "multiplier"
      ? timesFields(chosen)
      : [numberField("difficulty", difficultyIn(chosen, usual ?? 0), 0, MOST_DIFFICULTY, told("hint.ladder"))]),
    ...keepersFields(first, chosen),
    flagField("secret", flagIn(choices, "secret"), told("hint.secret")),
    situationField(choices),
    textField("reason", textIn(choices, "reason"), told("hint.reason")),
  ];
}

/** DD-09, DD-85 — what is told of what was asked. */
export function askedFacts(outcome: Outcome): readonly CardFact[] {
  const [reason, situation] = [word(outcome, "reason"), stored(outcome, "situation")];
  return [
    ...(situation === 0 ? [] : [fact("situation", named(signed(situation)), "DD-09")]),
    ...(outcome.secret === true ? [secret("secret", told("secretRoll"), "DD-01")] : []),
    ...(reason ? [fact("reason", named(reason), "DD-01")] : []),
  ];
}

/** DD-01, DD-09 — the keeper asks for a test: of what, how hard, and whether its result is theirs alone. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: {
    join: "check",
    each: { label: told("request.answer"), compared: marginFact, calls: surprisedTogether },
  },
  fields: fieldsOf,
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices }) => ({ ...askedOutcome(actor, choices), secret: flagIn(choices, "secret") }),
  edit: {
    figures: ({ hidden }) => [
      count("difficulty", [0, MOST_DIFFICULTY], { audience: hidden === true ? "keeper" : "all" }),
    ],
  },
  view: (outcome) =>
    card({
      verdict: told("request.verdict", { tried: triedOf(outcome) }),
      tone: "accent",
      facts: [...difficultyFacts(outcome), ...askedFacts(outcome)],
    }),
});
