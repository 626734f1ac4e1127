import type { Desk, Entry } from "../../../core/assistant/procedure.js";
import { say } from "../../../core/text.js";
import { text } from "../../../core/attack/intent.js";
import { d20d100Options } from "../data/options.js";
import { attackLines, type AttackLines } from "../rules/attack-line.js";
import { printNotation } from "../rules/notation.js";
import { weaponBonus } from "../rules/traits.js";
import type { D20d100Draft } from "./draft.js";
import { keyOf, weaponFigures, weaponSkillOf } from "./entries.js";
import { word } from "./fields.js";
import { combatTotals, traitsOf } from "./skill-rows.js";

/** DD-44, DD-56 — the row that a weapon will have. */
export function rowsFor(draft: D20d100Draft, desk: Desk): (entry: Entry) => AttackLines {
  const [totals, traits] = [combatTotals(draft, desk), traitsOf(draft, desk)];
  return (entry) =>
    attackLines(
      {
        ...weaponFigures(entry),
        skill: weaponSkillOf(entry),
        total: totals[weaponSkillOf(entry)] ?? 0,
        speciality: weaponBonus(traits, { key: keyOf(entry), name: entry.name }), // DD-34, DD-46
        unfamiliar: 0,
      },
      d20d100Options(),
    );
}

/** DD-51 — its notations in words: base, rapid fire, and the magazine emptied. */
export function notationText({ base, double, triple }: AttackLines): string {
  const several = [double, triple].flatMap((line) => (line ? [printNotation(line)] : []));
  const rapid = several.length > 0 ? [say(word("rapid", { notation: several.join(" ; ") }))] : [];
  return [printNotation(base), ...rapid].join(" · ");
}

/** The same with what it does. */
export function weaponNote(draft: D20d100Draft, desk: Desk): (entry: Entry) => string {
  const rowOf = rowsFor(draft, desk);
  return (entry) =>
    [notationText(rowOf(entry)), text(entry.system["damage"])].filter((part) => part !== "").join(" · ");
}
