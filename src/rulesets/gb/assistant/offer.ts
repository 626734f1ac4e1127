import type { Block, Desk, Entry } from "../../../core/assistant/procedure.js";
import { object, text } from "../../../core/attack/intent.js";
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

/** What can be taken of some types; the same thing of several compendia once. */
export function onShelf({ shelf }: Desk, ...types: readonly string[]): readonly Entry[] {
  const known = new Set<string>();
  return [...shelf.values()].filter((entry) => {
    if (entry.owned || !types.includes(entry.type)) return false;
    const mark = `${entry.type} ${markOf(entry)}`;
    return !known.has(mark) && known.add(mark);
  });
}

/** What makes two entries the same thing: the slug of published content, else the name. */
export function markOf({ name, system }: Entry): string {
  return text(system["slug"]) || name;
}

/** A word on what a thing is. */
function noteOf({ type, system }: Entry): string {
  if (type === "gbWeapon") return [t(categoryLabel(system["category"] as never)), system["damage"]].join(" · ");
  if (type !== "gbArmor") return "";
  const zones = Object.entries(object(system["zones"])).filter(([, value]) => Number(value) > 0);
  return zones.map(([zone, value]) => `${t(zoneLabel(zone as Zone))} ${figure(Number(value))}`).join(", ");
}
