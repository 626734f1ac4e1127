import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { card } from "../../../../core/deed/card.js";
import { flag, record, type Read } from "../../../../core/shape/shape.js";
import { marginFact } from "../check-result.js";
import { DIFFICULTY, difficultyFact, difficultyFigure, difficultyShown, usualDifficulties } from "../difficulty.js";
import { deed, fact, field, named, say, secret } from "../kit.js";
import { chanceHint, chanceOf, FREE_FORM } from "../pool-test.js";
import { unlessAlive } from "../reading.js";
import { ASKED, askedText, givenFacts, specialtyAsked, specialtyOutcome } from "./check-asked.js";
import { characteristicShown, TRIAL_FORM, trialOf } from "./check-trial.js";
import { CHECK } from "./check.js";

const KEPT = { ...ASKED, secret: flag };

function factsOf(asked: Read<typeof KEPT>): readonly CardFact[] {
  const { difficulty, hidden, reason } = asked;
  return [
    ...(difficulty === null ? [] : [difficultyFact(difficulty, hidden)]),
    ...givenFacts(asked),
    ...(asked.secret ? [secret("secret", say("secretRoll"), "SE-05")] : []),
    ...(reason ? [fact("reason", named(reason), "SE-05")] : []),
  ];
}

/** SE-05 — the keeper asks for a test: of what, how hard, and whether its result is theirs alone. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: {
    join: "check",
    each: { label: say("request.answer"), compared: (answer) => marginFact(record(CHECK).read(answer)) },
  },
  form: {
    characteristic: TRIAL_FORM.characteristic,
    specialty: TRIAL_FORM.specialty,
    difficulty: DIFFICULTY,
    hidden: field.flag({ hint: say("hint.hidden") }),
    secret: field.flag({ hint: say("hint.secret") }),
    ...FREE_FORM,
    reason: field.text({ hint: say("hint.reason") }),
  },
  // of one person alone the window tells the chance
  window: (form, { actor, ...asked }) => {
    const alone = asked.actors.length === 1;
    return {
      characteristic: {
        ...characteristicShown(asked.actors),
        ...(alone && { hint: chanceHint(trialOf(actor, form, difficultyShown(asked))) }),
      },
      specialty: specialtyAsked(asked.actors, form.specialty),
    };
  },
  usual: usualDifficulties,
  chance: ({ actor, form }) => chanceOf(trialOf(actor, form, form.difficulty)),
  kept: KEPT,
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, form }) => ({ ...form, ...specialtyOutcome(actor, form.specialty) }),
  edit: { figures: ({ difficulty, hidden }) => (difficulty === null ? [] : [difficultyFigure(hidden)]) },
  view: (asked) =>
    card({
      verdict: say("request.verdict", { tried: askedText(asked) }),
      tone: "accent",
      facts: factsOf(asked),
    }),
});
