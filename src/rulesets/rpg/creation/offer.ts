import type { Entry } from "../../../core/creation/procedure.js";
import { signed, t } from "../../../core/text/i18n.js";
import { figure } from "../../../core/text/text.js";
import { weaponModeLabel } from "../labels.js";
import { numberSpans } from "../data/items/number-spans.js";
import { parseDice, writeDice } from "../rules/dice-formula.js";
import { listed, pieceOf } from "./entries.js";

/** A word on what a thing is. */
export function noteOf(entry: Entry): string {
  switch (entry.type) {
    case "rpgCharacter":
      return listed(entry).occupation;
    case "rpgWeapon":
      return [...diceNote(entry), t(weaponModeLabel(listed(entry).mode))].join(" · ");
    case "rpgArmor":
      return armourNote(entry);
    case "rpgSpell":
      return spellNote(entry);
    default:
      return "";
  }
}

/** RP-50 — the dice of a weapon, if it has any. */
function diceNote({ system }: Entry): readonly string[] {
  const dice = parseDice(typeof system["formula"] === "string" ? system["formula"] : "1d6");
  return dice ? [writeDice({ ...dice, halved: dice.halved || system["halved"] === true })] : [];
}

/** RP-64, RP-65 — the die of a piece of armour, and the numbers that it covers. */
function armourNote(entry: Entry): string {
  const piece = pieceOf(entry);
  return piece
    ? t("GARDIEN.RPG.CREATION.covers", { die: writeDice(piece.formula), n: numberSpans(piece.coverage) })
    : "";
}

/** RP-79 — the FD of a spell, and what it costs. */
function spellNote({ system }: Entry): string {
  const [difficulty, cost] = [Number(system["difficulty"] ?? 0), Number(system["hpCost"] ?? 0)];
  return t("GARDIEN.RPG.CREATION.spellNote", { fd: difficulty === 0 ? "0" : signed(difficulty), cost: figure(cost) });
}
