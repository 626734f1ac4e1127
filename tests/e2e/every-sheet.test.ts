import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { assistant } from "./support/assistant.js";
import { attackWindow, prepareAttack, rollButton } from "./support/attack.js";
import { enlist } from "./support/enlist.js";
import { openAll, SAMPLE, TYPES, writeAll, type Place, type Way } from "./support/every-sheet.js";
import { attach, detach, leave, popOut, type OwnPage } from "./support/pages.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { soon } from "./support/wait.js";
import { closeWindows, openSheet, turn } from "./support/windows.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const is14 = process.env["GARDIEN_GENERATION"] === "14"; // 13 has no pages of its own
const HERO = "Hors cadre";
const KNIFE = "Lame de poche";

beforeAll(async () => {
  await writeAll(keeper, PLAYERS[0]);
  await player.page.waitForFunction((all) => game.items.size === all, 2 * TYPES.Item.length);
});

/** All of them in one generation, some of each ruleset in the other: what they share differs, not what they say. */
const OPENED = is14 ? [...TYPES.Actor, ...TYPES.Item] : SAMPLE;
/** What is opened in a page of its own: there the card of a thing is like any other. */
const MOVED = is14 ? [...new Set([...TYPES.Actor, ...SAMPLE])] : SAMPLE;

describe("the sheets of all types, with text in every box", () => {
  /** Each right once, those to write and those to read; and each kind of place. */
  const CASES: readonly { way: Way; by: string; seat: Seat; place: Place }[] = [
    { way: "world", by: "keeper", seat: keeper, place: "attached" },
    { way: "pack", by: "keeper", seat: keeper, place: "attached" },
    { way: "owner", by: "player", seat: player, place: is14 ? "beside" : "popped out" },
    { way: "observer", by: "player", seat: player, place: "attached" },
  ];
  it.each(CASES)(
    "open, show their texts and turn their tabs: $way, by their $by, $place",
    async ({ way, place, seat }) => {
      expect(await openAll(seat, way, place, PLAYERS[0], place === "attached" ? OPENED : MOVED)).toEqual([]);
      expect(seat.errors).toEqual([]);
    },
  );

  it("turn their tabs by mouse and by key where nothing may be changed", async () => {
    const { page } = keeper;
    const id = await page.evaluate(async (type) => {
      const data = game.actors.getName(`${type} <b>`).toObject();
      const locked = new Actor.implementation(
        { ...data, _id: foundry.utils.randomID() },
        { pack: "gardien.creatures" },
      );
      await locked.sheet.render({ force: true });
      return locked.sheet.id as string;
    }, TYPES.Actor[0]);
    const tabs = page.locator(`[id="${id}"] .tabs [data-action=tab]`);
    await tabs.last().click();
    await expect.poll(() => tabs.last().getAttribute("aria-pressed"), soon).toBe("true");
    await tabs.first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => tabs.first().getAttribute("aria-pressed"), soon).toBe("true");
    await closeWindows(keeper);
  });
});

/** Foundry 14 moves a window by itself, a module does in 13. */
const move = (id: string): Promise<OwnPage> => (is14 ? detach(keeper, id) : popOut(keeper, id));

const idOf = async (window: Locator) => (await window.getAttribute("id")) ?? "";

/** What styles make of each element of a window, whatever its width and wherever the pointer was. */
async function dress(window: Locator): Promise<string[]> {
  await window.page().mouse.move(0, 0);
  return window.evaluate((element) =>
    [...element.querySelectorAll(".window-content, .window-content *")].map((one) => {
      const style = (one.ownerDocument.defaultView as Window).getComputedStyle(one);
      const { color, backgroundColor, fontFamily, borderTopStyle, borderTopLeftRadius, listStyleType } = style;
      const told = [color, backgroundColor, fontFamily, borderTopStyle, borderTopLeftRadius, listStyleType];
      return `${one.localName}.${one.classList.value}: ${told.join(" ")}`;
    }),
  );
}

/** Shuts a window from its own page, which goes with it where it is Foundry's. */
async function shut(own: OwnPage): Promise<void> {
  const id = await idOf(own.window);
  const close = own.window.locator(".window-header [data-action=close]");
  if (is14) await leave(own, close);
  else await Promise.all([own.window.waitFor({ state: "detached" }), close.click()]);
  expect(await keeper.page.evaluate((wanted) => foundry.applications.instances.has(wanted), id)).toBe(false);
  if (!is14) await own.page.close();
  expect(keeper.errors).toEqual([]);
}

describe("a window in a page of its own", () => {
  beforeAll(() =>
    enlist(keeper, [], {
      ...{ name: HERO, type: "gbInvestigator", at: { x: 300, y: 600 } },
      items: [{ name: KNIFE, type: "gbWeapon", system: { category: "melee" } }],
    }),
  );

  it("is the sheet that it was, styled and alive", async () => {
    const name = HERO;
    const sheet = await openSheet(keeper, name);
    const before = await dress(sheet);
    const own = await move(await idOf(sheet));
    await expect.poll(() => dress(own.window), soon).toEqual(before);
    const tabs = own.window.locator("[data-action=tab]:visible");
    const shown = async (tab: Locator) =>
      own.window.locator(`.tab.active[data-tab="${await tab.getAttribute("data-tab")}"]:not([data-action])`).waitFor();
    await tabs.nth(1).click();
    await shown(tabs.nth(1));
    await tabs.nth(0).press("Enter");
    await shown(tabs.nth(0));
    await turn(own.window, "edit");
    const box = own.window.locator("input[name=name]");
    await box.fill(`${name} bis`);
    await box.press("Tab");
    const stored = () => keeper.page.evaluate((wanted) => Boolean(game.actors.getName(wanted)), `${name} bis`);
    await expect.poll(stored, soon).toBe(true);
    await keeper.page.evaluate(async ([now, then]) => void (await game.actors.getName(now).update({ name: then })), [
      `${name} bis`,
      name,
    ] as const);
    await expect.poll(() => box.inputValue(), soon).toBe(name);
    await turn(own.window, "play");
    await shut(own);
  });

  it("asks beside itself, and what it opens goes into a page of its own too", async () => {
    const sheet = await openSheet(keeper, HERO);
    const own = await move(await idOf(sheet));
    const beside = is14 ? own.page : keeper.page;
    await own.window.locator("[data-action=editItem]").first().click();
    const item = beside.locator(".application.sheet.item");
    await item.locator("[data-action=close]").click();
    await item.waitFor({ state: "detached" });
    await turn(own.window, "edit");
    await own.window.locator(".g-check-sheet").click();
    const question = beside.locator("dialog.application");
    await question.locator("li").first().waitFor();
    await question.locator("button[data-action=mend]").click();
    const opened = assistant({ ...keeper, page: beside });
    await opened.waitFor();
    const before = await dress(opened);
    const id = await idOf(opened);
    if (is14) await keeper.page.evaluate((one) => foundry.applications.instances.get(one).attachWindow(), id);
    const making = await move(id);
    await expect.poll(() => dress(making.window), soon).toEqual(before);
    const step = () => making.window.locator("[aria-current=step]").getAttribute("data-step");
    const first = await step();
    await making.window.locator(".g-creation__onward").click();
    await expect.poll(step, soon).not.toBe(first);
    await shut(making);
    await shut(own);
  });

  it("is the attack that was prepared, and rolls it", async () => {
    await closeWindows(keeper);
    await prepareAttack(keeper, { by: HERO, at: "Journaliste", weapon: KNIFE });
    const window = attackWindow(keeper);
    const before = await dress(window);
    const own = await move(await idOf(window));
    await expect.poll(() => dress(own.window), soon).toEqual(before);
    const messages = () => keeper.page.evaluate(() => game.messages.size as number);
    const known = await messages();
    const roll = rollButton({ ...keeper, page: own.page });
    if (is14) await leave(own, roll);
    else await Promise.all([own.window.waitFor({ state: "detached" }), roll.click()]);
    await expect.poll(messages, soon).toBeGreaterThan(known);
  });
});

if (is14)
  it("a window comes back to the table, and goes with its page when that is shut", async () => {
    const sheet = await openSheet(keeper, HERO);
    const id = await idOf(sheet);
    await keeper.page.evaluate(() => document.head.insertAdjacentHTML("beforeend", `<style id="brought"></style>`));
    const detached = await detach(keeper, id);
    // A page of its own is of another realm, and has nothing that packages add to the table's by themselves.
    expect(await detached.page.locator("#brought").count()).toBe(0);
    const isOurs = (one: string) =>
      foundry.applications.instances.get(one).element.querySelector("[data-application-part]") instanceof HTMLElement;
    await expect.poll(() => keeper.page.evaluate(isOurs, id), soon).toBe(false); // drawn there, not only moved
    const title = (await detached.window.locator(".window-title").textContent()) ?? "";
    await expect.poll(() => detached.page.title(), soon).toBe(title); // it is named once it was drawn there
    const inside = (one: string) => [...foundry.applications.detached.windows.get(one).applications.keys()];
    expect(await keeper.page.evaluate(inside, id)).toEqual([id]);
    const back = await attach(keeper, detached);
    await back.locator("[data-action=tab]").nth(1).click();
    const { page } = await detach(keeper, id);
    await page.close();
    const open = () => keeper.page.evaluate((one) => foundry.applications.instances.has(one), id);
    await expect.poll(open, soon).toBe(false);
    expect(keeper.errors).toEqual([]);
  });

it("the table dresses elements by itself, and hides nothing of packages that their style shows", async () => {
  const shown = await keeper.page.evaluate(() => {
    const elements = `<label>a</label><table></table><summary>b</summary><hr><h5>c</h5><input type="checkbox"><p hidden
      style="display: flex">d</p>`;
    document.body.insertAdjacentHTML("beforeend", `<section id="of-a-module">${elements}</section>`);
    const place = document.getElementById("of-a-module") as HTMLElement;
    const told = [...place.children].map((one) => getComputedStyle(one));
    const [label, table, summary, rule, heading, box, hidden] = told;
    const look = [
      ...[Number(label?.fontWeight) > 400, table?.borderTopStyle, Number(summary?.fontWeight) > 400],
      ...[rule?.marginTop !== "0px", heading?.fontVariantCaps, box?.appearance, hidden?.display],
    ];
    place.remove();
    return look;
  });
  expect(shown).toEqual([true, "solid", true, true, "small-caps", "none", "flex"]);
});

it("what is fetched lies where the manifest's styles do, below modules", async () => {
  const outside = await keeper.page.evaluate(() => {
    const layers: string[] = [];
    const walk = (rules: CSSRuleList, path: readonly string[]): void => {
      for (const rule of rules) {
        if (rule instanceof CSSImportRule) {
          if (rule.styleSheet) walk(rule.styleSheet.cssRules, [...path, rule.layerName ?? ""]);
        } else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, [...path, rule.name]);
        else if (rule instanceof CSSStyleRule) layers.push(`${path.join(".")}|${rule.selectorText}`);
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, path);
      }
    };
    for (const sheet of document.styleSheets) if (!sheet.href) walk(sheet.cssRules, []);
    return layers.filter((one) => /gardien|\.g-/.test(one) && !one.startsWith("system.gardien."));
  });
  expect(outside).toEqual([]);
});
