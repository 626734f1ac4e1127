import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOST_RARITY } from "../../../../src/rulesets/seuils/rules/character/creation.js";
import { severityOf } from "../../../../src/rulesets/seuils/rules/body/infection.js";
import type { Infection } from "../../../../src/rulesets/seuils/rules/vocabulary.js";
import { seuilsItems } from "../../../support/packs/seuils-packs.js";
import { packNamed } from "../../../support/packs/sources.js";
import { documentsIn } from "../../../support/packs/told.js";

interface Row {
  readonly range: [number, number];
  readonly description: string;
}

const rowsOf = (id: string, lang = "fr"): readonly Row[] =>
  documentsIn(packNamed("seuils-tables"), lang).find(({ data }) => data._id === id)?.data.results ?? [];
/** What infections are called in a language. */
const infectionsIn = (lang: string) => {
  const texts = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { SEUILS: { INFECTION: Readonly<Record<Infection, string>> } };
  };
  return texts.GARDIEN.SEUILS.INFECTION;
};
const linkOf = ({ description }: Row) => /@UUID\[([^\]]+)\]/.exec(description)?.[1];

describe("seuils' roll tables", () => {
  it.each(["fr", "en"])("SE-65: in %s, an infection is as severe as the rules say, in their words", (lang) => {
    const words = infectionsIn(lang);
    const told = rowsOf("seuFGravite00000", lang).map(({ range, description }) => [
      range[0],
      /^[^:,]+?(?=\s?[:,])/.exec(description)?.[0],
    ]);
    expect(told).toEqual([0, 1, 2, 3, 4].map((result) => [result, words[severityOf(result)]]));
  });

  it("SE-74: draw nothing rarer than what a new character finds", () => {
    const things = (["weapons", "armors", "gear"] as const).flatMap((pack) =>
      seuilsItems(pack).map(({ _id, system }) => [`Compendium.gardien.seuils-${pack}.Item.${_id}`, system] as const),
    );
    const rarity = new Map<string, number>(things.map(([uuid, system]) => [uuid, Number(system["rarity"] ?? 0)]));
    const found = rowsOf("seuFTrouvaille00").map((row) => rarity.get(linkOf(row) ?? "") ?? Infinity);
    expect(found.filter((one) => one > MOST_RARITY)).toEqual([]);
  });
});
