import { expect, test } from "vitest";
import {
  destroyed,
  dropped,
  freeGrip,
  isUsable,
  otherSide,
  sidesOf,
  type Held,
} from "../../../../../../src/rulesets/rpg/rules/attack/hands.js";

const sword: Held = { id: "sword", kind: "weapon", grip: "main" };
const shield: Held = { id: "shield", kind: "shield", grip: "off" };
const lantern: Held = { id: "lantern", kind: "other", grip: "off" };
const halberd: Held = { id: "halberd", kind: "weapon", grip: "both" };
const sheathed: Held = { id: "dagger", kind: "weapon", grip: "none" };
const ids = (things: readonly Held[]) => things.map(({ id }) => id);

test("RP-61: the main hand is the one written on the sheet, the shield is on the other arm", () => {
  expect([sidesOf("main", "left"), sidesOf("off", "left"), sidesOf("both", "left"), sidesOf("none", "left")]).toEqual([
    ["left"],
    ["right"],
    ["right", "left"],
    [],
  ]);
  expect([otherSide("right"), otherSide("left")]).toEqual(["left", "right"]);
});

test("RP-57: the hand that was struck lets go, whatever it holds", () => {
  const held = [sword, shield, sheathed];
  expect(ids(dropped("limbHeld", held, "right", "right"))).toEqual(["sword"]);
  expect(ids(dropped("limbHeld", held, "right", "left"))).toEqual(["shield"]);
  expect(ids(dropped("limbHeld", [halberd], "right", "left"))).toEqual(["halberd"]);
  expect(dropped("limbHeld", held, "right", null)).toEqual([]);
  expect(ids(destroyed(held, "left", "right"))).toEqual(["shield"]);
});

test("RP-59, RP-60: the weapon, the main hand, or everything falls", () => {
  const held = [sword, lantern, sheathed];
  expect(ids(dropped("weapon", [sword, shield], "right", null))).toEqual(["sword"]);
  expect(ids(dropped("mainHeld", held, "left", null))).toEqual(["sword"]);
  expect(ids(dropped("mainHeld", [halberd, shield], "right", null))).toEqual(["halberd"]);
  expect(ids(dropped("allHeld", held, "right", null))).toEqual(["sword", "lantern"]);
});

test("RP-61: a two-handed weapon needs both arms, a sheathed one serves nobody", () => {
  const disabled = { right: false, left: true };
  expect(isUsable("main", "right", disabled)).toBe(true);
  expect([
    isUsable("both", "right", disabled),
    isUsable("off", "right", disabled),
    isUsable("none", "right", disabled),
  ]).toEqual([false, false, false]);
});

test("RP-61: a weapon is taken up as far as hands are free", () => {
  expect(freeGrip(1, [])).toBe("main");
  expect(freeGrip(2, [])).toBe("both");
  expect(freeGrip(1, ["off"])).toBe("main");
  expect(freeGrip(1, ["none", "main"])).toBe("none");
  expect(freeGrip(2, ["off"])).toBe("none");
  expect(freeGrip(1, ["both"])).toBe("none");
});
