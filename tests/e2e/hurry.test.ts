import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed } from "./support/deeds.js";
import { expectCondition, place } from "./support/people.js";
import { catchUp } from "./support/secrets.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet, turn } from "./support/windows.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

/** Types into a box and presses a button before anything has come of it; lets go once the keeper knows what was typed. */
async function typeAndPress(
  box: Locator,
  value: string,
  button: Locator,
  known: () => Promise<unknown>,
): Promise<void> {
  await box.fill(value);
  await button.hover();
  await player.page.mouse.down();
  await expect.poll(known, soon).toBe(value);
  await catchUp(player, keeper); // by now whatever comes of it has been drawn, or waits
  await player.page.mouse.up();
}

const known = (path: string) => () =>
  keeper.page.evaluate((one) => foundry.utils.getProperty(game.actors.getName("Journaliste"), one) as unknown, path);

describe("who types and then clicks without waiting", () => {
  it("turns the leaf of a sheet, though what was typed comes back while the button is held down", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await turn(sheet, "edit");
    const leaf = sheet.getByRole("button", { name: "Notes" });
    await typeAndPress(sheet.getByLabel("Profession"), "Reporter", leaf, known("system.occupation"));
    await sheet.getByRole("button", { name: "Notes", pressed: true }).waitFor();
    await closeWindows(player);
  });

  it("finds the sheet as it was left after it was closed", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille", pressed: true }).waitFor();
  });

  it("goes on to the next step of the assistant", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await turn(sheet, "edit");
    await sheet.getByRole("button", { name: /pas à pas|Reprendre la création/ }).click();
    const assistant = player.page.locator(".g-creation");
    await typeAndPress(
      assistant.getByLabel("Profession"),
      "Pigiste",
      assistant.getByRole("button", { name: "Suite" }),
      known("flags.gardien.assistant.draft.occupation"),
    );
    await expectText(assistant.getByRole("heading", { level: 2 }), "Caractéristiques");
  });
});

describe("a verdict that comes while its card is being drawn", () => {
  it("stands on the card, though the words of a deed were still on their way", async () => {
    const held: (() => void)[] = [];
    await player.page.route("**/parts/gb.mjs", async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await reload(player);
    await beginDeed(keeper, "effort", ["Paul"]);
    const id = await confirmDeed(keeper);
    await player.page.waitForFunction(
      (subject) =>
        game.messages.some((one: { system: { data?: { subject?: string } } }) => one.system.data?.subject === subject),
      id,
    );
    await expect.poll(() => held.length, soon).toBe(1);
    for (const letGo of held) letGo();
    await expectText(cardOf(player, id), "Paul", "Appliqué");
  });
});

describe("whoever is hurried by the table", () => {
  const CULTIST = "Cultiste";
  const WALTHER = "Walther PPK (.32)";
  const blow = { by: "Journaliste", at: CULTIST, weapon: WALTHER };
  const cultist = (change: object): Promise<void> =>
    keeper.page.evaluate(async ([name, data]) => void (await canvas.scene.tokens.getName(name).actor.update(data)), [
      CULTIST,
      change,
    ] as const);

  it("GB-21: sees in the open window of an attack who lies down and stands up, and goes by keys", async () => {
    await closeWindows(player);
    await place(keeper, [player], CULTIST, 1200, 800);
    const window = await prepareAttack(player, blow);
    for (const [lying, odds] of [
      [false, "1d20 +5"],
      [true, "1d20 +1"],
    ] as const) {
      await cultist({ "system.posture.prone": lying });
      await expectText(window, odds);
    }
    await player.page.keyboard.press("c");
    const prone = window.getByRole("checkbox", { name: "Cible à terre (−4)" });
    await expect.poll(() => prone.isChecked(), soon).toBe(true);
    await player.page.keyboard.press("4");
    await expectText(window, "1d20 +5");
    await expect.poll(() => prone.isChecked(), soon).toBe(false);
    await cultist({ "system.posture.prone": false });
  });

  it("GB-21, GB-25: waits for the keeper's word on what no sheet bears out, then on cover, and learns no more", async () => {
    await cultist({ "system.cover.legRight": true });
    const window = attackWindow(player);
    await window.getByRole("checkbox", { name: "Attaquant non vu (+2)" }).check();
    await expectText(window, "1d20 +7");
    const card = await rollPrepared(player, [
      [20, 13],
      [100, 60],
    ]);
    await expectText(cardOf(keeper, card), "À confirmer", "Circonstance annoncée par le joueur : Attaquant non vu");
    await cardOf(keeper, card)
      .getByRole("button", { name: /^Confirmer/ })
      .click();
    await expectText(cardOf(keeper, card), "Abri touché", "au gardien de dire si le coup passe", "Si le coup passe");
    await expectText(cardOf(player, card), "Abri touché", "Attend l’accord du gardien");
    const leaked = await cardOf(player, card).locator(".g-sev, .g-card__losses").count();
    expect([leaked, await cardOf(player, card).getByText("Si le coup passe", { exact: true }).count()]).toEqual([0, 0]);
    await expectCondition([keeper, player], CULTIST, { pv: 9, pf: 9 });
    await cardOf(keeper, card).getByRole("button", { name: "Laisser passer" }).click();
    await expectText(cardOf(player, card), "Touché", "Appliqué");
    await expectCondition([keeper, player], CULTIST, { wounds: [WALTHER] });
  });

  it("is told that the weapon is gone with which they were about to strike", async () => {
    await prepareAttack(player, blow);
    await keeper.page.evaluate(
      async ([name, weapon]) => void (await game.actors.getName(name).items.getName(weapon).delete()),
      [blow.by, WALTHER] as const,
    );
    await expectText(player.page.locator("#notifications"), WALTHER);
    await expect.poll(() => attackWindow(player).count(), soon).toBe(0);
  });
});

describe("the card of a thing", () => {
  it("is filled row by row, and what it gives reaches the skill that a row names", async () => {
    const [skill, feat] = await player.page.evaluate(async () => {
      const made = await game.actors.getName("Journaliste").createEmbeddedDocuments("Item", [
        { name: "Pistage", type: "gbSkill", system: { ability: "wis" } },
        { name: "Flair", type: "gbFeat" },
      ]);
      return made.map(({ uuid }: { uuid: string }) => uuid) as [string, string];
    });
    const total = () => player.page.evaluate((id) => fromUuidSync(id).system.total as number, skill);
    const before = await total();
    const sheet = await openSheet(player, feat);
    for (const [i, name] of ["pistage", "Natation"].entries()) {
      await sheet.getByRole("button", { name: "Ajouter un bonus" }).click();
      await sheet.getByLabel("Compétence").nth(i).fill(name);
      await sheet.getByLabel("Bonus", { exact: true }).nth(i).fill("3");
      await sheet.getByLabel("Bonus", { exact: true }).nth(i).press("Tab");
    }
    await expect.poll(total, soon).toBe(before + 3);
    await sheet.getByRole("button", { name: "Retirer ce bonus" }).first().click();
    await expect.poll(total, soon).toBe(before);
    await expect.poll(() => sheet.getByLabel("Compétence").inputValue(), soon).toBe("Natation");
    await closeWindows(player);
  });
});

describe("a finger", () => {
  it("turns the pages of the assistant, and reaches the chat though a token is selected", async () => {
    const phone = { viewport: { width: 420, height: 850 }, hasTouch: true, isMobile: true };
    const { page } = await keeper.table.join(PLAYERS[1], { context: phone });
    await page.evaluate(() => {
      const own = canvas.tokens.placeables.find((token: { name: string }) => token.name === "Paul");
      own.control();
      canvas.pan(own.center);
    });
    const bar = page.getByRole("navigation", { name: "Attaques de Paul" });
    await bar.waitFor();
    await page.getByRole("tab", { name: "Discussion" }).tap();
    // It lies under the chat; as soon as it has looked for its place again, it is out of sight.
    const over = () =>
      page.locator("nav.g-dock").evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const shown = getComputedStyle(element).visibility === "visible";
        return !shown || document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#sidebar") !== null;
      });
    await expect.poll(over, soon).toBe(true);
    await page.evaluate(async () => void (await game.actors.getName("Paul").sheet.render({ force: true })));
    await page.getByRole("button", { name: "Modifier la feuille" }).tap();
    await page.getByRole("button", { name: /pas à pas/ }).tap();
    const assistant = page.locator(".g-creation");
    await assistant.getByRole("button", { name: "Suite" }).tap();
    await expectText(assistant.getByRole("heading", { level: 2 }), "Caractéristiques");
    await assistant.getByRole("button", { name: "Retour" }).tap();
    await expectText(assistant.getByRole("heading", { level: 2 }), "Concept");
  });
});

describe("a log that moves on while a button of it is held down", () => {
  it("is clicked all the same, though the button is no longer under the pointer", async () => {
    const say = (lines: number) =>
      player.page.evaluate(async (content) => void (await ChatMessage.create({ content })), "<p>…</p>".repeat(lines));
    await closeWindows(keeper);
    await say(40); // the log is full
    await beginDeed(keeper, "effort", ["Paul"]);
    const card = cardOf(keeper, await confirmDeed(keeper));
    await expectText(card, "Appliqué");
    const undo = card.getByRole("button", { name: "Annuler" });
    await undo.hover();
    const top = async () => (await undo.boundingBox())?.y ?? 0;
    const before = await top();
    await keeper.page.keyboard.down("Shift");
    await keeper.page.mouse.down();
    await say(5);
    await expect.poll(top, soon).toBeLessThan(before - 50);
    await keeper.page.mouse.up();
    await keeper.page.keyboard.up("Shift");
    await expectText(card, "Annulé");
  });
});
