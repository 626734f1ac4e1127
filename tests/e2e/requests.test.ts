import { expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const THUG = "Voyou";
const GHOUL = "Goule";

const all = await openTable(KEEPER, ...PLAYERS);
const [keeper, ines, hugo] = all;

const row = (seat: Seat, card: string, name: string) =>
  cardOf(seat, card).locator(".g-asked").filter({ hasText: name });
const state = (seat: Seat, card: string, name: string) => row(seat, card, name).getAttribute("data-state");
const press = (seat: Seat, card: string, name: string, label: string, shift = false) =>
  row(seat, card, name)
    .getByRole("button", { name: label })
    .click(shift ? { modifiers: ["Shift"] } : {});

it("asks four at once: each stands where they are, is reminded, skipped or rolled for, and the hidden difficulty stays hidden", async () => {
  await beginDeed(keeper, "request", [HEROINE, COMRADE, THUG, GHOUL], {
    kind: "save",
    id: "ref",
    dc: 37,
    hidden: true,
  });
  const card = await confirmDeed(keeper);
  await expectText(cardOf(keeper, card), "Réflexes", "DD", "37", "attend Inès", "attend Hugo", "au gardien");
  await expectText(cardOf(ines, card), "Réflexes", "attend Hugo");

  // with Shift it is rolled without a window
  await chooseDice(ines, [20, 12]);
  await press(ines, card, HEROINE, "Faire le test", true);
  await expect.poll(() => state(hugo, card, HEROINE), soon).toBe("rolled");

  await cardOf(keeper, card).getByRole("button", { name: "Rappeler" }).click();
  await expect.poll(() => state(hugo, card, COMRADE), soon).toBe("reminded");
  await expectText(hugo.page.locator("#notifications"), "Rappel du gardien", COMRADE);

  await press(hugo, card, COMRADE, "Renoncer");
  await expect.poll(() => state(keeper, card, COMRADE), soon).toBe("declined");
  await press(keeper, card, COMRADE, "Redemander");
  await press(keeper, card, COMRADE, "Lancer à sa place");
  await expect.poll(() => state(hugo, card, COMRADE), soon).toBe("rolledFor");

  await cardOf(keeper, card)
    .getByRole("button", { name: /^Lancer pour les 2 sans joueur/ })
    .click();
  for (const name of [THUG, GHOUL]) await expect.poll(() => state(ines, card, name), soon).toBe("rolled");
  await expectText(cardOf(ines, card), "0 sur 4 réussissent");

  for (const seat of [ines, hugo]) {
    expect(await read(seat.page.locator("#chat"))).not.toMatch(/37|Marge/);
    const words = await seat.page.evaluate(() =>
      game.messages.map(({ content }: { content: string }) => content).join(" "),
    );
    expect(words).not.toContain("37");
  }
  await expectText(cardOf(keeper, card), "37", "Marge");
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

it("asks from the keeper's screen, from a link in a journal and from a macro; a player's link says its name alone", async () => {
  await keeper.page.locator("body").press("Shift+G");
  const screen = keeper.page.locator("#gardien-keeper");
  await screen.getByRole("tab", { name: /^Demandes/ }).click();
  await screen.getByRole("button", { name: "Tous les adversaires" }).click();
  await screen.getByRole("button", { name: "Demander un test" }).click();
  await deedWindow(keeper).waitFor();
  await expectText(deedWindow(keeper), THUG, GHOUL);
  expect(await deedWindow(keeper).locator(".g-target__name").allInnerTexts()).not.toContain(HEROINE);
  await deedField(keeper, "check").selectOption("save.will");
  await deedField(keeper, "check").press("3"); // a list without digits leaves them to the usual answers
  await expect.poll(() => deedField(keeper, "dc").inputValue(), soon).toBe("15");
  await deedField(keeper, "dc").fill("43");
  await deedField(keeper, "hidden").check();
  await deedWindow(keeper).getByRole("button", { name: "Macro" }).click();
  await expectText(keeper.page.locator("#notifications"), "posée à la place");
  await keeper.page.keyboard.press("Escape");
  await screen.getByRole("button", { name: "Fermer" }).first().click();

  const written = await keeper.page.evaluate(() => {
    const [macro] = game.macros.filter(({ command }: { command: string }) => command.includes("gardien.request"));
    return macro.command as string;
  });
  expect(written).toMatch(/^game\.gardien\.request\("request", .*"of":"adversaries"/);
  const link = "@Request[request of=adversaries check=save.will dc=43 hidden]{Jet de Volonté}";
  for (const { page } of all)
    await page.evaluate(async (text) => {
      const place = document.createElement("div");
      place.id = "told";
      place.innerHTML = await foundry.applications.ux.TextEditor.implementation.enrichHTML(text);
      document.body.prepend(place);
    }, link);
  expect(await hugo.page.locator("#told").innerHTML()).toBe("<span>Jet de Volonté</span>");
  await keeper.page.locator("#told a").press("Enter");
  await deedWindow(keeper).waitFor();
  await expectText(deedWindow(keeper), THUG, GHOUL);
  expect([await deedField(keeper, "dc").inputValue(), await deedField(keeper, "check").inputValue()]).toEqual([
    "43",
    "save.will",
  ]);
  const card = await confirmDeed(keeper);
  await expectText(cardOf(hugo, card), "Volonté", "au gardien");
  expect(await read(hugo.page.locator("#chat"))).not.toContain("43");
  await hugo.page.evaluate(() => game.gardien.request());
  await expectText(hugo.page.locator("#notifications"), "Seul le gardien demande un jet");
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

it("lets a player ask the keeper out of an open window: a difficulty comes into a test, a line into an attack", async () => {
  const tray = keeper.page.locator(".g-tray");
  await beginDeed(ines, "check", [HEROINE], { kind: "save", id: "ref" });
  const test = deedWindow(ines);
  await test.getByRole("button", { name: "Demander au gardien" }).click();
  const question = test.getByPlaceholder(/Votre question/);
  await expect.poll(() => question.evaluate((box) => box === document.activeElement), soon).toBe(true);
  await ines.page.keyboard.insertText("La rampe est mouillée ?");
  await ines.page.keyboard.press("Enter");
  await expectText(test, "Le gardien répond");
  await expectText(keeper.page.locator("#notifications"), "Inès vous demande quelque chose");
  await tray.locator("summary").click();
  await expectText(tray, "Inès demande", "La rampe est mouillée");
  await tray.getByRole("button", { name: /^Répondre/ }).click();
  await expectText(deedWindow(keeper), "Inès demande", /15 Assez difficile \d+(,\d)?\s?% 3/); // with the odds it would give
  await keeper.page.keyboard.press("3");
  await expect.poll(() => deedField(keeper, "dc").inputValue(), soon).toBe("15");
  await deedField(keeper, "dc").fill("14");
  await deedField(keeper, "modifier").fill("-2");
  expect(await deedField(keeper, "check").inputValue()).toBe("save.ref");
  const request = await confirmDeed(keeper);
  await expectText(test, "Le gardien demande", "14", "La rampe est mouillée ?", /Chances de réussir \d/);
  await chooseDice(ines, [20, 15]);
  await test.locator("[type=submit]").click();
  await expect.poll(() => state(keeper, request, HEROINE), soon).toBe("rolled");

  await prepareAttack(ines, { by: HEROINE, at: THUG, weapon: "Walther PPK (.32)" });
  const attack = attackWindow(ines);
  await attack.getByRole("button", { name: "Demander au gardien" }).click();
  await attack.getByRole("button", { name: "Envoyer" }).click();
  await expect.poll(() => tray.locator("[data-act=noInquiry]").count(), soon).toBe(1);
  await tray.locator("summary").click();
  await expectText(tray, "Inès demande un modificateur");
  await tray.getByRole("button", { name: /^Répondre/ }).click();
  const dialog = keeper.page.locator(".application").filter({ hasText: "quel modificateur" });
  await expectText(dialog, /−2 \d+(,\d)?\s?%/); // with what it would come to
  await dialog.getByRole("button", { name: "−2" }).press("3"); // of the usual ones
  expect(await dialog.locator("[name=value]").inputValue()).toBe("-4");
  await dialog.locator("[name=value]").fill("-3");
  await dialog.locator("[name=reason]").fill("Vitre sale");
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expectText(attack, "Vitre sale", "posé par le gardien");
  const card = await rollPrepared(ines, [[20, 3]]);
  await expectText(cardOf(keeper, card), "Raté");
  expect(await read(cardOf(keeper, card))).not.toMatch(/vérifier/i);
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});
