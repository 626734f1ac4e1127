import type { Data, Value } from "../../common/types.js";

/** The combatant of a token in the fight in view. */
export function combatantOfToken(token: Value): Value {
  const combat: Value = game.combat;
  return (combat?.combatants.find(
    (combatant: Value) => combatant.tokenId === token.id && combatant.sceneId === token.parent?.id,
  ) ?? null) as unknown;
}

/** The combatant of an actor in the fight in view. */
export function combatantOf(actor: Value): Value {
  if (actor.isToken) return combatantOfToken(actor.token);
  const combat: Value = game.combat;
  return (combat?.combatants.find((combatant: Value) => combatant.actor === actor || combatant.actorId === actor.id) ??
    null) as unknown;
}

/** Rolls the initiative of an actor's combatants, entering it into the fight first if that is wanted. */
export async function rollActorInitiative(actor: Value, options: Data): Promise<Value> {
  const { createCombatants = false, rerollInitiative = false, initiativeOptions = {} } = options;
  let combat: Value = game.combat;
  if (!combat) {
    if (!game.user?.isGM || !globalThis.canvas?.scene) {
      ui.notifications.warn("PLAYGROUND.Combat.None", { localize: true });
      return null;
    }
    combat = await CONFIG.Combat.documentClass.create({ scene: canvas.scene?.id, active: true });
  }
  if (createCombatants) await enter(actor, combat);
  const own = combat.combatants.filter((combatant: Value) => {
    if (actor.isToken ? combatant.tokenId !== actor.token.id : combatant.actorId !== actor.id) return false;
    return rerollInitiative || combatant.initiative === null;
  }) as Value[];
  if (own.length)
    await combat.rollInitiative(
      own.map((combatant) => combatant.id as string),
      initiativeOptions,
    );
  return combat as unknown;
}

/** Enters each token of an actor into a fight, or the actor itself when it has none on the scene. */
async function enter(actor: Value, combat: Value): Promise<void> {
  const tokens: Value[] = actor.isToken ? [actor.token] : (actor.getActiveTokens(false, true) as Value[]);
  const rows = tokens.length
    ? tokens.map((token) => ({
        tokenId: token.id as string,
        sceneId: token.parent.id as string,
        actorId: token.actorId as string,
        hidden: token.hidden as boolean,
      }))
    : [{ actorId: actor.id as string, hidden: false }];
  const known = (row: Data): boolean =>
    combat.combatants.some((combatant: Value) =>
      row.tokenId ? combatant.tokenId === row.tokenId : combatant.actorId === row.actorId && !combatant.tokenId,
    ) as boolean;
  const fresh = rows.filter((row) => !known(row));
  if (fresh.length) await combat.createEmbeddedDocuments("Combatant", fresh);
}
