import { card } from "../../../../core/deed/card.js";
import { deedsOn } from "../../../../core/play/log/blows-on.js";
import { flag, record, text, whole } from "../../../../core/shape/shape.js";
import { bodyOf } from "../../data/body.js";
import { roundNow } from "../../fight/fight-now.js";
import { bruiseState } from "../../rules/body/bruises.js";
import { wakeRound } from "../../rules/body/bruise-recovery.js";
import { count, deed, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { tenFace, tenRoll } from "../round-dice.js";
import { faringLabel } from "../wounded.js";

const ROLL = "wake";

/** DD-103 — what a die does for an actor whom blows have put out. */
function rolled(actor: Actor, die: number) {
  const { hp, temporary } = bodyOf(actor);
  const { temporary: blows, state } = wakeRound(hp.value, temporary, die);
  return { die, blows, wakes: state !== "unconscious" };
}

/** DD-102 — whether blows have put an actor out. */
export function isKnockedOut(actor: Actor): boolean {
  const { hp, temporary } = bodyOf(actor);
  return bruiseState(hp.value, temporary) === "unconscious";
}

const KEPT = {
  ...{ die: whole, blows: whole, wakes: flag },
  /** The round of a fight in which it was thrown; empty outside fights. */
  ...{ combatId: text, round: whole },
};

/** DD-103 — whether an actor has thrown for this round of a fight already. */
function hasThrown(actor: Actor): boolean {
  const now = roundNow(actor);
  const thrown = now ? deedsOn(actor, "wake").map((outcome) => record(KEPT).read(outcome)) : [];
  return thrown.some(({ combatId, round }) => combatId === now?.combatId && round === now.round);
}

/** DD-103 — the end of a round for an actor whom blows have put out: a 10 wakes them, chancelant. */
export const wake = deed("wake", {
  icon: "fa-solid fa-eye",
  by: "owner",
  kept: KEPT,
  obstacle: ({ actor }) => unlessAlive(actor) ?? (isKnockedOut(actor) ? null : obstacle("notKnockedOut", actor)),
  doubt: ({ actor }) => (hasThrown(actor) ? obstacle("thrown", actor) : null),
  rolls: () => [tenRoll(ROLL, "wake")],
  outcome: ({ actor, dice }) => ({ ...rolled(actor, tenFace(ROLL, dice)), ...roundNow(actor) }),
  changes: ({ wakes, blows }) => (wakes ? { numbers: [{ path: "system.temporaryDamage", after: blows }] } : null),
  edit: {
    figures: () => [count("die", [1, 10])],
    follow: ({ die }, _ruled, actor) => rolled(actor, die),
  },
  view: ({ die, wakes }) =>
    card({
      verdict: say(wakes ? "wake.wakes" : "wake.sleeps"),
      tone: wakes ? "good" : "mute",
      die: { faces: 10, value: die, state: wakes ? "crit" : "miss" },
      severity: { label: faringLabel(wakes ? "staggered" : "unconscious"), level: wakes ? 2 : 3, words: [] },
    }),
});
