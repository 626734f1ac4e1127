import { rulesetOf } from "../../rulesets.js";
import { textSetting } from "../../settings/settings.js";
import { players } from "../../settings/spectators.js";
import { reader, readsAsKeeper, watches } from "../../world/reader.js";
import type { CardFact } from "../contract/card-parts.js";

/**
 * Tells whether the user may know an actor's numbers: armour class, odds, points. Players know those of each other's
 * characters, spectators nobody's.
 */
export function mayKnowNumbers(actor: Actor | null, user: User | null = reader()): boolean {
  if (watches(user)) return false;
  if (mayReadSheet(actor, user) || (actor?.hasPlayerOwner ?? false)) return true;
  return textSetting("targetNumbers") === "shown" && !hidesNumbers(actor);
}

/**
 * Tells whether the user may read a fact.
 * @param numbers they may know the target's numbers
 * @param both and those of the acting actor
 */
export function mayBeTold({ audience }: Pick<CardFact, "audience">, numbers: boolean, both = numbers): boolean {
  if (audience === "keeper") return readsAsKeeper();
  return audience === "all" || (numbers && (audience === "numbers" || both));
}

/** Tells whether the ruleset hides an actor's numbers from players. */
function hidesNumbers(actor: Actor | null): boolean {
  return (actor && rulesetOf(actor.type)?.hidesNumbers?.(actor)) ?? false;
}

/** Tells whether the user may see an actor's dice before they are judged. */
export function maySeeDice(actor: Actor | null, user: User | null = reader()): boolean {
  return !watches(user) && (mayKnowNumbers(actor, user) || !hidesNumbers(actor));
}

/** Tells whether the user may read an actor's sheet, and so its skills and items. */
export function mayReadSheet(actor: Actor | null, user: User | null = reader()): boolean {
  if (!user) return false; // everybody
  return user.isGM || (actor?.testUserPermission(user, "OBSERVER") ?? false);
}

/** Tells whether there are players who may not know an actor's numbers: then only keepers read its rolls. */
export function keepsNumbers(actor: Actor | null): boolean {
  return players().some((user) => !mayKnowNumbers(actor, user));
}
