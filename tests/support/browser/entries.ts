import { column, figureOf, numberAt, textAt } from "../../../src/core/browser/columns.js";
import type { Kind } from "../../../src/core/browser/contract.js";
import { readerOf, type Entry } from "../../../src/core/browser/index/entry.js";

/** An entry as a list has it; `system` is what is stored of it. */
export function entry(name: string, more: Partial<Entry> & { readonly system?: object } = {}): Entry {
  const { system = {}, ...said } = more;
  const type = said.type ?? "weapon";
  return {
    ...{ uuid: `Compendium.world.pack.Item.${name}`, id: name, pack: "world.pack", document: "Item", type, name },
    ...{
      alias: "",
      img: "",
      folder: "",
      source: "own",
      read: readerOf("Item", type, system as Record<string, unknown>),
    },
    ...said,
  };
}

const harm = column("harm", "harm", ["harm"], (read) => figureOf(numberAt(read, "harm")));

/** Weapons, with a figure and what sifts them. */
export const WEAPONS: Kind = {
  id: "weapons",
  label: "weapons",
  types: ["weapon"],
  columns: [harm],
  sieves: [
    {
      ...{ id: "grip", label: "grip", paths: ["grip"] },
      choices: ["one", "two"].map((id) => ({ id, label: id })),
      marks: (read) => [textAt(read, "grip")],
    },
    {
      ...{ id: "broken", label: "broken", paths: [], choices: [{ id: "yes", label: "yes" }] },
      marks: () => {
        throw new Error("what nobody foresaw");
      },
    },
  ],
};
