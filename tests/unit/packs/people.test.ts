import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { SourceData } from "../../../tools/packs/sources.mjs";
import { documentsOf } from "../../support/packs/of-rulesets.js";
import { WHOLE } from "../../support/rulesets.js";

/** What a copy of a pack's item may have of its own where somebody of this type carries it: a field, or one of a type. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  gb: ["ranks", "misc", "weapon", "casterLevel"],
  warp: ["kind", "score", "superior", "sign", "learned", "quantity"],
  rpg: ["mastery", "creationMastery", "equipped", "worn", "ammo", "quantity"],
  seuils: ["equipped", "seuilsTrait.value"],
  d20d100Adversary: ["flat", "attackModifier", "learned", "notes"],
  d20d100Investigator: [
    ...["professional", "professionalPoints", "secondaryPoints", "parameter", "justification"],
    ...["spareRounds", "spareMagazines", "equipped"],
  ],
};

/** What somebody may carry that no pack has: claws and fangs, a trait, a language. Of a ruleset that is not named: anything. */
const ONLY_THEIRS: Readonly<Record<string, (item: SourceData) => boolean>> = {
  gb: ({ type }) => type === "gbWeapon",
  warp: ({ type }) => type === "warpTrait",
  rpg: () => true,
  seuils: ({ system }) => system?.["natural"] === true,
  d20d100Adversary: ({ _id }) => /^ddn|^ddp|^ddkLang/.test(_id),
  d20d100Investigator: ({ _id, system }) =>
    system?.["key"] === (_id.startsWith("ddkArt") ? "artCraft" : "foreignLanguage"),
};

/** Who has nothing to strike with: a natural cause. */
const UNARMED = ["nueeDeRats"];

describe.each(documentsOf("Actor"))("everybody of %s", (id, { ruleset, documents: actors }) => {
  const packed = documentsOf("Item").flatMap(([of, all]) => (of === id ? all.documents : []));

  // Where one type serves for everybody, the token says whether it is a character's.
  const oneForAll = Object.keys(ruleset.actors).length === 1;
  const tokenOf = ({ actorLink = false }: SourceData["prototypeToken"] = {}) => ({
    ...{ actorLink, disposition: actorLink ? "friendly" : "hostile" },
  });

  test("bears on the token their own name and picture; characters are linked to it and see, the others are not", () => {
    for (const { name, img = "", type, prototypeToken } of actors) {
      const { actorLink, disposition } = oneForAll ? tokenOf(prototypeToken) : (ruleset.actors[type]?.token ?? {});
      const face = img.replace(".svg", "-token.svg");
      const isDrawn = WHOLE.includes(ruleset) || existsSync(face.replace("systems/gardien/", ""));
      const src = actorLink && isDrawn ? face : img;
      expect(prototypeToken).toMatchObject({ name, actorLink, texture: { src } });
      if (disposition === "friendly") expect([name, prototypeToken?.sight?.enabled]).toEqual([name, true]);
    }
    if (!WHOLE.includes(ruleset)) return;
    expect(new Set(actors.map(({ type }) => type))).toEqual(new Set(Object.keys(ruleset.actors)));
  });

  test("has something to strike with", () => {
    const unarmed = actors.filter(({ items }) => !items?.some(({ type }) => ruleset.weapons.includes(type)));
    expect(unarmed.map(({ system }) => system?.["slug"]).filter((slug) => !UNARMED.includes(String(slug)))).toEqual([]);
  });

  test("carries copies of the packs' items as they are there, but for what is its bearer's", () => {
    for (const { name, type, items = [] } of actors) {
      const own = OWN[type] ?? OWN[id] ?? [];
      const onlyTheirs = ONLY_THEIRS[type] ?? ONLY_THEIRS[id] ?? (() => true);
      const shared = (item: SourceData) => ({
        ...item,
        system: Object.fromEntries(
          Object.entries(item.system ?? {}).filter(
            ([key]) => !own.includes(key) && !own.includes(`${item.type}.${key}`),
          ),
        ),
      });
      for (const item of items) {
        const original = packed.find(({ _id }) => _id === item._id);
        expect([name, item.name, original !== undefined || onlyTheirs(item)]).toEqual([name, item.name, true]);
        if (original) expect([name, shared(item)]).toEqual([name, shared(original)]);
      }
    }
  });
});
