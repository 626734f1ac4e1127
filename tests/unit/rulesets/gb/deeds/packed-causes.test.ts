import { beforeEach, describe, expect, test, vi } from "vitest";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { preparedItem } from "../../../../support/models/gb-models.js";
import { doDeed, hindrance, openTable, procedure } from "./table.js";

const BLAZE = "Compendium.gardien.hazards.Item.blaze";
const CAR = "Compendium.house.causes.Item.car";
const WATER = "Compendium.house.causes.Item.water";

const shelf = new Map<string, object>();
const put = (uuid: string, name: string, pack: string, system: object) =>
  shelf.set(uuid, { name, pack, system: preparedItem("gbHazard", system) });

/** A table whose compendia hold some causes; ours has names for every reader. */
async function openLibrary(): ReturnType<typeof openTable> {
  const table = await openTable();
  put(BLAZE, "Blaze", "gardien.hazards", { slug: "brasier", kind: "fire", damage: "1d6", repeats: true });
  put(CAR, "Voiture", "house.causes", { slug: "brasier", kind: "collision", damage: "4d6", locationMode: "ask" });
  put(WATER, "Puits", "house.causes", { kind: "drowning" });
  const entry = (uuid: string, name: string, system?: object) => ({ uuid, name, type: "gbHazard", system });
  Object.assign(game, {
    packs: [
      {
        documentName: "Item",
        visible: true,
        index: [entry(CAR, "Voiture"), entry(WATER, "Puits", { kind: "drowning" }), { uuid: "x", type: "gbWeapon" }],
      },
      { documentName: "Item", visible: true, index: [entry(BLAZE, "Blaze", { kind: "fire" })] },
      { documentName: "Item", visible: false, index: [entry("Compendium.hidden.a.Item.b", "Secret")] },
      { documentName: "Actor", visible: true, index: [entry("Compendium.actors.a.Item.b", "Somebody")] },
    ],
  });
  Object.assign(game.i18n, { has: (key: string) => key === "GARDIEN.CONTENT.brasier" });
  vi.stubGlobal("fromUuid", (uuid: string) => Promise.resolve(shelf.get(uuid) ?? null));
  return table;
}

const fetched = async (choices: DeedChoices) => ({ ...choices, ...(await procedure("hazard").complete?.(choices)) });

describe("natural causes of the compendia (GB-58)", () => {
  beforeEach(() => shelf.clear());

  test("are listed by name after what can be typed, without those hidden or played otherwise", async () => {
    const { hero } = await openLibrary();
    const [field] = procedure("hazard").fields([hero], {});
    expect(field?.options?.map(({ value }) => value)).toEqual(["typed", "fall", BLAZE, CAR]);
    expect(field?.value).toBe("typed");
  });

  test("give their figures once they are chosen, and not before", async () => {
    const { hero } = await openLibrary();
    expect(hindrance("hazard", hero, { hazard: BLAZE })).toBe("noCause");
    const { outcome, view } = await doDeed("hazard", hero, await fetched({ hazard: BLAZE }), [4]);
    expect(outcome).toMatchObject({ slug: "brasier", bonus: 1, gb: 5, goesOn: true });
    expect(view.verdict.data).toEqual({ name: "GARDIEN.CONTENT.brasier" });
  });

  test("GB-60: one of another package keeps the name it has, and falls and collisions the table's rule", async () => {
    const { hero, settings } = await openLibrary();
    settings.set("gbFallLocation", "always");
    const { outcome, view } = await doDeed("hazard", hero, await fetched({ hazard: CAR }), [1, 10]);
    expect(outcome).toMatchObject({ slug: "", name: "Voiture", bonus: 7, zone: "torso" });
    expect(view.verdict.data).toEqual({ name: "Voiture" });
  });

  test("say when they are gone, or played otherwise", async () => {
    const { hero } = await openLibrary();
    expect(hindrance("hazard", hero, await fetched({ hazard: WATER }))).toBe("noCause");
    expect(hindrance("hazard", hero, await fetched({ hazard: "Compendium.house.causes.Item.gone" }))).toBe("noCause");
  });

  test("leave nothing of the one chosen before, whichever is fetched first", async () => {
    const { hero } = await openLibrary();
    const waiting: (() => void)[] = [];
    vi.stubGlobal("fromUuid", (uuid: string) => {
      return new Promise((resolve) => waiting.push(() => resolve(shelf.get(uuid))));
    });
    const draft = new DeedDraft("hazard", "gb", procedure("hazard"), [hero], { hazard: BLAZE });
    const first = draft.complete();
    draft.choices.hazard = CAR;
    const second = draft.complete();
    for (const arrive of waiting.reverse()) arrive();
    await Promise.all([first, second]);
    expect(draft.settled).toMatchObject({ packed: CAR, damage: "4d6", goesOn: false });
  });
});
