import { textAt, type Draft, type Figures } from "../../../core/notation/block.js";
import type { Facet } from "../../../core/notation/facets.js";
import { isWord, words } from "../../../core/notation/words.js";
import { damageBonusIn } from "./figures-told.js";

/** What is read of a weapon and not stored: whether its dice leave Bdeg out, or hold it. */
const BONUS = "#bonus";
const APART = words("Bdeg en plus", "plus Bdmg", "+ Bdeg", "+ Bdmg");
const WITHIN = words("Bdeg compris", "with Bdmg");

/** RP-51 — Bdeg of a bearer as far as a weapon takes it: in melee only, and not every one. */
function bonusFor(weapon: object, bearer: object): number {
  const melee = ["", "melee", "meleeOrThrown"].includes(textAt(weapon, "mode"));
  const applies = !("damageBonusApplies" in weapon) || weapon.damageBonusApplies !== false;
  return melee && applies ? damageBonusIn(bearer) : 0;
}

/** What dice are without so many points; `null` where they do not end with a sum. */
function without(formula: string, bonus: number): string | null {
  const [, dice = "", sign = "+", points = "0"] = /^(.+?)([+-])(\d+)$/.exec(formula) ?? [null, formula];
  const left = Number(`${sign}${points}`) - bonus;
  return dice === "" ? null : left === 0 ? dice : `${dice}${left > 0 ? "+" : ""}${String(left)}`;
}

/** Whether dice end with as many points as Bdeg has: whoever reads them cannot tell whether they are the same. */
function looksWhole(formula: string, bonus: number): boolean {
  return bonus > 0 && formula.endsWith(`+${String(bonus)}`);
}

/** RP-51 — says that Bdeg is added to dice that end with as many points; reads whether it is. */
export const bonusFacet: Facet = {
  write: (weapon, lang, block) => {
    const bonus = block ? bonusFor(weapon, block.system) : 0;
    return looksWhole(textAt(weapon, "formula").replaceAll(/\s+/g, ""), bonus) ? APART[lang] : "";
  },
  read: (part) => {
    if (isWord(part, APART)) return { [BONUS]: "apart" };
    return isWord(part, WITHIN) ? { [BONUS]: "within" } : null;
  },
};

/**
 * RP-51 — takes Bdeg off the dice of weapons that hold it: books print them so, and on a sheet it is added. It is held where
 * the block says so, where the compendium's dice are those without it, and where nobody knows the weapon and they end with
 * as many points: that is supposed, and told.
 */
export function takeBonusOff({ things, figures, guessed }: Draft): void {
  for (const thing of things) {
    if (!thing.types.includes("rpgWeapon")) continue;
    const { [BONUS]: told, formula } = thing.figures;
    const bonus = bonusFor(thing.figures, figures);
    const { settled } = thing;
    thing.settled = (known) => {
      const stored: Figures = settled(known);
      const rest = Object.fromEntries(Object.entries(stored).filter(([path]) => path !== BONUS));
      const own = bonusFor({ ...known, ...rest }, figures);
      const dice = typeof formula === "string" ? formulaOf(formula, textAt(known, "formula"), own, told) : null;
      return dice === null ? rest : { ...rest, formula: dice };
    };
    if (told === undefined && typeof formula === "string" && looksWhole(formula, bonus))
      guessed.push({ key: "GARDIEN.BLOCK.GUESS.bonus", data: { name: thing.name, dice: formula, bonus } });
  }
}

/** The dice that a weapon is stored with. */
function formulaOf(formula: string, known: string, bonus: number, told: unknown): string {
  const own = bonus > 0 && told !== "apart" ? without(formula, bonus) : null;
  if (own === null || known === formula) return formula;
  const holds = told === "within" || known === own || (known === "" && looksWhole(formula, bonus));
  return holds ? own : formula;
}
