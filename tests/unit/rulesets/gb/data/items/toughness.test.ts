import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { GbFeat } from "../../../../../../src/rulesets/gb/data/items/feat.js";
import { settled } from "../../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../../support/play/arbiter-table.js";
import { found, item, openTable, points } from "../../deeds/table.js";

const tough = (id: string, taken = 1): Data => item("gbFeat", id, { key: "toughness", taken });
const run = (id: string): Data => item("gbFeat", id, { key: "run" });

const hurt = { pv: { value: 5 }, pf: { value: 7 } };
const gain = async (hero: Actor, ...feats: readonly Data[]) => {
  await hero.createEmbeddedDocuments("Item", feats as never, { keepId: true } as never);
  await settled();
};
const lose = async (hero: Actor, ...ids: readonly string[]) => {
  await hero.deleteEmbeddedDocuments("Item", ids.map((id) => id.padEnd(16, "0")) as never);
  await settled();
};

describe("points follow Toughness (GB-55, D-01)", () => {
  test("gaining it gives two of each, losing it takes them", async () => {
    const { hero } = await openTable(hurt);
    await gain(hero, tough("one"));
    expect(points(hero)).toEqual({ pv: 7, pf: 9 });
    await lose(hero, "one");
    expect(points(hero)).toEqual({ pv: 5, pf: 7 });
  });

  test("two of them in one go give four, and take four", async () => {
    const { hero } = await openTable(hurt);
    await gain(hero, tough("one"), run("swift"), tough("two"));
    expect(points(hero)).toEqual({ pv: 9, pf: 11 });
    await lose(hero, "two", "one");
    expect(points(hero)).toEqual({ pv: 5, pf: 7 });
  });

  test("two of them at the same time, each by itself, give four", async () => {
    const { hero } = await openTable(hurt);
    await Promise.all([gain(hero, tough("one")), gain(hero, tough("two"))]);
    expect(points(hero)).toEqual({ pv: 9, pf: 11 });
  });

  test("a third one is refused in words, those it comes with counted", async () => {
    const { hero } = await openTable(hurt);
    const warn = vi.fn();
    vi.stubGlobal("ui", { notifications: { warn } });
    await gain(hero, tough("one"), tough("two"), tough("three"));
    expect(hero.items.contents.filter(({ type }) => type === "gbFeat")).toHaveLength(2);
    expect(warn).toHaveBeenCalledOnce();
    await gain(hero, tough("four", 2));
    expect(points(hero)).toEqual({ pv: 9, pf: 11 });
  });

  test("taking it a second time, or making another feat of it, counts", async () => {
    const { hero } = await openTable(hurt);
    await gain(hero, tough("one"), run("swift"));
    const change = async (system: object) => {
      await hero.updateEmbeddedDocuments("Item", [{ _id: "one".padEnd(16, "0"), system }] as never);
      await settled();
    };
    await change({ taken: 2 });
    expect(points(hero)).toEqual({ pv: 9, pf: 11 });
    await change({ key: "run" });
    expect(points(hero)).toEqual({ pv: 5, pf: 7 });
  });

  test("another feat moves nothing, nor does what another window did", async () => {
    const { hero } = await openTable(hurt);
    await gain(hero, run("swift"));
    expect(points(hero)).toEqual({ pv: 5, pf: 7 });
    await gain(hero, tough("one"));
    (found(hero, "one").system as unknown as GbFeat)._onCreate({} as never, {} as never, "someone");
    await settled();
    expect(points(hero)).toEqual({ pv: 7, pf: 9 });
  });

  test("whatever comes and goes together, losing all that was gained leaves the points as they were", async () => {
    const steps = fc.array(fc.uniqueArray(fc.constantFrom("one", "two", "three"), { minLength: 1 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 2 }), async (batches, taken) => {
        const { hero } = await openTable(hurt);
        for (const ids of batches) {
          const has = (id: string) => hero.items.has(id.padEnd(16, "0"));
          const [there, missing] = [ids.filter(has), ids.filter((id) => !has(id))];
          await gain(hero, ...missing.map((id) => tough(id, taken)));
          if (there.length > 0) await lose(hero, ...there);
        }
        const left = hero.items.contents.filter(({ type }) => type === "gbFeat").map(({ id }) => id ?? "");
        if (left.length > 0) await lose(hero, ...left);
        expect(points(hero)).toEqual({ pv: 5, pf: 7 });
      }),
      { numRuns: 40 },
    );
  });
});
