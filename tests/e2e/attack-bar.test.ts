import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { expectFlawless, expectPartWell, NARROW, THEMES, tooSmall, wear } from "./support/dress.js";
import {
  attackBar,
  coveredByBar,
  expectToken,
  placeOf,
  releaseTargets,
  selectToken,
  targetToken,
} from "./support/scene.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText, pointAt, soon } from "./support/wait.js";
import { longPress } from "./support/touch.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HERO = "Journaliste";
const MORE = ["Canne-épée", "Fusil à canon scié", "Couteau", "Revolver .22", "Matraque", "Carabine", "Poings"];

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const bar = attackBar(player);
const { page } = player;

beforeAll(async () => {
  await keeper.page.evaluate(
    async ([hero, names]) => {
      const actor = game.actors.getName(hero);
      const weapon = actor.items.find((item: { type: string }) => item.type === "gbWeapon").toObject();
      const system = (name: string) =>
        name === "Carabine" ? { ...weapon.system, damage: "2d6 + gros" } : { ...weapon.system };
      await actor.createEmbeddedDocuments(
        "Item",
        names.map((name: string) => ({ ...weapon, _id: null, name, system: system(name) })),
      );
    },
    [HERO, MORE] as const,
  );
});

const counted = () => bar.locator(".g-pager__count").innerText();
const inSight = () =>
  bar.evaluate((element) => {
    const frame = element.querySelector(".g-weapons")!.getBoundingClientRect();
    const shown = [...element.querySelectorAll<HTMLElement>(".g-weapon")].filter((weapon) => {
      const { left, right } = weapon.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    });
    return shown.map((weapon) => weapon.querySelector(".g-weapon__name")!.textContent ?? "");
  });
const focused = () => page.evaluate(() => document.activeElement?.querySelector(".g-weapon__name")?.textContent ?? "");
const zoom = () => page.evaluate(() => canvas.stage.scale.x as number);

type Side = "left" | "top" | "right" | "bottom";

async function box(place: Locator): Promise<Record<Side, number>> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

describe("more weapons than there is room for", () => {
  it("are counted, shown in whole cells, and turned by arrow and wheel, which does not zoom the scene", async () => {
    await selectToken(player, HERO);
    await targetToken(player, "Voyou");
    await expect.poll(counted, soon).toMatch(/^1–\d sur 8$/);
    const first = await inSight();
    expect(first.length).toBeGreaterThan(1);
    await bar.getByRole("button", { name: "Attaques suivantes" }).click();
    await expect.poll(counted, soon).toMatch(/–8 sur 8$/);
    expect(await inSight()).not.toEqual(first);
    const before = await zoom();
    await bar.locator(".g-weapon__name").last().hover();
    await page.mouse.wheel(0, -120);
    await expect.poll(counted, soon).toMatch(/^1–/);
    await expect.poll(inSight, soon).toEqual(first);
    expect(await zoom()).toBe(before);
  });

  it("are reached by key, and a digit attacks with its weapon wherever that stands", async () => {
    await page.mouse.move(5, 400);
    await page.keyboard.press("b");
    await expect.poll(focused, soon).toBe((await inSight())[0]);
    await expectText(bar, "attaquer", "choisir", "quitter");
    for (let i = 0; i < MORE.length; i++) await page.keyboard.press("ArrowRight");
    await expect.poll(focused, soon).toBe("Carabine");
    await expect.poll(inSight, soon).toContain("Carabine");
    await page.keyboard.press("2");
    await expectText(attackWindow(player), "Canne-épée");
    await page.keyboard.press("Escape");
    await attackWindow(player).waitFor({ state: "detached" });
  });

  it("are swept through by finger", async () => {
    const box = (await bar.locator(".g-weapons").boundingBox())!;
    const cdp = await page.context().newCDPSession(page);
    const sweep = async (by: number) => {
      const at = (share: number) => ({ x: box.x + box.width / 2 + by * (share - 0.5), y: box.y + box.height / 2 });
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
      for (let step = 1; step <= 10; step++) {
        await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(step / 10)] });
      }
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await cdp.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await sweep(500);
    await expect.poll(counted, soon).toMatch(/^1–/);
    await sweep(-500);
    await expect.poll(counted, soon).toMatch(/–8 sur 8$/);
    await cdp.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await cdp.detach();
  });
});

describe("a weapon that cannot be used", () => {
  it("says so in a word, and why under the pointer and to those who cannot see it", async () => {
    const weapon = bar.getByRole("button", { name: "Carabine" });
    await expectText(weapon, "Illisible");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 400);
    await expect.poll(() => bar.innerText(), soon).not.toContain("ne se lit pas");
    await pointAt(weapon, bar.locator(".g-dock__line"), "Carabine", "« 2d6 + gros »", "Corrigez l’arme.");
    const described = await weapon.evaluate((button) => {
      const id = button.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent ?? "";
    });
    expect(described).toContain("ne se lit pas");
    expect(await bar.locator(".g-dock__line").evaluate((line) => line.scrollWidth <= line.clientWidth + 1)).toBe(true);
  });
});

describe("the scene behind it", () => {
  it("stays free wherever one looks: tokens, and what else lies on the page", async () => {
    for (const view of [
      { x: 800, y: 800, scale: 1 },
      { x: 1000, y: 300 },
      { x: 1400, y: 900, scale: 0.5 },
    ]) {
      await page.evaluate((at) => canvas.pan(at), view);
      await expect.poll(() => coveredByBar(player), soon).toEqual([]);
    }
    await page.evaluate(() => canvas.recenter());
    // The chat's own box comes to lie on it as another tab is looked at.
    await page.getByRole("tab", { name: "Combat" }).click();
    await page.locator("#chat-notifications #chat-message").waitFor();
    await expect.poll(() => coveredByBar(player), soon).toEqual([]);
    await page.getByRole("tab", { name: "Discussion" }).click();
  });

  it("hears no click and no T through the bar, and is reached by what is dragged over it from elsewhere", async () => {
    await releaseTargets(player);
    const selected = () => page.evaluate(() => canvas.tokens.controlled.map(({ name }: { name: string }) => name));
    await bar.locator(".g-pager__count").click(); // which is no button
    expect(await selected()).toEqual([HERO]);
    await page.keyboard.press("t");
    expect(await page.evaluate(() => game.user.targets.size as number)).toBe(0);
    const passing = () => bar.evaluate((element) => getComputedStyle(element.querySelector(".g-bar")!).pointerEvents);
    const { x, y } = await placeOf(player, HERO);
    await page.mouse.move(x, y + 200);
    await page.mouse.down();
    await expect.poll(passing, soon).toBe("none");
    await page.mouse.up();
    await expect.poll(passing, soon).toBe("auto");
  });
});

describe("its looks", () => {
  it("fold and unfold, by click and by the key that leads to it, but never under the keyboard", async () => {
    await selectToken(player, HERO);
    await bar.getByRole("button", { name: "Replier la barre" }).click();
    await expectText(bar, "8 attaques");
    await expect.poll(() => bar.locator(".g-bar").isVisible(), soon).toBe(false);
    await page.keyboard.press("b");
    await bar.locator(".g-bar").waitFor();
    const left = () => bar.evaluate((element) => element.style.left);
    const before = await left();
    await page.evaluate(() => {
      document.getElementById("chat-notifications")!.style.cssText = "position: fixed; inset: 0";
    });
    const size = page.viewportSize()!;
    await page.setViewportSize({ ...size, width: size.width - 100 });
    await expect.poll(left, soon).not.toBe(before);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("g-weapon");
    await page.evaluate(() => document.getElementById("chat-notifications")!.removeAttribute("style"));
    await page.setViewportSize(size);
    await page.keyboard.press("Escape");
  });

  it("have no blemish in either theme, nor beside a narrow scene", async () => {
    await targetToken(player, "Voyou");
    await expectPartWell(player, bar.locator(".g-dock__top"));
    const size = page.viewportSize()!;
    await page.evaluate(() => void ui.sidebar.toggleExpanded(false));
    await page.setViewportSize({ width: NARROW, height: 800 });
    await expect.poll(counted, soon).toMatch(/^\d–\d sur 8$/);
    await expect.poll(() => coveredByBar(player), soon).toEqual([]);
    const leftOut = () =>
      bar.locator(".g-weapon__meta").evaluateAll((lines) => {
        const cut = lines.filter((line) => line.scrollHeight > line.clientHeight + 2);
        return cut.map((line) => line.textContent.trim());
      });
    await expect.poll(leftOut, soon).toEqual([]);
    await page.setViewportSize(size);
    await page.evaluate(() => void ui.sidebar.toggleExpanded(true));
  });

  it("hold together where there is one weapon and much to say of the target", async () => {
    await keeper.page.evaluate(
      async ([hero, names]) => {
        const actor = game.actors.getName(hero);
        await game.settings.set("gardien", "targetNumbers", "hidden");
        const more = actor.items.filter((item: { name: string }) => names.includes(item.name));
        await actor.deleteEmbeddedDocuments(
          "Item",
          more.map(({ id }: { id: string }) => id),
        );
      },
      [HERO, MORE] as const,
    );
    await expectText(bar, "chances inconnues");
    const end = (part: string) => bar.locator(part).evaluate((one) => one.getBoundingClientRect().right);
    await expect.poll(async () => (await end(".g-dock__fold")) - (await end(".g-bar")), soon).toBeLessThanOrEqual(1);
    await setting(keeper, [player], "targetNumbers", "shown");
  });
});

describe("a small screen", () => {
  it("keeps the body above the abilities, and the hotbar off the sidebar", async () => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 1024, height: 768 });
    /** How far the first of two places reaches into the second, in pixels. */
    const overlap = async (one: Locator, reaches: Side, other: Locator, begins: Side) =>
      (await box(one))[reaches] - (await box(other))[begins];
    const [hotbar, sidebar, people] = ["#action-bar", "#ui-right", "#players"].map((place) => page.locator(place));
    await expect.poll(() => overlap(hotbar!, "right", sidebar!, "left"), soon).toBeLessThanOrEqual(0);
    await expect.poll(() => overlap(people!, "right", hotbar!, "left"), soon).toBeLessThanOrEqual(0);
    const sheet = await openSheet(player, HERO);
    const body = sheet.locator(".g-figure-chart");
    const abilities = sheet.locator("[data-application-part=stats]");
    await expect.poll(() => overlap(body, "bottom", abilities, "top"), soon).toBeLessThanOrEqual(0);
    await closeWindows(player);
    await page.setViewportSize(size);
  });
});

describe("the token's panel", () => {
  /** Opens the panel of a token as the keyboard does. */
  async function panelOf(token: string): Promise<Locator> {
    await selectToken(keeper, token);
    await keeper.page.keyboard.press("h");
    const panel = keeper.page.getByRole("dialog", { name: /^Pion/ });
    await panel.waitFor();
    return panel;
  }

  it("names the points it shows, lets the keeper rename the token for all, and keeps the creature's own name", async () => {
    const panel = await panelOf("Goule");
    await expectText(panel, "PV", "PF");
    await panel.getByLabel("Nom du pion").fill("Silhouette <b>noire</b>");
    await keeper.page.keyboard.press("Tab");
    await expectToken(player, "Silhouette <b>noire</b>");
    const { x, y } = await placeOf(player, "Silhouette <b>noire</b>");
    await player.page.mouse.dblclick(x, y);
    const notice = player.page.locator("#notifications li").last();
    await expectText(notice, "Silhouette <b>noire</b>");
    expect(await notice.textContent()).not.toContain("Goule");
    await keeper.page.keyboard.press("Escape");
  });

  it("puts all selected tokens into the fight at once, whose messages show names as typed", async () => {
    const { page } = keeper;
    await selectToken(keeper, "Journaliste");
    await page.keyboard.down("Shift");
    const other = await placeOf(keeper, "Silhouette <b>noire</b>");
    await page.mouse.click(other.x, other.y);
    await page.keyboard.up("Shift");
    await page.mouse.click(other.x, other.y, { button: "right" });
    await page.getByRole("button", { name: "Au combat" }).click();
    await expect.poll(() => page.evaluate(() => game.combat?.combatants.size as number), soon).toBe(2);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Combat" }).click();
    await page.getByRole("button", { name: "Lancer toutes les initiatives" }).click();
    await expectText(player.page.locator(".chat-message").last(), "Initiative de Silhouette <b>noire</b>");
    await page.evaluate(async () => void (await game.combat.delete()));
    await page.getByRole("tab", { name: "Discussion" }).click();
  });
});

describe("fingers", () => {
  it("find buttons of 44 pixels in the bar, the window and the card", async () => {
    const touch = await keeper.table.join(PLAYERS[1], {
      context: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
    });
    await prepareAttack(touch, { by: "Paul", at: "Voyou", weapon: "Revolver .38 (Ruger Service-Six)" });
    await expect.poll(() => tooSmall(touch, ".g-dock"), soon).toEqual([]);
    await expect.poll(() => tooSmall(touch, ".g-attack"), soon).toEqual([]);
    const card = await rollPrepared(touch, [
      [20, 19],
      [100, 12],
    ]);
    await expectText(cardOf(touch, card), "Touché", "Appliqué");
    await expect.poll(() => tooSmall(touch, ".g-card"), soon).toEqual([]);
    for (const { errors } of [player, touch]) expect(errors).toEqual([]);
    await touch.page.context().close();
  });

  it("that stay offer the click with Shift, and where a thing may go, in buttons of 44 pixels; a tap outside shuts it", async () => {
    const { page, ...seat } = await keeper.table.join(PLAYERS[1], {
      context: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
    });
    const touch = { page, ...seat };
    const menu = page.getByRole("menu", { name: "Autres façons" });
    await page.evaluate(() => void canvas.scene.tokens.getName("Voyou").object.setTarget(true));
    const weapon = (await openSheet(touch, "Paul")).locator("[data-action=attack]").first();
    await longPress(weapon);
    await expectText(menu, "Lancer sans fenêtre", "Mettre dans la barre de macros");
    await expect.poll(() => tooSmall(touch, ".g-twins"), soon).toEqual([]);
    for (const theme of THEMES) {
      await wear(theme, touch);
      await expectFlawless(menu, theme);
    }
    await page.touchscreen.tap(600, 5);
    await menu.waitFor({ state: "detached" });
    expect(await page.locator(".g-attack").count()).toBe(0); // the press was no click
    const rows = await page.locator(".chat-message").count();
    await longPress(weapon);
    await menu.getByRole("menuitem", { name: "Lancer sans fenêtre" }).tap();
    await expect.poll(() => page.locator(".chat-message").count(), soon).toBe(rows + 1);
    expect(await page.locator(".g-attack").count()).toBe(0);
    expect(touch.errors).toEqual([]);
    await page.context().close();
  });

  it("of a keeper give a thing to somebody else, by the menu key too", async () => {
    const [from, to] = ["Paul", "Journaliste"];
    const sheet = await openSheet(keeper, from);
    const count = () => keeper.page.evaluate((name) => game.actors.getName(name).items.size as number, to);
    const before = await count();
    // At once: the blow before draws the sheet anew, and what had the focus may be gone.
    await sheet.locator("[data-action=attack]").first().press("Shift+F10");
    const menu = keeper.page.getByRole("menu", { name: "Autres façons" });
    await menu.getByRole("menuitem", { name: "Donner à…" }).click();
    const question = keeper.page.locator("dialog").last();
    await question.getByRole("combobox").selectOption({ label: to });
    await question.getByRole("button").last().click();
    await expect.poll(count, soon).toBe(before + 1);
    await closeWindows(keeper);
  });
});
