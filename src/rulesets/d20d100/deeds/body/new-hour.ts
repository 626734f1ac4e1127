import { card, stored } from "../../../../core/deed/card.js";
import { mindOf } from "../../data/body.js";
import { figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";

/** DD-108 — a new hour of the game begins: losses of SAN are counted from what is left now. */
export const newHour = deed("newHour", {
  icon: "fa-solid fa-clock-rotate-left",
  by: "keeper",
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noSanity", actor)),
  outcome: ({ actor }) => {
    const mind = mindOf(actor);
    return { lost: mind?.lossThisHour ?? 0, start: Math.max(0, mind?.value ?? 0) };
  },
  changes: (outcome, actor) => {
    const mind = mindOf(actor);
    if (!mind) return null;
    const now = { hourStart: stored(outcome, "start"), hourOpened: game.time.worldTime, lossThisHour: 0 };
    const keys = (Object.keys(now) as (keyof typeof now)[]).filter((key) => now[key] !== mind[key]);
    return { values: keys.map((key) => ({ path: `system.sanity.${key}`, after: now[key] })) };
  },
  view: (outcome) =>
    card({
      verdict: told("newHour.verdict"),
      tone: "mute",
      facts: [
        numbers("hourStart", figure(stored(outcome, "start")), "DD-108"),
        ...(stored(outcome, "lost") > 0 ? [numbers("hourLost", figure(stored(outcome, "lost")), "DD-108")] : []),
      ],
    }),
});
