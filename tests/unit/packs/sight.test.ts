import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULESETS } from "../../support/rulesets.js";
import { readPack } from "../../support/packs/gb-packs.js";

interface Shipped {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
  readonly prototypeToken?: { readonly sight?: { readonly enabled?: boolean } };
}

const { packs } = JSON.parse(readFileSync("system.json", "utf8")) as { packs: { name: string; type: string }[] };
const shipped = new Map<string, Shipped>(
  packs
    .filter(({ type }) => type === "Actor")
    .flatMap(({ name }) => {
      const actors = readPack(name as never) as unknown as Shipped[];
      return actors.map((actor) => [`gardien.${name}.${actor._id}`, actor] as const);
    }),
);
const played = new Set(
  RULESETS.flatMap(({ actors }) =>
    Object.entries(actors).flatMap(([type, { token }]) => (token.disposition === "friendly" ? [type] : [])),
  ),
);
const sees = (actor: Shipped | undefined) => actor?.prototypeToken?.sight?.enabled === true;

describe("the characters of the compendia", () => {
  const characters = [...shipped.values()].filter(({ type }) => played.has(type));
  test.each(characters.map((actor) => [actor.name, actor] as const))("%s sees", (_name, actor) => {
    expect(sees(actor)).toBe(true);
  });

  test("are of every ruleset", () => {
    expect(new Set(characters.map(({ type }) => type))).toEqual(played);
  });
});
