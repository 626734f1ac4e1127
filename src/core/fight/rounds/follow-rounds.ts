import { arbitrate } from "../../play/arbiter/arbitrate.js";
import type { Move } from "../../play/record/plan.js";
import { isArbiter } from "../../world/world.js";
import { reportFailure } from "../../text/errors.js";
import { listen } from "../../foundry/types/hooks.js";
import { heed, heedActor, heedCombatant, settle } from "./rounds.js";
import { takeFromPast } from "./past-rounds.js";
import { phasesIn } from "../state/phases-in.js";

let following = false;

/**
 * The arbiter keeps the order of fights in phases: whatever changes who acts when brings it up to date. Fetched, and
 * begun, with the first such fight.
 */
export function followRounds(combat: Combat): void {
  if (!following) listenToAll();
  following = true;
  keep(combat, () => settle(combat));
}

function listenToAll(): void {
  listen("updateCombat", (combat: Combat, changed: object) => {
    if (foundry.utils.hasProperty(changed, "flags.gardien.askedPhase")) keep(combat, () => heed(combat));
  });
  for (const hook of ["createCombatant", "deleteCombatant"])
    listen(hook, ({ parent }: Combatant) => parent && keep(parent, () => settle(parent)));
  listen("updateCombatant", (combatant: Combatant, changed: object, options: object, user: string) => {
    const { parent } = combatant;
    if (parent) keep(parent, () => heedCombatant(combatant, { changed, options, user }));
  });
  listen("updateActor", (actor: Actor, _changed: object, _options: object, user: string) => {
    if (!isArbiter()) return;
    heedActor(actor, user).catch((error: unknown) => reportFailure(`round of ${actor.uuid}`, error));
  });
  listen("gardien.leftStanding", (actor: Actor, moves: readonly Move[]) => {
    // Not waited for by whoever takes it back: a fight that is being settled may wait for them.
    for (const combat of game.combats)
      keep(combat, () => arbitrate([combat.uuid], () => takeFromPast(combat, actor, moves)));
  });
  for (const hook of ["gardien.settingChanged", "userConnected"])
    listen(hook, () => {
      for (const combat of game.combats) keep(combat, () => settle(combat));
    });
}

function keep(combat: Combat, job: () => Promise<unknown>): void {
  if (!isArbiter() || !combat.started || phasesIn(combat) === "") return;
  job().catch((error: unknown) => {
    // A fight that ends in this moment needs no order any more.
    if (game.combats.has(combat.id ?? "")) reportFailure(`round of ${combat.uuid}`, error);
  });
}
