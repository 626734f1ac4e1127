import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attackWindow, rollButton } from "./support/attack.js";
import { attackBar, releaseTargets, selectToken } from "./support/scene.js";
import { readStore, writeStore } from "./support/store.js";
import { KEEPER, layTable, PLAYERS, type Seat, type Table } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HERO = "demoJournaliste0";
const OLD_WEAPON = "oldWeapon0000000";
const ODD_TYPES = ["gbFeat", "gbSkill", "gbSpell", "gbHazard", "gbGear", "gbProfile", "gbWound"];
const oddId = (type: string) => `odd${type}`.padEnd(16, "0");
const ODD_ITEMS = Object.fromEntries(
  ODD_TYPES.map((type) => [
    `!actors.items!oddBag0000000000.${oddId(type)}`,
    {
      ...{ _id: oddId(type), name: `Drôle de ${type}`, type },
      system: {
        ...{ key: 7, kind: [], ability: {}, modifiers: "aucun", rows: { 0: 3 }, places: null, lossRows: 2 },
        ...{ intervals: [], ranks: "trois", quantity: -4, damage: { a: 1 }, pvFormula: 8, hazard: "feu", gb: {} },
      },
    },
  ]),
);
const ACTORS = {
  ...ODD_ITEMS,
  "!actors!noSystem00000000": { _id: "noSystem00000000", name: "Sans système", type: "gbCreature" },
  "!actors!wrongTypes000000": {
    _id: "wrongTypes000000",
    name: "Chiffres en lettres",
    type: "gbInvestigator",
    system: { abilities: "fortes", pv: { value: "beaucoup" }, size: 7, profile: "martien", saves: null },
    items: "aucun",
  },
  "!actors!unknownType00000": { _id: "unknownType00000", name: "Type inconnu", type: "wizard", system: { mana: 3 } },
  "!actors!notAnActor000000": { _id: "notAnActor000000", name: 12, type: null, ownership: "tous" },
  "!actors!oddBag0000000000": {
    _id: "oddBag0000000000",
    name: "Sac percé",
    type: "gbInvestigator",
    system: {},
    items: ["strangeItem00000", "goodWeapon000000", "emptyItem0000000", ...ODD_TYPES.map(oddId)],
  },
  "!actors.items!oddBag0000000000.strangeItem00000": {
    _id: "strangeItem00000",
    name: "Sortilège",
    type: "spell",
    system: { power: 9 },
  },
  "!actors.items!oddBag0000000000.goodWeapon000000": {
    _id: "goodWeapon000000",
    name: "Bon couteau",
    type: "gbWeapon",
    system: { damage: "1d4", equipped: true },
  },
  "!actors.items!oddBag0000000000.emptyItem0000000": {
    _id: "emptyItem0000000",
    name: "Arme vide",
    type: "gbWeapon",
    system: { damage: { a: 1 }, magazine: "sept", count: -3 },
  },
};
const MESSAGES = Object.fromEntries(
  [
    { type: "attack", system: { version: 1, data: { ruleset: "gb", targets: "personne", attacker: 5 } } },
    { type: "attack", system: { version: 99, data: { ruleset: "inconnu", targets: [null, 3] } } },
    { type: "save", system: null },
    {
      type: "verdict",
      system: {
        version: 1,
        data: { subject: 5, targets: [{ stage: "awaiting", asked: "hier", answer: [] }, { stage: "ailleurs" }] },
      },
    },
    { type: "defence", system: { version: 1, data: { attack: 3, choices: [1], lines: "?", refused: "oui" } } },
    { type: "request", system: { data: "rien" } },
    { type: "parchemin", content: "?" },
  ].map((message, i) => {
    const _id = `message${i}00000000`;
    const author = "demoGardien00000";
    return [`!messages!${_id}`, { _id, author, timestamp: 1000 + i, content: "", rolls: ["{"], ...message }];
  }),
);

let table: Table;
let keeper: Seat;
let player: Seat;

beforeAll(async () => {
  table = await layTable();
  await table.restart(async () => {
    const hero = (await readStore(table, "actors", `!actors!${HERO}`)) as { items: string[] };
    await writeStore(table, "actors", {
      ...ACTORS,
      [`!actors!${HERO}`]: { ...hero, items: [...hero.items, OLD_WEAPON] },
      [`!actors.items!${HERO}.${OLD_WEAPON}`]: {
        _id: OLD_WEAPON,
        name: "Arme bancale",
        type: "gbWeapon",
        system: { damage: "2d6 + gros", equipped: true },
      },
    });
    await writeStore(table, "messages", MESSAGES);
  });
  [keeper, player] = await Promise.all([table.join(KEEPER), table.join(PLAYERS[0])]);
});
afterAll(() => table.close());

/** Names of actors a client plays with, and of those it set aside. */
function actorsOf({ page }: Seat): Promise<{ played: string[]; aside: string[] }> {
  return page.evaluate(() => ({
    played: game.actors.map((actor: { name: string }) => actor.name) as string[],
    aside: [...game.actors.invalidDocumentIds] as string[],
  }));
}

describe("a world with malformed documents", () => {
  it("loads, with everybody else in place", async () => {
    const { played, aside } = await actorsOf(keeper);
    expect(played).toEqual(expect.arrayContaining(["Journaliste", "Paul", "Voyou", "Goule"]));
    const known = [...played, ...aside];
    expect(known).toEqual(
      expect.arrayContaining(["Sans système", "Chiffres en lettres", "Sac percé", "unknownType00000"]),
    );
    expect(await keeper.page.evaluate(() => canvas.scene.tokens.size as number)).toBe(5);
  });

  it("names each of them to the keeper, once, and leaves the players in peace", async () => {
    const told = keeper.page.locator("#notifications > *");
    await expectText(told.first(), "Chiffres en lettres", "Type inconnu", "Sortilège", "Arme vide");
    await keeper.page.getByRole("button", { name: "Fermer" }).first().click();
    await expect.poll(() => read(keeper.page.locator("#notifications")), soon).not.toContain("Arme vide");
    expect(await read(player.page.locator("#notifications"))).not.toMatch(/Arme vide|Type inconnu/);
  });

  it("heals what can be healed, and loses nothing else of it", async () => {
    const bag = await keeper.page.evaluate(() => {
      const actor = game.actors.getName("Sac percé");
      const good = actor.items.getName("Bon couteau");
      return {
        good: good.system.damage as string,
        others: [
          ...actor.items.map((item: { name: string }) => item.name),
          ...actor.items.invalidDocumentIds,
        ] as string[],
        whole: Number.isFinite(actor.system.pv.max) as boolean,
      };
    });
    expect(bag).toMatchObject({ good: "1d4", whole: true });
    expect(bag.others).toContain("strangeItem00000");
    await expectText(await openSheet(keeper, "Sans système"), "Sans système", "PV");
    for (const name of ["Sac percé", "Chiffres en lettres"]) {
      await expectText(await openSheet(keeper, name), name, "Points de vie");
    }
    for (const type of ODD_TYPES) {
      const sheet = await openSheet(keeper, `Actor.oddBag0000000000.Item.${oddId(type)}`);
      await expect.poll(() => sheet.locator("input[name=name]").inputValue(), soon).toBe(`Drôle de ${type}`);
    }
    await closeWindows(keeper);
  });

  it("leaves the stored source of what it set aside as it was", async () => {
    const stored = await keeper.page.evaluate(
      () => game.actors.getInvalid("unknownType00000").toObject() as { type: string; system: object },
    );
    expect(stored).toMatchObject({ type: "wizard", system: { mana: 3 } });
  });

  it("keeps the chat log readable around messages nobody can read", async () => {
    for (const { page } of [keeper, player]) {
      await page.getByPlaceholder(/Écrire un message/).fill("/r 1d6");
      await page.getByPlaceholder(/Écrire un message/).press("Enter");
    }
    await expect.poll(() => keeper.page.locator(".chat-message .dice-roll").count(), soon).toBeGreaterThan(1);
  });
});

describe("a damage formula that does not parse", () => {
  it("makes the bar and the window say which weapon and why, and lets nothing be rolled", async () => {
    await selectToken(player, "Journaliste");
    const weapon = attackBar(player).getByRole("button", { name: "Arme bancale" });
    await expectText(weapon, "Illisible");
    await weapon.hover();
    await expectText(attackBar(player), "Arme bancale", "ne se lit pas");
    await weapon.click();
    await expectText(attackWindow(player), "« Arme bancale »", "« 2d6 + gros »", "Corrigez l’arme");
    await expect.poll(() => rollButton(player).isDisabled(), soon).toBe(true);
    await player.page.keyboard.press("Escape");
    await releaseTargets(player);
  });

  it("is shown on the sheet, and the field takes a good one", async () => {
    const sheet = await openSheet(player, `Actor.${HERO}.Item.${OLD_WEAPON}`);
    await expectText(sheet, "« 2d6 + gros » n’est pas une somme de dés");
    await sheet.getByLabel("Dés de dégâts").fill("2d6+1");
    await sheet.getByLabel("Dés de dégâts").press("Tab");
    await expect
      .poll(
        () => player.page.evaluate(() => game.user.character.items.getName("Arme bancale").system.damage as string),
        soon,
      )
      .toBe("2d6+1");
    await expect.poll(() => sheet.innerText(), soon).not.toContain("n’est pas une somme");
  });

  it("is refused at entry: the field says why, what was there stays", async () => {
    const sheet = await openSheet(player, `Actor.${HERO}.Item.${OLD_WEAPON}`);
    for (const bad of ["2d6 + gros", "d", "@str", "1d6;", "<b>1d6</b>"]) {
      await sheet.getByLabel("Dés de dégâts").fill(bad);
      await sheet.getByLabel("Dés de dégâts").press("Tab");
      await expectText(sheet, `« ${bad} » n’est pas une somme`);
      expect(
        await player.page.evaluate(() => game.user.character.items.getName("Arme bancale").system.damage as string),
      ).toBe("2d6+1");
    }
  });
});
