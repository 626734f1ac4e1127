import { describe, expect, it } from "vitest";
import { d20d100Items } from "../../../support/packs/d20d100-packs.js";
import { written } from "../../../support/packs/sources.js";

interface Row {
  readonly range: [number, number];
  readonly description: string;
}

const tables = new Map(
  written("d20d100-tables").map((data) => [data._id, data as unknown as { results: readonly Row[] }]),
);
const rowsOf = (id: string) => tables.get(id)?.results ?? [];
const linkOf = ({ description }: Row) => /@UUID\[([^\]]+)\]/.exec(description)?.[1];

describe("d20d100's roll tables", () => {
  it("DD-37: draw every profession that ships", () => {
    const due = d20d100Items("professions").map(({ _id }) => `Compendium.gardien.d20d100-professions.Item.${_id}`);
    expect(rowsOf("ddrFProfession00").map(linkOf).sort()).toEqual(due.sort());
  });
});
