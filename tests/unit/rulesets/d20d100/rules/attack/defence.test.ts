import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  defenceReason,
  defenceScores,
  isFlatFooted,
  type Readiness,
} from "../../../../../../src/rulesets/d20d100/rules/attack/defence.js";
import {
  adversaryGrapple,
  heldWeaponModifier,
  scaleAndMass,
} from "../../../../../../src/rulesets/d20d100/rules/attack/scale.js";

const STEADY: Readiness = {
  fighting: true,
  engaged: true,
  surprised: false,
  helpless: false,
  forced: false,
  stance: "none",
};

describe("Défense (DD-129, DD-130)", () => {
  test("au dépourvu is never above the normal one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 10 }),
        fc.constantFrom("none", "total", "defensive"),
        (reflexes, stance) => {
          const { normal, flatFooted } = defenceScores({ reflexes, stance });
          expect(flatFooted).toBeLessThanOrEqual(normal);
        },
      ),
    );
  });

  test("DD-171: Profond, Shoggoth and Shan", () => {
    expect(defenceScores({ reflexes: 1 })).toEqual({ normal: 16, flatFooted: 15 });
    expect(defenceScores({ reflexes: -4, scale: -4 })).toEqual({ normal: 7, flatFooted: 7 });
    expect(defenceScores({ reflexes: 10, scale: 4 })).toEqual({ normal: 29, flatFooted: 19 });
  });

  test("who has neither attacked nor been hit is au dépourvu, outside a fight nobody is", () => {
    expect(defenceReason({ ...STEADY, engaged: false })).toBe("unready");
    expect(defenceReason({ ...STEADY, engaged: false, surprised: true })).toBe("surprised");
    expect(defenceReason({ ...STEADY, engaged: false, fighting: false })).toBe("normal");
    expect(defenceReason({ ...STEADY, surprised: true })).toBe("normal");
  });

  test("DD-159, DD-162: a charge or helplessness leaves nobody on guard, whatever their stance", () => {
    expect(defenceReason({ ...STEADY, forced: true, stance: "total" })).toBe("flatFooted");
    expect(defenceReason({ ...STEADY, helpless: true, forced: true })).toBe("helpless");
    expect(defenceReason({ ...STEADY, stance: "total" })).toBe("stance");
    expect(["normal", "stance", "unready"].map((reason) => isFlatFooted(reason as "normal"))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("Échelle and Masse (DD-170, DD-172)", () => {
  test("people have neither whatever their TAI", () => {
    expect(scaleAndMass(30, true)).toEqual({ scale: 0, mass: 0 });
  });

  test("the greater the size, the less the Échelle and the more the Masse", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(50), (size, more) => {
        const [small, big] = [scaleAndMass(size), scaleAndMass(size + more)];
        expect(big.scale).toBeLessThanOrEqual(small.scale);
        expect(big.mass).toBeGreaterThanOrEqual(small.mass);
      }),
    );
  });

  test("DD-172: the better of its own grapple and FOR − 1, with its Masse", () => {
    expect(adversaryGrapple(null, 26, 12)).toBe(37);
    expect(adversaryGrapple(2, 2, 0)).toBe(2);
  });

  test("DD-169, D-51: a weapon picked up", () => {
    expect(heldWeaponModifier("contact", 2)).toBe(1);
    expect(heldWeaponModifier("ranged", 1)).toBe(-1);
    expect(heldWeaponModifier("contact", 9)).toBe(3);
  });
});
