import { card, stored } from "../../../../core/deed/card.js";
import { flagIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { WarpActor } from "../../data/warp-actor.js";
import { newSession } from "../../rules/experience-used.js";
import { figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField } from "../fields.js";
import { count } from "../figures.js";
import { figuresOf, obstacle } from "../reading.js";

/** WP-15 — everybody whose dice are not all there. */
function waiting(): readonly Actor[] {
  return game.actors.filter((actor) => {
    const { system }: { readonly system: unknown } = actor;
    return system instanceof WarpActor && system.xp.used > 0;
  });
}

/** WP-15 — a new session gives every die of experience back, to everybody at once. */
export const session = deed("session", {
  icon: "fa-solid fa-rotate",
  by: "keeper",
  fields: (_actors, choices) => [flagField("everybody", flagIn(choices, "everybody", true))],
  onto: (actors, choices) => ({
    actors: flagIn(choices, "everybody", true) && waiting().length > 0 ? waiting() : actors,
    choices,
  }),
  obstacle: ({ actor }) => (figuresOf(actor).xp.used > 0 ? null : obstacle("noneUsed", actor)),
  outcome: ({ actor }) => {
    const { total, used } = figuresOf(actor).xp;
    return { back: used, available: newSession({ total, used }).total };
  },
  changes: (outcome, actor) => {
    const { total, used } = figuresOf(actor).xp;
    const decided = isDecided(outcome, "back");
    const after = decided ? Math.max(0, used - stored(outcome, "back")) : newSession({ total, used }).used;
    return after === used ? null : { values: [{ path: "system.xp.used", after }] };
  },
  edit: {
    figures: (ruled) => [count("back", [0, stored(ruled, "back")], { audience: "numbers" })],
    follow: (decided, ruled) => ({
      available: stored(ruled, "available") - stored(ruled, "back") + stored(decided, "back"),
    }),
  },
  view: (outcome) =>
    card({
      verdict: told("session.verdict"),
      tone: "good",
      facts: [numbers("available", figure(stored(outcome, "available")), "WP-15")],
    }),
});
