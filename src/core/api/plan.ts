import type { Intent } from "../play/record/intent.js";
import { knownAs, weaponName } from "../world/names.js";
import type { Person } from "../world/names.js";
import type { PublicPerson, PublicPlan } from "./contract.js";

/** Returns who does what to whom, as modules are told it. */
export function plan({ ruleset, attacker, weapon, targets }: Intent, deed: string | null): PublicPlan {
  return {
    ruleset,
    attacker: person(attacker),
    weapon: weapon.uuid ? { uuid: weapon.uuid, name: weaponName(weapon) } : null,
    deed,
    targets: targets.map(person),
  };
}

/** Returns somebody as modules are told of them. */
export function person(somebody: Person): PublicPerson {
  const { actor, token } = somebody;
  return { actor, token, name: knownAs(somebody).name };
}
