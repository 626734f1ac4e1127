import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { say } from "../../../core/text/text.js";
import { d20d100Options } from "../data/options.js";
import { damageBonusOf } from "../rules/character/characteristics.js";
import { diceSum, diceText, type DiceSum } from "../rules/dice-sum.js";
import { printNotation } from "../rules/arms/notation.js";
import { weaponBonus } from "../rules/character/traits.js";
import { weaponFigures, type WeaponFigures } from "../rules/arms/weapon-row.js";
import type { D20d100Draft } from "./draft.js";
import { keyOf, weaponFields } from "./entries.js";
import { word } from "./fields.js";
import { scoresOf } from "./scores.js";
import { sheetOf } from "./sheet.js";
import { combatTotals, traitsOf } from "./skill-rows.js";

/** DD-43…DD-58 — the row that a weapon will have, in words. */
export function weaponNote(draft: D20d100Draft, desk: Desk): (entry: Entry) => string {
  const combatTotal = combatTotals(draft, desk);
  const traits = traitsOf(draft, desk);
  const damageBonus = bonusDice(draft, desk);
  return (entry) => {
    const speciality = weaponBonus(traits, { key: keyOf(entry), name: entry.name }); // DD-34, DD-46
    return rowText(weaponFigures(weaponFields(entry), { combatTotal, speciality, damageBonus }, d20d100Options()));
  };
}

/** DD-28 — what the body to come adds to blows. */
function bonusDice(draft: D20d100Draft, desk: Desk): DiceSum {
  const bonus = damageBonusOf(scoresOf(draft), d20d100Options(), sheetOf(desk).damageBonus.misc);
  const none = { faces: [], plus: 0 };
  return typeof bonus === "number" ? { ...none, plus: bonus } : (diceSum(bonus) ?? none);
}

/** DD-51 — base attacks, rapid fire, a throw, bursts, and the damage. */
function rowText({ base, multiple, thrown, bursts, damages }: WeaponFigures): string {
  const rapid = multiple.map(printNotation).join(game.i18n.lang === "fr" ? " ; " : "; ");
  const damage = damages.flatMap((dice) => (dice ? [diceText(dice)] : [])).join(" / ");
  return [
    printNotation(base),
    ...(rapid === "" ? [] : [say(word("row.rapid", { notation: rapid }))]),
    ...(thrown ? [say(word("row.thrown", { notation: printNotation(thrown) }))] : []),
    ...bursts.map(({ rounds, difficulties }) =>
      say(word("row.burst", { n: rounds, difficulties: difficulties.join(", ") })),
    ),
    ...(damage === "" ? [] : [damage]),
  ]
    .join(" · ")
    .replaceAll(/-(?=\s?\d)/g, "−"); // in words of a language a hyphen stays one
}
