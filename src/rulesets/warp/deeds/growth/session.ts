import { card } from "../../../../core/deed/card.js";
import { filled } from "../../../../core/deed/form.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { whole } from "../../../../core/shape/shape.js";
import { WarpActor } from "../../data/actors/warp-actor.js";
import { newSession } from "../../rules/character/experience-used.js";
import { count, deed, field, figure, numbers, obstacle, say } from "../kit.js";
import { figuresOf } from "../reading.js";

/** WP-15 — everybody whose dice are not all there. */
function waiting(): readonly Actor[] {
  return game.actors.filter((actor) => {
    const { system }: { readonly system: unknown } = actor;
    return system instanceof WarpActor && system.xp.used > 0;
  });
}

const FORM = { everybody: field.flag({ initial: true }) };

/** WP-15 — a new session gives every die of experience back, to everybody at once. */
export const session = deed("session", {
  icon: "fa-solid fa-rotate",
  by: "keeper",
  form: FORM,
  onto: (actors, choices) => ({
    actors: filled(FORM, { actors, choices }).everybody && waiting().length > 0 ? waiting() : actors,
    choices,
  }),
  kept: { back: whole, available: whole },
  obstacle: ({ actor }) => (figuresOf(actor).xp.used > 0 ? null : obstacle("noneUsed", actor)),
  outcome: ({ actor }) => {
    const { total, used } = figuresOf(actor).xp;
    return { back: used, available: newSession({ total, used }).total };
  },
  changes: (kept, actor) => {
    const { total, used } = figuresOf(actor).xp;
    const after = isDecided(kept, "back") ? Math.max(0, used - kept.back) : newSession({ total, used }).used;
    return after === used ? null : { values: [{ path: "system.xp.used", after }] };
  },
  edit: {
    figures: ({ back }) => [count("back", [0, back], { audience: "numbers" })],
    follow: (decided, ruled) => ({ available: ruled.available - ruled.back + decided.back }),
  },
  view: ({ available }) =>
    card({ verdict: say("session.verdict"), tone: "good", facts: [numbers("available", figure(available), "WP-15")] }),
});
