import { rulesetById, rulesetOf } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";
import type { Intent } from "../record/intent.js";
import type { AttackProcedure } from "../contract/attack.js";
import { actorOf } from "../../world/world.js";

const attacks = new FetchedPart((id) => rulesetById(id)?.attack);

/**
 * Fetches how a ruleset attacks and saves. Whoever draws, prepares or judges either does so first; undefined for a
 * ruleset not played here.
 */
export function loadProcedure(ruleset: string): Promise<AttackProcedure | undefined> {
  return attacks.load(ruleset);
}

/** Fetches what an attack and the people in it play by. */
export async function loadProceduresFor({ ruleset, targets }: Pick<Intent, "ruleset" | "targets">): Promise<void> {
  const people = targets.flatMap((target) => actorOf(target) ?? []);
  const played = new Set([ruleset, ...people.flatMap(({ type }) => rulesetOf(type)?.id ?? [])]);
  await Promise.all([...played].map(loadProcedure));
}

/** The same, `undefined` as long as it is not loaded. */
export function knownProcedure(ruleset: string): AttackProcedure | undefined {
  return attacks.known(ruleset);
}

/** The procedure of a ruleset id, once it is loaded. Throws for one that is not played here. */
export function procedureOf(ruleset: string): AttackProcedure {
  const procedure = attacks.known(ruleset);
  if (!procedure) throw new Error(`no ruleset ${ruleset}`);
  return procedure;
}
