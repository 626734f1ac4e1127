import { describe, expect, it } from "vitest";
import { d20d100ActorSources, d20d100Items, d20d100Sources } from "../../../support/packs/d20d100-packs.js";

interface Row {
  readonly range: [number, number];
  readonly description: string;
}

const { packs } = d20d100Sources();
const documents = packs.find(({ name }) => name === "d20d100-tables")?.documents ?? [];
const tables = new Map(
  documents.map(({ data }) => [data._id, data as unknown as { formula: string; results: readonly Row[] }]),
);
const rowsOf = (id: string) => tables.get(id)?.results ?? [];
const linkOf = ({ description }: Row) => /@UUID\[([^\]]+)\]/.exec(description)?.[1];

describe("d20d100's roll tables", () => {
  it("have a row for every result of their die", () => {
    for (const [id, { formula, results }] of tables) {
      const faces = Number(/^1d(\d+)$/.exec(formula)?.[1]);
      const all = Array.from({ length: faces }, (_, i) => [i + 1, i + 1]);
      expect([id, results.map(({ range }) => range)]).toEqual([id, all]);
    }
  });

  it("draw everybody of the keeper's", () => {
    const beings = d20d100ActorSources("adversaries").map(
      ({ _id }) => `Compendium.gardien.d20d100-adversaries.Actor.${_id}`,
    );
    expect(rowsOf("ddrFCroise000000").map(linkOf).sort()).toEqual(beings.sort());
  });

  it("DD-37: draw every profession that ships", () => {
    const due = d20d100Items("professions").map(({ _id }) => `Compendium.gardien.d20d100-professions.Item.${_id}`);
    expect(rowsOf("ddrFProfession00").map(linkOf).sort()).toEqual(due.sort());
  });
});
