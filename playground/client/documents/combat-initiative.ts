import { generation } from "../../common/generation.js";
import type { Data, Value } from "../../common/types.js";
import { mergeObject } from "../../common/utils/merge.js";
import { escapeHTML } from "../../common/utils/strings.js";

/** Rolls for some combatants: one batched update, one message each. The current combatant keeps the turn. */
export async function rollCombatants(combat: Value, ids: string[], options: Data): Promise<Value> {
  const { formula = null, updateTurn = true, messageOptions = {} } = options;
  const mode: unknown = generation() >= 14 ? options.messageMode : messageOptions.rollMode;
  const updates: Data[] = [];
  const messages: Data[] = [];
  for (const id of ids) {
    const combatant: Value = combat.combatants.get(id);
    if (!combatant?.isOwner) continue;
    const roll: Value = combatant.getInitiativeRoll(formula);
    await roll.evaluate();
    updates.push({ _id: id, initiative: roll.total as number });
    messages.push(await messageOf(combatant, roll, messageOptions as Data, mode));
  }
  if (!updates.length) return combat as unknown;
  await combat.updateEmbeddedDocuments("Combatant", updates, updateTurn ? {} : { combatTurn: combat.turn as unknown });
  await CONFIG.ChatMessage.documentClass.createDocuments(messages);
  return combat as unknown;
}

/** The data of the message of one roll. Who sees it is asked for beside its options in 14, within them in 13. Rolls of hidden combatants go to the game masters. */
async function messageOf(combatant: Value, roll: Value, messageOptions: Data, asked: unknown): Promise<Data> {
  const cls: Value = CONFIG.ChatMessage.documentClass;
  const speaker: unknown = cls.getSpeaker({ actor: combatant.actor, token: combatant.token, alias: combatant.name });
  const flavor: string = game.i18n.format("PLAYGROUND.Combat.RollsInitiative", {
    name: escapeHTML(String(combatant.name)),
  });
  const data = mergeObject({ speaker, flavor, flags: { core: { initiativeRoll: true } } }, messageOptions) as Data;
  const option = generation() >= 14 ? "messageMode" : "rollMode";
  const secret = generation() >= 14 ? "gm" : "gmroll";
  const mode: unknown = asked ?? (combatant.hidden ? secret : undefined);
  delete data.rollMode;
  delete data.messageMode;
  return roll.toMessage(data, { create: false, ...(mode ? { [option]: mode } : {}) }) as Promise<Data>;
}
