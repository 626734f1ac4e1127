import { rulesetById, rulesetOf } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";
import type { Intent } from "../record/intent.js";
import type { AttackProcedure, Attacks, KeptPart } from "../contract/attack.js";
import type { Choices } from "../contract/situation.js";
import { actorOf, itemAt } from "../../world/world.js";

const parts = new FetchedPart((id) => rulesetById(id)?.attacks);

/** Fetches how a ruleset attacks. Whoever draws, prepares or judges an attack does so first; undefined for a ruleset not played here. */
export function loadAttacks(ruleset: string): Promise<Attacks | undefined> {
  return parts.load(ruleset);
}

/** Fetches what an attack and the people in it play by. */
export async function loadAttacksFor({ ruleset, targets }: Pick<Intent, "ruleset" | "targets">): Promise<void> {
  const people = targets.flatMap((target) => actorOf(target) ?? []);
  const played = new Set([ruleset, ...people.flatMap(({ type }) => rulesetOf(type)?.id ?? [])]);
  await Promise.all([...played].map(loadAttacks));
}

/** How a ruleset attacks; `undefined` as long as it is not loaded. */
export function knownAttacks(ruleset: string): Attacks | undefined {
  return parts.known(ruleset);
}

/** How a ruleset attacks, once it is loaded. Throws for one that is not played here. */
export function attacksOf(ruleset: string): Attacks {
  const attacks = parts.known(ruleset);
  if (!attacks) throw new Error(`no ruleset ${ruleset}`);
  return attacks;
}

/** The way in which a weapon is used, by what was chosen for all targets. */
export function procedureWith(attacks: Attacks, weapon: Item, choices: Choices = {}): AttackProcedure {
  return wayNamed(attacks, attacks.wayOf(weapon, choices));
}

/**
 * The way in which an attack is made. Throws where its ruleset is not loaded.
 * @param kept what was kept of it, for messages that name no way
 */
export function procedureOf(intent: Intent, kept: KeptPart = {}): AttackProcedure {
  return wayNamed(attacksOf(intent.ruleset), wayIn(intent, kept));
}

/** Id of that way: as the message names it, else as its outcome tells, or its weapon by what was chosen; the usual one where that is gone. */
export function wayIn({ ruleset, way, weapon, choices }: Intent, kept: KeptPart = {}): string {
  const attacks = attacksOf(ruleset);
  if (Object.hasOwn(attacks.ways, way)) return way;
  const item = itemAt(weapon.uuid);
  return attacks.wayKept(kept) ?? (item && attacks.wayOf(item, choices)) ?? usualOf(attacks);
}

/** Id of the way by weapon and choices as they are now, whatever the message names; as it does where the weapon is gone. */
export function wayNow(intent: Intent): string {
  const weapon = itemAt(intent.weapon.uuid);
  return weapon ? attacksOf(intent.ruleset).wayOf(weapon, intent.choices) : wayIn(intent);
}

function usualOf({ ways }: Attacks): string {
  return Object.keys(ways)[0] ?? "";
}

/** Throws for a way that the ruleset does not have. */
function wayNamed({ ways }: Attacks, id: string): AttackProcedure {
  const procedure = ways[id];
  if (!procedure) throw new Error(`no way ${id} to attack`);
  return procedure;
}
