import { rulesetOf } from "../../rulesets.js";
import { textSetting } from "../../settings/settings.js";
import type { CardFact } from "../contract/card-parts.js";

/**
 * Whether the user may know the numbers of somebody: armour class, odds, points. Those whom players play are known to
 * their companions.
 */
export function mayKnowNumbers(actor: Actor | null, user: User = game.user): boolean {
  if (mayReadSheet(actor, user) || (actor?.hasPlayerOwner ?? false)) return true;
  return textSetting("targetNumbers") === "shown" && !hidesNumbers(actor);
}

/**
 * Whether the user may read a fact.
 * @param numbers they may know the numbers of whom it is about
 * @param both and those of whoever did it
 */
export function mayBeTold({ audience }: Pick<CardFact, "audience">, numbers: boolean, both = numbers): boolean {
  if (audience === "keeper") return game.user.isGM;
  return audience === "all" || (numbers && (audience === "numbers" || both));
}

/** Whether the ruleset keeps somebody's figures for the keeper. */
function hidesNumbers(actor: Actor | null): boolean {
  return (actor && rulesetOf(actor.type)?.hidesNumbers?.(actor)) ?? false;
}

/** Whether the user may see the dice of somebody before they are judged. */
export function maySeeDice(actor: Actor | null, user: User = game.user): boolean {
  return mayKnowNumbers(actor, user) || !hidesNumbers(actor);
}

/** Whether the user may read somebody's sheet, and so what they know and can do. */
export function mayReadSheet(actor: Actor | null, user: User = game.user): boolean {
  return user.isGM || (actor?.testUserPermission(user, "OBSERVER") ?? false);
}

/** Whether there are players who may not know the numbers of somebody: what is rolled for these is the keepers' to read. */
export function keepsNumbers(actor: Actor | null): boolean {
  return game.users.some((user) => !user.isGM && !mayKnowNumbers(actor, user));
}
