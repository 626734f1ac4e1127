import type { Seat } from "./table.js";

/** A fight of the tokens of these names that has begun, the only one there is. */
export async function beginFight({ page }: Seat, ...names: readonly string[]): Promise<void> {
  await page.evaluate(async (fighters) => {
    for (const combat of [...game.combats]) await combat.delete();
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const combatants = fighters.map((name) => {
      const token = canvas.scene.tokens.getName(name);
      return { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId };
    });
    await combat.createEmbeddedDocuments("Combatant", combatants);
    await combat.startCombat();
  }, names);
}

/** Gives the fighters of these names places of their own, from first to last, and begins a round with them. */
export async function orderFight({ page }: Seat, ...names: readonly string[]): Promise<void> {
  await page.evaluate(async (order) => {
    const rolled = game.combat.combatants.map((one: { id: string; name: string }) => ({
      _id: one.id,
      initiative: order.length - order.indexOf(one.name),
    }));
    await game.combat.updateEmbeddedDocuments("Combatant", rolled);
    await game.combat.nextRound();
  }, names);
}
