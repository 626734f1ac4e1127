import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsLeft, pointsTaken, ACCOUNT, withBack, withTaking } from "../../../../src/core/shared/account.js";
import type { Account } from "../../../../src/core/shared/account.js";

const taking = (id: string, points = 1) => ({ id, points, text: "for luck" });

describe("the account of a shared pool", () => {
  test("takes the same only once, and gives it back only once", () => {
    const once = withTaking([], taking("a"));
    expect(pointsLeft(once, 2)).toBe(1);
    expect(withTaking(once, taking("a"))).toBe(once);
    const back = withBack(once, "a");
    expect(pointsLeft(back, 2)).toBe(2);
    expect(withBack(back, "a")).toBe(back);
  });

  test("does not take again what was given back meanwhile: a window that is late finds its mark", () => {
    const back = withBack(withTaking([], taking("a")), "a");
    expect(withTaking(back, taking("a"))).toBe(back);
  });

  test("gives nothing back of what was never taken", () => {
    const account: Account = [];
    expect(withBack(account, "a")).toBe(account);
  });

  test("has no less than nothing left, also when the table lowers the size", () => {
    expect(pointsLeft(withTaking([], taking("a", 3)), 2)).toBe(0);
  });

  test("keeps a long reason short", () => {
    expect(withTaking([], { ...taking("a"), text: "x".repeat(5000) })[0]?.text).toHaveLength(200);
  });

  test("reads anything", () => {
    expect(ACCOUNT.read({ id: "a" })).toEqual([]);
    expect(ACCOUNT.read([null, { id: 3, points: "many" }, { id: "a", points: -4, back: "yes" }])).toEqual([
      { id: "", points: 0, text: "", back: false },
      { id: "", points: 0, text: "", back: false },
      { id: "a", points: 0, text: "", back: false },
    ]);
  });

  test("taking and giving back, in any order and however often, counts what was taken and not given back", () => {
    const act = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), back: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: 0, max: 9 }), (acts, size) => {
        const taken = new Set<string>();
        const given = new Set<string>();
        let account: Account = [];
        for (const { id, back } of acts) {
          account = back ? withBack(account, id) : withTaking(account, taking(id));
          if (!back) taken.add(id);
          else if (taken.has(id)) given.add(id);
        }
        expect(pointsTaken(account).map(({ id }) => id)).toEqual([...taken].filter((id) => !given.has(id)));
        expect(pointsLeft(account, size)).toBe(Math.max(0, size - (taken.size - given.size)));
      }),
    );
  });

  test("forgets what was given back long ago, never what was taken", () => {
    let account = withTaking([], taking("kept"));
    for (let i = 0; i < 300; i++) account = withBack(withTaking(account, taking(`t${i}`)), `t${i}`);
    expect(account.length).toBeLessThan(60);
    expect(pointsTaken(account).map(({ id }) => id)).toEqual(["kept"]);
  });
});
