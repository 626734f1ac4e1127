import { card } from "../../../../core/deed/card.js";
import { whole } from "../../../../core/shape/shape.js";
import { mindOf } from "../../data/body.js";
import { deed, figure, numbers, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** DD-108 — a new hour of the game begins: losses of SAN are counted from what is left now. */
export const newHour = deed("newHour", {
  icon: "fa-solid fa-clock-rotate-left",
  by: "keeper",
  kept: { lost: whole, start: whole },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noSanity", actor)),
  outcome: ({ actor }) => {
    const mind = mindOf(actor);
    return { lost: mind?.lossThisHour ?? 0, start: Math.max(0, mind?.value ?? 0) };
  },
  changes: ({ start }, actor) => {
    const mind = mindOf(actor);
    if (!mind) return null;
    const now = { hourStart: start, hourOpened: game.time.worldTime, lossThisHour: 0 };
    const keys = (Object.keys(now) as (keyof typeof now)[]).filter((key) => now[key] !== mind[key]);
    return { values: keys.map((key) => ({ path: `system.sanity.${key}`, after: now[key] })) };
  },
  view: ({ lost, start }) =>
    card({
      verdict: say("newHour.verdict"),
      tone: "mute",
      facts: [
        numbers("hourStart", figure(start), "DD-108"),
        ...(lost > 0 ? [numbers("hourLost", figure(lost), "DD-108")] : []),
      ],
    }),
});
