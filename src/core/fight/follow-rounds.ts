import { isArbiter } from "../attack/world.js";
import { reportFailure } from "../errors.js";
import { listen } from "../types/hooks.js";
import { phasesIn } from "./rule-of.js";

type Rounds = typeof import("./rounds.js");

/**
 * The arbiter keeps the order of fights in phases: whatever changes who acts when brings it up to date. Called once, at
 * init; what does it is fetched with the first such fight.
 */
export function followRounds(): void {
  listen("updateCombat", (combat: Combat, changed: object) => {
    if ("round" in changed) keep(combat, ({ settle }) => settle(combat));
    else if (foundry.utils.hasProperty(changed, "flags.gardien.askedPhase")) keep(combat, ({ heed }) => heed(combat));
  });
  for (const hook of ["createCombatant", "deleteCombatant"])
    listen(hook, ({ parent }: Combatant) => parent && keep(parent, ({ settle }) => settle(parent)));
  listen("updateCombatant", (combatant: Combatant, changed: object, options: object, user: string) => {
    const { parent } = combatant;
    if (parent) keep(parent, ({ heedCombatant }) => heedCombatant(combatant, { changed, options, user }));
  });
  listen("updateActor", (actor: Actor) => {
    const theirs = [...game.combats].filter(({ combatants }) => combatants.some((one) => one.actor === actor));
    for (const combat of theirs) keep(combat, ({ settle }) => settle(combat));
  });
  for (const hook of ["gardien.settingChanged", "userConnected", "ready"])
    listen(hook, () => {
      if (game.ready) for (const combat of game.combats) keep(combat, ({ settle }) => settle(combat));
    });
}

function keep(combat: Combat, job: (rounds: Rounds) => Promise<unknown>): void {
  if (!isArbiter() || !combat.started || phasesIn(combat) === "") return;
  import("./rounds.js").then(job).catch((error: unknown) => reportFailure(`round of ${combat.uuid}`, error));
}
