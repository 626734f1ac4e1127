import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { bodyOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import { afterRest, weeklyFormula } from "../../rules/care.js";
import { diceSum } from "../../rules/dice-sum.js";
import { fact, figure, named, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, numberField } from "../fields.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";

const ROLL = "week";
/** DD-100 — weeks of rest at one go, and the most that they give back. */
const MOST_WEEKS = 20;
const MOST_HEALED = 200;

const weeksIn = (choices: DeedChoices): number => numberIn(choices, "weeks", { min: 1, max: MOST_WEEKS, otherwise: 1 });
const caredIn = (choices: DeedChoices): boolean => flagIn(choices, "cared");

/** DD-100 — the dice of so many weeks. */
function diceOf(choices: DeedChoices) {
  const { faces = [] } = diceSum(weeklyFormula(caredIn(choices))) ?? {};
  return { faces: Array.from({ length: weeksIn(choices) }, () => faces).flat(), plus: 0 };
}

function rested(actor: Actor, rolled: number): Outcome {
  const { hp } = bodyOf(actor);
  return { rolled, healed: afterRest(hp.value, hp.max, rolled) - hp.value };
}

/** DD-100 — weeks of rest: 1d4 points each, 2d4 with Médecine or in hospital. */
export const week = deed("week", {
  icon: "fa-solid fa-bed",
  by: "owner",
  fields: (_actors, choices) => [
    numberField("weeks", weeksIn(choices), 1, MOST_WEEKS),
    { ...flagField("cared", caredIn(choices), told("hint.cared")), asks: true },
  ],
  obstacle: ({ actor }) => {
    const { hp } = bodyOf(actor);
    return unlessAlive(actor) ?? (hp.value < hp.max ? null : obstacle("unhurt", actor));
  },
  rolls: ({ choices }) => [diceSpec(ROLL, "week", diceOf(choices))],
  outcome: ({ actor, choices, dice }) => ({
    weeks: weeksIn(choices),
    cared: caredIn(choices),
    written: `${weeksIn(choices)} × ${weeklyFormula(caredIn(choices))}`,
    ...rested(
      actor,
      (dice[ROLL] ?? []).reduce((sum, face) => sum + face, 0),
    ),
  }),
  confirm: () => true, // whether they rest, the keeper says
  settled: (outcome, actor) => ({ ...outcome, ...rested(actor, stored(outcome, "rolled")) }),
  changes: (outcome, actor) => {
    const { hp } = bodyOf(actor);
    const after = Math.min(hp.max, hp.value + stored(outcome, "healed"));
    return after === hp.value ? null : { numbers: [{ path: "system.hp.value", after }] };
  },
  edit: { figures: () => [count("healed", [0, MOST_HEALED])] },
  view: (outcome) => {
    const healed = stored(outcome, "healed");
    return card({
      verdict: told("week.verdict", { count: stored(outcome, "weeks") }),
      tone: healed > 0 ? "good" : "mute",
      facts: [
        fact("dice", named(word(outcome, "written")), "DD-100"),
        fact("rolled", figure(stored(outcome, "rolled")), "DD-100"),
      ],
      losses: healed > 0 ? [told("gain.hp", { points: healed })] : [],
    });
  },
});
