import { describe, expect, test } from "vitest";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { armed, BLADE, fight, item, openRing, weapon } from "./table.js";

const VEST = item("seuilsArmor", "vest", { index: 1, specific: [{ against: "piercing", dice: 1 }] });
const GUN = weapon("gun", {
  ...{ attackType: "ranged", missile: "firearm", damage: { dice: 3, keep: 1 } },
  ranges: { short: 10, medium: 20, extreme: 40 },
});
/** Two successes against one: a hit without a margin. */
const HIT = { attack: [6, 6, 1, 1], answer: [6, 1, 1, 1, 7, 1] };

const decide = async (override: Record<string, string | number>, owed?: readonly number[], played: object = HIT) => {
  const { hero, foe } = openRing([BLADE, GUN], [BLADE, VEST]);
  const name = "gun" in played ? "gun" : "blade";
  const { outcome } = await fight(armed(hero, name), foe, { ...HIT, ...played, override, ...(owed && { owed }) });
  return outcome;
};

describe("F9: the keeper decides otherwise", () => {
  test("offers what there is to decide, with what the rules say", async () => {
    const { hero, foe } = openRing([BLADE], [BLADE, VEST]);
    const { outcome } = await fight(armed(hero, "blade"), foe, HIT);
    const fields = seuilsAttack.edit(outcome, { attack: 3 }, foe);
    const said = (name: string) => fields.find((field) => field.name === name);
    expect(said("attack")).toMatchObject({ value: "3", placeholder: "2" });
    expect(said("defence")).toMatchObject({ placeholder: "1" });
    expect([said("index"), said("die0"), said("blesse")].map((field) => field?.placeholder)).toEqual(["1", "7", "1"]);
    expect(said("band")).toBeUndefined(); // a blow has none
  });

  test("the results: more successes bring dice that are thrown for it", async () => {
    expect(await decide({})).toMatchObject({ end: "hit", bonusDice: 0, wounds: ["blesse"] });
    expect(await decide({ attack: 1 })).toMatchObject({ end: "defended", wounds: [] });
    expect(await decide({ attack: 3 }, [9])).toMatchObject({
      bonusDice: 1,
      damage: { faces: [7, 1, 9] },
      wounds: ["tue"],
    });
    expect(await decide({ attack: 3 })).toMatchObject({ end: "hit", damage: null, wounds: [] }); // the die is still owed
    expect(await decide({ defence: 2 })).toMatchObject({ end: "defended", defence: { result: 2 } });
  });

  test("the defence does not count: the margin is counted without it (SE-27)", async () => {
    expect(await decide({ met: "nothing" }, [1])).toMatchObject({ end: "hit", bonusDice: 1, wounds: ["blesse"] });
  });

  test("what becomes of the blow: a hit throws its damage", async () => {
    const missed = { attack: [1, 1, 1, 1], answer: [6, 1, 1, 1] };
    expect(await decide({ end: "hit" }, [5, 8], missed)).toMatchObject({
      end: "hit",
      forced: true,
      wounds: ["blesse"],
    });
    expect(await decide({ end: "miss" })).toMatchObject({ end: "miss", wounds: [] });
  });

  test("SE-24, SE-26: the band, or the Difficulté", async () => {
    const shot = { gun: true, attack: [6, 6, 6, 1, 7, 1], answer: [], metres: 5 };
    expect(await decide({}, undefined, shot)).toMatchObject({ end: "hit", difficulty: 2 });
    expect(await decide({ band: "extreme" }, undefined, shot)).toMatchObject({ end: "miss", difficulty: 6 });
    expect(await decide({ difficulty: 4 }, undefined, shot)).toMatchObject({ end: "miss", difficulty: 4 });
  });

  test("SE-24, SE-26: another band asks for what the window would have asked for there, less the keeper's word", async () => {
    const eased = { gun: true, attack: [6, 6, 6, 1, 7, 1], answer: [], metres: 5, choices: { difficulty: "-5" } };
    expect(await decide({}, undefined, eased)).toMatchObject({ difficulty: 0 }); // 2 less 5
    expect(await decide({ band: "extreme" }, undefined, eased)).toMatchObject({ difficulty: 1 }); // 6 less 5
  });

  test("SE-35: another band costs a defence against what is thrown more, or less", async () => {
    const stone = weapon("gun", {
      attackType: "ranged",
      missile: "thrown",
      ranges: { short: 10, medium: 20, extreme: 40 },
    });
    const { hero, foe } = openRing([stone], [BLADE]);
    // Six successes, then four less two, and the damage.
    const shot = { attack: [10, 10, 6, 6, 6, 6], answer: [6, 6, 6, 6, 1, 1, 1, 1], metres: 5 };
    const { outcome } = await fight(armed(hero, "gun"), foe, { ...shot, override: { band: "extreme" } });
    expect(outcome).toMatchObject({ difficulty: 6, defence: { result: 4 } });
  });

  test("SE-43, SE-44, SE-55: armour, the type of damage, the nature of the wounds", async () => {
    expect(await decide({ index: 2 })).toMatchObject({ damage: { faces: [7] } });
    expect(await decide({ index: 3 })).toMatchObject({ absorbed: true });
    expect(await decide({ index: 0 }, [9])).toMatchObject({ damage: { faces: [7, 1, 9] } });
    expect(await decide({ damageType: "piercing" })).toMatchObject({ specific: 1, wounds: [] });
    expect(await decide({ nature: "temporary" })).toMatchObject({ after: { blesse: { temporary: 1 } } });
  });

  test("dice and rows, one by one", async () => {
    expect(await decide({ die1: 9 })).toMatchObject({ wounds: ["tue"] });
    expect(await decide({ touche: 2 })).toMatchObject({ wounds: ["touche", "touche"] });
    expect(await decide({ blesse: 0 })).toMatchObject({ wounds: [] });
    expect(await decide({ bonusDice: 1 }, [8])).toMatchObject({ damage: { faces: [7, 1, 8] } });
  });

  test("SE-77: rows hold for a swarm too, of which dice wound with the worst one alone", async () => {
    const swarm = item("seuilsTrait", "swarm", { key: "swarm" });
    const burst = weapon("burst", { attackType: "melee", damageTypes: ["slashing"], damage: { dice: 3, keep: 3 } });
    const dealt = async (override: Record<string, number>) => {
      const { hero, foe } = openRing([burst], [swarm]);
      const played = { attack: [6, 1, 1, 1], answer: [7, 5, 5], refused: true, override };
      return (await fight(armed(hero, "burst"), foe, played)).outcome["wounds"];
    };
    expect(await dealt({})).toEqual(["blesse"]);
    expect(await dealt({ touche: 2 })).toEqual(["touche", "touche"]);
  });

  test("SE-45: rows hold though armour took all dice", async () => {
    expect(await decide({ index: 9, touche: 1 })).toMatchObject({ wounds: ["touche"], absorbed: false });
  });
});
