import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOST_RARITY } from "../../../../src/rulesets/seuils/rules/character/creation.js";
import { severityOf } from "../../../../src/rulesets/seuils/rules/body/infection.js";
import type { Infection } from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { seuilsActors, seuilsItems, seuilsSources } from "../../../support/packs/seuils-packs.js";
import { documentsIn } from "../../../support/packs/told.js";

interface Row {
  readonly range: [number, number];
  readonly description: string;
}

const { packs } = seuilsSources();
const pack = packs.find(({ name }) => name === "seuils-tables");
const tablesIn = (lang: string) =>
  new Map(
    documentsIn(pack, lang).map(({ data }) => [
      data._id,
      data as unknown as { formula: string; results: readonly Row[] },
    ]),
  );
const rowsOf = (id: string, lang = "fr") => tablesIn(lang).get(id)?.results ?? [];
/** What infections are called in a language. */
const infectionsIn = (lang: string) => {
  const texts = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { SEUILS: { INFECTION: Readonly<Record<Infection, string>> } };
  };
  return texts.GARDIEN.SEUILS.INFECTION;
};
const linkOf = ({ description }: Row) => /@UUID\[([^\]]+)\]/.exec(description)?.[1];

describe("seuils' roll tables", () => {
  it("have a row for every result of their dice", () => {
    for (const [id, { formula, results }] of tablesIn("fr")) {
      const [dice = 1, faces = 0] = formula.split(/d|cs/).map(Number);
      const all = formula.includes("cs>=")
        ? Array.from({ length: dice + 1 }, (_, successes) => successes)
        : Array.from({ length: faces }, (_, i) => i + 1);
      const covered = results.flatMap(({ range: [from, to] }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect([id, covered]).toEqual([id, all]);
    }
  });

  it.each(["fr", "en"])("SE-65: in %s, an infection is as severe as the rules say, in their words", (lang) => {
    const words = infectionsIn(lang);
    const told = rowsOf("seuFGravite00000", lang).map(({ range, description }) => [
      range[0],
      /^[^:,]+?(?=\s?[:,])/.exec(description)?.[0],
    ]);
    expect(told).toEqual([0, 1, 2, 3, 4].map((result) => [result, words[severityOf(result)]]));
  });

  it("draw everybody of the keeper's, and nothing rarer than what a new character finds (SE-74)", () => {
    const beings = seuilsActors("creatures").map(({ _id }) => `Compendium.gardien.seuils-creatures.Actor.${_id}`);
    expect(rowsOf("seuFCroise000000").map(linkOf).sort()).toEqual(beings.sort());
    const things = (["weapons", "armors", "gear"] as const).flatMap((pack) =>
      seuilsItems(pack).map(({ _id, system }) => [`Compendium.gardien.seuils-${pack}.Item.${_id}`, system] as const),
    );
    const rarity = new Map<string, number>(things.map(([uuid, system]) => [uuid, Number(system["rarity"] ?? 0)]));
    const found = rowsOf("seuFTrouvaille00").map((row) => rarity.get(linkOf(row) ?? "") ?? Infinity);
    expect(found.filter((one) => one > MOST_RARITY)).toEqual([]);
  });
});
