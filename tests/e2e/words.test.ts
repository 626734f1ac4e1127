import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { expectHarmless, readTooltips, REASON, writeEvil, EVIL } from "./support/hostile.js";
import { attackBar, expectToken, selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, ready, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSettings, openSheet, turn, turnToSubject, wound } from "./support/windows.js";
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

  it("keeps one attack as data, and each reads the window, the card and the keeper's corrections in their own", async () => {
    await selectToken(french, "Voyou");
    await expectText(attackBar(french), "Aucune cible", "la fenêtre la demandera");
    const window = await prepareAttack(english, { by: "Journaliste", at: "Goule", weapon: WALTHER });
    await expectText(attackBar(english), "Goule");
    await expectText(window, "Base attack", "Dexterity", "Lethality", "Range", "Miss", "Called zone", "rounds of 7");
    await expectOwnWords();
    await window.getByLabel("Called zone").selectOption({ label: "Head (−10)" });
    await expectText(window, "Called zone", "−10");
    await expectOwnWords();
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
        game.messages.map((message: { toObject(): { flavor: string; system: object } }) => {
          const { flavor, system } = message.toObject(); // its content is words, in the language of whoever wrote it
          return { flavor, system };
        }),
      ),
    );
    expect(stored).not.toMatch(/Touché|Tête|Base à|Modérée|Hit\b|Head\b|Base attack|Moderate|Applied/);
    await cardOf(french, card)
      .getByRole("button", { name: /^Modifier l’issue/ })
      .click();
    const dialog = french.page.locator("dialog").last();
    await dialog.waitFor();
    await expectWords(french, "fr");
    await closeWindows(french);
    await english.page.evaluate(() => game.gardien.attack("Actor.nobody000000000.Item.nothing000000000"));
    await expectText(english.page.locator("#notifications"), "The weapon of this macro is gone.");
    await expectWords(english, "en");
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
      }
      for (const uuid of [hurt, ...things]) await openSheet(seat, uuid);
      await expectWords(seat, language);
      await closeWindows(seat);
    }
    for (const uuid of [hurt, ...things]) {
      await french.page.evaluate(async (id) => void (await (await fromUuid(id)).delete()), uuid);
    }
  });

  it("says of a text that came from a compendium in which language it is written, and saving it as it was writes nothing", async () => {
    const id = await french.page.evaluate(async () => {
      const pack = game.packs.get("gardien.creatures");
      const { _id } = pack.index.find(({ name }: { name: string }) => name === "Goule");
      const made = await game.actors.importFromCompendium(pack, _id, {}, { renderSheet: false });
      await made.update({ name: "Goule du puits", ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER } });
      return made.id as string;
    });
    const stored = () => english.page.evaluate((of) => JSON.stringify(game.actors.get(of)?.toObject()), id);
    await expect.poll(stored, soon).toContain("Goule du puits");
    const before = await stored();
    const sheet = await openSheet(english, "Goule du puits");
    await expectText(sheet, "Hooves, a muzzle");
    await turn(sheet, "edit");
    const editor = sheet.locator("prose-mirror[name='system.special']");
    await editor.getByRole("button", { name: "Edit" }).click();
    await expectText(sheet.getByRole("note"), "French (original text)");
    await expectText(editor, "Sabots, museau");
    await editor.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("note").waitFor({ state: "detached" });
    await sheet.getByLabel("Base attack").first().fill("3"); // the whole form goes with it
    await sheet.getByLabel("Base attack").first().press("Tab");
    const written = async () => {
      const changed = (await stored())
        .replace(/"bab":3/, '"bab":2')
        .replaceAll(/"(?:modifiedTime|lastModifiedBy)":[^,}]*/g, "");
      return changed === before.replaceAll(/"(?:modifiedTime|lastModifiedBy)":[^,}]*/g, "");
    };
    await expect.poll(async () => (await stored()).includes('"bab":3'), soon).toBe(true);
    expect(await written()).toBe(true);
    await turn(sheet, "play");
    await expectText(sheet, "Hooves, a muzzle");
    await closeWindows(english);
  });

  it("has the settings in both languages, choices and hints included", async () => {
    for (const [seat, language] of readers()) {
      const window = await openSettings(seat);
      const subjects = window.locator("[data-subject]");
      for (const subject of await subjects.evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).dataset["subject"]),
      )) {
        await turnToSubject(window, subject ?? "");
        await expectWords(seat, language);
      }
      await expectWords(seat, language);
      await closeWindows(seat);
    }
  });

  it("reads an old card anew when the language is switched", async () => {
    const { page } = english;
    await page.getByRole("tablist").first().getByRole("tab").last().click();
    await Promise.all([page.waitForEvent("load"), page.getByLabel("Language").selectOption({ label: "Français" })]);
    await ready(page);
    await expectText(cardOf(english, card), "Touché", "Tête (visée)", "Modérée");
    await expectWords(english, "fr");
    expect(await attackWindow(english).count()).toBe(0);
    for (const [{ errors }] of readers()) expect(errors).toEqual([]);
  });
});

describe("a name that tries to be a program", () => {
  const player = english; // who reads French by now
  let actor: string;

  beforeAll(async () => {
    actor = await writeEvil(french);
    await expectToken(player, EVIL);
  });

  it("is text in every directory, in the tracker, on the scene, and on a sheet with its question", async () => {
    for (const seat of [french, player]) {
      const tabs = seat.page.getByRole("tablist").first().getByRole("tab");
      for (const tab of await tabs.all()) {
        await tab.click();
        await readTooltips(seat);
      }
      await tabs.first().click();
    }
    const sheet = await openSheet(french, actor);
    await expectText(sheet, EVIL);
    await turn(sheet, "edit");
    await sheet.locator("fieldset").first().waitFor();
    for (const tab of await sheet.locator("nav [data-tab]").all()) await tab.click();
    await readTooltips(french);
    await sheet.locator('[data-action="deleteItem"]:visible').first().click();
    await expectText(french.page.locator("dialog, .dialog").last(), EVIL);
    await expectHarmless(french, player);
    await french.page.keyboard.press("Escape");
    await closeWindows(french);
  });

  it("is text in the bar, the window, the reason of a line and the card", async () => {
    await player.page.evaluate((name) => {
      const [one, two] = canvas.tokens.placeables.filter((token: { name: string }) => token.name === name);
      one.control();
      two.setTarget(true);
    }, EVIL);
    await expectText(attackBar(player), EVIL);
    await readTooltips(player);
    await attackBar(player).locator(".g-weapon").first().click();
    const window = attackWindow(player);
    await expectText(window, EVIL);
    await window.getByRole("button", { name: "Ajouter un modificateur" }).click();
    await window.getByLabel("Valeur").fill("1");
    await window.getByLabel("Raison").fill(REASON);
    await window.getByLabel("Raison").press("Enter");
    await expectText(window, REASON.slice(0, 50));
    await readTooltips(player);
    await expectHarmless(french, player);
    const id = await rollPrepared(player, [
      [20, 19],
      [100, 12],
    ]);
    await expectText(cardOf(french, id), EVIL, "À confirmer par le gardien");
    await cardOf(french, id)
      .getByRole("button", { name: /^Confirmer/ })
      .click();
    for (const seat of [french, player]) {
      await expectText(cardOf(seat, id), "Touché", "Appliqué");
      await readTooltips(seat);
    }
    await cardOf(french, id)
      .getByRole("button", { name: /^Modifier l’issue/ })
      .click();
    await expectText(french.page.locator("dialog, .dialog").last(), EVIL);
    await expectHarmless(french, player);
    await closeWindows(french);
  });

  it("is text in saves, notices, the hotbar and the chat, and stays so in a folded card", async () => {
    const sheet = await openSheet(player, actor);
    const cards = player.page.locator(".chat-message");
    const before = await cards.count();
    await sheet.getByRole("button", { name: /^Réflexes/i }).click({ modifiers: ["Shift"] }); // without a window
    await expect.poll(() => cards.count(), soon).toBe(before + 1);
    await expectText(cards.last(), EVIL);
    await sheet.locator('[data-action="reload"]').first().click();
    await expectText(player.page.locator("#notifications"), EVIL);
    await sheet.getByRole("button", { name: "Fermer" }).click();
    await player.page.evaluate(async (uuid) => {
      const actor = await fromUuid(uuid);
      const weapon = actor.items.find((item: { type: string }) => item.type === "gbWeapon");
      const macro = await Macro.create({ name: weapon.name, type: "script", command: "1" });
      await game.user.assignHotbarMacro(macro, 5);
    }, actor);
    await expect
      .poll(() => player.page.getByRole("toolbar").getByRole("button", { name: EVIL }).count(), soon)
      .toBeGreaterThan(0);
    await readTooltips(player);
    const box = player.page.getByPlaceholder(/Écrire un message/);
    for (const words of [EVIL, `/r 1d6 # ${EVIL}`]) {
      await box.fill(words);
      await box.press("Enter");
    }
    for (const at of [1, 2]) await expectText(french.page.locator(".chat-message").nth(before + at), EVIL);
    await expectHarmless(french, player);
    const folds = await player.page.getByRole("button", { name: "Replier la carte" }).all();
    for (const fold of folds.toReversed()) await fold.click(); // which takes its name from it
    await readTooltips(player);
    await expectHarmless(french, player);
    for (const { errors } of [french, player]) expect(errors).toEqual([]);
  });
});
