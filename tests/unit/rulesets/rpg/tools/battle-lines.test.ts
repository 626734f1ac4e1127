import { beforeEach, expect, test } from "vitest";
import {
  addLine,
  battleKept,
  battleNow,
  earnedBy,
  forgetBattle,
  nameArmy,
  removeLine,
} from "../../../../../src/rulesets/rpg/keeper/battle-lines.js";
import { MarksGrid } from "../../../../../src/rulesets/rpg/keeper/marks.js";
import { openWard } from "../deeds/wards.js";

let hero: Actor;
let other: Actor;
let settings: Map<string, unknown>;
beforeEach(() => {
  ({ hero, other, settings } = openWard());
});

test("RP-78: lines of a battle add up for each army, and can be taken out again", async () => {
  await nameArmy("a", "Le guet");
  await addLine("a", 3, "la barricade");
  await addLine("b", -2, "le pont perdu");
  await addLine("a", 1, "");
  expect([earnedBy("a", battleNow()), earnedBy("b", battleNow())]).toEqual([4, -2]);
  const [first] = battleNow().lines;
  await removeLine(first?.id ?? "");
  expect(battleNow()).toMatchObject({ names: { a: "Le guet", b: "" }, lines: [{ points: -2 }, { points: 1 }] });
  await forgetBattle();
  expect(battleNow()).toEqual({ names: { a: "", b: "" }, lines: [] });
});

test("RP-78: a name that is still on its way is lost by no line, and counts when armies meet", async () => {
  const { settings: store } = game as unknown as { settings: { set(...told: unknown[]): Promise<unknown> } };
  const set = store.set.bind(store);
  store.set = async (...told) => {
    await Promise.resolve(); // as a server that answers a moment later
    return set(...told);
  };
  void nameArmy("a", "Le guet");
  void addLine("a", 3, "la barricade");
  void addLine("b", 2, "");
  expect(await battleKept()).toMatchObject({ names: { a: "Le guet" }, lines: [{ points: 3 }, { points: 2 }] });
});

test("RP-78: whatever the world holds is read as a battle", () => {
  const lines = [null, { army: "c", points: "many" }, { army: "b", points: 5000, text: 3 }];
  for (const broken of [null, "battle", { names: 7, lines: "none" }, { lines }]) {
    settings.set("rpgBattle", broken);
    expect(battleNow().lines.every(({ points }) => Math.abs(points) <= 999)).toBe(true);
  }
  expect(battleNow().lines).toHaveLength(3);
});

test("RP-95: marks are kept within 0 and 10, and only those who were given some get a row", () => {
  const grid = new MarksGrid();
  expect(grid.set(hero, "conduct", 14)).toBe(true);
  expect(grid.set(hero, "mission", 3.7)).toBe(true);
  expect([grid.set(hero, "luck", 5), grid.set(hero, "more", Number.NaN)]).toEqual([false, false]);
  expect(grid.of(hero)).toEqual({ conduct: 10, mission: 3, roleplay: 0, more: 0 });
  expect(grid.given([hero, other])).toEqual({ actors: [hero], grid: [`${hero.uuid} 10 3 0 0`] });
  grid.clear();
  expect(grid.given([hero, other]).actors).toEqual([]);
});
