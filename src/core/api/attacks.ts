import { rulesetOf } from "../rulesets.js";
import { loadAttacks, procedureWith } from "../play/loaded/attacks.js";
import { actorAt } from "../world/world.js";
import { nameAsRead } from "../text/names-read.js";
import { say } from "../text/text.js";
import type { PublicAttack } from "./contract.js";

/** All that an actor, or the one of a UUID, can attack with, in the order of its sheet; none where its rules know no attacks. */
export async function attacksOf(actor: Actor | string): Promise<readonly PublicAttack[]> {
  const attacker = typeof actor === "string" ? actorAt(actor) : actor;
  const ruleset = attacker && rulesetOf(attacker.type);
  const attacks = ruleset && (await loadAttacks(ruleset.id));
  if (!attacker || !attacks) return [];
  const weapons = attacker.items.contents.filter(({ type }) => ruleset.weapons.includes(type));
  return weapons.map((weapon) => {
    const procedure = procedureWith(attacks, weapon);
    const magazine = procedure.magazine(weapon);
    const obstacle = procedure.obstacle(weapon);
    return {
      id: weapon.id ?? "",
      uuid: weapon.uuid,
      name: nameAsRead(weapon.name, weapon.system),
      img: weapon.img ?? "",
      ready: procedure.ready(weapon),
      rounds: magazine && { value: magazine.value, max: magazine.max },
      obstacle: obstacle && say(obstacle),
    };
  });
}
