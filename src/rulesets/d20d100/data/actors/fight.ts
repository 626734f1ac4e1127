import { flag, group, line, whole } from "../../../../core/data/fields.js";
import type { FightKept } from "../../rules/fight/fight-state.js";

/**
 * DD-119…DD-130 — what an actor remembers of a fight and its round (`system.fight`). It lies on the actor and not on the
 * tracker, so that whatever a card changes of it is taken back with the card.
 */
function fightSchema() {
  return {
    combatId: line(),
    round: whole(0, 9999, 0),
    engaged: flag(false),
    surprised: flag(false),
    spent: whole(0, 9, 0),
    attacks: whole(0, 9, 0),
    readied: line(),
  };
}

/** Where it lies. */
export const fightField = () => group(fightSchema());

/** What to write under `system.fight` for it to be so: values for a plan, by path. */
export function fightPaths(
  before: FightKept,
  after: FightKept,
): readonly { readonly path: string; readonly after: string | number | boolean }[] {
  const keys = ["combatId", "round", "engaged", "surprised", "spent", "attacks", "readied"] as const;
  return keys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ path: `system.fight.${key}`, after: after[key] }));
}
