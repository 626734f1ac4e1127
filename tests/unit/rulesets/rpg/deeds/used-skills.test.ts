import { describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { doDeed, item, openWard, skill } from "./wards.js";

interface Skill {
  readonly key: string;
  readonly usedThisAdventure: boolean;
}

const used = (actor: Actor, key: string): unknown =>
  actor.items.map(({ system }) => system as unknown as Skill).find((one) => one.key === key)?.usedThisAdventure;
const CAUGHT = {
  ...{ state: { type: "entangled", zone: "whole", side: null }, ends: "freed", wound: "w" },
  span: { clock: "world", first: 0, last: null },
};
const VENOM = item("rpgAffliction", "venom", {
  ...{ kind: "poison", interval: "hour", active: true, damage: "1" },
  cure: { skill: "herbalism", difficulty: 0 },
});

describe("RP-96 — a roll is what a skill was used for", () => {
  test.each<[string, string, DeedChoices, readonly number[]]>([
    ["check", "climbing", { tried: "skill.climbing" }, [15]],
    ["fall", "acrobatics", { height: 3, acrobatics: true }, [15, 4]],
    ["struggle", "acrobatics", { skill: "acrobatics" }, [15]],
  ])("%s marks %s, whatever the die says, and unmarks it", async (deed, id, choices, faces) => {
    const { hero } = openWard([skill(id, 9)]);
    await hero.update({ system: { conditions: [CAUGHT] } } as never);
    const done = await doDeed(deed, hero, choices, faces);
    expect(used(hero, id)).toBe(true);
    await done.undo();
    expect(used(hero, id)).toBe(false);
  });

  test.each<[string, string, DeedChoices]>([
    ["firstAid", "care", {}],
    ["surgery", "care", {}],
    ["cure", "herbalism", {}],
  ])("%s marks %s of whoever heals, not of the patient", async (deed, id, choices) => {
    const { hero, other } = openWard([skill(id, 9)], [skill(id, 3), VENOM], { hp: { value: 5 } });
    const done = await doDeed(deed, hero, { ...choices, patient: other.uuid, helper: hero.uuid }, [15]);
    expect([used(hero, id), used(other, id)]).toEqual([true, false]);
    await done.undo();
    expect(used(hero, id)).toBe(false);
  });

  test("nothing is marked where no die was thrown, or where the Racine stood in", async () => {
    const { hero } = openWard([skill("acrobatics", 9)]);
    await doDeed("fall", hero, { height: 3, acrobatics: false }, [4]);
    expect(used(hero, "acrobatics")).toBe(false);
    expect((await doDeed("check", hero, { tried: "skill.climbing" }, [5])).changes).toBeNull();
  });
});

test("a card names what was tried, and by which rule: RP-16 for an attribute, the deed's own for the rest", async () => {
  const { hero, other } = openWard([skill("care", 9)], [], { hp: { value: 5 } });
  const rules = ({ view }: Awaited<ReturnType<typeof doDeed>>) =>
    view.facts.slice(0, 2).map(({ label, rule }) => [label.key.split(".").at(-1), rule]);
  expect(rules(await doDeed("check", hero, { tried: "attribute.body" }, [15]))).toEqual([
    ["tried", "RP-16"],
    ["score", "RP-16"],
  ]);
  expect(rules(await doDeed("firstAid", hero, { patient: other.uuid }, [15]))).toEqual([
    ["tried", "RP-80"],
    ["score", "RP-15"],
  ]);
});
