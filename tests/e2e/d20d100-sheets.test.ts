import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { smallControls } from "./support/appearance.js";
import { assistant, button, newActor, openAssistant, step } from "./support/assistant.js";
import { attackWindow, cardOf } from "./support/attack.js";
import { deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { chooseDice, type Face } from "./support/dice.js";
import {
  expectAllWell,
  expectFlawless,
  expectFocusShown,
  expectWell,
  NARROW,
  resize,
  THEMES,
  wear,
} from "./support/dress.js";
import { entrust, place } from "./support/people.js";
import { picture } from "./support/picture.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet, turn } from "./support/windows.js";

const HERO = "Anatole Kerbrat";
const BEAST = "Vampire stellaire";
const RIFLE = "Lebel 1886 8 mm";
/** As wide as the assistant opens, in pixels. */
const WIDE = 760;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [], BEAST, 1200, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
});

afterEach(async () => {
  await closeWindows(keeper);
  await closeWindows(player);
});

/** A figure of the hero's, by its path under `system`, as the keeper knows it. */
const expectFigure = (path: string, value: unknown) =>
  expect
    .poll(
      () =>
        keeper.page.evaluate(
          ([name, at]) => foundry.utils.getProperty(game.actors.getName(name).system, at) as unknown,
          [HERO, path] as const,
        ),
      soon,
    )
    .toEqual(value);

const openTab = (sheet: Locator, tab: string) => sheet.locator(`[data-action=tab][data-tab=${tab}]`).click();

/** The sheet of the hero, its form before. */
async function openForm(seat: Seat): Promise<Locator> {
  const sheet = await openSheet(seat, HERO);
  await openTab(sheet, "form");
  return sheet;
}

const beastSheet = async (): Promise<Locator> => {
  const uuid = await keeper.page.evaluate((name) => canvas.scene.tokens.getName(name).actor.uuid as string, BEAST);
  return openSheet(keeper, uuid);
};

describe("the form of an investigator", () => {
  it("is ticked, circled and slid by click and keyboard, and begins attacks by their notation (DD-65, DD-90…DD-92, DD-106, DD-126)", async () => {
    const sheet = await openForm(player);
    const known = await deedsOf(player);
    await sheet.getByRole("checkbox", { name: "Chance : usage remarquable" }).click(); // DD-177: the keeper ticks it
    const asked = await newDeed(player, known);
    await cardOf(keeper, asked)
      .getByRole("button", { name: /^(?:Confirmer|Accepter)/ })
      .click();
    await expectFigure("jets.luck.checked", true);
    await sheet.getByRole("button", { name: /^Points de vie à 4,/ }).click();
    await expectText(sheet.locator(".dd-tracks"), "Quart des PV : −6 au physique");
    await sheet.getByRole("button", { name: "Points de vie à 9", exact: true }).focus();
    await player.page.keyboard.press("Enter");
    await expectFigure("hp.value", 9);
    const bruises = sheet.getByRole("spinbutton", { name: "Coups encaissés" });
    await bruises.fill("9");
    await bruises.press("Tab");
    await expectText(sheet.locator(".dd-tracks"), "Chancelant");
    const ruler = sheet.getByRole("slider", { name: "Santé mentale" });
    const before = Number(await ruler.inputValue());
    await ruler.press("ArrowLeft");
    await expectFigure("sanity.value", before - 1);
    await expectText(sheet.locator(".dd-ruler__now"), String(before - 1));
    await expectColoursForced(sheet);
    await sheet.getByRole("button", { name: `${RIFLE} : attaque de base +12/+7` }).click();
    await expectText(attackWindow(player), RIFLE);
  });

  it("has room for a finger on every control, the ruler of sanity and a short notation among them", async () => {
    const context = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
    const touch = await keeper.table.join(KEEPER, { context });
    const sheet = await openSheet(touch, HERO);
    await sheet.getByRole("slider", { name: "Santé mentale" }).waitFor();
    await expect.poll(() => smallControls(sheet), soon).toEqual([]);
    expect(touch.errors).toEqual([]);
    await touch.page.context().close();
  });

  /** What colours say is said otherwise too, where the reader forces their own. */
  async function expectColoursForced(sheet: Locator): Promise<void> {
    const drawn = (selector: string, property: string, pseudo?: string) =>
      sheet
        .locator(selector)
        .first()
        .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
          property,
          pseudo,
        ] as const);
    await player.page.emulateMedia({ forcedColors: "active" });
    const tabs = [
      await drawn(".g-tab.active", "border-top-width"),
      await drawn(".g-tab:not(.active)", "border-top-width"),
    ];
    const zones = ["half", "quarter"].map((zone) => drawn(`.dd-figure[data-zone=${zone}]`, "border-bottom-style"));
    const ruler = await drawn(".dd-ruler", "forced-color-adjust", "::before");
    expect([new Set(tabs).size, new Set(await Promise.all(zones)).size, ruler]).toEqual([2, 2, "none"]);
    await player.page.emulateMedia({ forcedColors: "none" });
  }

  it("has a weapon laid down by the right button, and takes a trait that is dropped on it once (DD-31, DD-126)", async () => {
    const held = `[aria-label='Armes'] tr:has-text("${RIFLE}")`;
    const sheet = await openForm(keeper);
    await sheet.locator(held).click({ button: "right" });
    await keeper.page.locator("#context-menu").getByText("Poser, ranger").click();
    await sheet.locator(held).waitFor({ state: "detached" });
    await openTab(sheet, "gear");
    await sheet.getByRole("checkbox", { name: `${RIFLE} : en main` }).check();
    await sheet.locator(held).waitFor({ state: "attached" });
    await openTab(sheet, "form");
    const id = await sheet.getAttribute("id");
    const drop = () =>
      keeper.page.evaluate(async (window) => {
        const { index } = game.packs.get("gardien.d20d100-traits");
        const { uuid } = index.find((entry: { name: string }) => entry.name === "Agile");
        const dataTransfer = new DataTransfer();
        dataTransfer.setData("text/plain", JSON.stringify({ type: "Item", uuid }));
        const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector(`[id="${window}"] .dd-traits`)?.dispatchEvent(drop);
      }, id);
    await drop();
    await expectText(sheet.locator(".dd-traits"), "Agile");
    await drop();
    await expectText(keeper.page.locator("#notifications"), "a déjà : Agile");
    expect(await sheet.locator(".dd-traits").getByText("Agile", { exact: true }).count()).toBe(1);
  });
});

describe("windows, in both lights, wide and narrow", () => {
  it("sheets look well, to play and to edit, and lay what is edited below what is played", async () => {
    const sheet = await openForm(keeper);
    await keeper.page.evaluate(() => void ui.notifications.clear()); // they lie on windows for a while
    const pages = ["form", "description", "magic", "gear", "creation"];
    await expectWell(keeper, sheet, { name: "d20d100-investigator", pages });
    await turn(sheet, "edit");
    await sheet.getByRole("spinbutton", { name: "Constitution" }).first().waitFor();
    await expectWell(keeper, sheet, { pages: ["creation"] });
    await turn(sheet, "play");
    await closeWindows(keeper);

    const beast = await beastSheet();
    await expectWell(keeper, beast, { name: "d20d100-adversary" });
    await turn(beast, "edit");
    await beast.getByRole("spinbutton", { name: "PV maximum" }).waitFor();
    await expectWell(keeper, beast);
    const edges = await beast.locator(".g-page").evaluateAll((parts) =>
      parts.map((part) => {
        const boxes = [...part.children].map((child) => child.getBoundingClientRect());
        return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
      }),
    );
    const [played, edited] = edges;
    expect(edges).toHaveLength(2);
    expect(edited?.top).toBeGreaterThan(played?.bottom ?? Infinity);
  });

  it("cards of items, windows of deeds and the keeper's desk look well; the desk runs the session (DD-180)", async () => {
    const loose = await keeper.page.evaluate(async () => {
      const uuids: string[] = [];
      for (const [type, from] of [
        ["d20d100Profession", "professions"],
        ["d20d100Spell", "magic"],
        ["d20d100Tome", "magic"],
      ] as const) {
        const { index } = game.packs.get(`gardien.d20d100-${from}`);
        const source = await fromUuid(index.find((entry: { type: string }) => entry.type === type).uuid);
        uuids.push((await Item.create(source.toObject())).uuid as string);
      }
      return uuids;
    });
    const things = ["Skill", "Armor", "Trait", "Gear"].map((kind) => itemOf(keeper, HERO, `d20d100${kind}`));
    for (const uuid of [...(await Promise.all(things)), ...loose]) {
      const card = await openSheet(keeper, uuid);
      await resize(keeper, card, NARROW);
      await expectFlawless(card);
      await closeWindows(keeper);
    }
    const weapon = await openSheet(keeper, await itemOf(keeper, HERO, "d20d100Weapon"));
    await expectWell(keeper, weapon, { name: "d20d100-weapon" });
    await closeWindows(keeper);
    const deeds = ["check", "request", "award", "sanityRequest", "madness", "firstAid"];
    await keeper.page.evaluate(
      async ([ids, name]) => {
        for (const id of ids) await game.gardien.deed(id, [game.actors.getName(name).uuid]);
        canvas.tokens.releaseAll();
      },
      [deeds, HERO] as const,
    );
    await expect.poll(() => deedWindow(keeper).count(), soon).toBe(deeds.length);
    await keeper.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await keeper.page.locator("body").press("Shift+G");
    const desk = keeper.page.locator("#gardien-keeper");
    await desk.getByRole("button", { name: "d20d100" }).click();
    await expectText(desk, HERO, "PV", "SAN", "PM");
    const [check, ...others] = deeds.map((_, at) => deedWindow(keeper).nth(at));
    await expectAllWell(keeper, [{ window: desk }, { window: check! }]);
    for (const window of others) {
      await resize(keeper, window, NARROW);
      await expectFlawless(window);
    }
    await desk.getByRole("tab", { name: "Demandes" }).press("ArrowLeft"); // round the end
    await expectText(desk, "Entre deux séances");
    await desk.getByRole("button", { name: "Commencer la séance" }).press("Enter");
    await expectText(desk, "l’expérience attend");
    await desk.getByLabel("À retenir").fill("Le <b>gardien</b> du phare a menti.");
    await desk.getByLabel("À retenir").press("Enter");
    await desk.locator(".g-diary li").waitFor();
    await expectWell(keeper, desk, { name: "d20d100-session" });
    await desk.getByRole("button", { name: "Finir la séance" }).press("Enter");
    await expectText(desk, "Entre deux séances");
    const journal = await player.page.waitForFunction(
      () => game.journal.contents.at(-1)?.pages.contents[0]?.text.content,
    );
    expect(await journal.jsonValue()).toContain("Le &lt;b&gt;gardien&lt;/b&gt; du phare a menti.");
  });
});

describe("what is not a player's", () => {
  it("is neither shown on the sheet of somebody they may only look at, nor are conversions, by which a keeper makes people of what they paste (DD-10, DD-13)", async () => {
    const grant = (level: number) =>
      keeper.page.evaluate(
        async ([name, user, rights]) => {
          await game.actors.getName(name).update({ ownership: { default: 0, [game.users.getName(user).id]: rights } });
        },
        [HERO, PLAYERS[0], level] as const,
      );
    await grant(2);
    const sheet = await openSheet(player, HERO);
    await expectText(sheet.locator(".dd-head"), HERO, "Militaire");
    expect(await sheet.locator(".dd-tally, .dd-skills, .dd-arms, .dd-ruler").count()).toBe(0);
    await grant(3);
    await sheet.locator(".dd-skills").waitFor({ state: "attached" });

    for (const { page } of [keeper, player]) await page.evaluate(() => void ui.sidebar.changeTab("actors", "primary"));
    await keeper.page.getByRole("button", { name: "Coller un bloc…" }).click();
    const converter = keeper.page.locator("#gardien-convert");
    await converter.getByLabel("Conversion").selectOption({ label: "Investigateur en d100 → d20d100" });
    await expectText(converter, "Rien à lire encore");
    await converter
      .getByLabel("Feuille")
      .fill("Basile Tremblay\nFOR 13 DEX 15\nBibliothèque 55 %, Esquive 40 %\n<b>aime</b> les chats");
    await expectText(converter.locator(".g-convert__preview h2"), "Basile Tremblay");
    await expectText(converter, "Bibliothèque", "55 %", "+5", "Non converti", "Esquive 40 %");
    await expectText(converter, "Pas compris : « <b>aime</b> les chats ».");
    await expectWell(keeper, converter);
    await converter.getByRole("button", { name: "Créer l’acteur" }).click();
    const made = keeper.page.locator(".application.sheet").filter({ hasText: "Basile Tremblay" }).last();
    await made.locator("[data-action=toggleControls]").click();
    await keeper.page.getByText("Convertir…", { exact: true }).filter({ visible: true }).last().click();
    await expectText(converter, "Attaque de base", "Non converti"); // from the menu of a sheet
    await player.page.locator("#actors .directory-list").waitFor();
    expect(await player.page.getByRole("button", { name: "Coller un bloc…" }).count()).toBe(0);
  });

  it("is made of several blocks pasted at once, each with its name and its tick, in either language", async () => {
    await keeper.page.evaluate(() => void ui.sidebar.changeTab("actors", "primary"));
    await keeper.page.getByRole("button", { name: "Coller un bloc…" }).click();
    const window = keeper.page.locator("#gardien-convert");
    await window.getByLabel("Conversion").selectOption("blocks");
    await window.getByRole("button", { name: "Essayer avec un exemple" }).click();
    await expect.poll(() => window.locator(".g-convert__offer").count(), soon).toBe(1);
    await window
      .getByLabel("Texte collé")
      .fill(
        "Deep Spawn\nSTR 14 (+2) CON 10 SIZ 16 DEX 12. HP 13\nAttacks: Claws −1 (1d6)\nSkills: Listen +2\n\n" +
          "Chien perdu\nFiche : investigateur\nFOR l2\nPV : 6\nHumeur : massacrante & <noire>\n\nOmbre\nPV 3",
      );
    const offers = window.locator(".g-convert__offer");
    await expect.poll(() => offers.count(), soon).toBe(3);
    const kinds = offers.getByLabel("Créer comme"); // each is what it is taken for, until somebody says otherwise
    await expectText(kinds.nth(0).locator("option:checked"), "Reconnu : ", "Adversaire");
    await expectText(kinds.nth(1).locator("option:checked"), "Reconnu : ", "Investigateur");
    await expectText(offers.nth(1), "Lu « 12 » pour « l2 ».", "La fiche les calcule elle-même : PV 6.");
    await kinds.nth(1).selectOption("d20d100Adversary");
    await expect.poll(() => offers.nth(1).getByText("La fiche les calcule elle-même").count(), soon).toBe(0);
    await offers.nth(2).getByLabel("Créer", { exact: true }).uncheck();
    await offers.nth(1).getByLabel("Nom").fill("Chien trouvé");
    await offers.nth(1).getByLabel("Nom").blur();
    await expectText(offers.nth(1).locator("h2"), "Chien trouvé");
    await expectText(offers.nth(1), "Pas compris", "massacrante");
    await expectWell(keeper, window);
    await window.getByRole("button", { name: "Créer les acteurs (2)" }).click();
    const made = () =>
      keeper.page.evaluate(() => {
        const of = (name: string) =>
          game.actors.getName(name)?.toObject() as { system: object; items: { name: string; img: string }[] };
        const [spawn, dog] = [of("Deep Spawn"), of("Chien trouvé")];
        const { getProperty } = foundry.utils;
        return {
          strength: getProperty(spawn?.system ?? {}, "characteristics.strength.score") as unknown,
          things: spawn?.items.map(({ name }) => name),
          hp: getProperty(dog?.system ?? {}, "hp.value") as unknown,
          notes: String(getProperty(dog?.system ?? {}, "notes")).includes("massacrante &amp; &lt;noire&gt;"),
          shade: game.actors.getName("Ombre") === undefined,
        };
      });
    await expect
      .poll(made, soon)
      .toEqual({ strength: 14, things: ["Claws", "Écouter"], hp: 6, notes: true, shade: true });
  });
});

describe("the making of an investigator", () => {
  /** Seven times 3d6 that stand: 14, 12, 10, 11, 13, 12, 9. */
  const SEVEN: readonly Face[] = [...[5, 5, 4, 4, 4, 4, 4, 3, 3, 4, 4, 3], ...[5, 4, 4, 4, 4, 4, 3, 3, 3]].map(
    (value) => [6, value] as const,
  );

  const STEPS = [
    ...["Identité", "Tirage", "Attribution", "Jets et scores", "Traits", "Compétences professionnelles"],
    ...["Compétences secondaires", "Armes", "Résumé"],
  ];

  /** Steps that no other ruleset has: the others are lists that all share, and are looked at in one light. */
  const OWN = ["Tirage", "Attribution", "Résumé"];

  it("DD-17, DD-19: rolls before everybody, and finds every step well drawn in both lights, wide and narrow", async () => {
    await newActor(keeper, player, "En pied", "d20d100Investigator");
    await openAssistant(player, "En pied");
    const add = (name: string) => button(assistant(player), `Ajouter ${name}`).click();
    await add("Criminel");
    await step(player, "Tirage");
    await chooseDice(player, ...SEVEN);
    await button(assistant(player), "Lancer sept fois 3d6").click();
    await expectText(assistant(player), "Le tirage 1 est retenu");
    await button(assistant(player), /^Lancer Taille/).click();
    await expectText(keeper.page.locator(".chat-message").last(), "En pied", "Tirage : Taille", "Tirage : Apparence");
    await step(player, "Traits"); // any step may be done before those it comes after
    await add("Spécialité (arme précise)");
    await step(player, "Compétences secondaires");
    await add("Langue étrangère (…)");
    await step(player, "Armes");
    await add("Gilet pare-balles léger");
    await expectText(assistant(player), /Gilet pare-balles léger 1d6, pénalité −2 Porté/i);
    for (const theme of THEMES) {
      await wear(theme, player);
      for (const [at, title] of STEPS.entries()) {
        if (theme !== THEMES[0] && !OWN.includes(title)) continue;
        await step(player, title);
        if (theme === THEMES[0]) {
          await resize(player, assistant(player), NARROW);
          await expectFlawless(assistant(player), `${title}, ${String(NARROW)} px`);
          await resize(player, assistant(player), WIDE);
          await expectFocusShown(player, assistant(player));
        }
        await expectFlawless(assistant(player), `${title}, ${theme}`);
        await picture(assistant(player), `d20d100-assistant-${String(at + 1)}-${theme}`);
      }
    }
    expect([...player.errors, ...keeper.errors]).toEqual([]);
  });
});
