import { entriesWithin } from "../../../core/creation/models.js";
import { numbered } from "../../../core/creation/numbered.js";
import type { Desk, Entry, Result } from "../../../core/creation/procedure.js";
import { onShelf, sortOf } from "../../../core/creation/shelf.js";
import type { D20d100Draft } from "./draft.js";

const TYPE = "d20d100Profession";

/** DD-37 — id of the profession on offer that a ready-made investigator has; empty for none. */
export function professionOf(model: string, desk: Desk): string {
  const own = entriesWithin(desk, model).find(({ type }) => type === TYPE);
  return own ? (onShelf(desk, TYPE).find((entry) => sortOf(entry) === sortOf(own))?.id ?? "") : "";
}

/** DD-37 — the profession that was chosen goes on the sheet, in the place of any other. */
export function professionKept({ professionFrom }: D20d100Draft, { shelf }: Desk): Pick<Result, "create" | "remove"> {
  const chosen = shelf.get(professionFrom);
  if (!chosen) return { create: [], remove: [] };
  const like = (entry: Entry) => sortOf(entry) === sortOf(chosen);
  const had = [...shelf.values()].filter(({ owned, type }) => owned && type === TYPE);
  return {
    create: had.some(like) ? [] : [{ id: numbered("d20d100Professio", 0), from: chosen.id, system: {} }],
    remove: had.filter((entry) => !like(entry)).map(({ id }) => id),
  };
}
