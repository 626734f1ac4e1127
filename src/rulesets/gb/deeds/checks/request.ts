import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { record, text, type Read } from "../../../../core/shape/shape.js";
import { signed } from "../../../../core/text/i18n.js";
import { count, deed, fact, field, figure, named, obstacle, say, secret } from "../kit.js";
import { unlessAlive } from "../obstacles.js";
import { ASKED, marginFact } from "./asked.js";
import { MOST_DC, MOST_MODIFIER, MET, triedName, withListed } from "./check-words.js";
import { checksOf, namedIn, proposedFor, triedBy } from "./checked.js";
import { chanceOf, usualDifficulties } from "./usual.js";

/** GB-01 — the keeper asks for a check or a save: of what, how hard, and what of it is theirs alone to know. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: {
    join: "check",
    each: { label: say("request.answer"), compared: (answer) => marginFact(record(MET).read(answer)) },
  },
  form: {
    check: field.pick(({ actors }) => checksOf(actors), {
      initial: (asked) => namedIn(asked) || proposedFor(asked.actors),
    }),
    dc: field.numberOrNone(0, MOST_DC, { hint: say("check.dcHint") }),
    hidden: field.flag({ hint: say("hint.hidden") }),
    secret: field.flag({ hint: say("hint.secret") }),
    modifier: field.number(-MOST_MODIFIER, MOST_MODIFIER, { initial: 0 }),
    reason: field.text({ hint: say("hint.reason") }),
    kind: field.carried(text),
    id: field.carried(text),
  },
  window: (form, { actor, actors }) => ({
    check: { options: withListed(checksOf(actors), form.check, triedBy(actor, form.check)) },
    hidden: form.dc !== null,
  }),
  usual: usualDifficulties,
  chance: chanceOf,
  kept: ASKED,
  obstacle: ({ actor, form }) => {
    const tried = triedBy(actor, form.check);
    if (!tried) return obstacle("noCheck", actor);
    return tried.usable ? unlessAlive(actor) : obstacle("untrained", actor);
  },
  outcome: ({ actor, form: { check, dc, hidden, ...form } }) => ({
    ...{ check, dc, hidden: hidden && dc !== null, name: triedBy(actor, check)?.skill ?? "" },
    ...{ secret: form.secret, modifier: form.modifier, reason: form.reason },
  }),
  edit: {
    figures: ({ dc, hidden }) =>
      dc === null ? [] : [count("dc", [0, MOST_DC], { audience: hidden ? "keeper" : "all" })],
  },
  view: (asked) =>
    card({
      verdict: say("request.verdict", { tried: triedName(asked.name, asked.check.replace(/^\w+\./, "")) }),
      tone: "accent",
      facts: factsOf(asked),
    }),
});

function factsOf({ dc, hidden, modifier, secret: isSecret, reason }: Read<typeof ASKED>): readonly CardFact[] {
  return [
    ...(dc === null ? [] : [(hidden ? secret : fact)("dc", figure(dc), "GB-01")]),
    ...(modifier === 0 ? [] : [fact("modifier", named(signed(modifier)), "GB-01")]),
    ...(isSecret ? [secret("secret", say("secretRoll"), "GB-01")] : []),
    ...(reason ? [fact("reason", named(reason), "GB-01")] : []),
  ];
}
