import { describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { attackBar, selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, ready, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSettings, openSheet, wound } from "./support/windows.js";
import { type Language, strangeWords } from "./support/words.js";

const WALTHER = "Walther PPK (.32)";

const [french] = await openTable(KEEPER);
const english = await french.table.join(PLAYERS[0], { lang: "en" });
let card: string;

/** Each client with what it should read. */
function readers(): [Seat, Language][] {
  return [
    [french, "fr"],
    [english, "en"],
  ];
}

async function expectWords(seat: Seat, language: Language): Promise<void> {
  await expect.poll(() => strangeWords(seat, language), { ...soon, message: language }).toEqual([]);
}

async function expectOwnWords(): Promise<void> {
  for (const [seat, language] of readers()) await expectWords(seat, language);
}

describe("one table in two languages", () => {
  it("greets each in their own words, in every tab of the sidebar", async () => {
    for (const [seat, language] of readers()) {
      const tabs = seat.page.getByRole("tablist").first().getByRole("tab");
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click();
        await expectWords(seat, language);
      }
      await tabs.first().click();
    }
  });

  it("shows the bar and the attack window in each one's language", async () => {
    await selectToken(french, "Voyou");
    await expectText(attackBar(french), "Aucune cible", "la fenêtre la demandera");
    const window = await prepareAttack(english, { by: "Journaliste", at: "Goule", weapon: WALTHER });
    await expectText(attackBar(english), "Goule");
    await expectText(window, "Base attack", "Dexterity", "Lethality", "Range", "Miss", "Called zone", "rounds of 7");
    await expectOwnWords();
    await window.getByLabel("Called zone").selectOption({ label: "Head (−10)" });
    await expectText(window, "Called zone", "−10");
    await expectOwnWords();
  });

  it("keeps one card as data, and each reads it in their own language", async () => {
    card = await rollPrepared(english, [[20, 20]]);
    await expectText(
      cardOf(english, card),
      "Hit",
      "Head (called)",
      "natural 20",
      "Base attack +1",
      "Moderate",
      "Applied",
    );
    await expectText(
      cardOf(french, card),
      "Touché",
      "Tête (visée)",
      "20 naturel",
      "Base à l’attaque +1",
      "Modérée",
      "Appliqué",
    );
    await expectOwnWords();
    const stored = await french.page.evaluate(() =>
      JSON.stringify(
        game.messages.map((message: { toObject(): { content: string; flavor: string; system: object } }) => {
          const { content, flavor, system } = message.toObject();
          return { content, flavor, system };
        }),
      ),
    );
    expect(stored).not.toMatch(/Touché|Tête|Base à|Modérée|Hit\b|Head\b|Base attack|Moderate|Applied/);
  });

  it("writes the wound as data too: each reads its place and severity on the sheet", async () => {
    const uuid = await wound(french, "Journaliste", { system: { gb: 6, zone: "torso", pfLost: 2, pvLost: 1 } });
    await expectText(
      await openSheet(french, "Journaliste"),
      "Torse",
      "Grave",
      "−2 PF",
      "Classe d’armure",
      "Points de vie",
    );
    await expectText(await openSheet(english, "Journaliste"), "Torso", "Grave", "−2 PF", "Armour class", "Life");
    await expectOwnWords();
    await french.page.evaluate(async (id) => void (await (await fromUuid(id)).delete()), uuid);
    for (const [seat] of readers()) await closeWindows(seat);
  });

  it("has every sheet in both languages, to play and to edit", async () => {
    await french.page.evaluate(
      async () => void (await game.actors.getName("Voyou").update({ "ownership.default": 3 })),
    );
    await english.page.waitForFunction(() => game.actors.getName("Voyou").isOwner);
    const hurt = await wound(french, "Voyou");
    const things = await french.page.evaluate(async () => {
      const items = [
        { type: "gbFeat", system: { key: "toughness", modifiers: [{ target: "will", value: 1 }] } },
        { type: "gbSkill", system: { ability: "dex", ranks: 2, trainedOnly: true } },
        ...["heal", "harmTouch"].map((kind) => ({ type: "gbSpell", system: { kind } })),
        ...["fire", "drowning"].map((kind) => ({ type: "gbHazard", system: { kind, repeats: true } })),
        { type: "gbGear" },
        { type: "gbProfile", system: { places: "own", losses: "own", worsening: "own", rows: [{ zone: "tail" }] } },
      ];
      const made = await game.actors.getName("Voyou").createEmbeddedDocuments(
        "Item",
        items.map((item) => ({ name: "Inès", ...item })),
      );
      return made.map((item: { uuid: string }) => item.uuid) as string[];
    });
    await english.page.waitForFunction((ids) => ids.every((id) => fromUuidSync(id)), [hurt, ...things]);
    for (const [seat, language] of readers()) {
      for (const actor of ["Journaliste", "Voyou"]) {
        const sheet = await openSheet(seat, actor);
        await sheet.getByRole("button", { name: /^(Modifier la feuille|Edit the sheet)$/ }).click();
        await sheet.locator("fieldset").first().waitFor();
        for (const type of ["gbWeapon", "gbArmor"]) {
          if (actor === "Journaliste") await openSheet(seat, await itemOf(seat, actor, type));
        }
        await expectWords(seat, language);
      }
      for (const uuid of [hurt, ...things]) {
        await openSheet(seat, uuid);
        await expectWords(seat, language);
      }
      await closeWindows(seat);
    }
    for (const uuid of [hurt, ...things]) {
      await french.page.evaluate(async (id) => void (await (await fromUuid(id)).delete()), uuid);
    }
  });

  it("has the settings in both languages, choices and hints included", async () => {
    for (const [seat] of readers()) await openSettings(seat);
    for (const [{ page }] of readers()) {
      const window = page.locator(".application").last();
      for (const tab of await window.locator("nav [data-tab]").all()) if (await tab.isVisible()) await tab.click();
    }
    await expectText(french.page.locator(".application").last(), "Gardien");
    await expectOwnWords();
    for (const [seat] of readers()) await closeWindows(seat);
  });

  it("offers the keeper's corrections and warnings in words too", async () => {
    await cardOf(french, card)
      .getByRole("button", { name: /^Modifier l’issue/ })
      .click();
    const dialog = french.page.getByRole("dialog").last();
    await dialog.waitFor();
    await expectWords(french, "fr");
    await closeWindows(french);
    await english.page.evaluate(() => game.gardien.attack("Actor.nobody000000000.Item.nothing000000000"));
    await expectText(english.page.locator("#notifications"), "The weapon of this macro is gone.");
    await expectWords(english, "en");
  });

  it("reads an old card anew when the language is switched", async () => {
    const { page } = english;
    await page.getByRole("tablist").first().getByRole("tab").last().click();
    await Promise.all([page.waitForEvent("load"), page.getByLabel("Language").selectOption({ label: "Français" })]);
    await ready(page);
    await expectText(cardOf(english, card), "Touché", "Tête (visée)", "Modérée");
    await expectWords(english, "fr");
    expect(await attackWindow(english).count()).toBe(0);
  });

  it("leaves no error behind", () => {
    expect(french.errors).toEqual([]);
    expect(english.errors).toEqual([]);
  });
});
