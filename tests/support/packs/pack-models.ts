import { expect, test } from "vitest";
import type { SourceData } from "../../../tools/packs/sources.mjs";

type Field = { readonly constructor: { readonly name: string } } | undefined;

/** A data model as tests of packs use it: it refuses what it does not know, and says what it made of the rest. */
export type PackModel = (new (source: object, options: object) => { toObject(): object }) & {
  readonly schema: { getField(path: string): Field };
};

/** The models of a ruleset, by document and type. */
export type PackModels = Readonly<Record<"Actor" | "Item", Readonly<Record<string, PackModel>>>>;

type Written = SourceData & { readonly name: string; readonly type: string; readonly system: object };

/** One test for each document: its model takes it as its author wrote it, and so it does what the document carries. */
export function testWhatIsWritten({ Actor, Item }: PackModels, documents: readonly Written[]): void {
  const all: Readonly<Record<string, PackModel>> = { ...Actor, ...Item };
  const carried = documents.flatMap(({ items = [] }) => items as readonly Written[]);
  test.each([...documents, ...carried].map((document) => [document.name, document] as const))(
    "the data models take %s as it is written",
    (_name, { type, system }) => {
      const Model = all[type];
      if (!Model) throw new Error(`no model for ${type}`);
      expect(new Model(structuredClone(system), { parent: null }).toObject()).toMatchObject(system);
    },
  );
}
