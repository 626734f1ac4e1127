import { numbered } from "./numbered.js";
import type { Desk, Entry } from "./procedure.js";
import { sortOf, type Pick } from "./shelf.js";

/** A character of a compendium to start from; undefined for anything else. */
export function modelOf({ shelf }: Desk, id: string): Entry | undefined {
  const model = shelf.get(id);
  return model?.owned === false && model.within === undefined ? model : undefined;
}

/** What such a character carries. */
export function entriesWithin({ shelf }: Desk, model: string): readonly Entry[] {
  return [...shelf.values()].filter(({ within }) => within === model);
}

/**
 * What was picked otherwise than with the model of a draft.
 * @param replaced sub-type of Item that comes from one source at a time: of it only what the sheet has stays
 */
export function ownPicks<P extends Pick>(
  { items, model }: { readonly items: readonly P[]; readonly model: string },
  { shelf }: Desk,
  replaced: string,
): readonly P[] {
  return items.filter(({ key, from }) => {
    const entry = shelf.get(key) ?? shelf.get(from);
    return entry?.owned === true || (entry?.type !== replaced && (model === "" || entry?.within !== model));
  });
}

/** What a model carries and is not among these picks, each with an id of its own made of the one that was handed out. */
export function broughtBy(
  model: string,
  own: readonly Pick[],
  desk: Desk,
  key: string,
): readonly { readonly key: string; readonly entry: Entry }[] {
  const had = new Set(own.flatMap((pick) => sortOfPick(pick, desk) ?? []));
  const fresh = entriesWithin(desk, model).filter((entry) => !had.has(sortOf(entry)));
  return fresh.map((entry, i) => ({ key: numbered(key, i), entry }));
}

/** What a pick is; `null` for what cannot be found any more. */
export function sortOfPick({ key, from }: Pick, { shelf }: Desk): string | null {
  const entry = shelf.get(key) ?? shelf.get(from);
  return entry ? sortOf(entry) : null;
}

/** What a draft says once its model is taken back: what came with it is as it was before, what was written over stays. */
export function unmodelled(now: string, came: unknown, before: string): string {
  return now === came ? before : now;
}
