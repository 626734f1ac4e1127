import { card } from "../../../../core/deed/card.js";
import { figuresOf, roundNow } from "../../attack/reading.js";
import { roundChanges } from "../../attack/round-written.js";
import { rpgOptions } from "../../data/options.js";
import type { RoundActions } from "../../rules/round-actions.js";
import { moveMade } from "../../rules/round-spending.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";
import { doubtsActionLeft } from "../round.js";

/** RP-40 — the round of somebody who moves; `null` where no action is left for it. */
const moved = (round: RoundActions): RoundActions | null => moveMade(round, rpgOptions().rpgMovementCostsAction);

/** RP-40 — where the table makes moving cost an action: somebody spends one on it. */
export const move = deed("move", {
  icon: "fa-solid fa-person-running",
  by: "owner",
  obstacle: ({ actor }) => {
    if (!rpgOptions().rpgMovementCostsAction || !roundNow(actor)) return obstacle("movesFreely", actor);
    return unlessAlive(actor) ?? (figuresOf(actor).capacities.move === "none" ? obstacle("rooted", actor) : null);
  },
  doubt: ({ actor }) => doubtsActionLeft(actor, moved),
  outcome: ({ actor }) => ({ metres: figuresOf(actor).move.value }),
  changes: (_outcome, actor) => ({ values: roundChanges(actor, moved) }),
  view: ({ metres }) => card({ verdict: told("move.verdict", { metres: Number(metres) }), tone: "mute" }),
});
