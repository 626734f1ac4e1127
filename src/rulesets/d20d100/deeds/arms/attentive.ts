import { card } from "../../../../core/deed/card.js";
import { flag } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { watcherOf } from "../../attack/reading.js";
import { d20d100Options } from "../../data/options.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { ATTENTIVE_PAUSE, inattentive } from "../../rules/checks/attentive.js";
import { ATTENTIVE_BONUS } from "../../rules/fight/initiative.js";
import { signed } from "../../rules/arms/notation.js";
import { deed, fact, named, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";

const MINUTE = 60;

/** DD-114 — why an actor cannot be on guard; one who is can always leave it. */
function hindrance(actor: Actor): Text | null {
  const figures = watcherOf(actor);
  if (!figures) return obstacle("notAttentive", actor);
  const { active, lostAt } = figures.attentive;
  if (active) return null;
  if (!d20d100Options().useAttentive) return obstacle("attentiveOff", actor);
  const minutesSinceLost = lostAt === null ? null : (secondsNow() - lostAt) / MINUTE;
  const reason = inattentive({ hp: figures.hp.value, hpMax: figures.hp.max, minutesSinceLost });
  if (!reason) return unlessAwake(actor);
  const left = Math.ceil(ATTENTIVE_PAUSE - (minutesSinceLost ?? ATTENTIVE_PAUSE));
  return obstacle(`attentive.${reason}`, actor, { minutes: left });
}

/** DD-114 — to be on guard, while nothing happens; or to be so no more. */
export const attentive = deed("attentive", {
  icon: "fa-solid fa-eye",
  by: "owner",
  kept: { active: flag },
  obstacle: ({ actor }) => hindrance(actor),
  outcome: ({ actor }) => ({ active: watcherOf(actor)?.attentive.active !== true }),
  changes: ({ active }) => ({
    values: [
      { path: "system.attentive.active", after: active },
      ...(active ? [] : [{ path: "system.attentive.lostAt", after: secondsNow() }]),
    ],
  }),
  view: ({ active }) =>
    card({
      verdict: say(active ? "attentive.on" : "attentive.off"),
      tone: active ? "good" : "mute",
      facts: active ? [fact("attentive", named(signed(ATTENTIVE_BONUS)), "DD-114")] : [],
    }),
});
