import { beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedsOf, deedWindow, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectFlawless, expectWell, THEMES, wear } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { picture } from "./support/picture.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const GUARD = "Odile";
const THIEF = "Gaspard";
const CUTPURSE = "Coupe-bourse";

const [keeper, odile, gaspard] = await openTable(KEEPER, ...PLAYERS);

const skill = (name: string, key: string, root: string, mastery: number, more: object = {}) => ({
  ...{ name, type: "rpgSkill" },
  system: { key, root, mastery, ...more },
});
const attributes = (body: number, mind: number, agility: number, charisma: number) => ({
  ...{ body: { base: body }, mind: { base: mind } },
  ...{ agility: { base: agility }, charisma: { base: charisma } },
});

beforeAll(async () => {
  await enlist(keeper, [odile, gaspard], {
    ...{ name: GUARD, type: "rpgCharacter", player: PLAYERS[0], at: { x: 900, y: 900 } },
    system: { attributes: attributes(8, 5, 7, 4), xp: { available: 5, total: 5 } },
    items: [
      skill("Observation", "observation", "instinct", 2, { hidden: true, sightBased: true }),
      skill("Tour de Force", "featOfStrength", "movement", 2),
      skill("Usages", "customs", "relations", 1, { asksForWords: true }),
    ],
  });
  await enlist(keeper, [odile, gaspard], {
    ...{ name: THIEF, type: "rpgCharacter", player: PLAYERS[1], at: { x: 1100, y: 900 } },
    system: { attributes: attributes(5, 6, 8, 5) },
    items: [skill("Crochetage", "lockpicking", "shadow", 3), skill("Usages", "customs", "relations", 5)],
  });
  await enlist(keeper, [odile, gaspard], {
    ...{ name: CUTPURSE, type: "rpgCreature", at: { x: 1000, y: 700 } },
    system: { attributes: attributes(5, 6, 8, 6) },
    items: [skill("Se Cacher", "hiding", "shadow", 3)],
  });
});

const d20 = (value: number) => [20, value] as const;

/** Clicks a button of a card that does a deed at once; answers with the id of the deed's message. */
async function press(seat: Seat, id: string, name: RegExp, index = 0): Promise<string> {
  const known = await deedsOf(seat);
  await cardOf(seat, id).getByRole("button", { name }).nth(index).click();
  return newDeed(seat, known);
}

const systemOf = ({ page }: Seat, name: string) =>
  page.evaluate((called) => {
    const { xp, progressLog, items } = (() => {
      const actor = game.actors.getName(called);
      return { ...actor.system, items: actor.items };
    })();
    const masteries = items.map((item: { name: string; system: { mastery?: number } }) => [
      item.name,
      item.system.mastery,
    ]);
    return { xp: xp.available as number, log: progressLog.length as number, masteries: Object.fromEntries(masteries) };
  }, name);

describe("a test", () => {
  it("is rolled by a player who was not asked for it, by the score and the FD (RP-05, RP-08…RP-10)", async () => {
    const window = await beginDeed(gaspard, "check", [THIEF], { tried: "skill.lockpicking", rung: "hard" });
    await expectText(window, "Score 10", "40 % de réussir", "Difficile (+2)");
    await picture(window, "rpg-check-window");
    await chooseDice(gaspard, d20(5));
    const id = await confirmDeed(gaspard);
    for (const seat of [keeper, odile, gaspard])
      await expectText(cardOf(seat, id), "Réussite", "Crochetage", "non demandé", "7", "+3");
    await undoDeed(keeper, id);
  });

  it("asks the keeper where a player makes it easier, and says the words first (RP-08, RP-19)", async () => {
    const window = await beginDeed(odile, "check", [GUARD], { tried: "skill.customs", rung: "veryEasy" });
    await deedField(odile, "words").fill("Vous me connaissez, sergent <b>!</b>");
    await deedField(odile, "words").press("Tab");
    await expectText(window, "Score 5");
    await chooseDice(odile, d20(20));
    const id = await confirmDeed(odile);
    await expectText(cardOf(keeper, id), "Échec critique", "Très Facile");
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectText(cardOf(gaspard, id), "Échec critique", "Vous me connaissez, sergent <b>!</b>");
    await cardOf(keeper, id).getByRole("button", { name: "Raconter la suite" }).click();
    const dialog = keeper.page.locator("dialog.application, .application.dialog").last();
    await dialog.getByRole("textbox").fill("Le sergent <b>connaît</b>");
    await dialog.getByRole("button", { name: "Décider" }).click();
    for (const seat of [gaspard, odile]) await expectText(cardOf(seat, id), "Le sergent <b>connaît</b>");
    expect(await cardOf(keeper, id).getByRole("button", { name: "Raconter la suite" }).count()).toBe(0);
    expect(await cardOf(gaspard, id).getByRole("button").filter({ hasText: "Raconter" }).count()).toBe(0);
  });

  it("is asked of two players at once, each on their part of the card; a failure may be tried again (RP-05, RP-06)", async () => {
    await beginDeed(keeper, "request", [GUARD, THIEF], {
      tried: "skill.lockpicking",
      difficulty: 1,
      reason: "la grille",
    });
    await picture(deedWindow(keeper), "rpg-request-window");
    const id = await confirmDeed(keeper);
    await expectText(
      cardOf(odile, id),
      "Test demandé : Crochetage",
      "Normal (+1)",
      "la grille",
      "Personne n’a encore répondu",
    );
    await expect.poll(() => cardOf(odile, id).getByRole("button", { name: "Faire le test" }).count(), soon).toBe(1);
    await chooseDice(odile, d20(9));
    const answer = await press(odile, id, /^Faire le test$/);
    await expectText(cardOf(keeper, answer), "Échec", "10", "−4");
    expect(await read(cardOf(keeper, answer))).not.toContain("non demandé");
    await expect.poll(() => cardOf(odile, id).getByRole("button", { name: "Faire le test" }).count(), soon).toBe(0);
    await expectText(cardOf(gaspard, id), GUARD, "Échec");
    await picture(cardOf(keeper, id), "rpg-request-card");
    await cardOf(keeper, answer).getByRole("button", { name: "Autoriser un nouvel essai" }).click();
    await deedWindow(keeper).waitFor();
    expect(await deedField(keeper, "rung").inputValue()).toBe("normal");
    const again = await confirmDeed(keeper);
    await chooseDice(odile, d20(1));
    const second = await press(odile, again, /^Faire le test$/);
    await expectText(cardOf(gaspard, second), "Réussite critique");
  });

  it("keeps a hidden FD, and a hidden roll, for the keeper (RP-08, RP-18)", async () => {
    await beginDeed(keeper, "request", [THIEF], { tried: "root.lore", difficulty: 4, hidden: true });
    const id = await confirmDeed(keeper);
    await chooseDice(gaspard, d20(3));
    const answer = await press(gaspard, id, /^Faire le test$/);
    await expectText(cardOf(keeper, answer), "Échec", "Difficile (+4)", "−1");
    await expectText(cardOf(gaspard, answer), "Échec", "Racine : Savoir");
    for (const card of [cardOf(gaspard, answer), cardOf(gaspard, id)])
      expect(await read(card)).not.toMatch(/Difficile|\+4|−1|\b7\b/);
    await beginDeed(keeper, "request", [GUARD], { tried: "skill.observation" });
    const looked = await confirmDeed(keeper);
    await chooseDice(odile, d20(4));
    const blind = await press(odile, looked, /^Faire le test$/);
    await expectText(cardOf(keeper, blind), "Réussite");
    await expectText(cardOf(odile, looked), GUARD, "?", "que seul le gardien lit");
    await expectText(cardOf(odile, blind), "Jet caché", "?");
    expect(await read(cardOf(odile, blind))).not.toMatch(/\d|Réussite|Observation/);
    expect(await cardOf(gaspard, blind).count()).toBe(0);
    await expectFlawless(cardOf(odile, blind), "light");
    await cardOf(keeper, blind).getByRole("button", { name: "Montrer à tous" }).click();
    for (const seat of [odile, gaspard]) await expectText(cardOf(seat, blind), "Réussite", "Observation");
    await expectText(cardOf(gaspard, looked), `${GUARD} Réussite`);
    expect(await cardOf(keeper, blind).getByRole("button", { name: "Montrer à tous" }).count()).toBe(0);
  });
});

describe("two who stand against each other (RP-11)", () => {
  it("fill a card with a place for each; the better margin wins once both have rolled", async () => {
    const window = await beginDeed(keeper, "oppose", [CUTPURSE], {
      ...{ tried: "skill.hiding", theirTried: "skill.observation", theirDifficulty: 2, resisting: "first" },
    });
    await deedField(keeper, "opponent").selectOption({ label: GUARD });
    await expectText(window, /FD caché \(Odile\)/i);
    await picture(window, "rpg-oppose-window");
    const id = await confirmDeed(keeper);
    await expectText(cardOf(odile, id), "Se Cacher", "Observation", "Difficile (+2)", "résiste");
    const tray = keeper.page.locator(".g-tray");
    await tray.locator("summary").click();
    await expectText(tray, `${CUTPURSE} Se Cacher`, `${GUARD} Observation`, "attend");
    await expectText(odile.page.locator("#notifications"), GUARD, "Répondez sur la carte");
    await picture(tray, "rpg-called-tray");
    await chooseDice(keeper, d20(8));
    await press(keeper, id, /^Faire le test$/);
    await expectText(cardOf(odile, id), CUTPURSE, "Marge de réussite +2");
    await chooseDice(odile, d20(2));
    await press(odile, id, /^Faire le test$/);
    await expectText(cardOf(keeper, id), "l’emporte");
    await picture(cardOf(keeper, id), "rpg-oppose-card");
    await expectText(cardOf(odile, id), "que seul le gardien lit", "Conclu"); // Observation is rolled for the keeper
  });
});

describe("experience", () => {
  it("is earned at the end of an adventure, buys a degree, and is taken back (RP-95…RP-97)", async () => {
    await beginDeed(keeper, "award", [GUARD], { conduct: 7, mission: 9, roleplay: 7 });
    const id = await confirmDeed(keeper);
    await expectText(cardOf(odile, id), "23 points d’expérience", "28");
    await expect.poll(() => systemOf(odile, GUARD), soon).toMatchObject({ xp: 28, log: 1 });
    await beginDeed(odile, "raise", [GUARD], {});
    await deedField(odile, "skill").selectOption({ label: "Tour de Force 2" });
    await expectText(deedWindow(odile), "Coûte 6 PE sur 28");
    const bought = await confirmDeed(odile);
    await expectText(cardOf(gaspard, bought), "Tour de Force", "3 (Confirmé)");
    await expect
      .poll(() => systemOf(gaspard, GUARD), soon)
      .toMatchObject({ xp: 22, log: 2, masteries: { "Tour de Force": 3 } });
    await undoDeed(keeper, bought);
    await expect
      .poll(() => systemOf(gaspard, GUARD), soon)
      .toMatchObject({ xp: 28, log: 1, masteries: { "Tour de Force": 2 } });
  });

  it("is not needed where a master teaches (RP-98…RP-102)", async () => {
    const window = await beginDeed(keeper, "apprentice", [GUARD], {});
    await deedField(keeper, "master").selectOption({ label: THIEF });
    await expectText(window, "réussir à 6 ou moins");
    await chooseDice(keeper, [10, 6]);
    const id = await confirmDeed(keeper);
    await expectText(cardOf(odile, id), "Usages : un point appris", "10 h");
    await expect.poll(() => systemOf(odile, GUARD), soon).toMatchObject({ masteries: { Usages: 2 } });
  });
});

describe("the keeper's table", () => {
  const table = () => keeper.page.locator(".application.g-keeper");

  it("puts people in order, ends an adventure and fights a battle (RP-07, RP-78, RP-95)", async () => {
    await keeper.page.locator("body").press("Shift+R");
    await table().waitFor();
    await expectText(table(), `Pour ${THIEF}, ${GUARD}`);
    await chooseDice(keeper, [10, 4], [10, 9]);
    const known = await deedsOf(keeper);
    await table().getByRole("button", { name: "Ordre d’action" }).click();
    const order = await newDeed(keeper, known);
    await expectText(
      cardOf(odile, order),
      "Ordre d’action",
      /Agissent Gaspard 7 · Odile 6/,
      /Annoncent Odile 6 · Gaspard 7/,
    );
    expect(await read(cardOf(odile, order))).not.toMatch(/^Gaspard/);

    const row = (name: string) => table().getByRole("row", { name: new RegExp(`^${name}`) });
    for (const [mark, value] of [
      ["conduct", 6],
      ["mission", 9],
      ["roleplay", 7],
    ] as const) {
      await row(THIEF).locator(`[data-mark=${mark}]`).fill(String(value));
      await row(THIEF).locator(`[data-mark=${mark}]`).press("Tab");
    }
    await expectText(row(THIEF), "22");
    const before = await deedsOf(keeper);
    await table().getByRole("button", { name: "Attribuer les PE" }).click();
    const awarded = await newDeed(keeper, before);
    await expectText(cardOf(gaspard, awarded), "22 points d’expérience");
    await expect.poll(async () => (await systemOf(gaspard, THIEF)).xp, soon).toBe(22);

    const column = (army: string) => table().locator(`[data-column=${army}]`);
    await column("a").locator("[data-army]").fill("Le guet");
    await column("a").locator("[data-army]").press("Tab");
    await column("a").locator("[data-new=points]").fill("3");
    await column("a").locator("[data-new=text]").fill("la barricade <i>tient</i>");
    // whatever redraws the window loses nothing that is typed
    await table()
      .locator(".g-keeper__all")
      .evaluate((drawn) => drawn.setAttribute("data-before", ""));
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ system: { notes: "…" } })),
      GUARD,
    );
    await expect.poll(() => table().locator("[data-before]").count(), soon).toBe(0);
    await column("a").locator("[data-new=text]").press("Enter");
    await expectText(column("a"), "+3", "la barricade <i>tient</i>");
    // what is typed and not noted yet counts all the same
    await column("b").locator("[data-new=points]").fill("-1");
    await chooseDice(keeper, d20(8), d20(10));
    const fought = await deedsOf(keeper);
    await table().getByRole("button", { name: "Livrer bataille" }).click();
    const battle = await newDeed(keeper, fought);
    await expectText(cardOf(gaspard, battle), "Victoire", "Le guet", "11 (dé 8, acquis +3)", "9 (dé 10, acquis −1)");
    await expectWell(keeper, table(), { name: "rpg-keeper-table" });
    for (const theme of THEMES) {
      await wear(theme, keeper);
      for (const id of [order, awarded, battle]) await expectFlawless(cardOf(keeper, id), theme);
      await picture(cardOf(keeper, battle), `rpg-battle-card-${theme}`);
    }
    await beginDeed(keeper, "request", [THIEF], { tried: "attribute.body", length: 2 });
    await expectWell(keeper, deedWindow(keeper), { name: "rpg-request" });
  });
});
