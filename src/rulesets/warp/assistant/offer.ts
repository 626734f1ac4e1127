import type { Block, Entry } from "../../../core/assistant/procedure.js";
import { text } from "../../../core/attack/intent.js";
import { t } from "../../../core/i18n.js";
import { figure, say } from "../../../core/text.js";
import type { ArmourFigures } from "../rules/armour.js";
import { categoryLabel, resistModeLabel, useLabel } from "../labels.js";
import { isSpecialised } from "../rules/scales.js";
import { protectionTexts } from "../sheets/armour-view.js";
import { word } from "./fields.js";
import { scaleOf, scaleName } from "./scale-names.js";
import { USES } from "./slots.js";

/** A list to choose from; `path` is handed back with what is chosen. */
export function picker(id: string, entries: readonly Entry[], path = "add"): Block {
  const rows = entries.map((entry) => ({ id: entry.id, name: entry.name, img: entry.img, note: noteOf(entry) }));
  return { kind: "picker", id, caption: word(`offer.${id}`), empty: word("nothingOffered"), add: path, rows };
}

/** A word on what a thing is. */
export function noteOf({ type, system }: Entry): string {
  switch (type) {
    case "warpTrait": {
      const uses = USES.filter((use) => system[use] === true).map((use) => t(useLabel(use)));
      const scale = scaleOf(system);
      const marked = system["kind"] !== "flaw" && (scale === "technical" || isSpecialised(scale));
      return [...(marked ? [say(scaleName(scale))] : []), ...uses].join(" · ");
    }
    case "warpPower":
      return text(system["range"]);
    case "warpSpell":
      return spellNote(system);
    case "warpWeapon":
      return `${t(categoryLabel(system["category"] as never))} · ×${figure(Number(system["factor"]))}`;
    case "warpArmor":
      return protectionTexts(system as unknown as ArmourFigures)
        .map(say)
        .join(" · ");
    default:
      return "";
  }
}

function spellNote(system: Entry["system"]): string {
  const mode = text(system["resistMode"]);
  const level = system["levelHidden"] === true ? "" : t("GARDIEN.WARP.SHEET.level", { n: Number(system["level"]) });
  return [level, ...(mode === "mental" || mode === "physical" ? [t(resistModeLabel(mode))] : [])].join(" · ");
}
