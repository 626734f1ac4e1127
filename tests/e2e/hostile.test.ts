import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, rollPrepared } from "./support/attack.js";
import { attackBar, expectToken } from "./support/scene.js";
import { catchUp } from "./support/secrets.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSettings, openSheet } from "./support/windows.js";

const EVIL = `<img src=x onerror="window.pwned=1">`;
/** The same for texts with a layout, where some markup is welcome. */
const EVIL_HTML =
  `<p onmouseover="window.pwned=1">Note</p><script>window.pwned=1</script>` +
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe><img src="icons/svg/mystery-man.svg" onload="window.pwned=1">`;
const REASON = `${EVIL} {{7*7}} @{x}`;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const uuids: string[] = [];

beforeAll(async () => {
  const made = await keeper.page.evaluate(
    async ([name, html]) => {
      const owners = { default: 3 };
      const items = [
        {
          name,
          type: "gbWeapon",
          system: { damage: "2d6", equipped: true, increment: 30, magazine: { value: 3, max: 6 } },
        },
        { name, type: "gbArmor", system: { zones: { torso: 2 }, equipped: true, description: html } },
        { name, type: "gbWound", system: { gb: 3, zone: "torso", pfLost: 1, weaponName: name, description: name } },
        {
          ...{ name, type: "gbFeat" },
          system: { key: "weaponFocus", weapon: name, description: html, modifiers: [{ skill: name, value: 1 }] },
        },
        { name, type: "gbSkill", system: { description: html } },
        { name, type: "gbSpell", system: { kind: "heal", pvFormula: name, note: html } },
        { name, type: "gbHazard", system: { damage: name, description: html } },
        { name, type: "gbGear", system: { description: html } },
        { name, type: "gbProfile", system: { description: html } },
      ];
      const texts = { notes: html, keeperNotes: html };
      const [folder, shelf] = await Folder.createDocuments([
        { name, type: "Actor" },
        { name, type: "Item" },
      ]);
      const prototypeToken = { name, displayName: 50, actorLink: true };
      const actors = await Actor.createDocuments([
        {
          ...{ name, type: "gbInvestigator", items, ownership: owners, folder: folder.id, prototypeToken },
          system: { ...texts, occupation: name },
        },
        {
          ...{ name, type: "gbCreature", items, ownership: owners, prototypeToken },
          system: { ...texts, category: name, hd: name, special: html },
        },
      ]);
      const loose = await Item.createDocuments(items.map((item) => ({ ...item, folder: shelf.id, ownership: owners })));
      await JournalEntry.create({ name, ownership: owners, pages: [{ name, type: "text", text: { content: html } }] });
      await Macro.create({ name, type: "script", command: "1", ownership: owners });
      const tokens = await Promise.all(
        actors.map((actor: { getTokenDocument(data: object): Promise<{ toObject(): object }> }, i: number) =>
          actor.getTokenDocument({ x: 1100 + 200 * i, y: 700 }),
        ),
      );
      const placed = await canvas.scene.createEmbeddedDocuments(
        "Token",
        tokens.map((token) => token.toObject()),
      );
      const combat = await Combat.create({ active: true, scene: canvas.scene.id });
      await combat.createEmbeddedDocuments(
        "Combatant",
        placed.map((token: { id: string; actorId: string }) => ({
          tokenId: token.id,
          actorId: token.actorId,
          sceneId: canvas.scene.id,
          name,
        })),
      );
      const carried = actors.flatMap((actor: { items: Iterable<object> }) => [...actor.items]);
      // one sheet of each kind of thing
      const opened = new Map([...carried, ...loose].map((item: { type: string }) => [item.type, item]));
      return [...actors, ...opened.values()].map(({ uuid }) => uuid as string);
    },
    [EVIL, EVIL_HTML] as const,
  );
  uuids.push(...made);
  await catchUp(keeper, player);
  await expectToken(player, EVIL);
});

/** No picture of an attacker's was loaded, no script of theirs ran, on any page. */
async function expectHarmless(): Promise<void> {
  for (const { page } of [keeper, player]) {
    const harm = await page.evaluate(() => ({
      pwned: (globalThis as { pwned?: unknown }).pwned ?? null,
      markup: document.querySelectorAll('img[src="x"], iframe, [onerror], [onload], [onmouseover]').length,
    }));
    expect(harm).toEqual({ pwned: null, markup: 0 });
  }
}

/** Points at everything that has a tooltip, as a curious mouse does. */
async function readTooltips({ page }: Seat): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-tooltip], [data-tooltip-html], [title]")) {
      game.tooltip.activate(element);
    }
    game.tooltip.deactivate();
  });
}

describe("a name that tries to be a program", () => {
  it("is text in every directory, in the tracker and on the scene", async () => {
    for (const { page } of [keeper, player]) {
      const tabs = page.getByRole("tablist").first().getByRole("tab");
      for (const tab of await tabs.all()) {
        await tab.click();
        await readTooltips({ ...keeper, page });
      }
    }
    await keeper.page.getByRole("tab", { name: "Acteurs" }).click();
    await expect.poll(() => keeper.page.getByText(EVIL).count(), soon).toBeGreaterThan(1);
    for (const { page } of [keeper, player]) await page.getByRole("tab", { name: "Discussion" }).click();
    await expectHarmless();
  });

  it("is text in every sheet, to play and to edit, and in its dialogs", async () => {
    for (const seat of [keeper, player]) {
      for (const uuid of uuids) {
        const sheet = await openSheet(seat, uuid);
        const edit = sheet.getByRole("button", { name: "Modifier la feuille" });
        if ((await edit.count()) > 0) {
          await expectText(sheet, EVIL);
          for (const tab of await sheet.locator("nav [data-tab]").all()) await tab.click();
          await readTooltips(seat);
          await edit.click();
          await sheet.locator("fieldset").first().waitFor();
        } else await expect.poll(() => sheet.getByRole("textbox").first().inputValue(), soon).toBe(EVIL);
        await readTooltips(seat);
      }
      await expectHarmless();
      await closeWindows(seat);
    }
    const sheet = await openSheet(keeper, uuids[0]!);
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    await sheet.locator("fieldset").first().waitFor();
    for (const tab of await sheet.locator("nav [data-tab]").all()) await tab.click();
    await sheet.locator('[data-action="deleteItem"]:visible').first().click();
    await expectText(keeper.page.locator("dialog, .dialog").last(), EVIL);
    await expectHarmless();
    await keeper.page.keyboard.press("Escape");
    await closeWindows(keeper);
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
    await expectHarmless();
    const id = await rollPrepared(player, [
      [20, 19],
      [100, 12],
    ]);
    await expectText(cardOf(keeper, id), EVIL, "À confirmer par le gardien");
    await cardOf(keeper, id)
      .getByRole("button", { name: /^Confirmer/ })
      .click();
    for (const seat of [keeper, player]) {
      await expectText(cardOf(seat, id), "Touché", "Appliqué");
      await readTooltips(seat);
    }
    await cardOf(keeper, id)
      .getByRole("button", { name: /^Modifier l’issue/ })
      .click();
    await expectText(keeper.page.locator("dialog, .dialog").last(), EVIL);
    await expectHarmless();
    await closeWindows(keeper);
  });

  it("is text in saves, notifications, the hotbar and the token's menu", async () => {
    const sheet = await openSheet(player, uuids[0]!);
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
    }, uuids[0]!);
    await expect
      .poll(() => player.page.getByRole("toolbar").getByRole("button", { name: EVIL }).count(), soon)
      .toBeGreaterThan(0);
    await readTooltips(player);
    await keeper.page.evaluate((name) => {
      for (const tell of ["info", "warn", "error"]) ui.notifications[tell](foundry.utils.escapeHTML(name));
    }, EVIL);
    await expectHarmless();
  });

  it("is text when it is said in the chat", async () => {
    const cards = keeper.page.locator(".chat-message");
    const before = await cards.count();
    const box = player.page.getByPlaceholder(/Écrire un message/);
    await box.fill(EVIL);
    await box.press("Enter");
    await box.fill(`/r 1d6 # ${EVIL}`);
    await box.press("Enter");
    await expect.poll(() => cards.count(), soon).toBe(before + 2);
    for (const said of [cards.nth(before), cards.nth(before + 1)]) await expectText(said, EVIL);
    await expectHarmless();
  });

  it("stays harmless after a reload, in a folded card, in the settings and in the other language", async () => {
    await keeper.page.evaluate(() => localStorage.setItem("core.language", JSON.stringify("en")));
    await Promise.all([reload(keeper), reload(player)]);
    await openSettings(keeper);
    await expect.poll(() => keeper.page.locator(".chat-message").count(), soon).toBeGreaterThan(3);
    for (const fold of await keeper.page.getByRole("button", { name: "Fold the card" }).all()) await fold.click();
    for (const seat of [keeper, player]) await readTooltips(seat);
    await expectHarmless();
  });

  it("leaves no error behind", () => {
    expect(keeper.errors).toEqual([]);
    expect(player.errors).toEqual([]);
  });
});
