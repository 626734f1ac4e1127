// @vitest-environment happy-dom
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { actsFor } from "../../../src/rulesets/warp/sheets/actor/acts.js";
import { OFFERED as d20d100Offers } from "../../../src/rulesets/d20d100/sheets/actor/acts.js";
import { OFFERED as rpgOffers } from "../../../src/rulesets/rpg/sheets/actor/acts.js";
import { OFFERED as seuilsOffers } from "../../../src/rulesets/seuils/sheets/actor/acts.js";
import { workshopOf } from "../../support/models/models.js";
import { RULESETS } from "../../support/rulesets.js";
import type { Sample } from "../../support/sheets/sample.js";
import {
  actorSheet,
  cardSheet,
  drawnActor,
  drawnItem,
  expectHarmless,
  expectListed,
  expectNamed,
  expectPartials,
  expectUnique,
  HOSTILE,
  prepareSheets,
} from "../../support/windows/sheet-templates.js";

/** What is drawn of each ruleset: `tests/support/sheets/<id>.ts` exports it under the ruleset's id. */
const SAMPLES = new Map(
  await Promise.all(
    readdirSync("tests/support/sheets").map(async (file) => {
      const id = file.replace(/\.ts$/, "");
      const exported = (await import(`../../support/sheets/${id}.ts`)) as Readonly<Record<string, Sample>>;
      return [id, exported[id]] as const;
    }),
  ),
);

const ALL_THERE = new Proxy({ experience: 99 } as Parameters<typeof actsFor>[0], {
  get: (who, need) => (need === "experience" ? who.experience : true),
});
/** Deeds that have buttons where something calls for them. */
const OFFERS: Readonly<Record<string, readonly string[]>> = {
  ...{ rpg: rpgOffers, seuils: seuilsOffers, d20d100: d20d100Offers },
  warp: actsFor(ALL_THERE).map(({ deed }) => deed),
};

const WAYS = [
  ["played", true, {}],
  ["edited", true, { editing: true }],
  ["observed", false, { keeper: false }],
] as const;

/** How many boxes of a sheet take a name. */
const boxesForName = (parts: readonly Element[]) =>
  parts.reduce((sum, part) => sum + part.querySelectorAll('input[name="name"]:not([disabled])').length, 0);

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("sheets of %s", (id, ruleset) => {
  const { people, cards, others = [] } = SAMPLES.get(id) ?? { people: {}, cards: [] };
  const { preparedActor, preparedItem } = workshopOf(ruleset);

  beforeAll(async () => {
    await prepareSheets(id, ruleset.settings);
    vi.stubGlobal("fromUuidSync", (uuid: string) => (uuid === "Item.here" ? { name: HOSTILE } : null));
  });

  test("are drawn here, all of them", () => {
    expect(SAMPLES.get(id), `tests/support/sheets/${id}.ts exports what is drawn`).toBeDefined();
    expect(Object.keys(people).toSorted()).toEqual(Object.keys(ruleset.actors).toSorted());
    const drawn = new Set(cards.map(([type]) => type));
    expect([...drawn].toSorted()).toEqual(Object.keys(ruleset.items).toSorted());
  });

  test("name every partial that their templates use", () => {
    const sheets = [...Object.keys(people).map(actorSheet), ...cards.map(([type]) => cardSheet(type))];
    for (const sheet of new Set(sheets)) expectPartials(sheet);
  });

  test("begin only deeds that there are", async () => {
    const known = Object.keys((await ruleset.deeds()).procedures);
    expect((OFFERS[id] ?? []).filter((deed) => !known.includes(deed))).toEqual([]);
  });

  describe.each(Object.entries(people))("%s", (type, { system, items }) => {
    test.each(WAYS)(
      "%s: each part has one root, hostile texts stay texts, and whatever can be used has a name, no two boxes one",
      async (how, editable, context) => {
        const parts = await drawnActor(actorSheet(type), preparedActor(type, system, items), editable, context);
        expectHarmless(actorSheet(type), parts);
        if (!editable) return;
        if (how === "edited") expect(boxesForName(parts)).toBe(1);
        expectNamed(parts);
        expectUnique(parts);
        const known = Object.keys((await ruleset.deeds()).procedures);
        const begun = parts.flatMap((part) =>
          [...part.querySelectorAll<HTMLElement>("[data-deed]")].map(({ dataset }) => dataset["deed"] ?? ""),
        );
        expect(begun.length).toBeGreaterThan(0);
        expect(begun.filter((deed) => !known.includes(deed))).toEqual([]);
      },
    );
  });

  test.each([...Object.entries(people), ...others])("%s: lists what the buttons begin", async (type, of) => {
    await expectListed(actorSheet(type), preparedActor(type, of.system, of.items), id);
  });

  test.each(cards.map(([type, system]) => [type, JSON.stringify(system).slice(0, 40), system] as const))(
    "%s with %s: has one root, hostile texts stay texts, and whatever can be used has a name, no two boxes one",
    async (type, _given, system) => {
      // A description is formatted text, which Foundry cleans as it is stored.
      const item = preparedItem(type, { ...system, description: "" });
      expectHarmless(cardSheet(type), await drawnItem(cardSheet(type), item, false));
      const parts = await drawnItem(cardSheet(type), item, true);
      expectHarmless(cardSheet(type), parts);
      expect(boxesForName(parts)).toBe(1);
      expectNamed(parts);
      expectUnique(parts);
    },
  );
});
