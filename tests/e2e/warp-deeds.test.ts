import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectFlawless, THEMES, wear } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { releaseTargets, targetToken } from "./support/scene.js";
import { setting } from "./support/settings.js";
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
    await cardOf(keeper, id).getByRole("button", { name: "Tout annuler" }).click();
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
    const { psy } = await figures(keeper, PSYCHIC);
    await prepareAttack(psychic, { by: PSYCHIC, at: COMRADE, weapon: "Soin" });
    const id = await rollPrepared(psychic, d6(2, 1));
    const apply = cardOf(keeper, id).getByRole("button", { name: "Appliquer", exact: true });
    if (await apply.isVisible()) await apply.click();
    await expectFigures(COMRADE, { hp: 18 });
    await expectText(cardOf(comrade, id), "Blessures refermées", "+6 PV", "deux fois le total");
    await expectFigures(PSYCHIC, { psy: psy - 1 });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler", exact: true }).click();
    await expectFigures(COMRADE, { hp: 12 });
    await expectFigures(PSYCHIC, { psy });
  });
});

describe("a power that nobody is asked about", () => {
  it("works on a thing or a place, from the sheet (WP-110, WP-114)", async () => {
    const { psy } = await figures(keeper, PSYCHIC);
    const sheet = await openSheet(psychic, PSYCHIC);
    await sheet.locator("[data-action=tab][data-tab=powers]").click();
    await sheet.getByRole("button", { name: "Sans cible Lecture d’esprit" }).click();
    await expectText(deedWindow(psychic), "Lecture d’esprit 2*, sans cible", "2d6");
    await chooseDice(psychic, ...d6(5, 4));
    const id = await confirmDeed(psychic);
    for (const seat of [keeper, comrade]) await expectText(cardOf(seat, id), "9 m, 18 m en vue");
    await expectFigures(PSYCHIC, { psy: psy - 1 });
    await undoDeed(keeper, id);
    await expectFigures(PSYCHIC, { psy });
    await sheet.locator("[data-action=tab][data-tab=traits]").click(); // where the next test finds it
    await closeWindows(psychic);
  });

  it("closes one’s own wounds, with no token to point at (WP-111)", async () => {
    await keeper.page.evaluate((name) => void game.actors.getName(name).update({ "system.hp.value": 8 }), PSYCHIC);
    await expectFigures(PSYCHIC, { hp: 8 });
    const { psy } = await figures(keeper, PSYCHIC);
    await releaseTargets(psychic);
    const sheet = await openSheet(psychic, PSYCHIC);
    await sheet.locator("[data-action=tab][data-tab=powers]").click();
    await sheet.getByRole("button", { name: "Employer Soin" }).click();
    await attackWindow(psychic).getByRole("combobox", { name: /cible/ }).selectOption({ label: PSYCHIC });
    const id = await rollPrepared(psychic, d6(3, 2));
    const apply = cardOf(keeper, id).getByRole("button", { name: "Appliquer", exact: true });
    if (await apply.isVisible()) await apply.click();
    await expectFigures(PSYCHIC, { hp: 13, psy: psy - 1 });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler", exact: true }).click();
    await expectFigures(PSYCHIC, { hp: 8, psy });
    await sheet.locator("[data-action=tab][data-tab=traits]").click();
    await closeWindows(psychic);
  });
});

describe("a blast (WP-74)", () => {
  it("reaches everybody whom the keeper targets, and is taken back at once", async () => {
    await closeWindows(keeper);
    await targetToken(keeper, PSYCHIC, COMRADE);
    await beginDeed(keeper, "harm", [THUG], { cause: "Gaz", dice: 2, armour: "bare" });
    await deedField(keeper, "others").check();
    await chooseDice(keeper, ...d6(1, 1, 2, 1, 2, 2));
    const id = await confirmDeed(keeper);
    await expectFigures(THUG, { hp: 12 });
    await expectFigures(COMRADE, { hp: 8 });
    await expectText(cardOf(comrade, id), "Gaz", "−4 PV");
    expect(await read(cardOf(comrade, id))).not.toContain("−2 points");
    await undoDeed(keeper, id);
    await expectFigures(THUG, { hp: 14 });
    await expectFigures(COMRADE, { hp: 12 });
    await releaseTargets(keeper);
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
    await beginDeed(psychic, "check", [PSYCHIC]);
    expect(await deedField(psychic, "against").locator(`option[value="${id}"]`).count()).toBe(0);
    await closeWindows(psychic);
  });
});

const button = (seat: Seat, id: string, name: string) => cardOf(seat, id).getByRole("button", { name, exact: true });

/** Joins what was called for from its card, as its window proposes or as somebody else; answers with the roll's id. */
async function join(seat: Seat, call: string, faces: readonly number[], who = ""): Promise<string> {
  await button(seat, call, "Se joindre").click();
  await deedWindow(seat).waitFor();
  if (who) await deedWindow(seat).locator("select[name=who]").selectOption({ label: who });
  if (who) await expectText(deedWindow(seat), who);
  await chooseDice(seat, ...d6(...faces));
  return confirmDeed(seat);
}

async function conclude(seat: Seat, call: string, faces: readonly (readonly [number, number])[] = []): Promise<string> {
  await button(seat, call, "Conclure").click();
  await deedWindow(seat).waitFor();
  await chooseDice(seat, ...faces);
  return confirmDeed(seat);
}

describe("an effort of several (WP-41…WP-44)", () => {
  let call = "";

  it("is joined from its card by everybody, and concluded by whoever called for it", async () => {
    await beginDeed(psychic, "group", [PSYCHIC], { reason: "pousser la pierre", difficulty: "typed", number: 13 });
    call = await confirmDeed(psychic);
    for (const seat of [keeper, psychic, comrade])
      await expectText(cardOf(seat, call), "pousser la pierre", "Personne ne participe encore");
    await join(keeper, call, [3, 1], THUG);
    await join(comrade, call, [4, 3]);
    await join(psychic, call, [2, 2]);
    for (const seat of [keeper, psychic, comrade]) await expectText(cardOf(seat, call), COMRADE, PSYCHIC, THUG);
    for (const seat of [psychic, comrade]) expect(await button(seat, call, "Se joindre").count()).toBe(0);
    expect(await button(comrade, call, "Conclure").count()).toBe(0);
    expect(await button(comrade, call, `Retirer ${COMRADE}`).count()).toBe(0);
    await button(keeper, call, `Retirer ${THUG}`).click();
    await expect.poll(() => read(cardOf(psychic, call)), soon).not.toContain(THUG);
    const end = await conclude(psychic, call);
    for (const seat of [keeper, psychic, comrade]) {
      await expectText(cardOf(seat, end), "Échec", "11", "Marge −2");
      await expectText(cardOf(seat, call), "Échec", "11");
    }
  });

  it("is open again once the keeper sets the conclusion aside", async () => {
    await button(keeper, call, "Rouvrir").click();
    await button(psychic, call, "Conclure").waitFor();
    await join(keeper, call, [6, 5]);
    await expectText(cardOf(psychic, call), THUG);
    await conclude(psychic, call);
    for (const seat of [keeper, psychic, comrade]) await expectText(cardOf(seat, call), "Réussite", "22");
  });

  it("puts dice in common, which can be taken back until the one roll of all (WP-42)", async () => {
    await beginDeed(keeper, "group", [THUG], { way: "combined", reason: "le parchemin" });
    const call = await confirmDeed(keeper);
    await join(comrade, call, []);
    await expectText(cardOf(keeper, call), COMRADE, "2 dés en commun");
    await button(comrade, call, `Retirer ${COMRADE}`).click();
    for (const seat of [keeper, comrade]) await expectText(cardOf(seat, call), "Personne ne participe encore");
    await join(comrade, call, []);
    await button(psychic, call, "Se joindre").click();
    await deedField(psychic, "trait").selectOption({ label: "Baratin 3" });
    await expectText(deedWindow(psychic), "Dés mis en commun : 3");
    await confirmDeed(psychic);
    await expectText(cardOf(keeper, call), "3 dés en commun", "2 dés en commun");
    const end = await conclude(keeper, call, d6(6, 1, 5, 4, 2));
    for (const seat of [keeper, psychic, comrade]) await expectText(cardOf(seat, end), "15", "Dés combinés");
  });

  it("lets one of them count whom only the keeper knows (WP-43)", async () => {
    await beginDeed(keeper, "group", [THUG], { way: "xor", reason: "les poches", difficulty: "average" });
    const call = await confirmDeed(keeper);
    await join(comrade, call, [6, 5]);
    await join(psychic, call, [2, 1]);
    await button(keeper, call, "Conclure").click();
    await deedField(keeper, "secret").check();
    await chooseDice(keeper, [2, 1]);
    const end = await confirmDeed(keeper);
    await expectText(cardOf(keeper, end), "Réussite", `Compte seul ${COMRADE}`);
    await expectText(cardOf(comrade, end), "le gardien seul sait");
    await expectText(cardOf(comrade, call), "le gardien seul sait");
    for (const id of [end, call]) expect(await read(cardOf(comrade, id))).not.toMatch(/Réussite|Compte seul/);
  });
});

describe("a fight played as a whole (WP-76)", () => {
  it("is one roll for everybody; who wins is the keeper's to announce", async () => {
    await setting(keeper, [psychic, comrade], "warpGestaltCombat", true);
    await beginDeed(keeper, "gestalt", [THUG], { reason: "la bagarre" });
    const call = await confirmDeed(keeper);
    await join(keeper, call, [6, 5], THUG);
    await join(comrade, call, [4, 4]);
    await join(psychic, call, [3, 1]);
    await expectText(cardOf(keeper, call), THUG, "11");
    await expectText(cardOf(comrade, call), THUG, PSYCHIC, COMRADE);
    expect(await read(cardOf(comrade, call))).not.toContain("11");
    const end = await conclude(keeper, call);
    await expectText(cardOf(keeper, end), "Les personnages l’emportent", "12", "Leur total 11");
    for (const id of [end, call]) {
      await expectText(cardOf(comrade, id), "Le combat est joué", "12");
      expect(await read(cardOf(comrade, id))).not.toMatch(/emportent|Leur total/);
    }
    for (const theme of THEMES) {
      await wear(theme, keeper);
      await expectFlawless(cardOf(keeper, call), theme);
    }
  });
});

it("nothing went wrong in any window", () => {
  for (const seat of [keeper, psychic, comrade]) expect(seat.errors).toEqual([]);
});
