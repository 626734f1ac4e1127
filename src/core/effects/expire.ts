import { everybody } from "../foundry/prepare-again.js";
import { listen } from "../foundry/types/hooks.js";
import { keeperEffects, type KeeperEffect } from "../play/effects/keeper-effect.js";
import { reportFailure } from "../text/errors.js";
import { isArbiter } from "../world/world.js";
import { endEffects } from "./placing.js";

/** A turn as Foundry tells it. */
type Turn = {
  readonly round: number | null;
  readonly turn: number | null;
  readonly combatantId?: string | null;
} | null;

/** Has keeper's effects end when their time is over: on the arbiter's client, whichever clock moves. Called on keepers' clients. */
export function followEffects(): void {
  listen("updateWorldTime", () => end((effect) => isOver(effect, game.time.worldTime)));
  listen("combatTurnChange", (combat: Combat, prior: Turn) => end((effect) => isTurnOver(effect, combat, prior)));
  listen("deleteCombat", ({ id }: Combat) => end(({ ends, fight }) => ends === "turn" && fight === (id ?? "")));
}

/** Tells whether an effect is over by the world's clock. */
export function isOver({ ends, until }: Pick<KeeperEffect, "ends" | "until">, worldTime: number): boolean {
  return (ends === "rounds" || ends === "clock") && until !== null && worldTime >= until;
}

/** Tells whether the turn that has just ended was that of an effect's bearer. */
function isTurnOver({ ends, fight, document }: KeeperEffect, { id, combatants }: Combat, prior: Turn): boolean {
  if (ends !== "turn" || fight !== id) return false;
  const acted = prior?.combatantId ? combatants.get(prior.combatantId)?.actor : null;
  return acted === document.parent;
}

function end(isDue: (effect: KeeperEffect) => boolean): void {
  if (!isArbiter()) return;
  const due = everybody().flatMap((actor) => keeperEffects(actor).filter(isDue));
  if (due.length === 0) return;
  endEffects(
    due.map(({ document }) => document),
    "over",
  ).catch((error: unknown) => reportFailure("effects", error));
}
