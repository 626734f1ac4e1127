import type { DiceGroup } from "../../../core/play/contract/dice.js";
import { DIE_FACES, facesDue, type Explosion } from "../rules/checks/faces.js";

/** Dice of one kind: how many are called for at first, and from which face on each grants another. */
interface Kind {
  readonly dice: number;
  readonly from: Explosion;
}

/** SE-03 — the groups of a formula; kinds without dice are not written, and have no group. */
export function groupsIn(formula: string, kinds: readonly Kind[]): readonly DiceGroup[] {
  const manners = [...formula.matchAll(/\dd10(\S*)/g)].map(([, manner = ""]) => manner);
  return kinds
    .filter(({ dice }) => dice > 0)
    .map(({ dice, from }, place) => ({
      faces: DIE_FACES,
      manner: manners[place] ?? "",
      take: (results) => facesDue(results, dice, from),
    }));
}

/** The dice that groups call for at first. */
export function firstDice(kinds: readonly Kind[]): readonly number[] {
  return kinds.flatMap(({ dice }) => Array.from({ length: dice }, () => DIE_FACES));
}

/** Whether a roll is of a formula; Foundry sets spaces of its own. */
export function isFormula(roll: { readonly formula: string }, formula: string): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, "");
  return bare(roll.formula) === bare(formula);
}
