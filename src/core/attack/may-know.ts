import { rulesetOf } from "../../rulesets/index.js";
import { textSetting } from "../settings.js";
import type { CardFact } from "./contract/card-parts.js";

/** Whether the user may know the numbers of somebody: armour class, odds, points. */
export function mayKnowNumbers(actor: Actor | null, user: User = game.user): boolean {
  if (user.isGM || (textSetting("targetNumbers") === "shown" && !hidesNumbers(actor))) return true;
  return actor?.testUserPermission(user, "OBSERVER") ?? false;
}

/** Whether the user may read a fact; `numbers`: they may know the numbers of whom it is about. */
export function mayBeTold({ audience }: Pick<CardFact, "audience">, numbers: boolean): boolean {
  return audience === "all" || (audience === "numbers" ? numbers : game.user.isGM);
}

/** Whether the ruleset keeps somebody's figures for the keeper. */
function hidesNumbers(actor: Actor | null): boolean {
  return (actor && rulesetOf(actor.type)?.hidesNumbers?.(actor)) ?? false;
}

/** Whether the user may see the dice of somebody before they are judged. */
export function maySeeDice(actor: Actor | null, user: User = game.user): boolean {
  return mayKnowNumbers(actor, user) || !hidesNumbers(actor);
}
