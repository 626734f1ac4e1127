import type { Locator } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { assistant } from "./support/assistant.js";
import { attackWindow } from "./support/attack.js";
import { deedWindow } from "./support/deeds.js";
import { expectFlawless, expectFocusShown, THEMES, wear } from "./support/dress.js";
import { KEEPER, openTable } from "./support/table.js";
import { soon } from "./support/wait.js";
import { closeWindows, openSheet, turn } from "./support/windows.js";

/** Whose sheet opens all that a sheet opens; and somebody who is not made yet. */
const HERO = "Journaliste";
const DRAFT = "Ébauche";
const BOOKS = ["rules", "warp-rules", "rpg-rules", "seuils-rules", "d20d100-rules"];

const [keeper] = await openTable(KEEPER);
const { page } = keeper;

const question = page.locator("dialog.application");
const byId = (id: string): Locator => page.locator(`#gardien-${id}`);
const showTab = (tab: string): Promise<void> => page.evaluate((id) => void ui.sidebar.changeTab(id, "primary"), tab);

/** What has the keyboard, in words. */
const at = (): Promise<string> =>
  page.evaluate(() => (document.activeElement?.outerHTML ?? "").replaceAll(/\s+/g, " ").slice(0, 160));

const holdsFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.contains(document.activeElement));

/** What a mouse can press in a window and a keyboard cannot; the parts of a body that is drawn are listed beside it. */
const unreachable = (window: Locator): Promise<readonly string[]> =>
  window.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("[data-action]:not([data-action=zone])")]
      .filter((one) => one.checkVisibility() && !one.closest("button, a[href], input, select, summary, [tabindex]"))
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

/** Opens a window by Enter on a control: it takes the keyboard in, and all of it can be reached. */
async function enter(from: Locator, window: Locator): Promise<void> {
  await from.focus();
  const opener = await at();
  await page.keyboard.press("Enter");
  await window.waitFor();
  await expect.poll(() => holdsFocus(window), { ...soon, message: `in from ${opener}` }).toBe(true);
  expect(await unreachable(window)).toEqual([]);
}

/**
 * The same; then it is left by Escape, from a box where it has one, and the keyboard is back where it came from. What is
 * ours alone is looked at elsewhere, in both themes; a question in Foundry's frame is looked at here.
 */
async function visit(from: Locator, window: Locator): Promise<void> {
  await enter(from, window);
  if (window === question) await expectFlawless(window);
  await window.locator(".window-content :is(input, select, textarea, button):visible:enabled").first().focus();
  await page.keyboard.press("Escape");
  await window.waitFor({ state: "detached" });
  await expect.poll(() => from.evaluate((one) => one === document.activeElement), soon).toBe(true);
}

beforeAll(async () => {
  await page.keyboard.press("Tab"); // from now on it is the keyboard's focus
  await page.evaluate(async (name) => void (await Actor.create({ name, type: "gbInvestigator" })), DRAFT);
});

afterEach(async () => {
  await closeWindows(keeper);
  expect(keeper.errors).toEqual([]);
});

describe("a window that is opened by key takes the keyboard in, shuts by Escape, and gives it back", () => {
  it("from the table and the settings", async () => {
    await showTab("compendium");
    await visit(page.locator("[data-gardien-browser]").first(), byId("browser"));
    await showTab("actors");
    await visit(page.locator(".g-convert-door").first(), byId("convert"));
    await page.evaluate(async () => {
      await new foundry.applications.settings.SettingsConfig().render({ force: true });
    });
    for (const [key, id] of [
      ["settings", "settings"],
      ["check", "check"],
      ["firstSteps", "first-steps"],
    ] as const)
      await visit(page.locator(`[data-key="gardien.${key}"]`), byId(id));
  });

  it("from sheets", async () => {
    const draft = await openSheet(keeper, DRAFT);
    await visit(draft.locator(".g-assist:visible").first(), assistant(keeper));
    const sheet = await openSheet(keeper, HERO);
    for (const [action, window] of [
      ["putState", page.locator(".g-conditions")],
      ["newEffect", byId("effect")],
      ["deed", deedWindow(keeper)],
      ["attack", attackWindow(keeper)],
      ["editItem", page.locator(".application.sheet.item")],
    ] as const)
      await visit(sheet.locator(`[data-action=${action}]:visible`).first(), window);
    await turn(sheet, "edit");
    expect(await unreachable(sheet)).toEqual([]);
    await sheet.locator("input[name=name]").focus();
    await page.keyboard.press("Escape"); // the others stay
    await sheet.waitFor({ state: "detached" });
    expect(await draft.count()).toBe(1);
  });
});

describe.each(THEMES)("what is ours in Foundry’s own windows, %s", (theme) => {
  beforeAll(() => wear(theme, keeper));

  it("questions", async () => {
    const screen = byId("keeper");
    await enter(page.locator("#scene-controls").getByRole("button", { name: "Écran du gardien" }), screen);
    await visit(screen.locator("[data-action=addNote]"), question);
    await screen.getByRole("tab", { name: "Rencontres" }).press("Enter");
    await visit(screen.locator("[data-action=keepEncounter]"), question);
    await closeWindows(keeper);
    await showTab("compendium");
    await enter(page.locator("[data-gardien-browser]").first(), byId("browser"));
    await visit(byId("browser").locator("[data-action=send][data-place=journal]"), question);
    await closeWindows(keeper);
    const sheet = await openSheet(keeper, HERO);
    await sheet.locator(".tabs [data-tab=gear]").click();
    await turn(sheet, "edit");
    await visit(sheet.locator("[data-action=deleteItem]:visible").first(), question);
    await turn(sheet, "play");
  });

  it("the books, and what a rule says under the pointer", async () => {
    for (const book of BOOKS) {
      await page.evaluate(async (id) => {
        const [journal] = await game.packs.get(`gardien.${id}`).getDocuments();
        await journal.sheet.render({ force: true });
        journal.sheet.setPosition({ width: 960, left: 0, top: 0 });
      }, book);
      await expectFlawless(page.locator(".application", { has: page.locator(".journal-page") }), book);
      await closeWindows(keeper);
    }
    await showTab("chat");
    await page.evaluate(async () => void (await ChatMessage.create({ content: "Voir @Rule[GB-05]." })));
    const row = page.locator("#chat .chat-message").last();
    await page.keyboard.press("Tab"); // a mouse came last
    await row.getByRole("link", { name: "GB-05" }).focus();
    await page.locator("#tooltip", { hasText: "Points de vie" }).waitFor();
    await expectFlawless(page.locator("#tooltip"));
    await expectFocusShown(keeper, row);
  });
});
