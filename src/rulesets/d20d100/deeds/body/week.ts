import { card } from "../../../../core/deed/card.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import { bodyOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import { afterRest, weeklyFormula } from "../../rules/body/care.js";
import { diceSum } from "../../rules/dice-sum.js";
import { count, deed, fact, field, figure, named, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

const ROLL = "week";
/** DD-100 — weeks of rest at one go, and the most that they give back. */
const MOST_WEEKS = 20;
const MOST_HEALED = 200;

function rested(actor: Actor, rolled: number) {
  const { hp } = bodyOf(actor);
  return { rolled, healed: afterRest(hp.value, hp.max, rolled) - hp.value };
}

/** DD-100 — weeks of rest: 1d4 points each, 2d4 with Médecine or in hospital. */
export const week = deed("week", {
  icon: "fa-solid fa-bed",
  by: "owner",
  form: { weeks: field.number(1, MOST_WEEKS), cared: field.flag({ hint: say("hint.cared"), asks: true }) },
  kept: { weeks: whole, cared: flag, written: text, rolled: whole, healed: whole },
  obstacle: ({ actor }) => {
    const { hp } = bodyOf(actor);
    return unlessAlive(actor) ?? (hp.value < hp.max ? null : obstacle("unhurt", actor));
  },
  rolls: ({ form: { weeks, cared } }) => {
    const { faces = [] } = diceSum(weeklyFormula(cared)) ?? {};
    return [diceSpec(ROLL, "week", { faces: Array.from({ length: weeks }, () => faces).flat(), plus: 0 })];
  },
  outcome: ({ actor, form: { weeks, cared }, dice }) => ({
    ...{ weeks, cared, written: `${weeks} × ${weeklyFormula(cared)}` },
    ...rested(
      actor,
      (dice[ROLL] ?? []).reduce((sum, face) => sum + face, 0),
    ),
  }),
  asksKeeper: () => true, // whether they rest, the keeper says
  finalOutcome: (outcome, actor) => ({ ...outcome, ...rested(actor, outcome.rolled) }),
  changes: ({ healed }, actor) => {
    const { hp } = bodyOf(actor);
    const after = Math.min(hp.max, hp.value + healed);
    return after === hp.value ? null : { numbers: [{ path: "system.hp.value", after }] };
  },
  edit: { figures: () => [count("healed", [0, MOST_HEALED])] },
  view: ({ weeks, written, rolled, healed }) =>
    card({
      verdict: say("week.verdict", { count: weeks }),
      tone: healed > 0 ? "good" : "mute",
      facts: [fact("dice", named(written), "DD-100"), fact("rolled", figure(rolled), "DD-100")],
      losses: healed > 0 ? [say("gain.hp", { points: healed })] : [],
    }),
});
