import { card } from "../../../../core/deed/card.js";
import { flag } from "../../../../core/shape/shape.js";
import { signed } from "../../../../core/text/i18n.js";
import { askedDifficulty, checked, marginFact } from "../check-result.js";
import { chanceHint, CHECK_FORM, checkIn, difficultyOrTimes, testChance, usualOf } from "../check-test.js";
import { MOST_DIFFICULTY } from "../circumstances.js";
import { reasonFacts } from "../d20-test.js";
import { surprisedTogether } from "../fight/surprised.js";
import { count, deed, fact, field, named, say, secret } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { triedField, triedOf, triedOptions } from "../tried.js";
import { ASKED, askedOutcome } from "./asked.js";

const { times, mode, difficulty, against, hidden, situation } = CHECK_FORM;

/** DD-01, DD-09 — the keeper asks for a test: of what, how hard, and whether its result is theirs alone. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: {
    join: "check",
    each: {
      label: say("request.answer"),
      compared: (answer) => marginFact(checked.read(answer)),
      calls: surprisedTogether,
    },
  },
  form: {
    // of one actor alone the window tells the chance
    tried: triedField(triedOptions, (tried, { actors: [actor, ...more], choices }) =>
      actor && more.length === 0 ? chanceHint(actor, { ...checkIn(actor, choices), tried }, false) : null,
    ),
    ...{ times, mode, difficulty, against, hidden },
    secret: field.flag({ hint: say("hint.secret") }),
    situation,
    reason: field.text({ hint: say("hint.reason") }),
  },
  window: (_form, asked) => {
    const shown = difficultyOrTimes(asked);
    return { ...shown, difficulty: shown.difficulty && { asks: false } };
  },
  usual: ({ actor, choices }) => usualOf({ actors: [actor], choices }),
  chance: ({ actor, choices }) => testChance(actor, checkIn(actor, choices)),
  kept: { ...ASKED, secret: flag },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices, form }) => ({ ...askedOutcome(actor, choices), secret: form.secret }),
  edit: {
    figures: (ruled) => [count("difficulty", [0, MOST_DIFFICULTY], { audience: ruled.hidden ? "keeper" : "all" })],
  },
  view: (outcome) => {
    const { situation: added, reason } = outcome;
    return card({
      verdict: say("request.verdict", { tried: triedOf(outcome) }),
      tone: "accent",
      facts: [
        askedDifficulty(outcome),
        ...(added === 0 ? [] : [fact("situation", named(signed(added)), "DD-09")]),
        ...(outcome.secret ? [secret("secret", say("secretRoll"), "DD-01")] : []),
        ...reasonFacts(reason, "DD-01"),
      ],
    });
  },
});
