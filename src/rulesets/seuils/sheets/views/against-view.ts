import { Draft } from "../../../../core/play/draft/draft.js";
import { loadAttacks } from "../../../../core/play/loaded/attacks.js";
import { oddsFor } from "../../../../core/attack/odds-context.js";
import { tokenOf } from "../../../../core/world/world.js";
import { percentage } from "../../../../core/text/i18n.js";
import { say } from "../../../../core/text/text.js";

/** SE-38, SE-49 — how an attack with a weapon would go against whoever is targeted. */
export interface Against {
  readonly name: string;
  /** Chance of a hit, as a percentage. */
  readonly chance: string;
  /** The same with other defences. */
  readonly note: string;
}

/**
 * SE-38 — the chances of somebody's weapons against the first token that the user targets, by id of the weapon; those
 * that cannot reach it, or that the round does not allow, are left out, and all of them where the user may not know its numbers.
 */
export async function againstTarget(actor: Actor, weapons: readonly string[]): Promise<ReadonlyMap<string, Against>> {
  if (game.user.targets.size === 0 || !(await loadAttacks("seuils"))) return new Map();
  const found = weapons.flatMap((id) => {
    const weapon = actor.items.get(id);
    const against = weapon && withWeapon(weapon, actor);
    return against ? [[id, against] as const] : [];
  });
  return new Map(found);
}

function withWeapon(weapon: Item, actor: Actor): Against | null {
  const draft = new Draft(weapon, actor, tokenOf(actor));
  const [target] = draft.present;
  const odds = target && oddsFor(draft, target);
  if (!odds) return null;
  const situation = draft.situation(target);
  if (draft.procedure.hindrance(situation, 1) ?? draft.procedure.outOfTurn(situation)) return null;
  return { name: draft.known(target).name, chance: percentage(odds.chance, 0), note: odds.note ? say(odds.note) : "" };
}
