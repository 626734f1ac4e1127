import { write } from "../foundry/write.js";
import { rulesetOf } from "../rulesets.js";
import { startDeed } from "../deed/start.js";
import { tell } from "../text/errors.js";
import { plural } from "../text/i18n.js";
import { loadAttacks, procedureWith } from "../play/loaded/attacks.js";

/** Fills the magazine of a weapon, or begins the deed that does. */
export async function reload(weapon: Item): Promise<void> {
  const ruleset = rulesetOf(weapon.type);
  const attacks = ruleset && (await loadAttacks(ruleset.id));
  const procedure = attacks && procedureWith(attacks, weapon);
  const call = procedure?.reload(weapon);
  if (call && weapon.actor) {
    await startDeed(call.deed, [weapon.actor], call.choices, { window: call.window });
    return;
  }
  const magazine = procedure?.magazine(weapon);
  if (!magazine) return;
  await write(weapon, { [magazine.path]: magazine.max });
  tell("GARDIEN.ATTACK.reloaded", { name: weapon.name, rounds: plural("GARDIEN.ATTACK.rounds", magazine.max) });
}
