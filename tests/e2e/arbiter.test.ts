import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attack, attackWindow, cardOf, prepareAttack, rollButton } from "./support/attack.js";
import { chooseDice, type Face } from "./support/dice.js";
import { joinByPage } from "./support/join.js";
import { ODD_TYPES, oddId, spoil } from "./support/malformed.js";
import { conditionOf, expectCondition, heal, place } from "./support/people.js";
import { attackBar, releaseTargets, selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, ready, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const WALTHER = "Walther PPK (.32)";
const REVOLVER = "Revolver .38 (Ruger Service-Six)";
const PROFOND = "Profond";
const WHOLE = { pv: 10, pf: 10, wounds: [], statuses: [] };
/** A moderate wound at the left leg. */
const DICE: readonly Face[] = [
  [20, 15],
  [100, 99],
];
const HURT = { pv: 9, pf: 8, wounds: [WALTHER] };
/** What is said of the malformed documents, at every start. */
const SPOILT = /was set aside|message\d0{8}|The server failed/;
const BLOW = { by: "Journaliste", at: PROFOND, weapon: WALTHER, dice: DICE };

let [keeper, ines] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(() => place(keeper, [ines], PROFOND, 1200, 1000));

/** A creature that is whole and full magazines before each scene. */
beforeEach(async () => {
  await heal(keeper, PROFOND);
  await keeper.page.evaluate(async () => {
    for (const actor of game.actors.filter((one: { hasPlayerOwner: boolean }) => one.hasPlayerOwner)) {
      for (const { id, system } of actor.items.filter((item: { type: string }) => item.type === "gbWeapon")) {
        await actor.items.get(id).update({ "system.magazine.value": system.magazine.max });
      }
    }
  });
  await expectCondition([keeper, ines], PROFOND, WHOLE);
});

/** Somebody closes the tab, and the others notice. */
async function leave(seat: Seat, witness: Seat): Promise<void> {
  const id = await seat.page.evaluate(() => game.user.id as string);
  await seat.page.context().close();
  await witness.page.waitForFunction((user) => !game.users.get(user).active, id);
}

/** How many verdicts there are on a message. */
function verdictsOn({ page }: Seat, id: string): Promise<number> {
  return page.evaluate(
    (subject) =>
      game.messages.filter(
        (message: { type: string; system: { data: { subject: string } } }) =>
          message.type === "verdict" && message.system.data?.subject === subject,
      ).length,
    id,
  );
}

/** From now on one kind of change never comes back from the server, as when a tab dies in the middle of it. */
async function hang({ page }: Seat, method: "createEmbeddedDocuments"): Promise<void> {
  await page.evaluate((name) => {
    CONFIG.Actor.documentClass.prototype[name] = () => new Promise(() => undefined);
  }, method);
}

describe("without a keeper", () => {
  it("an attack waits, survives a restart of the server, and is resolved once when one comes back", async () => {
    await leave(keeper, ines);
    const honest = await attack(ines, BLOW);
    await expectText(cardOf(ines, honest), "Aucun gardien connecté", "La carte attend.");
    const edited = await attack(ines, { ...BLOW, dice: [[20, 19], DICE[1]!] });
    await ines.page.evaluate(async (id) => {
      const message = game.messages.get(id);
      const data = foundry.utils.deepClone(message.system.data);
      data.targets[0].lines[0].value += 8;
      await message.update({ "system.data": data });
    }, edited);
    await ines.page.context().close();
    await keeper.table.restart(() => spoil(keeper.table)); // for what comes next
    ines = await keeper.table.join(PLAYERS[0]);
    for (const id of [honest, edited]) await expectText(cardOf(ines, id), "Aucun gardien connecté");
    expect(await conditionOf(ines, PROFOND)).toMatchObject(WHOLE);

    keeper = await keeper.table.join(KEEPER);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, honest), "20 − CA 16 = 4", "Appliqué");
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, edited), "Le jet ne correspond pas");
    await expectCondition([keeper, ines], PROFOND, HURT);
    expect(await verdictsOn(keeper, honest)).toBe(1);
  });
});

describe("a world with malformed documents", () => {
  it("loads, names each of them to the keeper, once, and leaves the players in peace", async () => {
    const known = await keeper.page.evaluate(() => [
      ...(game.actors.map((actor: { name: string }) => actor.name) as string[]),
      ...(game.actors.invalidDocumentIds as Iterable<string>),
    ]);
    const people = ["Journaliste", "Paul", "Voyou", "Goule"];
    const odd = ["Sans système", "Chiffres en lettres", "Sac percé", "unknownType00000"];
    expect(known).toEqual(expect.arrayContaining([...people, ...odd]));
    const stored = () => game.actors.getInvalid("unknownType00000").toObject() as object;
    expect(await keeper.page.evaluate(stored)).toMatchObject({ type: "wizard", system: { mana: 3 } });
    const told = keeper.page.locator("#notifications > *");
    await expectText(told.first(), "Chiffres en lettres", "Type inconnu", "Sortilège", "Arme vide");
    await keeper.page.getByRole("button", { name: "Fermer" }).first().click();
    await expect.poll(() => read(keeper.page.locator("#notifications")), soon).not.toContain("Arme vide");
    expect(await read(ines.page.locator("#notifications"))).not.toMatch(/Arme vide|Type inconnu/);
  });

  it("heals what can be healed: every sheet opens, and what was right is there", async () => {
    const bag = await keeper.page.evaluate(() => {
      const { items, system } = game.actors.getName("Sac percé");
      return {
        good: items.getName("Bon couteau").system.damage as string,
        aside: [...items.invalidDocumentIds] as string[],
        whole: Number.isFinite(system.pv.max) as boolean,
      };
    });
    expect(bag).toEqual({ good: "1d4", whole: true, aside: expect.arrayContaining(["strangeItem00000"]) as unknown });
    await expectText(await openSheet(keeper, "Sans système"), "Sans système", "PV");
    for (const name of ["Sac percé", "Chiffres en lettres"])
      await expectText(await openSheet(keeper, name), name, "Points de vie");
    for (const type of ODD_TYPES) {
      const sheet = await openSheet(keeper, `Actor.oddBag0000000000.Item.${oddId(type)}`);
      await expect.poll(() => sheet.locator("input[name=name]").inputValue(), soon).toBe(`Drôle de ${type}`);
    }
    await closeWindows(keeper);
  });

  it("says in the bar and in the window which weapon's damage cannot be read, and lets nothing be rolled", async () => {
    await selectToken(ines, "Journaliste");
    const weapon = attackBar(ines).getByRole("button", { name: "Arme bancale" });
    await expectText(weapon, "Illisible");
    await weapon.click();
    await expectText(attackWindow(ines), "« Arme bancale »", "« 2d6 + gros »", "Corrigez l’arme");
    await expect.poll(() => rollButton(ines).isDisabled(), soon).toBe(true);
    await ines.page.keyboard.press("Escape");
    await releaseTargets(ines);
  });
});

describe("two keepers", () => {
  let deciding: Seat;
  let other: Seat;

  beforeAll(async () => {
    await keeper.page.evaluate(
      async () => void (await User.create({ name: "Doyenne", role: CONST.USER_ROLES.GAMEMASTER })),
    );
    const second = await keeper.table.join("Doyenne");
    const decides = await keeper.page.evaluate(() => game.user.isActiveGM as boolean);
    [deciding, other] = decides ? [keeper, second] : [second, keeper];
  });

  it("apply an attack once, and either of them takes it back", async () => {
    const id = await attack(ines, BLOW);
    for (const seat of [keeper, other, ines]) await expectText(cardOf(seat, id), "Appliqué");
    expect(await verdictsOn(other, id)).toBe(1);
    await cardOf(other, id).getByRole("button", { name: "Annuler" }).click(QUICKLY);
    for (const seat of [deciding, other, ines]) await expectText(cardOf(seat, id), "Annulé");
    await expectCondition([deciding, other, ines], PROFOND, WHOLE);
  });

  it("two at once wound the same creature in the same instant, and both wounds land", async () => {
    await prepareAttack(ines, BLOW);
    await prepareAttack(other, { by: "Paul", at: PROFOND, weapon: REVOLVER });
    await Promise.all([chooseDice(ines, ...DICE), chooseDice(other, ...DICE)]);
    await Promise.all([rollButton(ines).click(), rollButton(other).click()]);
    await expectCondition([deciding, ines, other], PROFOND, { pv: 8, pf: 6, wounds: [REVOLVER, WALTHER] });
  });

  it("the one who stays finishes what the other left undone", async () => {
    await hang(deciding, "createEmbeddedDocuments");
    const id = await attack(ines, BLOW);
    await expectCondition([other], PROFOND, { ...HURT, wounds: [] });
    await expectText(cardOf(ines, id), "Application en cours…");
    await leave(deciding, other);
    for (const seat of [other, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await expectCondition([other, ines], PROFOND, HURT);
    keeper = other;
  });
});

describe("two windows of one keeper", () => {
  it("judge once: the first decides, the other does what it is asked, and decides once the first is shut", async () => {
    const page = await keeper.page.context().newPage();
    await joinByPage(page, keeper.table.url, await keeper.page.evaluate(() => game.user.name as string));
    await ready(page);
    const other: Seat = { ...keeper, page };
    const id = await attack(ines, BLOW);
    for (const seat of [keeper, other, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await cardOf(other, id).getByRole("button", { name: "Annuler" }).click(QUICKLY);
    for (const seat of [keeper, other, ines]) await expectText(cardOf(seat, id), "Annulé");
    expect(await verdictsOn(other, id)).toBe(1);

    await keeper.page.close();
    keeper = other;
    const next = await attack(ines, BLOW);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, next), "Appliqué");
    expect(await verdictsOn(keeper, next)).toBe(1);
    for (const { errors } of [keeper, ines]) expect(errors.filter((error) => !SPOILT.test(error))).toEqual([]);
  });
});
