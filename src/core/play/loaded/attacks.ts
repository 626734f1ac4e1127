import { rulesetById, rulesetOf } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";
import type { Intent } from "../record/intent.js";
import type { AttackProcedure, Attacks, KeptPart } from "../contract/attack.js";
import type { Choices } from "../contract/situation.js";
import { actorOf, itemAt } from "../../world/world.js";

const parts = new FetchedPart((id) => rulesetById(id)?.attacks);

/** Loads a ruleset's attacks, before one is drawn, prepared or judged; undefined for a ruleset not played here. */
export function loadAttacks(ruleset: string): Promise<Attacks | undefined> {
  return parts.load(ruleset);
}

/** Loads the attacks of an intent's ruleset, and of its targets' rulesets. */
export async function loadAttacksFor(intent: Pick<Intent, "ruleset" | "targets">): Promise<void> {
  await Promise.all(rulesetsIn(intent).map(loadAttacks));
}

/** Returns the ids of an intent's ruleset and of its targets' rulesets. */
export function rulesetsIn({ ruleset, targets }: Pick<Intent, "ruleset" | "targets">): readonly string[] {
  const people = targets.flatMap((target) => actorOf(target) ?? []);
  return [...new Set([ruleset, ...people.flatMap(({ type }) => rulesetOf(type)?.id ?? [])])];
}

/** Returns a ruleset's attacks; undefined as long as they are not loaded. */
export function knownAttacks(ruleset: string): Attacks | undefined {
  return parts.known(ruleset);
}

/** Returns a ruleset's loaded attacks. Throws for a ruleset not played here. */
export function attacksOf(ruleset: string): Attacks {
  const attacks = parts.known(ruleset);
  if (!attacks) throw new Error(`no ruleset ${ruleset}`);
  return attacks;
}

/** Returns the procedure of the way a weapon is used in, by the choices made for all targets. */
export function procedureWith(attacks: Attacks, weapon: Item, choices: Choices = {}): AttackProcedure {
  return wayNamed(attacks, attacks.wayOf(weapon, choices));
}

/**
 * Returns the procedure of an attack's way. Throws where its ruleset is not loaded.
 * @param kept part of its verdict, for messages that name no way
 */
export function procedureOf(intent: Intent, kept: KeptPart = {}): AttackProcedure {
  return wayNamed(attacksOf(intent.ruleset), wayIn(intent, kept));
}

/**
 * Returns the id of an attack's way: by its message, else its outcome, else its weapon and choices, else the usual one.
 */
export function wayIn({ ruleset, way, weapon, choices }: Intent, kept: KeptPart = {}): string {
  const attacks = attacksOf(ruleset);
  if (Object.hasOwn(attacks.ways, way)) return way;
  const item = itemAt(weapon.uuid);
  return attacks.wayKept(kept) ?? (item && attacks.wayOf(item, choices)) ?? usualOf(attacks);
}

/** Returns the id of the way by weapon and choices as they are now; by the message where the weapon was deleted. */
export function wayNow(intent: Intent): string {
  const weapon = itemAt(intent.weapon.uuid);
  return weapon ? attacksOf(intent.ruleset).wayOf(weapon, intent.choices) : wayIn(intent);
}

function usualOf({ ways }: Attacks): string {
  return Object.keys(ways)[0] ?? "";
}

/** Returns the procedure of a way. Throws for an id that the ruleset does not have. */
function wayNamed({ ways }: Attacks, id: string): AttackProcedure {
  const procedure = ways[id];
  if (!procedure) throw new Error(`no way ${id} to attack`);
  return procedure;
}
