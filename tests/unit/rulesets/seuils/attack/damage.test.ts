import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CardFact } from "../../../../../src/core/play/contract/card-parts.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { learnNames } from "../../../../../src/core/text/translate.js";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import {
  armed,
  BLADE,
  change,
  fight,
  idOf,
  item,
  openRing,
  seuilsGuard,
  situationOf,
  strike,
  systemOf,
  weapon,
} from "./table.js";

const armour = (id: string, index: number, specific: readonly object[] = []) =>
  item("seuilsArmor", id, { index, specific });
const PADDED = armour("padded", 1, [{ against: "piercing", dice: 1 }]);
const PLATE = armour("plate", 2);
const HANDS = weapon("hands", { attackType: "grapple", group: "unarmed", damage: { dice: 2, keep: 1 } });
/** One success, and nobody avoids it. */
const LANDS = { attack: [6, 1, 1, 1], refused: true };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Seats a reader of English, who knows what our content is called in French. */
async function readInEnglish(): Promise<void> {
  const texts = (lang: string) =>
    JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as { GARDIEN: { CONTENT: Record<string, string> } };
  const { CONTENT } = texts("en").GARDIEN;
  const text = (key: string) => CONTENT[key.replace("GARDIEN.CONTENT.", "")];
  const i18n = { lang: "en", has: (key: string) => text(key) !== undefined, localize: (key: string) => text(key) };
  vi.stubGlobal("game", { i18n, modules: [], system: { languages: [{ lang: "fr" }, { lang: "en" }] } });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(texts("fr")) }));
  await learnNames();
}

describe("SE-43…SE-46: armour", () => {
  test("takes dice before the roll; against its type the best ones after it", async () => {
    const { hero, foe } = openRing([BLADE], [PADDED]);
    const cut = await fight(armed(hero, "blade"), foe, { ...LANDS, answer: [9, 5] });
    expect(cut.outcome).toMatchObject({ index: 1, specific: 0, wounds: ["tue"] });
    await cut.undo();
    const stab = await fight(armed(hero, "blade"), foe, {
      ...LANDS,
      choices: { damageType: "piercing" },
      answer: [9, 5],
    });
    expect(stab.outcome).toMatchObject({
      ...{ specific: 1, wounds: ["touche"] },
      damage: { discardedFaces: [9], keptFaces: [5] },
    });
    const guarded = stab.view.facts.filter(({ audience }) => audience === "numbers");
    expect(guarded.map(({ label }) => label.key.split(".").at(-1))).toEqual(["armour", "index", "specific"]);
  });

  test("SE-45: may absorb all: nothing is rolled, the attack was made", async () => {
    const { hero, foe } = openRing([HANDS], [PLATE]);
    const { outcome, view } = await fight(armed(hero, "hands"), foe, { ...LANDS, answer: [] });
    expect(outcome).toMatchObject({ end: "hit", absorbed: true, wounds: [] });
    expect(view.verdict.key).toMatch(/absorbed$/);
  });

  test("SE-21, D-15: may not count in a grapple", async () => {
    const { hero, foe, settings } = openRing([HANDS], [PLATE]);
    change(settings, "seuilsGrappleProtection", "ignored");
    const { outcome } = await fight(armed(hero, "hands"), foe, { ...LANDS, answer: [5, 1] });
    expect(outcome).toMatchObject({ index: 0, wounds: ["touche"] });
  });

  test("SE-37, SE-46: cards name armour and shields as each reader calls them, older cards as they were written", async () => {
    const padded = item("seuilsArmor", "padded", { index: 1, slug: "seuilsMatelassee" });
    const buckler = item("seuilsShield", "buckler", { bonus: 1, equipped: true, slug: "seuilsRondache" });
    Object.assign(padded, { name: "Matelassée" });
    Object.assign(buckler, { name: "Rondache de fortune" });
    const { hero, foe } = openRing([weapon("axe", { damage: { dice: 5, keep: 1 } })], [padded, buckler]);
    const { outcome } = await fight(armed(hero, "axe"), foe, { ...LANDS, answer: [1, 1, 1, 1] });
    expect(outcome["armour"]).toEqual([{ name: "Matelassée", slug: "seuilsMatelassee" }]);
    await readInEnglish();
    const worn = ({ facts }: { facts: readonly CardFact[] }) => facts.find(({ rule }) => rule === "SE-46")?.value.data;
    expect(worn(seuilsAttack.view(outcome))).toEqual({ name: "Padded Suit" });
    expect(worn(seuilsAttack.view({ ...outcome, armour: ["Matelassée"] }))).toEqual({ name: "Matelassée" });
    const way = { kind: "parry", item: idOf("buckler") };
    const parried = { refused: false, choices: { item: way.item }, lines: [], bonus: 0, dice: {} };
    const answer = { ...parried, kept: { way: JSON.stringify(way) } };
    expect(seuilsGuard.view(answer, foe).word.data).toEqual({ name: "Makeshift Buckler" });
  });

  test("SE-46, D-16: of several the best one counts, or all of them", async () => {
    const { hero, foe, settings } = openRing([weapon("axe", { damage: { dice: 5, keep: 1 } })], [PADDED, PLATE]);
    const best = await fight(armed(hero, "axe"), foe, { ...LANDS, answer: [1, 1, 1] });
    expect(best.outcome).toMatchObject({ index: 2, armour: [{ name: "plate", slug: "" }] });
    change(settings, "seuilsProtectionStacking", "sum");
    const both = await fight(armed(hero, "axe"), foe, { ...LANDS, answer: [1, 1] });
    expect(both.outcome).toMatchObject({ index: 3 });
  });
});

describe("SE-27, SE-28: the dice of the margin", () => {
  test("against nobody who avoids it are counted from 0, or there are none (D-10)", async () => {
    const { hero, foe, settings } = openRing();
    const blow = { attack: [6, 6, 6, 6], refused: true };
    const { outcome, undo } = await fight(armed(hero, "blade"), foe, { ...blow, answer: [1, 1, 1, 1, 1] });
    expect(outcome).toMatchObject({ margin: 4, bonusDice: 2 });
    await undo();
    change(settings, "seuilsPassiveMargin", "none");
    expect((await fight(armed(hero, "blade"), foe, { ...blow, answer: [1, 1, 1] })).outcome).toMatchObject({
      bonusDice: 0,
    });
  });

  test("are no more than Force has", async () => {
    const { hero, foe } = openRing();
    await hero.update({ system: { characteristics: { force: { value: 1 } } } } as never);
    const { outcome } = await fight(armed(hero, "blade"), foe, {
      ...{ attack: [6, 6, 6, 6], refused: true },
      answer: [1, 1, 1, 1],
    });
    expect(outcome).toMatchObject({ cap: 1, bonusDice: 1 });
  });
});

describe("SE-40, SE-52…SE-55: dice and circles", () => {
  const BURST = weapon("burst", { damage: { dice: 4, keep: 3 } });

  test("SE-40, D-17: damage dice may go on with a 10", async () => {
    const { hero, foe, settings } = openRing();
    change(settings, "seuilsDamageExplodes", true);
    const { outcome } = await fight(armed(hero, "blade"), foe, { ...LANDS, answer: [10, 1, 1, 8] });
    expect(outcome).toMatchObject({ damage: { faces: [10, 1, 1, 8], keptFaces: [10] }, wounds: ["tue"] });
  });

  test("SE-53, SE-54: what is full overflows; past the last circle there is death, which awaits a word", async () => {
    const { hero, foe } = openRing([BURST]);
    await foe.update({ system: { wounds: { blesse: { lethal: 2 } } } } as never);
    const { outcome, view, undo } = await fight(armed(hero, "burst"), foe, { ...LANDS, answer: [7, 7, 1, 1] });
    expect(outcome).toMatchObject({ placed: ["tue", "surplus"], surplus: 1, stateAfter: "mort" });
    expect([view.losses[0]?.key, view.tells]).toEqual([
      "GARDIEN.SEUILS.FIGHT.surplus.one",
      expect.arrayContaining(["system.wounds.surplus"]),
    ]);
    expect(systemOf(foe)).toMatchObject({ wounds: { tue: { lethal: 1 }, surplus: 1 }, deathConfirmed: false });
    await undo();
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 2 }, tue: { lethal: 0 }, surplus: 0 } });
  });

  test("SE-54, D-12: a table may have the last circle kill", async () => {
    const { hero, foe, settings } = openRing();
    change(settings, "seuilsKilledMeaning", "dead");
    const { outcome } = await fight(armed(hero, "blade"), foe, { ...LANDS, answer: [9, 1, 1] });
    expect(outcome).toMatchObject({ wounds: ["tue"], stateAfter: "mort" });
  });

  test("SE-55: blows that only bruise leave crosses, and open no bout (SE-64)", async () => {
    const { hero, foe } = openRing();
    const { undo } = await fight(armed(hero, "blade"), foe, {
      ...LANDS,
      choices: { nature: "temporary" },
      answer: [7, 1, 1],
    });
    expect(systemOf(foe)).toMatchObject({
      wounds: { blesse: { lethal: 0, temporary: 1 } },
      care: { firstAid: "none", bleeding: false },
    });
    await undo();
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { temporary: 0 } } });
  });

  test("SE-55, D-23: a lethal wound may take the place of a cross", async () => {
    const { hero, foe, settings } = openRing();
    await foe.update({ system: { wounds: { blesse: { temporary: 2 } } } } as never);
    change(settings, "seuilsLethalReplacesTemporary", true);
    const { undo } = await fight(armed(hero, "blade"), foe, { ...LANDS, answer: [7, 1, 1] });
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 1, temporary: 1 } } });
    await undo();
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 0, temporary: 2 } } });
  });

  test("SE-57, D-18: Seuils past the die may be capped", async () => {
    const { hero, foe, settings } = openRing();
    await foe.update({ system: { characteristics: { sante: { value: 8 } } } } as never);
    const wound = async () => {
      const { outcome, undo } = await fight(armed(hero, "blade"), foe, { ...LANDS, answer: [10, 1, 1] });
      await undo();
      return outcome.wounds;
    };
    expect(await wound()).toEqual(["touche"]);
    change(settings, "seuilsOverThreshold", "cap10");
    expect(await wound()).toEqual(["tue"]);
  });

  test("SE-64, SE-69, D-25: bleeding begins with the wound, or once first aid has failed", async () => {
    const { hero, foe, settings } = openRing();
    change(settings, "seuilsAggravationStart", "onFailedFirstAid");
    await fight(armed(hero, "blade"), foe, { ...LANDS, answer: [7, 1, 1] });
    expect(systemOf(foe)).toMatchObject({ care: { firstAid: "pending", bleeding: false } });
  });

  test("SE-63, SE-77: a dirty bite weighs on the watch, who has no blood does not bleed, a swarm suffers the worst wound alone", async () => {
    const trait = (key: string) => item("seuilsTrait", key, { key });
    const { hero, foe } = openRing([BURST, trait("dirtyBite")], [trait("noBleeding"), trait("swarm")]);
    const { outcome } = await fight(armed(hero, "burst"), foe, { ...LANDS, answer: [7, 8, 5, 1] });
    expect(outcome).toMatchObject({ wounds: ["blesse"] });
    expect(systemOf(foe)).toMatchObject({ care: { bleeding: false, watchModifier: 1, firstAid: "pending" } });
  });
});

describe("SE-02…SE-10, SE-58: the table's dice", () => {
  const resultWith = (rules: Readonly<Record<string, unknown>>, attack: readonly number[], mine = [BLADE]) => {
    const { hero, foe, settings } = openRing(mine);
    for (const [key, value] of Object.entries(rules)) change(settings, key, value);
    const { kept = {}, ...blow } = strike(armed(hero, "blade"), foe, { attack });
    return (seuilsAttack.outcome({ ...blow, kept, defence: null, override: {} }).attack as { result: number }).result;
  };
  const BLADES = item("seuilsSpecialty", "blades", { uses: ["weaponGroup:blades"] });
  const FINE = weapon("blade", { group: "blades", equipmentDice: 1 });

  test("read successes as it wants: from which face on, with a Spécialité or without", () => {
    expect(resultWith({}, [6, 7, 5, 1])).toBe(2);
    expect(resultWith({ seuilsSuccessThreshold: 7 }, [6, 7, 5, 1])).toBe(1);
    expect(resultWith({}, [3, 4, 5, 1], [BLADE, BLADES])).toBe(2);
    expect(resultWith({ seuilsSpecialtyThreshold: 3 }, [3, 4, 5, 1], [BLADE, BLADES])).toBe(3);
  });

  test("grant another die from a face on, or from none", () => {
    expect(resultWith({}, [10, 1, 1, 1, 6])).toBe(2);
    expect(resultWith({ seuilsExplodeOn: 0 }, [10, 1, 1, 1])).toBe(1);
    expect(resultWith({ seuilsExplodeOn: 9 }, [9, 1, 1, 1, 6])).toBe(2);
  });

  test("count dE double, or as it wants; they may go on too", () => {
    expect(resultWith({}, [1, 1, 1, 10], [FINE])).toBe(2);
    expect(resultWith({ seuilsEquipmentSuccessValue: 3 }, [1, 1, 1, 10], [FINE])).toBe(3);
    expect(resultWith({ seuilsEquipmentExplodes: true }, [1, 1, 1, 10, 6], [FINE])).toBe(4);
  });

  test("lose to wounds and fever as many as it wants, and keep a last one if it grants that", async () => {
    const { hero, foe, settings } = openRing();
    await hero.update({ system: { wounds: { blesse: { temporary: 1 } }, care: { infection: "fievre" } } } as never);
    const malus = () =>
      seuilsAttack
        .modifiers(situationOf(armed(hero, "blade"), foe))
        .slice(1)
        .map(({ id, value }) => [id, value]);
    const dice = () => {
      const situation = situationOf(armed(hero, "blade"), foe);
      return seuilsAttack.rolls(situation, linesOf(seuilsAttack.modifiers(situation)))[0]?.faces.length;
    };
    expect([malus(), dice()]).toEqual([
      [
        ["wounds", -2],
        ["fever", -1],
      ],
      1,
    ]);
    change(settings, "seuilsFeverStacks", false);
    expect(malus()).toEqual([["wounds", -2]]);
    change(settings, "seuilsWoundMalusBlesse", 5);
    expect([malus(), dice()]).toEqual([[["wounds", -5]], 0]);
    change(settings, "seuilsMinimumPool", 1);
    expect(dice()).toBe(1);
    change(settings, "seuilsTemporaryMalus", false);
    expect(malus()).toEqual([["fever", -1]]);
  });

  test("SE-07: without a die left the attack lands all the same on who does not move", async () => {
    const { hero, foe, settings } = openRing();
    change(settings, "seuilsWoundMalusBlesse", 5);
    await hero.update({ system: { wounds: { blesse: { lethal: 1 } } } } as never);
    const { outcome } = await fight(armed(hero, "blade"), foe, { attack: [], refused: true, answer: [5, 1, 1] });
    expect(outcome).toMatchObject({ attack: { result: 0 }, end: "hit", wounds: ["touche"] });
  });
});
