import { card } from "../../../../core/deed/card.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { decompensates, decompensationRound } from "../../rules/mind/sanity.js";
import { count, deed, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { tenFace, tenRoll } from "../round-dice.js";

const ROLL = "decompensation";

/** DD-110 — whether an actor's mind falls by itself. */
export function isFalling(actor: Actor): boolean {
  const mind = mindOf(actor);
  return d20d100Options().useDecompensation && mind !== null && decompensates(mind.value, mind.stabilised);
}

/** DD-110 — what a die does to a mind that falls. */
function rolled(actor: Actor, die: number) {
  const { sanity, state } = decompensationRound(mindOf(actor)?.value ?? -1, die);
  return { die, sanAfter: sanity, mindState: state };
}

/** DD-110 — the end of a round for a mind that falls: a 10 stops it, anything else costs a point. */
export const decompensation = deed("decompensation", {
  icon: "fa-solid fa-brain",
  by: "owner",
  kept: { die: whole, sanAfter: whole, mindState: text },
  obstacle: ({ actor }) => unlessAlive(actor) ?? (isFalling(actor) ? null : obstacle("notFalling", actor)),
  rolls: () => [tenRoll(ROLL, "decompensation")],
  outcome: ({ actor, dice }) => rolled(actor, tenFace(ROLL, dice)),
  changes: ({ mindState }, actor) => {
    const mind = mindOf(actor);
    if (!mind) return null;
    if (mindState === "stabilised") return { values: [{ path: "system.sanity.stabilised", after: true }] };
    const { sanity, state } = decompensationRound(mind.value, 1);
    const lost = state === "permanentInsanity" && mind.insanity !== "permanent";
    return {
      numbers: [{ path: "system.sanity.value", after: sanity }],
      values: lost ? [{ path: "system.sanity.insanity", after: "permanent" }] : [],
    };
  },
  edit: {
    figures: () => [count("die", [1, 10])],
    follow: ({ die }, _ruled, actor) => rolled(actor, die),
  },
  view: ({ die, mindState }) => {
    const stops = mindState === "stabilised";
    return card({
      verdict: say(`decompensation.${stops ? "stops" : mindState === "permanentInsanity" ? "lost" : "falls"}`),
      tone: stops ? "good" : "bad",
      die: { faces: 10, value: die, state: stops ? "crit" : "miss" },
      losses: stops ? [] : [say("loss.sanity", { points: 1 })],
    });
  },
});
