import { card } from "../../../../core/deed/card.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { MILLION_FORMULA, succeedsAgainstAllOdds } from "../../rules/checks/one-in-a-million.js";
import { count, deed, fact, field, named, obstacle, say, unlessAlive } from "../kit.js";

const MILLION = "million";
const FACES = 10;

/** RP-17 — the keeper, charmed, grants a feat against all odds: it fails one time out of ten. */
export const million = deed("million", {
  icon: "fa-solid fa-clover",
  by: "keeper",
  form: { reason: field.text({ hint: say("hint.million") }) },
  kept: { die: whole, reason: text },
  obstacle: ({ actor }) => (rpgOptions().oneInAMillion ? unlessAlive(actor) : obstacle("noMillion", actor)),
  rolls: () => [diceSpec(MILLION, "oneInAMillion", MILLION_FORMULA)].filter((spec) => spec !== null),
  outcome: ({ form: { reason }, dice }) => ({ die: dice[MILLION]?.[0] ?? FACES, reason }),
  edit: { figures: () => [count("die", [1, FACES])] },
  view: ({ die, reason }) => {
    const success = succeedsAgainstAllOdds(die);
    return card({
      verdict: say(`result.${success ? "success" : "failure"}`),
      tone: success ? "good" : "bad",
      die: { faces: FACES, value: die, state: success ? "hit" : "miss" },
      facts: reason ? [fact("reason", named(reason), "RP-17")] : [],
    });
  },
});
