import type { Entry } from "../../../core/creation/procedure.js";
import { oneOf } from "../../../core/shape/shape.js";
import { t } from "../../../core/text/i18n.js";
import { figure, say } from "../../../core/text/text.js";
import { RESIST_MODES } from "../data/items/power.js";
import { WEAPON_CATEGORIES } from "../data/items/weapon.js";
import { categoryLabel, useLabel } from "../labels.js";
import { protectionTexts } from "../sheets/views/armour-view.js";
import { figureOf, kindOf, scaleOf } from "./entries.js";
import { word } from "./fields.js";
import { scaleName } from "./scale-names.js";
import { USES } from "./slots.js";

/** A word on what a thing is. */
export function noteOf(entry: Entry): string {
  const { type, system } = entry;
  switch (type) {
    case "warpTrait":
      return traitNote(entry);
    case "warpPower":
      return resistNote(system).join("");
    case "warpSpell":
      return [...levelNote(entry), ...resistNote(system)].join(" · ");
    case "warpWeapon": {
      const category = oneOf(WEAPON_CATEGORIES, "melee").read(system["category"]);
      return `${t(categoryLabel(category))} · ×${figure(figureOf(entry, "factor", 2))}`;
    }
    case "warpArmor":
      return armourNote(entry);
    default:
      return "";
  }
}

/** What a trait serves for, and its scale where it is not the usual one. */
function traitNote(entry: Entry): string {
  const uses = USES.filter((use) => entry.system[use] === true).map((use) => t(useLabel(use)));
  const scale = scaleOf(entry);
  return [...(kindOf(entry) === "flaw" || scale === "standard" ? [] : [say(scaleName(scale))]), ...uses].join(" · ");
}

/** WP-62 — what a piece of armour holds off. */
function armourNote(entry: Entry): string {
  const number = (name: string) => figureOf(entry, name, 0);
  const [regularDice, regularPoints] = [number("regularDice"), number("regularPoints")];
  const texts = protectionTexts({ regularDice, regularPoints, ballisticDice: number("ballisticDice") });
  return texts.map(say).join(" · ");
}

/** WP-124 — the level of a spell, unless the keeper hides it. */
function levelNote(entry: Entry): readonly string[] {
  return entry.system["levelHidden"] === true
    ? []
    : [t("GARDIEN.WARP.SHEET.level", { n: figureOf(entry, "level", 3) })];
}

/** What a target may resist with, if it may. */
function resistNote(system: Entry["system"]): readonly string[] {
  const mode = oneOf(RESIST_MODES, "none").read(system["resistMode"]);
  return mode === "none" ? [] : [say(word(`resist.${mode}`))];
}
