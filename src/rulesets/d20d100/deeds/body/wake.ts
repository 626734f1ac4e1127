import { card, stored } from "../../../../core/deed/card.js";
import { bodyOf } from "../../data/body.js";
import { bruiseState } from "../../rules/bruises.js";
import { wakeRound } from "../../rules/bruise-recovery.js";
import { faringLabel } from "../wounded.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";
import { tenFace, tenRoll } from "../round-dice.js";

const ROLL = "wake";

/** DD-103 — what a die does for somebody whom blows have put out. */
function rolled(actor: Actor, die: number) {
  const { hp, temporary } = bodyOf(actor);
  const { temporary: blows, state } = wakeRound(hp.value, temporary, die);
  return { die, blows, wakes: state !== "unconscious" };
}

/** DD-102 — whether blows have put somebody out. */
export function isKnockedOut(actor: Actor): boolean {
  const { hp, temporary } = bodyOf(actor);
  return bruiseState(hp.value, temporary) === "unconscious";
}

/** DD-103 — the end of a round for somebody whom blows have put out: a 10 wakes them, chancelant. */
export const wake = deed("wake", {
  icon: "fa-solid fa-eye",
  by: "owner",
  obstacle: ({ actor }) => unlessAlive(actor) ?? (isKnockedOut(actor) ? null : obstacle("notKnockedOut", actor)),
  rolls: () => [tenRoll(ROLL, "wake")],
  outcome: ({ actor, dice }) => rolled(actor, tenFace(ROLL, dice)),
  changes: (outcome) =>
    outcome.wakes === true ? { numbers: [{ path: "system.temporaryDamage", after: stored(outcome, "blows") }] } : null,
  edit: {
    figures: () => [count("die", [1, 10])],
    follow: (decided, _ruled, actor) => rolled(actor, stored(decided, "die")),
  },
  view: (outcome) => {
    const wakes = outcome.wakes === true;
    return card({
      verdict: told(wakes ? "wake.wakes" : "wake.sleeps"),
      tone: wakes ? "good" : "mute",
      die: { faces: 10, value: stored(outcome, "die"), state: wakes ? "crit" : "miss" },
      severity: { label: faringLabel(wakes ? "staggered" : "unconscious"), level: wakes ? 2 : 3, words: [] },
    });
  },
});
