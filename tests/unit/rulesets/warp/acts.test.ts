import { beforeEach, describe, expect, test } from "vitest";
import { idOf, item } from "../../../support/play/deeds.js";
import { announce } from "../../../../src/core/foundry/types/hooks.js";
import { type Act, attack, doDeed, type Fallen, KEEPER, PLAYER, RIVAL, seat } from "../../../support/play/play.js";

/** A psychic of the player's, a wounded comrade of the other player's, and a thug of the keeper's. */
let psychic: Actor;
let comrade: Actor;
let thug: Actor;
let told: readonly string[];

const d6 = (...faces: number[]): Fallen[] => faces.map((face) => [6, face]);
const owned = (user: string) => ({ default: 1, [user]: 3 });
const power = (name: string, effectKey: string, more: object = {}) =>
  item("warpPower", name, { score: 2, effectKey, ...more });

beforeEach(async () => {
  told = await seat("warp", [
    {
      ...{ _id: idOf("psychic"), name: "Maïa", type: "warpCharacter", ownership: owned(PLAYER) },
      system: { hp: { max: 14, value: 14 }, psy: { max: 9, value: 9 }, xp: { total: 2, used: 1 } },
      items: [
        power("reader", "mindReading", { resistMode: "mental" }),
        power("healer", "healing"),
        item("warpTrait", "patter", { score: 3 }),
        item("warpSpell", "grip", { level: 12, learned: true, resistMode: "physical", effectKey: "paralysis" }),
      ],
    },
    {
      ...{ _id: idOf("comrade"), name: "Lou", type: "warpCharacter", ownership: owned(RIVAL) },
      system: { hp: { max: 22, value: 12, fightStart: 22 }, xp: { total: 1, used: 1 } },
      items: [item("warpTrait", "will", { score: 3, resistance: true })],
    },
    {
      ...{ _id: idOf("thug"), name: "Brute", type: "warpNpc", ownership: { default: 1 } },
      system: { hp: { max: 14, value: 14 } },
    },
  ]);
  [psychic, comrade, thug] = game.actors.contents as [Actor, Actor, Actor];
});

interface Figures {
  readonly hp: { readonly value: number };
  readonly psy: { readonly value: number };
  readonly xp: { readonly used: number };
}
const figuresOf = (actor: Actor) => actor.system as unknown as Figures;
const hpOf = (actor: Actor) => figuresOf(actor).hp.value;
const psyLeft = () => figuresOf(psychic).psy.value;
const named = (name: string) => psychic.items.find((one) => one.name === name) as Item;
const spellbound = (actor: Actor) => {
  const { spellbound: effects } = actor.system as unknown as { spellbound: Readonly<Record<string, unknown>> };
  return Object.entries(effects).flatMap(([effect, on]) => (on === true ? [effect] : []));
};
const textFor = async (act: Act, reader?: string) => (await act.card(reader)).text;

async function expectText(act: Act, readers: readonly string[], ...words: readonly string[]): Promise<void> {
  for (const reader of readers) {
    const text = await textFor(act, reader);
    for (const word of words) expect(text).toContain(word);
  }
}
const ALL = [KEEPER, PLAYER, RIVAL];
const buttonsFor = async (act: Act, reader: string) => (await act.card(reader)).buttons;

describe("a power (WP-105…WP-114)", () => {
  test("asks the target's player, tells both sides on one card, and is taken back", async () => {
    const reading = await attack(named("reader"), comrade, {}, d6(5, 4));
    await expectText(reading, [RIVAL], "c’est à vous de répondre");
    await reading.answer(`trait.${idOf("will")}`, d6(2, 1, 1), { by: RIVAL });
    await expectText(reading, ALL, "Pensées claires", "9 contre 4 : 5", "will");
    expect(psyLeft()).toBe(8);
    await reading.undo();
    expect(psyLeft()).toBe(9);
    expect(told).toEqual([]);
  });

  test("is let happen without a die", async () => {
    const reading = await attack(named("reader"), comrade, {}, d6(3, 2));
    await reading.answer("still", [], { by: RIVAL });
    await expectText(reading, [PLAYER], "Pensées claires");
  });

  test("WP-10: keeps the figures of the keeper's people to the keeper", async () => {
    const reading = await attack(named("reader"), thug, {}, d6(5, 1));
    await reading.answer("untrained", d6(6, 2));
    await expectText(reading, [KEEPER], "Résisté", "6 contre 8 : −2");
    await expectText(reading, [PLAYER], "Résisté");
    expect(await textFor(reading, PLAYER)).not.toContain("contre 8");
  });

  test.each([
    ["a comrade's wounds", () => comrade, 12],
    ["one’s own", () => psychic, 8],
  ] as const)(
    "WP-111: closes %s without asking anybody, twice as much before the recovery",
    async (_whose, whom, hp) => {
      await whom().update({ "system.hp": { value: hp, fightStart: hp + 10 } } as never);
      const healing = await attack(named("healer"), whom(), {}, d6(2, 1));
      expect([hpOf(whom()), psyLeft()]).toEqual([hp + 6, 8]);
      await expectText(healing, ALL, "Blessures refermées", "+6 PV", "deux fois le total");
      await healing.undo();
      expect([hpOf(whom()), psyLeft()]).toEqual([hp, 9]);
    },
  );

  test("WP-110, WP-114: works on a thing or a place", async () => {
    const reading = await doDeed("power", psychic, { power: idOf("reader") }, d6(5, 4));
    await expectText(reading, ALL, "9 m, 18 m en vue");
    expect(psyLeft()).toBe(8);
    await reading.undo();
    expect(psyLeft()).toBe(9);
  });
});

test("WP-126, WP-130: a spell holds whoever does not reach its level, and lets go when it is taken back", async () => {
  const grip = await attack(named("grip"), comrade, {}, []);
  await grip.answer(`trait.${idOf("will")}`, d6(4, 4, 3), { by: RIVAL });
  await expectText(grip, ALL, "Le sort agit", "Paralysie");
  expect(spellbound(comrade)).toContain("paralysis");
  await grip.undo();
  expect(spellbound(comrade)).toEqual([]);
});

test("WP-10: of a trait against another both sides roll on one card", async () => {
  const contest = await attack(named("patter"), comrade, {}, d6(6, 3, 1));
  await contest.answer("untrained", d6(6, 5), { by: RIVAL });
  await expectText(contest, ALL, "Échec", "10 contre 11 : −1");
});

test("WP-74: a blast reaches everybody whom the keeper targets, and is taken back at once", async () => {
  Object.assign(game.user, { targets: new Set([thug, comrade].map((actor) => ({ document: { actor } }))) });
  const choices = { cause: "Gaz", dice: 2, armour: "bare", others: true };
  const blast = await doDeed("harm", thug, choices, d6(1, 1, 2, 2), { by: KEEPER });
  Object.assign(game.user, { targets: new Set() });
  const lost = blast.verdict.targets.map(({ name }) => name);
  expect(lost.toSorted()).toEqual(["Brute", "Lou"]);
  expect([hpOf(thug), hpOf(comrade)]).toEqual([12, 8]);
  await expectText(blast, [RIVAL], "Gaz", "−4 PV");
  expect(await textFor(blast, RIVAL)).not.toContain("−2 PV");
  await blast.undo();
  expect([hpOf(thug), hpOf(comrade)]).toEqual([14, 12]);
});

describe("what the keeper sets", () => {
  test("WP-08: a difficulty is met by the next roll, and its number stays hidden", async () => {
    const choices = { reason: "une serrure", difficulty: "hard" };
    const set = await doDeed("setDifficulty", comrade, choices, [], { by: KEEPER });
    await expectText(set, ALL, "Difficulté fixée", "une serrure");
    expect([await textFor(set), await textFor(set, RIVAL)].map((text) => text.includes("11"))).toEqual([true, false]);
    const roll = await doDeed("check", comrade, {}, d6(6, 6), { by: RIVAL });
    await expectText(roll, ALL, "Réussite");
    expect([await textFor(roll), await textFor(roll, RIVAL)].map((text) => text.includes("Marge"))).toEqual([
      true,
      false,
    ]);
  });

  test("WP-15: a session begins for everybody at once", async () => {
    const used = () => [psychic, comrade].map((actor) => figuresOf(actor).xp.used);
    const session = await doDeed("session", psychic, {}, [], { by: KEEPER });
    expect(used()).toEqual([0, 0]);
    await session.undo();
    expect(used()).toEqual([1, 1]);
  });

  test("WP-12: against a roll that was set aside nobody measures themselves any more", async () => {
    const roll = await doDeed("check", comrade, {}, d6(6, 6), { by: RIVAL });
    const against = { against: roll.message.id };
    await expectText(await doDeed("check", psychic, against, d6(5, 4)), ALL, "Échec");
    expect(await buttonsFor(roll, RIVAL)).not.toContain("reject");
    await roll.press("reject");
    await expectText(roll, ALL, "Jet rejeté");
    expect(await textFor(await doDeed("check", psychic, against, d6(5, 4)))).not.toContain("Échec");
  });
});

describe("a revolver on the docks", () => {
  const shot = async (ammo: string | null, vest: readonly number[]) => {
    const gun = thug.items.find(({ name }) => name === "revolver") as Item;
    if (ammo) await doDeed("reload", thug, { weapon: idOf("revolver"), ammo: idOf(ammo) }, [], { by: KEEPER });
    const fired = await attack(gun, comrade, {}, d6(6, 5, 4, 1), { by: KEEPER, metres: 8 });
    await fired.answer("still", d6(3, 3, ...vest), { by: RIVAL });
    return fired;
  };

  beforeEach(async () => {
    const gun = { category: "firearm", ignoreArmourMalus: true, factor: 3, rangeRow: "pistol", fireMode: "revolver" };
    await thug.createEmbeddedDocuments(
      "Item",
      [
        item("warpWeapon", "revolver", { ...gun, magazine: 6, loaded: 6 }),
        item("warpTrait", "marksman", { score: 4, combat: true }),
        item("warpAmmo", "piercing", { ammoType: "ap", quantity: 12 }),
        item("warpAmmo", "hollow", { ammoType: "hollow", quantity: 12 }),
      ] as never,
      { keepId: true } as never,
    );
    const vest = [item("warpArmor", "vest", { regularDice: 1 })];
    await comrade.createEmbeddedDocuments("Item", vest as never, { keepId: true } as never);
    await comrade.update({ "system.hp.value": 22 } as never);
  });

  test.each([
    ["ordinary rounds", null, [3], 29],
    ["WP-94: armour-piercing ones", "piercing", [], 15],
    ["WP-95: hollow points, just enough to kill", "hollow", [3], 44],
  ] as const)("%s, which were loaded before, and the wound is taken back", async (_what, ammo, vest, lost) => {
    const fired = await shot(ammo, vest);
    expect(hpOf(comrade)).toBe(22 - lost);
    await expectText(fired, [KEEPER], "16 − 6 = 10", `−${lost} PV`, "Appliqué");
    await expectText(fired, [RIVAL], `−${lost} PV`, ...(lost > 40 ? ["Mort, ou en train de mourir"] : []));
    expect(await textFor(fired, RIVAL)).not.toContain("16 − 6");
    await fired.undo();
    expect(hpOf(comrade)).toBe(22);
  });
});

describe("an effort of several", () => {
  const join = (call: Act, who: Actor, faces: readonly number[], by: string) =>
    doDeed("join", who, {}, d6(...faces), { by, about: call });

  test("WP-41: is concluded by whoever called for it, and open again once that is set aside", async () => {
    const choices = { reason: "pousser la pierre", difficulty: "typed", number: 13 };
    const call = await doDeed("group", psychic, choices);
    await expectText(call, ALL, "pousser la pierre", "Personne ne participe encore");
    await join(call, comrade, [4, 3], RIVAL);
    await join(call, psychic, [2, 2], PLAYER);
    await expectText(call, ALL, "Lou", "Maïa");
    const conclude = (by: string) => doDeed("conclude", psychic, {}, [], { by, about: call });
    const end = await conclude(PLAYER);
    await expectText(end, ALL, "Échec", "11", "Marge −2");
    await expectText(call, ALL, "Échec", "11");
    await end.press("reject");
    await join(call, thug, [6, 5], KEEPER);
    await conclude(PLAYER);
    await expectText(call, ALL, "Réussite", "22");
  });

  test("WP-42: puts dice in common, which are taken back until the one roll of all", async () => {
    const call = await doDeed("group", thug, { way: "combined", reason: "le parchemin" }, [], { by: KEEPER });
    const mine = await join(call, comrade, [], RIVAL);
    await expectText(call, ALL, "Lou", "2 dés en commun");
    await mine.press("leave", { by: RIVAL });
    await expectText(call, ALL, "Personne ne participe encore");
    await join(call, comrade, [], RIVAL);
    await doDeed("join", psychic, { trait: idOf("patter") }, [], { about: call });
    await expectText(call, ALL, "3 dés en commun", "2 dés en commun");
    const end = await doDeed("conclude", thug, {}, d6(6, 1, 5, 4, 2), { by: KEEPER, about: call });
    await expectText(end, ALL, "15", "Dés combinés");
  });

  test("WP-43: lets one of them count whom only the keeper knows", async () => {
    const choices = { way: "xor", reason: "les poches", difficulty: "average" };
    const call = await doDeed("group", thug, choices, [], { by: KEEPER });
    await join(call, comrade, [6, 5], RIVAL);
    await join(call, psychic, [2, 1], PLAYER);
    const end = await doDeed("conclude", thug, { secret: true }, [[2, 1]], { by: KEEPER, about: call });
    await expectText(end, [KEEPER], "Réussite", "Compte seul Lou");
    for (const act of [end, call]) {
      await expectText(act, [RIVAL], "le gardien seul sait");
      expect(await textFor(act, RIVAL)).not.toMatch(/Réussite|Compte seul/);
    }
  });

  test("WP-76: a fight played as a whole is the keeper's to announce", async () => {
    await game.settings.set("gardien", "warpGestaltCombat", true);
    announce("gardien.settingChanged", "warpGestaltCombat");
    const call = await doDeed("gestalt", thug, { reason: "la bagarre" }, [], { by: KEEPER });
    await join(call, thug, [6, 5], KEEPER);
    await join(call, comrade, [4, 4], RIVAL);
    await join(call, psychic, [3, 1], PLAYER);
    await expectText(call, [KEEPER], "Brute", "11");
    expect(await textFor(call, RIVAL)).not.toContain("11");
    const end = await doDeed("concludeGestalt", thug, {}, [], { by: KEEPER, about: call });
    await expectText(end, [KEEPER], "Les personnages l’emportent", "12", "Leur total 11");
    for (const act of [end, call]) {
      await expectText(act, [RIVAL], "Le combat est joué", "12");
      expect(await textFor(act, RIVAL)).not.toMatch(/emportent|Leur total/);
    }
  });
});
