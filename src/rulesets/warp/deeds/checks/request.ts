import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { nameKept, nameTold } from "../../data/items/names-kept.js";
import { MOST_SITUATION } from "../action.js";
import { traitIn, traitOptions } from "../attempt.js";
import { count, deed, fact, field, figure, FREE, named, obstacle, say, secret } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { ASKED, marginFact } from "./asked.js";
import { DIFFICULTY_FORM, difficultyIn, difficultyWindow, obstacleDice } from "./difficulty.js";
import { chanceOf, chancesOfAny, usualDifficulties } from "./usual.js";

/** WP-05…WP-14 — the keeper asks for a roll: with what, how hard, and what of it is theirs alone to know. */
export const request = deed("request", {
  icon: "fa-solid fa-hand-point-right",
  by: "keeper",
  gathers: { join: "check", each: { label: say("request.answer"), compared: marginFact } },
  form: {
    trait: field.pick(
      (asked) => [{ value: "", label: say("request.anyTrait") }, ...traitOptions(asked).filter(({ value }) => value)],
      { initial: "" },
    ),
    technical: field.flag({ hint: say("hint.technical") }),
    ...DIFFICULTY_FORM,
    hidden: field.flag({ hint: say("hint.hidden") }),
    secret: field.flag({ hint: say("hint.secretRoll") }),
    bonus: field.number(0, MOST_SITUATION),
    malus: field.number(0, MOST_SITUATION),
    reason: field.text({ hint: say("hint.asked") }),
  },
  window: (form) => ({
    ...difficultyWindow(form),
    hidden: form.difficulty !== "none",
    secret: { label: say("field.secretRoll") },
  }),
  usual: usualDifficulties,
  // WP-06: a trait of their own choice may be any of theirs, or none
  chance: ({ actor, choices, form }) => (form.trait === "" ? chancesOfAny(actor, choices) : chanceOf(actor, choices)),
  kept: ASKED,
  obstacle: ({ actor, choices, form }) =>
    form.trait !== "" && !traitIn(actor, choices) ? obstacle("noTrait", actor) : unlessAlive(actor),
  outcome: ({ actor, choices, form: { trait, technical, hidden, bonus, malus, reason, ...form } }) => ({
    ...{ listed: trait, technical, hidden, bonus, malus, reason, secret: form.secret },
    ...nameKept("trait", traitIn(actor, choices)),
    target: difficultyIn(actor, choices, {}),
    obstacle: obstacleDice(choices),
  }),
  edit: {
    figures: ({ target, hidden }) =>
      target === null ? [] : [count("target", FREE, { audience: hidden ? "keeper" : "all" })],
  },
  view: (asked) =>
    card({ verdict: say("request.verdict", { tried: triedIn(asked) }), tone: "accent", facts: factsOf(asked) }),
});

/** The name of what is asked for. */
function triedIn(asked: Read<typeof ASKED>): Text {
  const trait = nameTold(asked, "trait");
  return trait ? named(trait) : say("request.anyTrait");
}

function factsOf(asked: Read<typeof ASKED>): readonly CardFact[] {
  const { target, obstacle: dice, hidden, bonus, malus, reason, technical } = asked;
  const against = hidden ? secret : fact;
  return [
    ...(target === null ? [] : [against("difficulty", figure(target), "WP-08")]),
    ...(dice === 0 ? [] : [against("difficulty", say("request.dice", { dice }), "WP-09")]),
    ...(technical ? [fact("field", say("request.technical"), "WP-11")] : []),
    ...(bonus === 0 ? [] : [fact("bonus", figure(bonus), "WP-14")]),
    ...(malus === 0 ? [] : [fact("malus", figure(malus), "WP-14")]),
    ...(asked.secret ? [secret("secret", say("secretRoll"), "WP-10")] : []),
    ...(reason ? [fact("reason", say("said", { text: reason }), "WP-08")] : []),
  ];
}
