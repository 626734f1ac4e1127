import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedWindow } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { enlist } from "./support/enlist.js";
import { place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";
import { type Language, strangeWords } from "./support/words.js";

const HERO = "Maud Kervella";
const FOE = "Videur de boîte de nuit";
const FISTS = "Poings";
const OTHER_KEEPER = "Doyenne";
/** Hit points enough for a blow to leave no state: its name is written in the language of whoever applies it. */
const WHOLE = 80;

const [french] = await openTable(KEEPER);
const english = await french.table.join(PLAYERS[0], { lang: "en" });

beforeAll(async () => {
  await french.page.evaluate(
    async (name) => void (await User.create({ name, role: CONST.USER_ROLES.GAMEMASTER })),
    OTHER_KEEPER,
  );
  await enlist(french, [english], {
    ...{ name: HERO, type: "warpCharacter", player: PLAYERS[0], at: { x: 800, y: 800 } },
    system: { hp: { max: WHOLE, value: WHOLE }, psy: { max: 3, value: 3 } },
    items: [
      { name: "Vive", type: "warpTrait", system: { score: 4, combat: true, dodge: true, kind: "central" } },
      { name: "Colère", type: "warpTrait", system: { kind: "flaw" } },
      { name: "Aura", type: "warpPower", system: { score: 3 } },
      { name: "Charme", type: "warpSpell", system: { level: 7 } },
      { name: "Canne", type: "warpWeapon", system: { category: "melee" } },
      { name: "Manteau", type: "warpArmor", system: {} },
      { name: "Cartouches", type: "warpAmmo", system: { ammoType: "hollow", quantity: 12 } },
      { name: "Lampe", type: "warpGear", system: {} },
      { name: "Genou", type: "warpWound", system: { dailyLoss: 1, malusScope: "agility" } },
    ],
  });
  await place(french, [english], FOE, 900, 800);
});

/** Each client with what it should read. */
const readers: readonly (readonly [Seat, Language])[] = [
  [french, "fr"],
  [english, "en"],
];

async function expectOwnWords(): Promise<void> {
  for (const [seat, language] of readers)
    await expect.poll(() => strangeWords(seat, language), { ...soon, message: language }).toEqual([]);
}

const prompt = ({ page }: Seat) => page.locator(".application.g-prompt");
const d6 = (...values: number[]) => values.map((value) => [6, value] as const);
const hitPoints = ({ page }: Seat): Promise<number> =>
  page.evaluate((name) => game.actors.getName(name).system.hp.value as number, HERO);

async function expectHitPoints(points: number, ...seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) await expect.poll(() => hitPoints(seat), soon).toBe(points);
}

/** The player's best answer, and the worst of dice. */
async function yieldTo(): Promise<void> {
  await prompt(english).waitFor();
  await chooseDice(english, ...d6(1, 1, 1, 1, 1));
  await prompt(english).locator("[data-reply]").first().press("1");
  await prompt(english).waitFor({ state: "detached" });
}

/** The keeper's man strikes, and the player does not move; answers with the id of the blow. */
async function struck(keeper: Seat): Promise<string> {
  const blow = await rollPrepared(keeper, d6(6, 6, 6));
  await yieldTo();
  return blow;
}

describe("WaRP in two languages", () => {
  it("has every sheet in both, to play and to edit", async () => {
    for (const [seat, language] of readers) {
      const sheet = await openSheet(seat, HERO);
      await expect.poll(() => strangeWords(seat, language), { ...soon, message: language }).toEqual([]);
      await sheet.locator("[data-action=toggleMode]").click();
      await sheet.locator("fieldset").first().waitFor();
      for (const kind of ["Trait", "Power", "Spell", "Weapon", "Armor", "Ammo", "Gear", "Wound"])
        await openSheet(seat, await itemOf(seat, HERO, `warp${kind}`));
    }
    await openSheet(french, FOE);
    await expectOwnWords();
    for (const [seat] of readers) await closeWindows(seat);
  });

  it("asks for a roll and for an effort in both", async () => {
    for (const deed of ["check", "group"]) {
      for (const [seat] of readers) await beginDeed(seat, deed, [HERO]);
      await expectOwnWords();
      for (const [seat] of readers) await closeWindows(seat);
    }
  });

  it("keeps an attack, its answer and its card as data that each reads in their own", async () => {
    await prepareAttack(french, { by: FOE, at: HERO, weapon: FISTS });
    await expectOwnWords();
    const blow = await rollPrepared(french, d6(6, 6, 6));
    await expectText(prompt(english), "Defend?", "5d6kl4", "Do not defend");
    await expectOwnWords();
    await yieldTo();
    await expectText(cardOf(english, blow), "Hit", "Damage", "Applied");
    await expectText(cardOf(french, blow), "Marge", "Dommages", "Appliqué");
    await expectOwnWords();
    await cardOf(french, blow).getByRole("button", { name: "Annuler" }).click();
    await expectHitPoints(WHOLE, french, english);
  });

  it("so it does with an effort that others join", async () => {
    await beginDeed(french, "group", [FOE], { reason: "la porte", difficulty: "typed", number: 9 });
    const call = await confirmDeed(french);
    await cardOf(english, call).getByRole("button", { name: "Join", exact: true }).click();
    await deedWindow(english).waitFor();
    await expectOwnWords();
    await confirmDeed(english);
    await expectText(cardOf(english, call), HERO, "Together", "No trait");
    await expectText(cardOf(french, call), HERO, "Conclure");
  });
});

describe("WaRP with two keepers", () => {
  it("does a blow once, and either of them takes it back", async () => {
    const second = await french.table.join(OTHER_KEEPER);
    await prepareAttack(second, { by: FOE, at: HERO, weapon: FISTS });
    const blow = await struck(second);
    for (const seat of [french, second]) await expectText(cardOf(seat, blow), "Appliqué");
    const hurt = await hitPoints(french);
    expect(hurt).toBeLessThan(WHOLE);
    await expectHitPoints(hurt, french, second, english);
    const decides = await french.page.evaluate(() => game.user.isActiveGM as boolean);
    await cardOf(decides ? second : french, blow)
      .getByRole("button", { name: "Annuler" })
      .click();
    await expectHitPoints(WHOLE, french, second, english);
    await second.page.close();
  });
});

describe("WaRP without any scene", () => {
  beforeAll(async () => {
    await french.page.evaluate(async () => void (await game.scenes.active.update({ active: false })));
    for (const seat of [french, english]) await reload(seat);
  });

  it("attacks from the sheet, and asks the target's player all the same", async () => {
    const sheet = await openSheet(french, FOE);
    await sheet.locator(".w-arm [data-action=attack]").first().click();
    await attackWindow(french).waitFor();
    await attackWindow(french).getByLabel("Choisir une cible…").selectOption({ label: HERO });
    await expectText(attackWindow(french), HERO);
    await closeSheet();
    const blow = await struck(french);
    await expectText(cardOf(french, blow), "Dommages", "Appliqué");
    await cardOf(french, blow).getByRole("button", { name: "Annuler" }).click();
    await expectHitPoints(WHOLE, french, english);
  });

  it("leaves no error behind", () => {
    for (const { errors } of [french, english]) expect(errors).toEqual([]);
  });
});

async function closeSheet(): Promise<void> {
  await french.page.locator(".application.warp-sheet--npc").getByRole("button", { name: "Fermer" }).click();
}
