import { expect, test } from "vitest";
import { attacksOf } from "../../../../src/core/api/attacks.js";
import { openRing } from "../../rulesets/d20d100/attack/table.js";
import { GUN, HERO, sitDown } from "../../../support/play/arbiter-table.js";

test("a module lists what an actor can attack with, by address and as it stands", async () => {
  sitDown();
  const expected = [{ uuid: GUN, id: GUN.split(".").at(-1), name: "Revolver", ready: true, obstacle: null }];
  expect(await attacksOf(HERO)).toMatchObject(expected);
  expect(await attacksOf(HERO)).toHaveLength(1); // a jacket is no weapon
  expect(await attacksOf("Actor.nowhere")).toEqual([]);
});

test("it hears what is left to shoot", async () => {
  const { hero } = openRing();
  const colt = hero.items.contents.find(({ name }) => name === "colt");
  const listed = (await attacksOf(hero)).find(({ id }) => id === colt?.id);
  expect(listed?.rounds?.value).toBeLessThanOrEqual(listed?.rounds?.max ?? 0);
  expect((await attacksOf(hero)).find(({ name }) => name === "fists")?.rounds).toBeNull();
});
