import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initiativeOf } from "../../../../../../src/rulesets/rpg/rules/fight/initiative.js";
import {
  actionOrder,
  declarationOrder,
  seesDeclaration,
  tiedGroups,
  tieDue,
  trackerPlace,
  trackerValue,
  type Contender,
} from "../../../../../../src/rulesets/rpg/rules/fight/action-order.js";
import { phasesOf } from "../../../../../../src/rulesets/rpg/rules/fight/sections.js";
import { SECTIONS } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

const melee = (id: string, initiative: number, ...ties: number[]): Contender => ({
  id,
  initiative,
  section: "melee",
  ties,
});

describe("who acts first", () => {
  test("RP-33, RP-34: VR, halved before the die is added", () => {
    expect([initiativeOf(7), initiativeOf(7, { halved: true }), initiativeOf(7, { halved: true, d10: 8 })]).toEqual([
      7, 3, 11,
    ]);
  });

  test("RP-32: the earlier section goes first, however slow", () => {
    expect(actionOrder([melee("quick", 9), { id: "mage", initiative: 1, section: "magic" }])).toEqual([
      "mage",
      "quick",
    ]);
  });

  test("RP-07, RP-33: equals are parted by dice, rolled again while these are equal (D-02)", () => {
    const equal = [melee("a", 5), melee("b", 5), melee("c", 4), melee("d", 5)];
    expect(tiedGroups(equal)).toEqual([["a", "b", "d"]]);
    const rolled = [melee("a", 5, 3), melee("b", 5, 8), melee("c", 4), melee("d", 5, 3)];
    expect(tiedGroups(rolled)).toEqual([["a", "d"]]);
    const again = [melee("a", 5, 3, 2), melee("b", 5, 8), melee("c", 4), melee("d", 5, 3, 9)];
    expect(tiedGroups(again)).toEqual([]);
    expect(actionOrder(again)).toEqual(["b", "d", "a", "c"]);
  });

  test("RP-33: whoever comes to be equal later throws as often as the others have", () => {
    const late = [melee("a", 5, 3, 2), melee("b", 5, 8), melee("late", 5), melee("d", 4)];
    expect(tieDue(late)).toEqual(["late"]);
    expect(tieDue([melee("a", 5, 3, 2), melee("late", 5, 3)])).toEqual(["late"]);
    expect(tieDue([melee("a", 5, 3), melee("b", 5, 3)])).toEqual(["a", "b"]);
    expect(tieDue([melee("a", 5, 3), { id: "b", initiative: 5, section: "missile" }])).toEqual([]);
  });

  test("RP-33: dice thrown until nobody is due tell everybody apart, and the tracker's number sorts as the order does", () => {
    const fighters = fc.array(fc.record({ initiative: fc.nat(3), section: fc.constantFrom(...SECTIONS) }), {
      minLength: 2,
      maxLength: 8,
    });
    const faces = fc.infiniteStream(fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(fighters, faces, (several, dice) => {
        let all = several.map((one, at) => ({ ...one, id: `${at}`, ties: [] as readonly number[] }));
        for (let due = tieDue(all), times = 0; due.length > 0 && times < 12; due = tieDue(all), times++)
          all = all.map((one) =>
            due.includes(one.id) ? { ...one, ties: [...one.ties, dice.next().value as number] } : one,
          );
        fc.pre(tieDue(all).length === 0);
        expect(tiedGroups(all)).toEqual([]);
        const sorted = all.toSorted((a, b) => trackerPlace(b) - trackerPlace(a)).map(({ id }) => id);
        expect(sorted).toEqual(actionOrder(all));
      }),
    );
  });

  test("RP-33: equals of different sections need no die", () => {
    expect(tiedGroups([melee("a", 5), { id: "b", initiative: 5, section: "missile" }])).toEqual([]);
  });

  test("RP-37: the slowest declares first, and the quick see what the slower prepare (D-21)", () => {
    expect(declarationOrder([melee("a", 5, 2), melee("b", 5, 7), melee("c", 3)])).toEqual(["c", "a", "b"]);
    expect([seesDeclaration(5, 5), seesDeclaration(5, 4), seesDeclaration(5, 6)]).toEqual([true, true, false]);
  });

  test("RP-33, RP-35: the tracker's number sorts as the order does, with sections or without", () => {
    const contender = fc.record({
      initiative: fc.nat(40),
      section: fc.constantFrom(...SECTIONS),
      tie: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(fc.array(contender, { maxLength: 8 }), fc.boolean(), (drawn, chaos) => {
        const all = drawn.map(({ section, tie, ...one }, i) => ({
          ...one,
          id: `${i}`,
          section: chaos ? null : section,
          ties: [tie],
        }));
        const value = ({ section, initiative, ties: [tie] }: (typeof all)[number]) =>
          trackerValue(section, initiative, tie);
        const byTracker = all.toSorted((a, b) => value(b) - value(a)).map(({ id }) => id);
        expect(actionOrder(all)).toEqual(byTracker);
      }),
    );
  });
});

describe("what a round goes through", () => {
  test("RP-32, RP-36: four sections, and the damage before the movements in a duel", () => {
    expect(phasesOf({ declarations: false })).toEqual(["magic", "missile", "melee", "movement", "end"]);
    expect(phasesOf({ duel: true })).toEqual(["declaration", "magic", "missile", "melee", "damage", "movement", "end"]);
  });

  test("RP-35, RP-36: chaos has one section for all, and its damage closes the round (D-20)", () => {
    expect(phasesOf({ chaos: true })).toEqual(["declaration", "all", "end"]);
    expect(phasesOf({ chaos: true, duel: true })).toEqual(["declaration", "all", "damage", "end"]);
  });
});
