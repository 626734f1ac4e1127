import { json, mapOf, text, type Shape } from "../shape/shape.js";
import type { Desk, Entry } from "./procedure.js";

/** What can be taken of some types; the same thing of several compendia once. */
export function onShelf({ shelf }: Desk, ...types: readonly string[]): readonly Entry[] {
  const known = new Set<string>();
  return [...shelf.values()].filter((entry) => {
    if (entry.owned || entry.within !== undefined || !types.includes(entry.type)) return false;
    const mark = sortOf(entry);
    return !known.has(mark) && known.add(mark);
  });
}

/** What two things share that are the same. */
export function sortOf(entry: Entry): string {
  return `${entry.type} ${markOf(entry)}`;
}

/** What makes two entries the same thing of a type: the slug of published content, else the name. */
export function markOf({ name, system }: Entry): string {
  return text.read(system["slug"]) || name;
}

/** Something picked: of the shelf, or something the sheet has; `key` and `from` are then its id. */
export interface Pick {
  readonly key: string;
  readonly from: string;
}

/** What was picked of some types of item, in order, with what it is. What cannot be found any more is left out. */
export function pickedOf<P extends Pick>(
  picks: readonly P[],
  { shelf }: Desk,
  ...types: readonly string[]
): readonly (P & { readonly entry: Entry })[] {
  return picks.flatMap((picked) => {
    const entry = shelf.get(picked.key) ?? shelf.get(picked.from);
    return entry && types.includes(entry.type) ? [{ ...picked, entry }] : [];
  });
}

/** Takes something picked away; what the sheet has is noted, so that finishing takes it off. */
export function withoutPick<P extends Pick>(
  { items, removed }: { readonly items: readonly P[]; readonly removed: readonly string[] },
  key: string,
  { shelf }: Desk,
): { readonly items: readonly P[]; readonly removed: readonly string[] } {
  const onSheet = shelf.get(key)?.owned === true;
  return { items: items.filter((item) => item.key !== key), removed: onSheet ? [...removed, key] : removed };
}

/** What was picked, as it is stored, and what was put on the sheet meanwhile: that belongs to a draft as well. */
export function withMeanwhile<P extends Pick>(
  stored: readonly P[],
  sheet: readonly P[],
  removed: readonly string[],
): readonly P[] {
  const known = new Set([...removed, ...stored.map(({ key }) => key)]);
  // Only what the sheet has: what a new one starts with was stored with the first decision.
  return [...stored, ...sheet.filter(({ key, from }) => key === from && !known.has(key))];
}

/** Whether a key is one that was handed out, and not anything that somebody stored. */
export function isKey(key: string): boolean {
  return /^[\dA-Za-z]{16}$/.test(key);
}

/** What any draft holds that begins with what a sheet has. */
interface Begun<P extends Pick> {
  readonly img: string;
  readonly fresh: boolean;
  readonly items: readonly P[];
  readonly removed: readonly string[];
}

/**
 * Reads a stored draft over the one that the sheet gives.
 * @param stored what a flag holds; nothing in it: the sheet's draft as it is
 * @param over the shape of a stored draft, with what the sheet has where it says nothing
 */
export function storedOver<P extends Pick, D extends Begun<P>>(
  stored: unknown,
  sheet: D,
  over: (sheet: D) => Shape<D>,
): D {
  if (Object.keys(mapOf(json).read(stored)).length === 0) return sheet;
  const draft = over(sheet).read(stored);
  return {
    ...draft,
    img: draft.img || sheet.img,
    fresh: draft.fresh || sheet.fresh,
    items: withMeanwhile(draft.items, sheet.items, draft.removed),
  };
}
