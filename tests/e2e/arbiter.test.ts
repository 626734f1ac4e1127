import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attack, cardOf, prepareAttack, rollButton } from "./support/attack.js";
import { chooseDice, type Face } from "./support/dice.js";
import { conditionOf, expectCondition, heal, place } from "./support/people.js";
import { joinByPage } from "./support/join.js";
import { KEEPER, openTable, PLAYERS, ready, reload, type Seat } from "./support/table.js";
import { expectText } from "./support/wait.js";

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
const BLOW = { by: "Journaliste", at: PROFOND, weapon: WALTHER, dice: DICE };

let [keeper, ines] = await openTable(KEEPER, PLAYERS[0]);

/** A fresh creature and full magazines before each scene. */
beforeEach(async () => {
  const there = await keeper.page.evaluate((name) => Boolean(canvas.scene.tokens.getName(name)), PROFOND);
  if (!there) await place(keeper, [ines], PROFOND, 1200, 1000);
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
          message.type === "verdict" && message.system.data.subject === subject,
      ).length,
    id,
  );
}

/** From now on one kind of change never comes back from the server, as when a tab dies in the middle of it. */
async function hang({ page }: Seat, method: "update" | "createEmbeddedDocuments" | "deleteEmbeddedDocuments") {
  await page.evaluate((name) => {
    CONFIG.Actor.documentClass.prototype[name] = () => new Promise(() => undefined);
  }, method);
}

describe("without a keeper", () => {
  it("an attack waits, survives reloads and a restart of the server, and is resolved once when one comes back", async () => {
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
    await reload(ines);
    await expectText(cardOf(ines, honest), "Aucun gardien connecté");
    expect(await conditionOf(ines, PROFOND)).toMatchObject(WHOLE);

    await ines.page.context().close();
    await keeper.table.restart();
    ines = await keeper.table.join(PLAYERS[0]);
    await expectText(cardOf(ines, honest), "Aucun gardien connecté");
    await expectText(cardOf(ines, edited), "Aucun gardien connecté");
    expect(await conditionOf(ines, PROFOND)).toMatchObject(WHOLE);

    keeper = await keeper.table.join(KEEPER);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, honest), "20 − CA 16 = 4", "Appliqué");
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, edited), "Le jet ne correspond pas");
    await expectCondition([keeper, ines], PROFOND, HURT);
    await reload(keeper);
    await expectText(cardOf(keeper, honest), "Appliqué");
    expect(await verdictsOn(keeper, honest)).toBe(1);
    expect(await conditionOf(keeper, PROFOND)).toMatchObject(HURT);
  });
});

describe("a keeper whose tab dies in the middle", () => {
  it("finishes on return what was written down and not done", async () => {
    await hang(keeper, "update");
    const id = await attack(ines, BLOW);
    await expectText(cardOf(ines, id), "Application en cours…");
    expect(await conditionOf(ines, PROFOND)).toMatchObject(WHOLE);
    await reload(keeper);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await expectCondition([keeper, ines], PROFOND, HURT);
  });

  it("does not take the points twice when only the wound was missing", async () => {
    await hang(keeper, "createEmbeddedDocuments");
    const id = await attack(ines, BLOW);
    await expectCondition([ines], PROFOND, { ...HURT, wounds: [] });
    await expectText(cardOf(ines, id), "Application en cours…");
    await reload(keeper);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await expectCondition([keeper, ines], PROFOND, HURT);
  });

  it("takes back on return what was half taken back", async () => {
    const id = await attack(ines, BLOW);
    await expectText(cardOf(keeper, id), "Appliqué");
    await hang(keeper, "deleteEmbeddedDocuments");
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([ines], PROFOND, { ...WHOLE, wounds: [WALTHER] });
    await expectText(cardOf(ines, id), "Annulation en cours…");
    await reload(keeper);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, id), "Annulé", "Munition rendue");
    await expectCondition([keeper, ines], PROFOND, WHOLE);
  });
});

describe("two keepers", () => {
  let second: Seat;

  beforeAll(async () => {
    await keeper.page.evaluate(
      async () => void (await User.create({ name: "Doyenne", role: CONST.USER_ROLES.GAMEMASTER })),
    );
    second = await keeper.table.join("Doyenne");
  });

  it("apply an attack once, and either of them takes it back", async () => {
    const id = await attack(ines, BLOW);
    for (const seat of [keeper, second, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await expectCondition([keeper, second, ines], PROFOND, HURT);
    expect(await verdictsOn(second, id)).toBe(1);
    const decides = await keeper.page.evaluate(() => game.user.isActiveGM as boolean);
    const other = decides ? second : keeper;
    await cardOf(other, id).getByRole("button", { name: "Annuler" }).click();
    for (const seat of [keeper, second, ines]) await expectText(cardOf(seat, id), "Annulé");
    await expectCondition([keeper, second, ines], PROFOND, WHOLE);
  });

  it("the one who stays finishes what the other left undone", async () => {
    const decides = await keeper.page.evaluate(() => game.user.isActiveGM as boolean);
    const [leaving, staying] = decides ? [keeper, second] : [second, keeper];
    await hang(leaving, "createEmbeddedDocuments");
    const id = await attack(ines, BLOW);
    await expectCondition([staying], PROFOND, { ...HURT, wounds: [] });
    await leave(leaving, staying);
    for (const seat of [staying, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await expectCondition([staying, ines], PROFOND, HURT);
    if (leaving === keeper) {
      keeper = await keeper.table.join(KEEPER);
      await leave(second, keeper);
    }
  });
});

describe("two players at once", () => {
  it("wound the same creature in the same instant, and both wounds land", async () => {
    const hugo = await keeper.table.join(PLAYERS[1]);
    await prepareAttack(ines, BLOW);
    await prepareAttack(hugo, { by: "Paul", at: PROFOND, weapon: REVOLVER });
    await Promise.all([chooseDice(ines, ...DICE), chooseDice(hugo, ...DICE)]);
    await Promise.all([rollButton(ines).click(), rollButton(hugo).click()]);
    await expectCondition([keeper, ines, hugo], PROFOND, { pv: 8, pf: 6, wounds: [REVOLVER, WALTHER] });
    expect(hugo.errors).toEqual([]);
    await leave(hugo, keeper);
  });
});

describe("taking back", () => {
  it("gives numbers back as differences and names what was changed since", async () => {
    const id = await attack(ines, BLOW);
    await expectText(cardOf(keeper, id), "Appliqué");
    await keeper.page.evaluate(async (name) => {
      const { actor } = canvas.scene.tokens.getName(name);
      await actor.update({ "system.pf.value": actor.system.pf.value - 3 });
      await actor.items
        .find((item: { type: string }) => item.type === "gbWound")
        .update({ name: "Balle dans le mollet" });
    }, PROFOND);
    await expectCondition([keeper, ines], PROFOND, { pv: 9, pf: 5, wounds: ["Balle dans le mollet"] });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click();
    for (const seat of [keeper, ines]) {
      await expectText(cardOf(seat, id), "Annulé", "« Balle dans le mollet » a été modifiée depuis : elle reste");
    }
    await expectCondition([keeper, ines], PROFOND, { pv: 10, pf: 7, wounds: ["Balle dans le mollet"] });
  });
});

describe("two windows of one keeper", () => {
  it("judge once: the first decides, the other does what it is asked, and decides once the first is shut", async () => {
    const page = await keeper.page.context().newPage();
    await joinByPage(page, keeper.table.url, KEEPER);
    await ready(page);
    const other: Seat = { ...keeper, page };
    const id = await attack(ines, BLOW);
    for (const seat of [keeper, other, ines]) await expectText(cardOf(seat, id), "Appliqué");
    await cardOf(other, id).getByRole("button", { name: "Annuler" }).click();
    for (const seat of [keeper, other, ines]) await expectText(cardOf(seat, id), "Annulé");
    expect(await verdictsOn(other, id)).toBe(1);

    await keeper.page.close();
    keeper = other;
    const next = await attack(ines, BLOW);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, next), "Appliqué");
    expect(await verdictsOn(keeper, next)).toBe(1);
    expect(keeper.errors).toEqual([]);
  });
});

describe("a target that is deleted meanwhile", () => {
  it("is said to be gone when the attack is judged", async () => {
    const honest = await attack(ines, BLOW);
    await expectText(cardOf(keeper, honest), "Appliqué");
    const late = await ines.page.evaluate(async (id) => {
      const { system, rolls, speaker } = game.messages.get(id).toObject();
      const gone = foundry.utils.randomID();
      const [target] = system.data.targets;
      target.token = `${canvas.scene.uuid}.Token.${gone}`;
      target.actor = `${target.token}.Actor.${gone}`;
      const message = await ChatMessage.create({ type: "attack", speaker, system, rolls });
      return message.id as string;
    }, honest);
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, late), "La cible n’existe plus.");
  });

  it("is said to be gone when its wounds are taken back", async () => {
    const id = await attack(ines, BLOW);
    await expectText(cardOf(keeper, id), "Appliqué");
    await keeper.page.evaluate(async (name) => void (await canvas.scene.tokens.getName(name).delete()), PROFOND);
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click();
    for (const seat of [keeper, ines]) await expectText(cardOf(seat, id), "La cible n’existe plus.");
  });
});

it("leaves no error behind", () => {
  for (const { errors } of [keeper, ines]) expect(errors).toEqual([]);
});
