import { numbered } from "../../../core/creation/numbered.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { creationOptions } from "../data/options.js";
import { suggestedSkills, type OccupationId } from "../rules/character/occupations.js";
import { pickedAs, type Picked, type RpgDraft } from "./draft.js";

/** RP-29 — the skills of a trade instead of those picked so far, which come back with no trade. */
export function suggested(draft: RpgDraft, trade: OccupationId | "", desk: Desk, key: string): Partial<RpgDraft> {
  const keys = new Set(pickedOf(draft.items, desk, "rpgSkill").map((item) => item.key));
  const before = draft.trade === "" ? draft.items.filter((item) => keys.has(item.key)) : draft.before;
  const others = draft.items.filter((item) => !keys.has(item.key));
  const items = [...others, ...(trade === "" ? before : ofTrade(trade, before, desk, key))];
  return { trade, before: trade === "" ? [] : before, items };
}

/** What the sheet has stays on it, and is bought as far as the trade says. */
function ofTrade(trade: OccupationId, before: readonly Picked[], desk: Desk, key: string): readonly Picked[] {
  const wanted = new Map<string, number>(
    suggestedSkills(trade, creationOptions()).map(({ skill, mastery }) => [skill, mastery]),
  );
  const owned = pickedOf(before, desk, "rpgSkill").filter(({ entry }) => entry.owned);
  const known = new Set(owned.map(({ entry }) => skillKey(entry)));
  const fresh = onShelf(desk, "rpgSkill").filter((entry) => wanted.has(skillKey(entry)) && !known.has(skillKey(entry)));
  return [
    ...owned.map((item) => withMastery(item, item.entry, wanted)),
    ...fresh.map((entry, i) => withMastery(pickedAs(numbered(key, i), entry), entry, wanted)),
  ];
}

function withMastery(item: Picked, entry: Entry, wanted: ReadonlyMap<string, number>): Picked {
  const { key, from, grip, on, quantity, ammo } = item;
  return { key, from, grip, on, quantity, ammo, mastery: wanted.get(skillKey(entry)) ?? 0 };
}

/** RP-22 — the id of a skill in the list of the rules; empty for one of the table's own. */
export function skillKey({ system }: Entry): string {
  return typeof system["key"] === "string" ? system["key"] : "";
}
