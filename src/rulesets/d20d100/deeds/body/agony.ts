import { card } from "../../../../core/deed/card.js";
import { oneOf, whole } from "../../../../core/shape/shape.js";
import { bodyOf } from "../../data/body.js";
import { SAVING_FACE } from "../../rules/mind/agony.js";
import { agonyRound, roundsLeft } from "../../rules/mind/agony-round.js";
import { count, deed, fact, figure, obstacle, say } from "../kit.js";
import { tenFace, tenRoll } from "../round-dice.js";
import { FARING, faringLabel, FARING_LEVELS, kills } from "../wounded.js";
import { destinyCalls } from "./destiny.js";

const ROLL = "agony";

/** DD-95 — what a die does to an actor who is dying. */
function rolled(actor: Actor, die: number) {
  const after = agonyRound(bodyOf(actor).hp.value, die);
  return { die, before: "dying", after: after.state, hpAfter: after.hp, left: roundsLeft(after.hp) } as const;
}

/** DD-95, DD-96 — the end of a round of an agony: a 10 stabilises, anything else costs a point. */
export const agony = deed("agony", {
  icon: "fa-solid fa-heart-pulse",
  by: "owner",
  kept: { die: whole, before: oneOf(FARING), after: oneOf(FARING), hpAfter: whole, left: whole },
  obstacle: ({ actor }) => (bodyOf(actor).state === "dying" ? null : obstacle("notDying", actor)),
  rolls: () => [tenRoll(ROLL, "agony")],
  outcome: ({ actor, dice }) => rolled(actor, tenFace(ROLL, dice)),
  finalOutcome: (outcome, actor) => (bodyOf(actor).state === "dying" ? rolled(actor, outcome.die) : outcome),
  asksKeeper: kills,
  changes: ({ after }, actor) => {
    const { hp, state } = bodyOf(actor);
    if (state !== "dying") return null;
    if (after === "stabilised") return { values: [{ path: "system.hp.stabilised", after: true }] };
    return { numbers: [{ path: "system.hp.value", after: agonyRound(hp.value, 1).hp }] };
  },
  calls: (_outcome, actor) => destinyCalls({}, actor),
  edit: {
    figures: () => [count("die", [1, 10])],
    follow: ({ die }, _ruled, actor) => rolled(actor, die),
  },
  view: ({ die, after, left }) => {
    const saved = die >= SAVING_FACE;
    return card({
      verdict: say(`agony.${saved ? "stabilised" : after === "dead" ? "dies" : "sinks"}`),
      tone: saved ? "good" : "bad",
      die: { faces: 10, value: die, state: saved ? "crit" : "miss" },
      facts: after === "dying" ? [fact("roundsLeft", figure(left), "DD-95")] : [],
      losses: saved ? [] : [say("loss.hp", { points: 1 })],
      severity: { label: faringLabel(after), level: FARING_LEVELS[after], words: [] },
    });
  },
});
