import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { enlist } from "./support/enlist.js";
import { targetToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const PSYCHIC = "Maïa";
const COMRADE = "Lou";
const THUG = "Brute";
const d6 = (...values: number[]) => values.map((value) => [6, value] as const);

const [keeper, psychic, comrade] = await openTable(KEEPER, ...PLAYERS);

beforeAll(async () => {
  const power = (name: string, effectKey: string, more: object = {}) => ({
    ...{ name, type: "warpPower" },
    system: { score: 2, effectKey, ...more },
  });
  await enlist(keeper, [psychic, comrade], {
    ...{ name: PSYCHIC, type: "warpCharacter", player: PLAYERS[0], at: { x: 1000, y: 1200 } },
    system: { hp: { max: 14, value: 14 }, psy: { max: 9, value: 9 }, xp: { total: 2, used: 1 } },
    items: [
      power("Lecture d’esprit", "mindReading", { resistMode: "mental" }),
      power("Soin", "healing"),
      power("Frappe éclair", "lightningStrike"),
      { name: "Poings", type: "warpWeapon", system: { category: "unarmed", factor: 1, equipped: true } },
      { name: "Baratin", type: "warpTrait", system: { score: 3, slug: "baratin" } },
      {
        ...{ name: "Poigne du roc", type: "warpSpell" },
        system: { level: 12, learned: true, resistMode: "physical", effectKey: "paralysis" },
      },
    ],
  });
  await enlist(keeper, [psychic, comrade], {
    ...{ name: COMRADE, type: "warpCharacter", player: PLAYERS[1], at: { x: 1200, y: 1000 } },
    system: { hp: { max: 22, value: 12, fightStart: 22 }, xp: { total: 1, used: 1 } },
    items: [{ name: "Volonté de fer", type: "warpTrait", system: { score: 3, resistance: true } }],
  });
  await enlist(keeper, [psychic, comrade], {
    ...{ name: THUG, type: "warpNpc", at: { x: 800, y: 1000 } },
    system: { hp: { max: 14, value: 14 } },
  });
});

/** The window that asks somebody how they answer. */
const prompt = ({ page }: Seat): Locator => page.locator(".application.g-prompt");

/** What the rules keep of somebody, as one client knows it. */
const figures = ({ page }: Seat, name: string): Promise<{ hp: number; psy: number; xp: number; statuses: string[] }> =>
  page.evaluate((called) => {
    const { actor } = canvas.scene.tokens.getName(called);
    const { hp, psy, xp } = actor.system;
    return { hp: hp.value, psy: psy.value, xp: xp.used, statuses: [...actor.statuses] as string[] };
  }, name);

async function expectFigures(name: string, expected: Partial<Awaited<ReturnType<typeof figures>>>): Promise<void> {
  for (const seat of [keeper, psychic, comrade])
    await expect.poll(() => figures(seat, name), soon).toMatchObject(expected);
}

/** Answers the question that a seat is asked, with these dice. */
async function answer(seat: Seat, button: RegExp, ...faces: number[]): Promise<void> {
  await prompt(seat).waitFor();
  await chooseDice(seat, ...d6(...faces));
  await prompt(seat).getByRole("button", { name: button }).click();
  await prompt(seat).waitFor({ state: "detached" });
  await expectNoDiceLeft(seat);
}

const read12 = () => prepareAttack(psychic, { by: PSYCHIC, at: COMRADE, weapon: "Lecture d’esprit" });

describe("a power turned on somebody (WP-105)", () => {
  it("asks the target's player, and tells both sides on one card", async () => {
    const window = await read12();
    await expectText(window, "Employer", "2d6");
    const id = await rollPrepared(psychic, d6(5, 4));
    await expectText(cardOf(comrade, id), "c’est à vous de répondre");
    await expectText(prompt(comrade), "Volonté de fer", "3d6", "9");
    await answer(comrade, /^Volonté de fer/, 2, 1, 1);
    for (const seat of [keeper, psychic, comrade])
      await expectText(cardOf(seat, id), "Pensées claires", "9 contre 4 : 5", "Volonté de fer");
    await expectFigures(PSYCHIC, { psy: 8 });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler l’attaque" }).click();
    await expectFigures(PSYCHIC, { psy: 9 });
  });

  it("is let happen with a click on the card", async () => {
    await read12();
    const id = await rollPrepared(psychic, d6(3, 2));
    await prompt(comrade).waitFor();
    await cardOf(comrade, id).getByRole("button", { name: "Laisser faire" }).click();
    await prompt(comrade).waitFor({ state: "detached" });
    await expectText(cardOf(psychic, id), "Pensées claires");
  });

  it("keeps the figures of the keeper's people to the keeper (WP-10), and outlives a reload", async () => {
    await prepareAttack(psychic, { by: PSYCHIC, at: THUG, weapon: "Lecture d’esprit" });
    const id = await rollPrepared(psychic, d6(5, 1));
    await prompt(keeper).waitFor();
    await reload(psychic);
    await answer(keeper, /^Sans trait/, 6, 2);
    await expectText(cardOf(keeper, id), "Résisté", "6 contre 8 : −2");
    await expectText(cardOf(psychic, id), "Résisté");
    expect(await read(cardOf(psychic, id))).not.toContain("contre 8");
  });

  it("heals without asking anybody, twice as much before the recovery (WP-111)", async () => {
    await prepareAttack(psychic, { by: PSYCHIC, at: COMRADE, weapon: "Soin" });
    const id = await rollPrepared(psychic, d6(2, 1));
    const apply = cardOf(keeper, id).getByRole("button", { name: "Appliquer", exact: true });
    if (await apply.isVisible()) await apply.click();
    await expectFigures(COMRADE, { hp: 18 });
    await expectText(cardOf(comrade, id), "Blessures refermées", "+6 points de vie", "deux fois le total");
    await cardOf(keeper, id).getByRole("button", { name: "Annuler", exact: true }).click();
    await expectFigures(COMRADE, { hp: 12 });
  });
});

describe("a spell (WP-126, WP-130)", () => {
  it("holds whoever does not reach its level, and lets go when it is taken back", async () => {
    await prepareAttack(psychic, { by: PSYCHIC, at: COMRADE, weapon: "Poigne du roc" });
    const id = await rollPrepared(psychic, []);
    await expectText(prompt(comrade), "Niveau 12");
    await answer(comrade, /^Volonté de fer/, 4, 4, 3);
    const apply = cardOf(keeper, id).getByRole("button", { name: "Appliquer", exact: true });
    if (await apply.isVisible()) await apply.click();
    await expectFigures(COMRADE, { statuses: ["warpParalysed"] });
    await expectText(cardOf(comrade, id), "Le sort agit", "Paralysie");
    await cardOf(keeper, id).getByRole("button", { name: "Annuler", exact: true }).click();
    await expectFigures(COMRADE, { statuses: [] });
  });
});

describe("one against another (WP-10)", () => {
  it("begins on the sheet, and both sides roll on one card", async () => {
    await targetToken(psychic, COMRADE);
    const sheet = await openSheet(psychic, PSYCHIC);
    await sheet.getByRole("button", { name: "S’opposer Baratin" }).click();
    await attackWindow(psychic).waitFor();
    await expectText(attackWindow(psychic), COMRADE, "3d6");
    const id = await rollPrepared(psychic, d6(6, 3, 1));
    await answer(comrade, /^Sans trait/, 6, 5);
    for (const seat of [keeper, psychic, comrade]) await expectText(cardOf(seat, id), "Échec", "10 contre 11 : −1");
    await closeWindows(psychic);
  });
});

describe("what the keeper sets (WP-08, WP-15)", () => {
  it("is a difficulty that the next roll meets, whose number stays hidden", async () => {
    await beginDeed(keeper, "setDifficulty", [COMRADE]);
    await deedField(keeper, "reason").fill("une serrure");
    await deedField(keeper, "difficulty").selectOption({ value: "hard" });
    const set = await confirmDeed(keeper);
    await expectText(cardOf(keeper, set), "Difficulté fixée", "11");
    await expectText(cardOf(comrade, set), "Difficulté fixée", "une serrure");
    expect(await read(cardOf(comrade, set))).not.toContain("11");
    await beginDeed(comrade, "check", [COMRADE]);
    const against = () => deedField(comrade, "against").locator("option:checked").innerText();
    await expect.poll(against, soon).toMatch(/^Difficulté\s: une serrure$/);
    await chooseDice(comrade, ...d6(6, 6));
    const id = await confirmDeed(comrade);
    await expectText(cardOf(comrade, id), "Réussite");
    await expectText(cardOf(keeper, id), "Réussite", "Marge 1");
    expect(await read(cardOf(comrade, id))).not.toContain("Marge");
  });

  it("begins a session for everybody at once", async () => {
    await expectFigures(COMRADE, { xp: 1 });
    await beginDeed(keeper, "session", [PSYCHIC]);
    const id = await confirmDeed(keeper);
    await expectFigures(COMRADE, { xp: 0 });
    await expectFigures(PSYCHIC, { xp: 0 });
    await undoDeed(keeper, id);
    await expectFigures(COMRADE, { xp: 1 });
  });
});

describe("common sense (WP-12)", () => {
  it("lets the keeper set a roll aside: nobody measures themselves against it any more", async () => {
    await beginDeed(comrade, "check", [COMRADE]);
    await chooseDice(comrade, ...d6(6, 6));
    const id = await confirmDeed(comrade);
    await expectText(cardOf(psychic, id), "12");
    expect(await cardOf(comrade, id).getByRole("button", { name: "Écarter ce jet" }).count()).toBe(0);
    await cardOf(keeper, id).getByRole("button", { name: "Écarter ce jet" }).click();
    for (const seat of [keeper, psychic, comrade]) await expectText(cardOf(seat, id), "Jet rejeté");
    await beginDeed(psychic, "group", [PSYCHIC]);
    expect(await deedWindow(psychic).locator(`[data-field=with-${id}]`).count()).toBe(0);
    await closeWindows(psychic);
  });
});

describe("an effort of several (WP-41)", () => {
  it("takes in the rolls of the others as they are made", async () => {
    await beginDeed(psychic, "group", [PSYCHIC], { difficulty: "hard" });
    const before = await deedWindow(psychic).locator("[data-field^=with-]").count();
    await beginDeed(comrade, "check", [COMRADE]);
    await chooseDice(comrade, ...d6(4, 3));
    const roll = await confirmDeed(comrade);
    const tick = deedWindow(psychic).locator(`[data-field=with-${roll}]`);
    await tick.check();
    expect(await deedWindow(psychic).locator("[data-field^=with-]").count()).toBeGreaterThan(before);
    const id = await confirmDeed(psychic);
    for (const seat of [keeper, psychic, comrade]) await expectText(cardOf(seat, id), "Échec", COMRADE, "7");
  });
});

it("nothing went wrong in any window", () => {
  for (const seat of [keeper, psychic, comrade]) expect(seat.errors).toEqual([]);
});
