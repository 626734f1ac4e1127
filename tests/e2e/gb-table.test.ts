import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  assistant,
  button,
  expectStepsWell,
  field,
  fill,
  finish,
  goByKeyboard,
  leaveAndResume,
  newActor,
  openAssistant,
  step,
  storedStepOf,
  typeWhileDrawn,
} from "./support/assistant.js";
import { smallControls } from "./support/appearance.js";
import { cardOf, lastCard } from "./support/attack.js";
import { confirmDeed, confirmDeedByKey, deedField, deedsOf, deedWindow, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { expectPartWell, expectWell, wear } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { conditionOf, expectCondition } from "./support/people.js";
import { focusedName } from "./support/keys.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectGroupPoints } from "./support/vote.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet, wound } from "./support/windows.js";
import { strangeWords } from "./support/words.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const NEW = "Nouvelle venue";
const NAME = "Éloïse d’Arc";
const STEPS = ["Concept", "Caractéristiques", "Niveau", "Dons", "Compétences", "Équipement", "Résumé"] as const;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

/** Four dice for each score: three that count and a 1. */
const dice = (...scores: (readonly [number, number, number])[]): Face[] =>
  scores.flatMap((three) => [...three, 1].map((value): Face => [6, value]));

describe("a player who makes an investigator step by step", () => {
  it("says who it is, rolls the scores in front of everybody, and goes on another day where it was left", async () => {
    await newActor(keeper, player, NEW, "gbInvestigator");
    await openAssistant(player, NEW);
    await expect.poll(() => focusedName(player), soon).toBe("Concept");
    await fill(player, "Nom", NAME);
    await button(assistant(player), "Suite").click();
    await expectText(assistant(player), "Les dés ne sont pas lancés.");
    await chooseDice(player, ...dice([5, 5, 4], [4, 4, 4], [6, 5, 5], [6, 6, 3], [4, 4, 3], [4, 3, 3]));
    await button(assistant(player), "Lancer les six caractéristiques").click();
    await field(player, "INT").waitFor();
    await expectNoDiceLeft(player);
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "6 5 5 1 16"); // the name it will have
    await field(player, "INT").selectOption({ label: "16" });
    const constitution = field(player, "CON").locator("option:checked");
    await expect.poll(() => constitution.innerText(), soon).toBe("15");
    await expect.poll(() => storedStepOf(keeper, NEW), soon).toBe("scores");
    await leaveAndResume(player, NEW, "Caractéristiques");
    await expectText(assistant(player), "INT", "+3");
  });

  it("finds equipment by name and adds it by keyboard, reads a card first, and finishes what is in order", async () => {
    const window = assistant(player);
    await step(player, "Équipement");
    await window.getByLabel("Chercher par nom").fill("veste epai");
    await expect.poll(() => window.locator("[data-name]:visible").count(), soon).toBe(1);
    await player.page.keyboard.press("Enter");
    await expect.poll(() => focusedName(player), soon).toMatch(/^Ajouter Veste épaisse/);
    await player.page.keyboard.press("Enter");
    await button(window, /^Retirer Veste épaisse/).waitFor();
    expect(await typeWhileDrawn(player, "revolver .38")).toEqual(["revolver .38", true]);
    await step(player, "Dons");
    await button(window, "Voir Course").click();
    await expectText(player.page.locator(".application.g-item"), "Course");
    await button(window, "Ajouter Course").press("Enter");
    await expect.poll(() => focusedName(player), soon).toBe("Ajouter Enchaînement"); // the next of the list
    await step(player, "Résumé");
    await expect.poll(() => button(window, "Terminer").isDisabled(), soon).toBe(true);
    await window.locator(".g-creation__problems").getByRole("button", { name: "Compétences" }).first().click();
    await window.getByRole("heading", { name: "Compétences", level: 2 }).waitFor();
    await step(player, "Résumé");
    await window.getByLabel(/Passer outre/).check();
    await finish(player);
    await player.page.locator(".g-cover").getByRole("heading", { name: NAME, exact: true }).waitFor();
    const made = () =>
      keeper.page.evaluate((name) => {
        const { system, items, prototypeToken, flags } = game.actors.getName(name);
        const things = items.map((item: { name: string }) => item.name).sort() as string[];
        return [system.abilities.int.value, things, prototypeToken.name, flags.gardien.assistant] as unknown[];
      }, NAME);
    await expect.poll(made, soon).toEqual([16, ["Course", "Veste épaisse (blouson de cuir)"], NAME, null]);
  });

  it("has the sheet checked, and comes back to the assistant from there; both decide on one draft", async () => {
    const sheet = await openSheet(player, NAME);
    expect(await button(sheet, "Création pas à pas").isVisible()).toBe(false);
    await button(sheet, "Modifier la feuille").click();
    await button(sheet, "Vérifier la feuille").click();
    const dialog = player.page.locator("dialog").filter({ hasText: "Vérification" });
    await expectText(dialog, /Compétences Points de compétence encore à répartir : [\d,]+\./);
    await button(dialog, "Corriger pas à pas").click();
    await assistant(player).waitFor();
    await step(player, "Concept");
    await fill(player, "Profession", "Médium");
    await openAssistant(keeper, NAME, "Reprendre la création");
    await step(keeper, "Concept");
    await expect.poll(() => field(keeper, "Profession").inputValue(), soon).toBe("Médium");
    await fill(keeper, "Nom", "Madame Irma");
    await expect.poll(() => field(player, "Nom").inputValue(), soon).toBe("Madame Irma");
    await closeWindows(keeper);
  });

  it("goes from step to step by keyboard, in a window that looks well in light and dark, wide and narrow", async () => {
    await goByKeyboard(player, STEPS);
    await expectStepsWell(player, STEPS, "light", "assistant");
    await wear("dark", player);
    await expectStepsWell(player, ["Caractéristiques", "Équipement", "Résumé"], "dark");
    await wear("light", player);
    await step(player, "Résumé");
    await button(assistant(player), "Abandonner").click();
    await player.page.locator("dialog").getByRole("button", { name: "Oui" }).click();
    await assistant(player).waitFor({ state: "detached" });
    await expect.poll(() => storedStepOf(keeper, NAME), soon).toBeUndefined();
    await closeWindows(player);
    await keeper.page.evaluate(() => void ui.sidebar.changeTab("actors", "primary"));
    await keeper.page
      .getByRole("button", { name: "Pas à pas : Investigateur (Gravité des blessures)", exact: true })
      .click();
    await assistant(keeper).getByRole("heading", { name: "Concept" }).waitFor();
    await closeWindows(keeper);
    await keeper.page.getByRole("tab", { name: "Discussion" }).click();
  });
});

describe("what is done outside attacks", () => {
  it("is prepared by keyboard from the sheet, in haste, told on one card and aloud, and gives the focus back", async () => {
    const sheet = await openSheet(player, HEROINE);
    const tried = sheet.locator("[data-deed=check]").first();
    await tried.focus();
    await player.page.keyboard.press("Enter");
    await deedWindow(player).waitFor();
    await deedField(player, "dc").fill("12");
    await deedField(player, "dc").press("Tab");
    await player.page.keyboard.press("Tab");
    await deedField(player, "modifier").focus();
    await player.page.keyboard.type("2");
    await deedField(player, "reason").fill("bonne humeur");
    await chooseDice(player, [20, 14]);
    const id = await confirmDeedByKey(player);
    await expectNoDiceLeft(player);
    await expectText(cardOf(keeper, id), "Modificateur +2", "À confirmer par le gardien");
    await expect.poll(() => tried.evaluate((one) => one === document.activeElement), soon).toBe(true);
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), HEROINE, "14", "Réussite");
    await expectText(player.page.locator("#gardien-live"), HEROINE, "Réussite");
    await expectPartWell(keeper, lastCard(keeper), "card-deed");
    const known = await deedsOf(player);
    await tried.click({ modifiers: ["Shift"] });
    await newDeed(player, known);
    expect(await deedWindow(player).count()).toBe(0);
    await closeWindows(player);
  });

  it("befalls the token selected, straight from a cause of the compendium, and is decided otherwise by the keeper", async () => {
    const before = await conditionOf(keeper, COMRADE);
    const blaze = () => game.packs.get("gardien.hazards").index.getName("Brasier").uuid as string;
    await selectToken(keeper, COMRADE);
    const sheet = await openSheet(keeper, await keeper.page.evaluate(blaze));
    await sheet.locator("[data-action=inflict]").click();
    await expectText(deedWindow(keeper), COMRADE);
    const chosen = () => deedField(keeper, "hazard").locator("option:checked").innerText();
    await expect.poll(chosen, soon).toBe("Brasier");
    await chooseDice(keeper, [10, 1]);
    const id = await confirmDeed(keeper);
    await expectCondition([keeper, player], COMRADE, { pf: before.pf - 1, wounds: ["Brasier"] });
    await cardOf(keeper, id)
      .getByRole("button", { name: `Modifier l’issue pour ${COMRADE}` })
      .click();
    const edit = keeper.page.locator(".application", { has: keeper.page.locator(".g-edit") });
    await edit.getByLabel("Remarque").fill("une porte <b>vermoulue</b>");
    expect(await edit.getByLabel("Qui est touché").count()).toBe(0);
    await edit.getByRole("button", { name: "Décider" }).click();
    await expectText(cardOf(player, id), "une porte <b>vermoulue</b>");
    await undoDeed(keeper, id);
    await expectCondition([keeper, player], COMRADE, before);
    await closeWindows(keeper);
  });

  it("is nothing that a sheet offers to those who only watch, nor is its destiny told to them", async () => {
    const share = (level: number) =>
      keeper.page.evaluate(
        async ([name, right]) => void (await game.actors.getName(name).update({ "ownership.default": right })),
        [COMRADE, level] as const,
      );
    await share(2);
    const sheet = await openSheet(player, COMRADE);
    await expectText(sheet, COMRADE, "Points de vie");
    expect(await sheet.locator("[data-action=deed], [data-action=endCondition], [data-action=cast]").count()).toBe(0);
    expect(await sheet.getByText("Destin", { exact: true }).count()).toBe(0);
    await share(0);
    await closeWindows(player);
  });
});

describe("GB-68: the keeper’s screen", () => {
  const SCREEN = "Écran du gardien";
  const screen = ({ page }: Seat): Locator =>
    page.locator(".application", { has: page.locator(".window-title", { hasText: SCREEN }) });
  const gone = () => screen(keeper).waitFor({ state: "detached" });

  it("opens and closes by key, from the fight and from the scene's controls, for the keeper and for nobody else", async () => {
    for (const { page } of [player, keeper]) await page.keyboard.press("Shift+G");
    await screen(keeper).waitFor();
    expect(await screen(player).count()).toBe(0);
    await keeper.page.keyboard.press("Shift+G");
    await gone();
    const control = ({ page }: Seat) =>
      page.locator("#scene-controls").getByRole("button", { name: "Écran du gardien" });
    expect(await control(player).count()).toBe(0);
    await control(keeper).click();
    await screen(keeper).waitFor();
    await control(keeper).click();
    await gone();
    await keeper.page.getByRole("tab", { name: "Combat" }).click();
    await keeper.page.locator("#combat").getByRole("button", { name: "Écran du gardien" }).click();
    await screen(keeper).waitFor();
  });

  it("crosses boxes, tires whoever is ticked, lets time pass and gives the group's point back; all see it", async () => {
    const window = screen(keeper);
    await expectText(window, HEROINE, "Goule", "Voyou");
    const now = await keeper.page.evaluate(() => game.time.worldTime as number);
    await wound(keeper, HEROINE, { system: { gb: 4, zone: "torso", inflictedAt: now } });
    await expectWell(keeper, window, { name: "gb-keeper" });
    const { pf } = await conditionOf(keeper, HEROINE);
    const line = window.locator(".g-person", { hasText: HEROINE });
    await line.getByRole("button", { name: "Fatigue, case 3", exact: true }).click();
    await expect.poll(async () => (await conditionOf(player, HEROINE)).pf, soon).not.toBe(pf);
    await expectText(line, "−1");
    const { pf: tired } = await conditionOf(player, HEROINE);
    await window.getByRole("checkbox", { name: "Cocher tout le groupe" }).click();
    await window.getByRole("checkbox", { name: `Cocher ${HEROINE}` }).click();
    await expectText(window, "Pour ceux qui sont cochés (1)");
    await window.getByRole("button", { name: "Effort", exact: true }).click();
    await deedWindow(keeper).locator("[type=submit]").click();
    await expect.poll(async () => (await conditionOf(player, HEROINE)).pf, soon).toBe(tired - 2);
    await expectText(line, "10 min");
    await window.getByRole("button", { name: /^1 min/ }).click();
    await expectText(line, "9 min");
    await window.getByRole("button", { name: /^1 h/ }).click(); // her wound falls due before
    await keeper.page.getByRole("button", { name: /^S’arrêter à 9/ }).click();
    await expect.poll(() => keeper.page.evaluate(() => game.time.worldTime as number), soon).toBe(now + 600);
    const sheet = await openSheet(player, HEROINE);
    await window.getByRole("button", { name: "Retirer un point" }).click();
    await expectGroupPoints(sheet, "0 sur 1");
    await window.getByRole("button", { name: "Rendre un point" }).click();
    await expectGroupPoints(sheet, "1 sur 1");
    for (const seat of [keeper, player]) await closeWindows(seat);
  });
});

describe("an encounter", () => {
  it("is kept from the scene, made tougher, placed hidden in the middle of the view and shown, and is nobody's but the keeper's", async () => {
    const standing = (name: string) =>
      keeper.page.evaluate(
        (who) =>
          canvas.scene.tokens.contents
            .filter(
              (token: { name: string; flags: { gardien?: { encounter?: object } } }) =>
                token.flags.gardien?.encounter && token.name.startsWith(who),
            )
            .map((token: { hidden: boolean; actor: { system: { bab: number } } }) => [
              token.hidden,
              token.actor.system.bab,
            ]),
        name,
      );
    await keeper.page.locator("body").press("Shift+G");
    const screen = keeper.page.locator("#gardien-keeper");
    await screen.getByRole("tab", { name: "Rencontres" }).click();
    await keeper.page.evaluate(() => void canvas.tokens.releaseAll()); // else of those selected alone
    await screen.getByRole("button", { name: "Depuis la scène" }).click();
    await keeper.page.getByLabel("Nom de la rencontre").fill("Le puits <i>sec</i>");
    await keeper.page.getByRole("button", { name: "Garder" }).click();
    await expectText(screen.locator(".g-saved"), "Le puits <i>sec</i>", "Goule", "Voyou");
    await screen.getByLabel("Combien : Voyou").fill("0");
    await screen.getByLabel("Combien : Voyou").press("Tab");
    await screen.getByLabel("Combien : Voyou").waitFor({ state: "detached" });
    await keeper.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = () => keeper.page.evaluate(() => navigator.clipboard.readText());
    await screen.getByRole("button", { name: "Copier les blocs", exact: true }).click();
    await expect.poll(copied, soon).toMatch(/^Goule\nCatégorie/m);
    expect(await copied()).not.toMatch(/^Voyou$/m); // who is in the encounter no more
    await screen.getByRole("button", { name: "Copier les blocs des pions" }).click();
    await expect.poll(copied, soon).toMatch(/^Goule\n[^]*^Voyou\n/m);
    await keeper.page.evaluate(() => Object.assign(globalThis, { print: () => ui.notifications.info("imprimé") }));
    await screen.getByRole("button", { name: "Imprimer les blocs", exact: true }).click();
    await expectText(keeper.page.locator("#notifications"), "imprimé");
    await keeper.page.evaluate(() => void dispatchEvent(new Event("afterprint")));
    await screen.getByRole("button", { name: "Plus durs" }).click();
    await expectText(screen.locator(".g-saved"), "plus durs +1");
    await expectWell(keeper, screen, { name: "gb-encounters" });
    const bab = await keeper.page.evaluate(() => game.actors.getName("Goule").system.bab as number);
    await screen.getByRole("button", { name: "Placer : Le puits" }).press("Enter");
    await expect.poll(() => standing("Goule"), soon).toEqual([[true, bab + 1]]);
    await screen.getByRole("button", { name: "Montrer" }).click();
    await expect.poll(() => standing("Goule"), soon).toEqual([[false, bab + 1]]);
    expect(
      await player.page.evaluate(() => game.journal.filter((one: { visible: boolean }) => one.visible).length),
    ).toBe(
      await player.page.evaluate(
        () =>
          game.journal.filter(
            (one: { flags: { gardien?: object }; visible: boolean }) => one.visible && !one.flags.gardien,
          ).length,
      ),
    );
    await keeper.page.evaluate(async () => {
      const placed = canvas.scene.tokens.filter(
        (token: { flags: { gardien?: { encounter?: object } } }) => token.flags.gardien?.encounter,
      );
      await canvas.scene.deleteEmbeddedDocuments(
        "Token",
        placed.map(({ id }: { id: string }) => id),
      );
    });
    await closeWindows(keeper);
  });
});

describe("the list of a fight", () => {
  const line = ({ page }: Seat, name: string) => page.locator("#combat .combatant", { hasText: name });

  it("says how one's own people do, in figures; how creatures do, to players in a word", async () => {
    await beginFight(keeper, HEROINE, "Goule");
    await player.page.getByRole("tab", { name: "Combat" }).click();
    await expectText(line(keeper, "Goule").locator(".g-fight-line"), "PV 10/10 · PF 10/10");
    await expectText(line(player, "Goule").locator(".g-fight-line"), "Indemne");
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.pv.value": 6, "system.pf.value": 4 })),
      HEROINE,
    );
    for (const seat of [keeper, player])
      await expectText(line(seat, HEROINE).locator(".g-fight-line"), "PV 6/8 · PF 4/8 · −2");
    await expectPartWell(keeper, keeper.page.locator("#sidebar"));
  });
});

describe("under a finger", () => {
  it("there is room for it on every control of the sheets and the screen, for a reader of English too", async () => {
    const phone = { viewport: { width: 420, height: 900 }, hasTouch: true, isMobile: true };
    const touch = await keeper.table.join(KEEPER, { context: phone, lang: "en" });
    for (const name of [HEROINE, "Goule"]) {
      const sheet = await openSheet(touch, name);
      await expect.poll(() => smallControls(sheet), { ...soon, message: name }).toEqual([]);
      const spilled = sheet.locator(".tab.active").evaluate((page) => page.scrollHeight - page.clientHeight);
      expect(await spilled, `what ${name}'s paper does not hold, in pixels`).toBeLessThanOrEqual(1);
      await closeWindows(touch);
    }
    await touch.page.keyboard.press("Shift+G");
    await expect.poll(() => smallControls(touch.page.locator("#gardien-keeper")), soon).toEqual([]);
    await closeWindows(touch);
    await newActor(keeper, player, NEW, "gbInvestigator");
    await openAssistant(touch, NEW, /creation/i);
    for (const name of ["Abilities", "Level", "Feats", "Skills", "Equipment", "Summary", "Concept"]) {
      await step(touch, name);
      await expect.poll(() => strangeWords(touch, "en"), { ...soon, message: name }).toEqual([]);
    }
    for (const seat of [keeper, player, touch]) expect(seat.errors).toEqual([]);
  });
});
