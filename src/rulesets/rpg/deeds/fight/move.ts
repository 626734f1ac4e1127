import { card } from "../../../../core/deed/card.js";
import { real } from "../../../../core/shape/shape.js";
import { figuresOf, roundNow } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { rpgOptions } from "../../data/options.js";
import type { RoundActions } from "../../rules/fight/round-actions.js";
import { moveMade } from "../../rules/fight/round-spending.js";
import { deed, obstacle, say, unlessAlive } from "../kit.js";
import { doubtsActionLeft } from "../round.js";

/** RP-40 — the round of an actor who moves; `null` where no action is left for it. */
const moved = (round: RoundActions): RoundActions | null => moveMade(round, rpgOptions().movementCostsAction);

/** RP-40 — where the table makes moving cost an action: one is spent on it. */
export const move = deed("move", {
  icon: "fa-solid fa-person-running",
  by: "owner",
  kept: { metres: real },
  obstacle: ({ actor }) => {
    if (!rpgOptions().movementCostsAction || !roundNow(actor)) return obstacle("movesFreely", actor);
    return unlessAlive(actor) ?? (figuresOf(actor).capacities.move === "none" ? obstacle("rooted", actor) : null);
  },
  doubt: ({ actor }) => doubtsActionLeft(actor, moved),
  outcome: ({ actor }) => ({ metres: figuresOf(actor).move.value }),
  changes: (_kept, actor) => ({ values: roundChanges(actor, moved) }),
  view: ({ metres }) => card({ verdict: say("move.verdict", { metres }), tone: "mute" }),
});
