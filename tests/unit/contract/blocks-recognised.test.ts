import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Notation } from "../../../src/core/notation/block.js";
import { blocksIn } from "../../../src/core/notation/read.js";
import { recognised, type Knowledge } from "../../../src/core/notation/recognise.js";
import { writeBlock } from "../../../src/core/notation/write.js";
import { peopleOf, type Source } from "../../support/packs/people.js";
import { RULESETS } from "../../support/rulesets.js";

const games = await Promise.all(
  RULESETS.flatMap(({ id, blocks, actors }) =>
    blocks ? [blocks().then((notation) => ({ id, notation, actors, people: peopleOf({ id }) }))] : [],
  ),
);

const textOf = ({ name, type, system, items = [] }: Source, notation: Notation, lang: "fr" | "en") =>
  writeBlock({ name, type, system, things: items }, notation, lang);

/** Whether a model has a field at a path: what a table knows by its sheets. */
const holds: Knowledge["holds"] = (type, path) => {
  const kind = games.map(({ actors }) => actors[type]).find((one) => one !== undefined);
  const { schema } = kind?.model as unknown as { readonly schema: { getField(path: string): unknown } };
  return schema.getField(path) !== undefined;
};

describe("a text of several games", () => {
  const notations = games.map(({ notation }) => notation);
  const everybody = games.flatMap(({ notation, people }) => people.map((source) => ({ notation, source })));
  const read = (text: string) =>
    blocksIn(text, notations).map((found) => {
      const { type } = recognised(found, notations, { holds, typeOf: () => null });
      return [found.name, type];
    });

  it("is recognised block by block: the game of each, and whether it is a character or an adversary", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everybody), { minLength: 1, maxLength: 8 }), (some) => {
        const text = some.map(({ notation, source }, i) => textOf(source, notation, i % 2 === 0 ? "fr" : "en"));
        expect(read(text.join("\n\n"))).toEqual(some.map(({ source: { name, type } }) => [name, type]));
      }),
      { numRuns: 12 },
    );
  });

  it("takes for a character whoever has what only characters have, without being told", () => {
    const plain = (id: string, lang: "fr" | "en") => {
      const { notation, people } = games.find((game) => game.id === id) ?? {};
      const [source] = people?.filter(({ type }) => type !== notation?.types[0]) ?? [];
      return notation && source ? textOf(source, notation, lang).replace(/\n(?:Fiche|Sheet)[^\n]*/, "") : "";
    };
    const types = (text: string) => read(text).map(([, type]) => type);
    expect(types(plain("gb", "fr"))).toEqual(["gbInvestigator"]);
    expect(types(plain("seuils", "en"))).toEqual(["seuilsCharacter"]);
    expect(types(plain("d20d100", "fr"))).toEqual(["d20d100Investigator"]);
  });
});
