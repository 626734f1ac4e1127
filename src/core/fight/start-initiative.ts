import { rulesetOf } from "../../rulesets/index.js";
import { DeedDraft } from "../deeds/draft.js";
import type { DeedTarget } from "../deeds/draft.js";
import { DeedWindow } from "../deeds/window.js";
import { refuse, reportFailure } from "../errors.js";
import { defaultVisibility, messageVisibility } from "../generation.js";
import { say } from "../text.js";

/** Rolls somebody's initiative, asking first where their rules leave a choice: no window with Shift held. */
export async function startInitiative(actor: Actor, event: Event): Promise<void> {
  if (hasRolled(actor)) {
    refuse("GARDIEN.FIGHT.rolled", { name: actor.name });
    return;
  }
  const ruleset = rulesetOf(actor.type);
  const { prepare, mode } = ruleset?.initiative ?? {};
  const asks = !("shiftKey" in event && event.shiftKey) && (mode?.() ?? "each") === "each" && fightAtHand();
  if (ruleset && prepare && asks)
    await DeedWindow.open(new DeedDraft("initiative", ruleset.id, await prepare(), [actor], {}), rollPrepared);
  else await actor.rollInitiative({ createCombatants: true });
}

/** Whether everybody who is this actor in the fight in view has a place in it. */
function hasRolled(actor: Actor): boolean {
  const places = [...(game.combat?.combatants ?? [])].filter((combatant) => combatant.actor === actor);
  return places.length > 0 && places.every(({ initiative }) => initiative !== null);
}

/** A keeper's roll begins a fight where there is none; Foundry tells others that there is none. */
function fightAtHand(): boolean {
  return game.combat !== null || game.user.isGM;
}

/** Rolls for everybody in the window; true once all is rolled. */
async function rollPrepared(draft: DeedDraft): Promise<boolean> {
  try {
    for (const target of draft.able) await rollFor(draft, target);
    return draft.able.length > 0;
  } catch (error) {
    reportFailure("initiative", error);
    return false;
  }
}

async function rollFor(draft: DeedDraft, target: DeedTarget): Promise<void> {
  const { procedure, visibility } = draft;
  const { actor, token } = target;
  const situation = draft.situation(target);
  const [spec] = procedure.rolls(situation);
  if (!spec) return;
  const outcome = procedure.outcome({ ...situation, dice: {} });
  const reasons = procedure.modifiers(situation).map((one) => {
    const { name, amount } = procedure.explain(one);
    return amount ? `${say(name)} ${say(amount)}` : say(name);
  });
  const told = [say(procedure.view(outcome).summary), ...reasons].join(" · ");
  const secret = rulesetOf(actor.type)?.hidesNumbers?.(actor) === true;
  const asUsual = visibility === defaultVisibility() && token?.hidden; // Foundry keeps those in hiding to the keeper
  const messageOptions = {
    ...(!secret && { flavor: foundry.utils.escapeHTML(told) }), // Foundry reads it as HTML
    ...(!asUsual && messageVisibility(visibility)),
  };
  const origin = { messageId: "", attackerUuid: actor.uuid, weaponName: "" };
  const values = procedure.changes(outcome, actor, origin)?.values ?? [];
  if (values.length > 0)
    await actor.update(Object.fromEntries(values.map(({ path, after }) => [path, after])) as never);
  await actor.rollInitiative({
    createCombatants: true,
    initiativeOptions: { formula: spec.formula, messageOptions },
  });
}
