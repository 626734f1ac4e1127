import { linesToStore } from "../text/lines-read.js";

/**
 * Stored data as the fields of a sheet show it: as it is where it may be written, for what is shown will be written; else
 * with the texts of our content as its reader reads them.
 */
export function sourceShown({ _source }: { readonly _source: object }, editable: boolean): object {
  const { system } = _source as { readonly system: object };
  return editable ? system : { ...system, ...linesToStore(system) };
}
