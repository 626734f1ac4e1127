import { card, stored } from "../../../../core/deed/card.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { bodyOf } from "../../data/body.js";
import { SAVING_FACE } from "../../rules/agony.js";
import { agonyRound, roundsLeft } from "../../rules/agony-round.js";
import { faringIn, faringLabel, FARING_LEVELS, kills } from "../wounded.js";
import { fact, figure, told } from "../card.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";
import { obstacle } from "../reading.js";
import { tenFace, tenRoll } from "../round-dice.js";
import { destinyCalls } from "./destiny.js";

const ROLL = "agony";

/** DD-95 — what a die does to somebody who is dying. */
function rolled(actor: Actor, die: number): Outcome {
  const { hp } = bodyOf(actor);
  const after = agonyRound(hp.value, die);
  return { die, before: "dying", after: after.state, hpAfter: after.hp, left: roundsLeft(after.hp) };
}

/** DD-95, DD-96 — the end of a round of an agony: a 10 stabilises, anything else costs a point. */
export const agony = deed("agony", {
  icon: "fa-solid fa-heart-pulse",
  by: "owner",
  obstacle: ({ actor }) => (bodyOf(actor).state === "dying" ? null : obstacle("notDying", actor)),
  rolls: () => [tenRoll(ROLL, "agony")],
  outcome: ({ actor, dice }) => rolled(actor, tenFace(ROLL, dice)),
  settled: (outcome, actor) => (bodyOf(actor).state === "dying" ? rolled(actor, stored(outcome, "die")) : outcome),
  confirm: kills,
  changes: (outcome, actor) => {
    const { hp, state } = bodyOf(actor);
    if (state !== "dying") return null;
    if (faringIn(outcome, "after") === "stabilised") {
      return { values: [{ path: "system.hp.stabilised", after: true }] };
    }
    return { numbers: [{ path: "system.hp.value", after: agonyRound(hp.value, 1).hp }] };
  },
  calls: (outcome, actor) => destinyCalls(outcome, actor),
  edit: {
    figures: () => [count("die", [1, 10])],
    follow: (decided, _ruled, actor) => rolled(actor, stored(decided, "die")),
  },
  view: (outcome) => card(agonyShown(outcome)),
});

/** DD-95 — a die of an agony as a card shows it. */
function agonyShown(outcome: Outcome): Parameters<typeof card>[0] {
  const after = faringIn(outcome, "after");
  const die = stored(outcome, "die");
  const saved = die >= SAVING_FACE;
  const severity: OutcomeView["severity"] = { label: faringLabel(after), level: FARING_LEVELS[after], words: [] };
  return {
    verdict: told(`agony.${saved ? "stabilised" : after === "dead" ? "dies" : "sinks"}`),
    tone: saved ? "good" : "bad",
    die: { faces: 10, value: die, state: saved ? "crit" : "miss" },
    facts: after === "dying" ? [fact("roundsLeft", figure(stored(outcome, "left")), "DD-95")] : [],
    losses: saved ? [] : [told("loss.hp", { points: 1 })],
    severity,
  };
}
