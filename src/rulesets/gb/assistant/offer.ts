import type { Block, Entry } from "../../../core/assistant/procedure.js";
import { object } from "../../../core/attack/intent.js";
import { t } from "../../../core/i18n.js";
import { figure } from "../../../core/text.js";
import { categoryLabel, zoneLabel } from "../labels.js";
import type { Zone } from "../rules/vocabulary.js";
import { word } from "./fields.js";
import type { Chosen } from "./figures.js";

/** A list to choose from. */
export function picker(id: string, entries: readonly Entry[]): Block {
  const rows = entries.map((entry) => ({ id: entry.id, name: entry.name, img: entry.img, note: noteOf(entry) }));
  return { kind: "picker", id, caption: word(`offer.${id}`), empty: word("nothingOffered"), add: "add", rows };
}

/** A row of what was chosen. */
export function rowOf({ key, entry }: Chosen) {
  return { key, from: entry.id, name: entry.name, img: entry.img, note: noteOf(entry) };
}

/** A word on what a thing is. */
function noteOf({ type, system }: Entry): string {
  if (type === "gbWeapon") return [t(categoryLabel(system["category"] as never)), system["damage"]].join(" · ");
  if (type !== "gbArmor") return "";
  const zones = Object.entries(object(system["zones"])).filter(([, value]) => Number(value) > 0);
  return zones.map(([zone, value]) => `${t(zoneLabel(zone as Zone))} ${figure(Number(value))}`).join(", ");
}
