import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { MILLION_FORMULA, succeedsAgainstAllOdds } from "../../rules/one-in-a-million.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { textField } from "../fields.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";

const MILLION = "million";
const FACES = 10;

/** RP-17 — the keeper, charmed, grants a feat against all odds: it fails one time out of ten. */
export const million = deed("million", {
  icon: "fa-solid fa-clover",
  by: "keeper",
  fields: (_actors, choices) => [textField("reason", textIn(choices, "reason"), told("hint.million"))],
  obstacle: ({ actor }) => (rpgOptions().rpgOneInAMillion ? unlessAlive(actor) : obstacle("noMillion", actor)),
  rolls: () => [diceSpec(MILLION, "oneInAMillion", MILLION_FORMULA)].filter((spec) => spec !== null),
  outcome: ({ choices, dice }) => ({ die: dice[MILLION]?.[0] ?? FACES, reason: textIn(choices, "reason") }),
  edit: { figures: () => [count("die", [1, FACES])] },
  view: (outcome) => {
    const die = stored(outcome, "die");
    const success = succeedsAgainstAllOdds(die);
    const reason = word(outcome, "reason");
    return card({
      verdict: told(`result.${success ? "success" : "failure"}`),
      tone: success ? "good" : "bad",
      die: { faces: FACES, value: die, state: success ? "hit" : "miss" },
      facts: reason ? [fact("reason", named(reason), "RP-17")] : [],
    });
  },
});
