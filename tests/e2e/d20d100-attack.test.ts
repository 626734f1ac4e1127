import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { answers, prompt } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { attackBar, selectToken, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const JOHN = "John Ashcombe";
const FOE = "Marthe Lenoir";
const COLT = "Colt .45";
const PISTOL = "Colt 1911";
const KNIFE = "Couteau de combat";

const [keeper, shooter, target] = await openTable(KEEPER, ...PLAYERS);
const everybody = [keeper, shooter, target];

const skill = (key: string, flat: number, name: string) => ({
  name,
  type: "d20d100Skill",
  system: { key, family: "combat", flat },
});
const firearm = (name: string, system: object) => ({
  name,
  type: "d20d100Weapon",
  img: "systems/gardien/assets/icons/revolver.svg",
  system: {
    ...{ skill: "handgun", damageKind: "bullet", penetration: 4, recoil: 4, precision: 0, criticalMultiplier: 3 },
    ...{ damage: "2d8", addsDamageBonus: false, rangeIncrement: 6, cadences: ["triple"], ...system },
  },
});

beforeAll(async () => {
  const others = [shooter, target];
  await enlist(keeper, others, {
    ...{ name: JOHN, type: "d20d100Investigator", player: PLAYERS[0], at: { x: 800, y: 800 } },
    items: [
      skill("handgun", 6, "Revolver"),
      firearm(COLT, { action: "revolver", capacity: 6, loaded: 6, reloadMode: "manual", spareRounds: 12 }),
      skill("thrownWeapons", 4, "Armes de jet"),
      {
        name: KNIFE,
        type: "d20d100Weapon",
        system: { skill: "meleeWeapons", damage: "1d4", damageKind: "piercing", canThrow: true, throwIncrement: 3 },
      },
      firearm(PISTOL, { action: "semiAuto", capacity: 7, loaded: 7, reloadMode: "magazine", spareMagazines: 1 }),
    ],
  });
  await enlist(keeper, others, {
    ...{ name: FOE, type: "d20d100Investigator", player: PLAYERS[1], at: { x: 1000, y: 800 } },
    system: { hp: { misc: 10, value: 20 } },
    items: [{ name: "Gilet", type: "d20d100Armor", system: { protection: 6, penalty: 0, equipped: true } }],
  });
});

/** A second try finds the table as the first one did. */
beforeEach(async () => {
  for (const seat of everybody) await closeWindows(seat);
  await keeper.page.evaluate(
    async ([john, foe, colt, pistol, knife]) => {
      await ChatMessage.deleteDocuments(game.messages.map((one: { id: string }) => one.id));
      await Combat.deleteDocuments(game.combats.map((one: { id: string }) => one.id));
      const states = { shock: false, stunned: false, prone: false };
      for (const name of [john, foe])
        await game.actors.getName(name).update({
          system: { states, fight: { combatId: "", round: 0, engaged: false, spent: 0, attacks: 0 } },
        });
      await game.actors.getName(foe).update({ "system.hp.value": 20 });
      const { items } = game.actors.getName(john);
      await items.getName(colt).update({ system: { loaded: 6, state: "ok" } });
      await items
        .find((one: { system: { key: string } }) => one.system.key === "handgun")
        .update({ "system.checked": false });
      await items.getName(knife).update({ system: { equipped: true, dropped: false } });
      await items.getName(pistol).update({ system: { loaded: 7, state: "ok", clearActionsDone: 0 } });
    },
    [JOHN, FOE, COLT, PISTOL, KNIFE] as const,
  );
  await expectState(await state(keeper));
});

const d20 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [20, face] as const);
const d8 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [8, face] as const);
const d6 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [6, face] as const);

/** All that an attack may change of the two, as one client knows it. */
function state({ page }: Seat): Promise<string> {
  return page.evaluate(
    (names) =>
      JSON.stringify(
        names.map((name) => {
          const { system, items } = game.actors.getName(name);
          const { hp, temporaryDamage, states, fight, defence } = system.toObject();
          const weapons = items
            .filter((one: { type: string }) => one.type === "d20d100Weapon")
            .map((one: { system: { loaded: number; state: string } }) => [one.system.loaded, one.system.state]);
          return { hp: hp.value, temporaryDamage, states, fight, stance: defence.stance, weapons };
        }),
      ),
    [JOHN, FOE],
  );
}

/** DD-177 — whether the box of the skill that fires revolvers is ticked. */
const isTicked = (name: string): boolean =>
  game.actors.getName(name).items.find((one: { system: { key: string } }) => one.system.key === "handgun").system
    .checked;

async function expectState(expected: string): Promise<void> {
  for (const seat of everybody) await expect.poll(() => state(seat), soon).toBe(expected);
}

const points = async (seat: Seat): Promise<number> =>
  (JSON.parse(await state(seat)) as readonly { readonly hp: number }[])[1]?.hp ?? Number.NaN;

const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

async function takeBack(card: string): Promise<void> {
  await button(keeper, card, /^Annuler/)
    .last()
    .click();
  await expectText(cardOf(shooter, card), "Annulé");
}

/** John prepares an attack in a mode of the weapon. */
async function prepared(weapon: string, mode?: string): Promise<void> {
  await prepareAttack(shooter, { by: JOHN, at: FOE, weapon });
  if (mode) await attackWindow(shooter).getByRole("combobox", { name: "Mode" }).selectOption(mode);
}

/** Takes ammunition and state of the weapons as a test needs them. */
async function armed(weapon: string, system: object): Promise<void> {
  await keeper.page.evaluate(
    async ([name, who, change]) => {
      const item = game.actors.getName(who).items.getName(name);
      await item.update({ system: change });
    },
    [weapon, JOHN, system] as const,
  );
}

describe("a shot (DD-127, DD-128, DD-133)", () => {
  it("goes from the player's click to the points lost, its target throws the vest, and all of it is taken back", async () => {
    const whole = await state(keeper);
    await prepared(COLT);
    await expectText(attackWindow(shooter), /Chances de toucher/i);
    const card = await rollPrepared(shooter, [...d20(11), ...d8(4, 4)]);
    await expectText(prompt(target), "Protection", "Gilet, 1d6", "Sans gilet");
    await answers(target, "1", d6(4));
    await expectText(cardOf(target, card), "Touché", "−4 PV", "Appliqué");
    await expect.poll(() => points(target), soon).toBe(16);
    await takeBack(card);
    await expectState(whole);
  });
});

it("the bar under a token at the edge of the scene in view stands beside the sidebar, not under it", async () => {
  await selectToken(shooter, JOHN);
  await shooter.page.evaluate(() => canvas.pan({ x: 600, y: 800, scale: 1 }));
  const sidebar = await shooter.page.locator("#sidebar").boundingBox();
  const end = async () => {
    const box = await attackBar(shooter).boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  await expect.poll(end, soon).toBeLessThanOrEqual(sidebar?.x ?? 0);
});

describe("rapid fire (DD-56, DD-144)", () => {
  it("throws a die for each bullet; each hit has its damage, its vest die and its shock, in order", async () => {
    const whole = await state(keeper);
    await prepared(COLT, "double");
    await expectText(attackWindow(shooter), /Chances de toucher au moins une fois/i, "Balle 4");
    await expectWell(shooter, attackWindow(shooter), { name: "d20d100-attack" });
    const card = await rollPrepared(shooter, [...d20(14, 9, 20, 3), ...d8(4, 5), ...d8(2, 2)]);
    await prompt(target).waitFor();
    await target.page.evaluate(() => void ui.notifications.clear()); // they lie on windows for a while
    await expectWell(target, prompt(target), { name: "d20d100-prompt" });
    await answers(target, "1", d6(3, 1));
    await expectText(cardOf(keeper, card), "2 touchés sur 4", "critique ×3", "Seconde moitié", "4 × 3 = 12");
    // 9 − 3 = 6 of 20; 12 − 1 = 11 of 14 is a shock, and the keeper says how violent it is.
    await button(keeper, card, "Choc violent").click();
    await expectText(cardOf(target, card), "Appliqué", "−17 PV");
    await expect.poll(() => points(shooter), soon).toBe(3);
    await expectPartWell(keeper, cardOf(keeper, card));
    await expectPartWell(shooter, cardOf(shooter, card), "d20d100-card");
    await expect
      .poll(async () => JSON.parse(await state(keeper)) as unknown, soon)
      .toMatchObject([
        { weapons: expect.arrayContaining([[2, "ok"]]) as unknown },
        { states: { stunned: true, prone: true } },
      ]);
    expect(await button(shooter, card, /^Cocher/).count()).toBe(0); // DD-177
    await button(keeper, card, /^Cocher/).click();
    await expect.poll(() => shooter.page.evaluate(isTicked, JOHN), soon).toBe(true);
    await takeBack(card);
    await expectState(whole);
  });

  it("DD-151: a pistol that jams keeps what it has not fired, and is refused until it is cleared", async () => {
    const whole = await state(keeper);
    await prepared(PISTOL, "triple");
    const card = await rollPrepared(shooter, [...d20(4, 2)]);
    await expectText(cardOf(target, card), "Arme enrayée", "pas tirée", "Aucun touché sur 2");
    await expect.poll(() => state(shooter), soon).toContain('[5,"jammed"]');
    await selectToken(shooter, JOHN);
    await weaponInBar(shooter, PISTOL).click();
    await expectText(shooter.page.locator(".application").last(), "Mécanique");
    await shooter.page.keyboard.press("Escape");
    await cardOf(shooter, card).getByRole("button", { name: "Désenrayer" }).click(); // a miss has its way out too
    await expectText(shooter.page.locator(".application").last(), "Mécanique");
    await shooter.page.keyboard.press("Escape");
    await takeBack(card);
    await expectState(whole);
  });
});

describe("the keeper's word on a card (F)", () => {
  it("DD-133: a tick says that no vest covers what was hit", async () => {
    const whole = await state(keeper);
    await prepared(COLT, "double");
    const card = await rollPrepared(shooter, [...d20(14, 9, 5, 5), ...d8(1, 1)]);
    await answers(target, "1", d6(6));
    await expectText(cardOf(target, card), "Aucun PV perdu", "1 touché sur 4");
    await takeBack(card);
    await cardOf(keeper, card)
      .getByRole("checkbox", { name: /Le gilet couvre/ })
      .click();
    await expectText(cardOf(shooter, card), "−2 PV", "ne couvre pas ce qui est touché");
    await expectState(whole);
  });
});

describe("a knife that is thrown (DD-141, DD-142)", () => {
  it("flies with the penalty of its range, lies on the ground, and is picked up", async () => {
    const whole = await state(keeper);
    await prepared(KNIFE, "thrown");
    const card = await rollPrepared(shooter, d20(3));
    await expectText(cardOf(target, card), "Raté");
    await selectToken(shooter, JOHN);
    await expect.poll(() => weaponInBar(shooter, KNIFE).count(), soon).toBe(0);
    await shooter.page.evaluate(() => void game.gardien.deed("pickUp"));
    await shooter.page
      .getByRole("button", { name: /^(Ramasser|Faire)/ })
      .last()
      .click();
    await expect.poll(() => weaponInBar(shooter, KNIFE).count(), soon).toBe(1);
    await expectState(whole);
  });
});

describe("an attack in the middle of which a page is loaded anew", () => {
  it("still asks for the vest, and counts once", async () => {
    const whole = await state(keeper);
    await prepared(COLT);
    const card = await rollPrepared(shooter, [...d20(11), ...d8(3, 2)]);
    await prompt(target).waitFor();
    await reload(target);
    await prompt(target).waitFor();
    await answers(target, "1", d6(5));
    await expectText(cardOf(target, card), "Aucun PV perdu");
    await expect.poll(() => points(keeper), soon).toBe(20);
    await takeBack(card);
    await expectState(whole);
  });
});

describe("a weapon without bullets (DD-149, DD-150)", () => {
  it("offers to be loaded in place of the attack", async () => {
    await armed(COLT, { loaded: 0 });
    await selectToken(shooter, JOHN);
    await weaponInBar(shooter, COLT).click();
    await expectText(shooter.page.locator(".application").last(), "Recharger");
    await shooter.page.keyboard.press("Escape");
    await armed(COLT, { loaded: 6 });
  });
});

describe("a fight (DD-120, DD-130)", () => {
  it("whoever has not fought is au dépourvu until the first bullet hits; the round is spent, and given back", async () => {
    await beginFight(keeper, JOHN, FOE);
    const whole = await state(keeper);
    await prepared(COLT, "double");
    const card = await rollPrepared(shooter, [...d20(13, 12, 3, 3), ...d8(1, 1)]);
    await answers(target, "1", d6(6));
    await expectText(cardOf(keeper, card), "au dépourvu");
    await expect
      .poll(async () => JSON.parse(await state(keeper)) as unknown, soon)
      .toMatchObject([{ fight: { engaged: true, spent: 2 } }, { fight: { engaged: true } }]);
    await chooseDice(shooter);
    await expectNoDiceLeft(shooter);
    await takeBack(card);
    await expectState(whole);
  });
});
