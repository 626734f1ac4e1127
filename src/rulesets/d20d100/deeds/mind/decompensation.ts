import { card, stored } from "../../../../core/deed/card.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { decompensates, decompensationRound } from "../../rules/sanity.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";
import { tenFace, tenRoll } from "../round-dice.js";

const ROLL = "decompensation";

/** DD-110 — whether somebody's mind falls by itself. */
export function isFalling(actor: Actor): boolean {
  const mind = mindOf(actor);
  return d20d100Options().useDecompensation && mind !== null && decompensates(mind.value, mind.stabilised);
}

/** DD-110 — what a die does to a mind that falls. */
function rolled(actor: Actor, die: number): Outcome {
  const { sanity, state } = decompensationRound(mindOf(actor)?.value ?? -1, die);
  return { die, sanAfter: sanity, mindState: state };
}

/** DD-110 — the end of a round for a mind that falls: a 10 stops it, anything else costs a point. */
export const decompensation = deed("decompensation", {
  icon: "fa-solid fa-brain",
  by: "owner",
  obstacle: ({ actor }) => unlessAlive(actor) ?? (isFalling(actor) ? null : obstacle("notFalling", actor)),
  rolls: () => [tenRoll(ROLL, "decompensation")],
  outcome: ({ actor, dice }) => rolled(actor, tenFace(ROLL, dice)),
  changes: (outcome, actor) => {
    const mind = mindOf(actor);
    if (!mind) return null;
    if (outcome.mindState === "stabilised") {
      return { values: [{ path: "system.sanity.stabilised", after: true }] };
    }
    const { sanity, state } = decompensationRound(mind.value, 1);
    const lost = state === "permanentInsanity" && mind.insanity !== "permanent";
    return {
      numbers: [{ path: "system.sanity.value", after: sanity }],
      values: lost ? [{ path: "system.sanity.insanity", after: "permanent" }] : [],
    };
  },
  edit: {
    figures: () => [count("die", [1, 10])],
    follow: (decided, _ruled, actor) => rolled(actor, stored(decided, "die")),
  },
  view: (outcome) => {
    const stops = outcome.mindState === "stabilised";
    return card({
      verdict: told(`decompensation.${stops ? "stops" : outcome.mindState === "permanentInsanity" ? "lost" : "falls"}`),
      tone: stops ? "good" : "bad",
      die: { faces: 10, value: stored(outcome, "die"), state: stops ? "crit" : "miss" },
      losses: stops ? [] : [told("loss.sanity", { points: 1 })],
    });
  },
});
