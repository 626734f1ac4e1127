import { beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectWell } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const HEALER = "Mère Cassonade";
const HURT = "Odile Brisefer";
const MAGE = "Anselme Patrouillot";

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);
const seats = [keeper, player, other];

const WOUND = "b".repeat(16);
const bleeding = {
  ...{ state: { type: "bleed", formula: "1d4" }, ends: "care", wound: WOUND },
  span: { clock: "world", first: 0, last: null },
};
const skill = (name: string, key: string, root: string, scoreOverride: number) => ({
  ...{ name, type: "rpgSkill", system: { key, root, scoreOverride } },
});

beforeAll(async () => {
  const person = { type: "rpgCharacter", system: { attributes: { body: { base: 8 } } } };
  await enlist(keeper, [player, other], {
    ...{ ...person, name: HEALER, player: PLAYERS[0], at: { x: 800, y: 800 } },
    items: [
      skill("Soins", "care", "crafts", 12),
      { name: "Potion ravigotante", type: "rpgGear", system: { healFormula: "1d4", consumable: true, quantity: 2 } },
    ],
  });
  await enlist(keeper, [player, other], {
    ...{ ...person, name: HURT, player: PLAYERS[1], at: { x: 900, y: 800 } },
    items: [skill("Acrobaties", "acrobatics", "movement", 12)],
  });
  await enlist(keeper, [player, other], {
    ...{ ...person, name: MAGE, player: PLAYERS[0], at: { x: 1500, y: 800 } },
    items: [
      skill("Sortilèges", "spells", "uncanny", 12),
      { name: "Panser d’un souffle", type: "rpgSpell", system: { difficulty: 2, hpCost: 1, heal: "1d4" } },
    ],
  });
});

/** What the rules keep of somebody, as one client knows it. */
function stateOf({ page }: Seat, token: string): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
    const { system, statuses, items } = actor;
    return {
      hp: system.hp.value as number,
      lasting: system.lasting.map(({ state }: { state: { type: string } }) => state.type) as string[],
      treated: system.wounds.map((wound: { treated: boolean }) => wound.treated) as boolean[],
      charisma: system.attributes.charisma.loss as number,
      fire: system.fireLoss as number,
      statuses: [...statuses].sort() as string[],
      things: items.map((item: { name: string }) => item.name).sort() as string[],
    };
  }, token);
}

async function expectState(token: string, expected: object): Promise<void> {
  for (const seat of seats) await expect.poll(() => stateOf(seat, token), soon).toMatchObject(expected);
}

/** Writes on the actor of a token, by the keeper's hand. */
function write(token: string, system: object): Promise<void> {
  return keeper.page.evaluate(
    async ([name, change]) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      await actor.update({ system: change });
    },
    [token, system] as const,
  );
}

const apply = async (id: string): Promise<void> => {
  const button = cardOf(keeper, id).getByRole("button", { name: /^(Appliquer|Tout appliquer)$/ });
  await expect
    .poll(async () => (await button.count()) > 0 || /Annuler/.test(await cardOf(keeper, id).innerText()), soon)
    .toBe(true);
  if ((await button.count()) > 0) await button.last().click();
};

describe("healing", () => {
  it("RP-80: first aid for a comrade treats what is ticked, is told to all and taken back", async () => {
    await write(HURT, {
      hp: { value: 6 },
      wounds: [{ id: WOUND, row: "arms-12", place: "rightArm", zone: "arms", side: "right" }],
      conditions: [bleeding],
    });
    await expectState(HURT, { hp: 6, lasting: ["bleed"], statuses: ["rpgBleed"] });
    await beginDeed(player, "firstAid", [HEALER]);
    await deedField(player, "patient").selectOption({ label: HURT });
    await expectText(deedWindow(player), "Soigner — Bras droit", "moignon");
    await expectWell(player, deedWindow(player));
    await chooseDice(player, [20, 7], [4, 3]);
    const id = await confirmDeed(player);
    await expectNoDiceLeft(player);
    await apply(id);
    const speaker = player.page.evaluate((one) => game.messages.get(one).alias as string, id);
    expect(await speaker, "the message is the healer's, not the patient's").toBe(HEALER);
    for (const seat of seats) await expectText(cardOf(seat, id), HURT, "Premiers soins réussis", HEALER);
    await expectState(HURT, { hp: 9, lasting: [], treated: [true], statuses: [] });
    await cardOf(keeper, id)
      .getByRole("button", { name: /^Modifier/ })
      .click();
    const edit = keeper.page.locator(".application", { has: keeper.page.locator(".g-edit") });
    await edit.getByLabel("Soigner — Bras droit").selectOption({ label: "non" });
    await expectWell(keeper, edit);
    await edit.getByRole("button", { name: "Décider" }).click();
    await expectState(HURT, { hp: 9, lasting: ["bleed"], treated: [false] });
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 6, lasting: ["bleed"], treated: [false], statuses: ["rpgBleed"] });
  });

  it("RP-81: an operation leaves a recovery on its card, which the keeper applies", async () => {
    await beginDeed(player, "surgery", [HEALER]);
    await deedField(player, "patient").selectOption({ label: HURT });
    await chooseDice(player, [20, 5]);
    const id = await confirmDeed(player);
    await apply(id);
    await expectState(HURT, { hp: 6, lasting: [], treated: [true] });
    await cardOf(keeper, id).getByRole("button", { name: "Appliquer le rétablissement" }).click();
    await deedWindow(keeper).waitFor();
    await expectWell(keeper, deedWindow(keeper));
    await deedField(keeper, "advance").uncheck();
    const recovery = await confirmDeed(keeper);
    await apply(recovery);
    await expectState(HURT, { hp: 18 });
    await expect
      .poll(() => cardOf(keeper, id).getByRole("button", { name: "Appliquer le rétablissement" }).count(), soon)
      .toBe(0);
    await undoDeed(keeper, recovery);
    await expectState(HURT, { hp: 6 });
  });

  it("RP-83: a potion is given to somebody else, and is gone from one’s own bag", async () => {
    await beginDeed(player, "potion", [HEALER]);
    await deedField(player, "patient").selectOption({ label: HURT });
    await chooseDice(player, [4, 4]);
    const id = await confirmDeed(player);
    await apply(id);
    await expectState(HURT, { hp: 10 });
    const left = ({ page }: Seat) =>
      page.evaluate((name) => {
        const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
        return actor.items.getName("Potion ravigotante").system.quantity as number;
      }, HEALER);
    for (const seat of seats) await expect.poll(() => left(seat), soon).toBe(1);
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 6 });
    await expect.poll(() => left(player), soon).toBe(2);
  });

  it("RP-79: a spell that heals goes by its caster’s dice, and costs points", async () => {
    await beginDeed(player, "cast", [MAGE]);
    await deedField(player, "target").selectOption({ label: HURT });
    await expectWell(player, deedWindow(player));
    await chooseDice(player, [20, 10], [4, 2]);
    const id = await confirmDeed(player);
    await expectNoDiceLeft(player);
    await apply(id);
    expect(await cardOf(keeper, id).innerText()).not.toContain("À confirmer");
    const speaker = player.page.evaluate((one) => game.messages.get(one).alias as string, id);
    expect(await speaker).toBe(MAGE);
    await expectState(HURT, { hp: 8 });
    await expectState(MAGE, { hp: 17 });
    for (const seat of seats) await expectText(cardOf(seat, id), "Panser d’un souffle");
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 6 });
    await expectState(MAGE, { hp: 18 });
  });
});

describe("hazards", () => {
  it("RP-84: a fall, softened by Acrobaties, from the player’s own window", async () => {
    await write(HURT, { hp: { value: 18 } });
    await beginDeed(other, "fall", [HURT]);
    await deedField(other, "height").fill("6");
    await deedField(other, "height").press("Tab");
    await expectText(deedWindow(other), "2d6");
    await expectWell(other, deedWindow(other));
    await chooseDice(other, [20, 10], [6, 5], [6, 3], [6, 2]);
    const id = await confirmDeed(other);
    await expectNoDiceLeft(other);
    await apply(id);
    await expectState(HURT, { hp: 12 });
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 18 });
  });

  it("RP-86, RP-89: fire takes points, sets clothes alight and scars; flames are put out", async () => {
    await beginDeed(keeper, "fire", [HURT], { fire: "shock", damage: "10" });
    await expectWell(keeper, deedWindow(keeper));
    await chooseDice(keeper, [6, 6], [3, 2]);
    const id = await confirmDeed(keeper);
    await expectNoDiceLeft(keeper);
    await apply(id);
    await expectState(HURT, { hp: 8, charisma: 2, fire: 10, statuses: ["rpgBurning"] });
    for (const seat of seats) await expectText(cardOf(seat, id), "Prend feu", "−2 Charisme");
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 18, charisma: 0, fire: 0, statuses: [] });
  });

  it("RP-90: want of air is rolled round after round, and lasts until rescue", async () => {
    await beginDeed(other, "asphyxia", [HURT], { airless: 2 });
    await expectWell(other, deedWindow(other));
    await chooseDice(other, [100, 80], [100, 73], [6, 4]);
    const id = await confirmDeed(other);
    await expectNoDiceLeft(other);
    await apply(id);
    await expectState(HURT, { hp: 14, statuses: ["rpgChoking"] });
    await beginDeed(keeper, "asphyxia", [HURT]);
    const rescue = await confirmDeed(keeper);
    await apply(rescue);
    await expectState(HURT, { statuses: [] });
    await undoDeed(keeper, rescue);
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 18, statuses: [] });
  });

  it("RP-91: an explosion strikes everybody in its reach, by their distance on the scene", async () => {
    await beginDeed(keeper, "explosion", [HURT], { charge: "other", blastDice: 2 });
    await deedField(keeper, "centre").selectOption({ label: HURT });
    for (const name of [HURT, HEALER]) await deedWindow(keeper).getByLabel(`${name} : distance (m)`).waitFor();
    expect(await deedWindow(keeper).getByLabel(`${MAGE} : distance`).count(), "too far away").toBe(0);
    await expectWell(keeper, deedWindow(keeper));
    await chooseDice(keeper, [6, 1], [6, 2], [6, 5]);
    const id = await confirmDeed(keeper);
    await expectNoDiceLeft(keeper);
    await apply(id);
    await expectState(HURT, { hp: 15 });
    await expectState(HEALER, { hp: 13 });
    await undoDeed(keeper, id);
    await expectState(HURT, { hp: 18 });
    await expectState(HEALER, { hp: 18 });
  });
});

describe("poisons and diseases", () => {
  it("RP-93, RP-94: a disease of the compendium takes hold on a failed test, is cured by the keeper’s word, and taken back", async () => {
    await beginDeed(keeper, "expose", [HURT]);
    await deedField(keeper, "affliction").selectOption({ label: "Peste jaune" });
    await expectText(deedWindow(keeper), "Difficile");
    await expectWell(keeper, deedWindow(keeper));
    await chooseDice(keeper, [20, 12]);
    const id = await confirmDeed(keeper);
    await expectNoDiceLeft(keeper);
    await apply(id);
    await expectState(HURT, { charisma: 3, things: ["Acrobaties", "Peste jaune"] });
    await beginDeed(keeper, "cure", [HURT]);
    const cured = await confirmDeed(keeper);
    await apply(cured);
    await expectText(cardOf(other, cured), "Guéri : Peste jaune");
    await undoDeed(keeper, cured);
    await undoDeed(keeper, id);
    await expectState(HURT, { charisma: 0, things: ["Acrobaties"] });
  });

  it("RP-92: a player cannot expose anybody without the keeper", async () => {
    await beginDeed(other, "expose", [HURT]);
    await deedField(other, "affliction").selectOption({ label: "Venin des joncs" });
    await expectText(deedWindow(other), "Le gardien confirmera");
    const id = await confirmDeed(other);
    await expectText(cardOf(keeper, id), "À confirmer par le gardien");
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(other, id), "Jet rejeté");
    await expectState(HURT, { things: ["Acrobaties"] });
  });
});
