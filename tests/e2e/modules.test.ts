import { afterAll, describe, expect, it } from "vitest";
import { attack, attackWindow, cardOf } from "./support/attack.js";
import { expectCondition, place } from "./support/people.js";
import { attackBar, selectToken } from "./support/scene.js";
import { KEEPER, layTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const FIXTURES = "tests/fixtures/modules";
const FOLDERS = ["companion", "broken", "nowhere"].map((name) => `${FIXTURES}/${name}`);
const WALTHER = "Walther PPK (.32)";
const HERO = "Journaliste";
const PROFOND = "Profond";

const table = await layTable(...FOLDERS.flatMap((folder) => ["--module", folder]), "--compat");
afterAll(() => table.close());
const keeper = await table.join(KEEPER);
const ines = await table.join(PLAYERS[0]);
const notices = ({ page }: Seat) => page.locator("#notifications");

describe("a table with a module that works, one that is broken and one that is not there", () => {
  it("opens, tells the keeper alone what is wrong, by name, and has the module's setting under a heading of its own", async () => {
    const phases = ["init", "i18nInit", "setup", "ready"].map((phase) => `${phase}: the broken module in ${phase}`);
    const files = ["absent.css", "absent.js", "packs/absent"];
    const scripts = ["a classic script of the broken module", "an ES module of the broken module", "later"];
    await expectText(notices(keeper), "« nowhere »", "« broken »", ...files, ...scripts, ...phases);
    await expectText(notices(ines), /^$/);
    const active = await ines.page.evaluate(() =>
      game.modules.filter((one: { active: boolean }) => one.active).map((one: { id: string }) => one.id),
    );
    expect(active).toEqual(["companion", "broken"]);
    const { page } = ines;
    await page.evaluate(async () => void (await new foundry.applications.settings.SettingsConfig().render(true)));
    const window = page.locator("#settings-config");
    const group = window.locator("fieldset", { has: page.getByText("Compagnon", { exact: true }) });
    await group.getByRole("checkbox", { name: "Compter les coups" }).waitFor();
    await window.getByRole("button", { name: "Fermer" }).click();
    await window.waitFor({ state: "detached" });
  });
});

describe("a module that uses what docs/api.md promises", () => {
  it("adds an action to the bar and to the sheet's menu, which a whole table hears, with the name of whoever sent it", async () => {
    await selectToken(ines, HERO);
    await attackBar(ines).getByRole("button", { name: "Siffler" }).click();
    for (const seat of [keeper, ines]) await expectText(notices(seat), `${HERO} siffle`);
    const heard = await keeper.page.evaluate(() => game.modules.get("companion").api.whistled as unknown);
    expect(heard).toEqual({ name: HERO, by: PLAYERS[0] });
    const sheet = await openSheet(ines, HERO);
    await sheet.locator("[data-action=toggleControls]").click();
    await sheet.getByRole("button", { name: "Siffler" }).waitFor();
    await sheet.getByRole("button", { name: "Fermer" }).click();
    await sheet.waitFor({ state: "detached" });
  });

  it("lists attacks by a key, and begins one from its own buttons, in its own style", async () => {
    await selectToken(ines, HERO);
    await ines.page.keyboard.press("u");
    const hud = ines.page.getByRole("navigation", { name: `Actions de ${HERO}` });
    expect(await hud.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
    await hud.getByRole("button", { name: WALTHER }).click();
    await attackWindow(ines).getByRole("button", { name: "Fermer" }).click();
    await attackWindow(ines).waitFor({ state: "detached" });
    await hud.evaluate((element) => element.remove());
  });

  it("hears of an attack from the dice to its end, on every client, and is asked where it wraps a method", async () => {
    await place(keeper, [ines], PROFOND, 1200, 1000);
    const dice = [
      [20, 15],
      [100, 99],
    ] as const;
    const id = await attack(ines, { by: HERO, at: PROFOND, weapon: WALTHER, dice });
    await expectCondition([keeper, ines], PROFOND, { pv: 9, pf: 8, wounds: [WALTHER], statuses: [] });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click(QUICKLY);
    const line = (what: string) => `${what}: ${HERO}, ${WALTHER}, ${PROFOND}`;
    const lines = ["attackPosted", "outcome", "applied", "undone"].map(line);
    for (const { page } of [keeper, ines]) {
      const tally = () => page.evaluate(() => game.modules.get("companion").api.tally as string[]);
      await expect.poll(tally, soon).toEqual(lines);
    }
    const rolled = await ines.page.evaluate(async () => {
      const before = game.modules.get("companion").api.asked as number;
      const { total } = await new Roll("@companion + 1", game.user.character.getRollData()).evaluate();
      return [total, game.modules.get("companion").api.asked - before];
    });
    expect(rolled).toEqual([2, 1]);
  });
});

describe("with --compat", () => {
  it("a V1 window opens, is told in jQuery, and saves its form", async () => {
    const heard = await ines.page.evaluate(async () => {
      const { FormApplication } = foundry.appv1.api;
      const { $ } = globalThis as unknown as { $: (html: string) => { jquery: string } };
      const told: unknown[] = [];
      class Small extends FormApplication {
        async _renderInner() {
          return $("<form><input name='size' type='number' value='3'></form>");
        }
        async _updateObject(_event: Event, data: unknown) {
          told.push(data);
        }
      }
      const drawn = new Promise<void>((resolve) => {
        Hooks.once("renderSmall", (_app: unknown, html: { jquery: string }) => {
          told.push(html.jquery);
          resolve();
        });
      });
      const window = new Small();
      window.render(true);
      await drawn;
      await window.submit();
      return [...told, window.rendered];
    });
    expect(heard).toEqual(["3.7.1", { size: 3 }, false]);
  });

  it("methods that modules wrap are gone through by what people do; no error is ours, all that were are the broken module's", async () => {
    const opened = await ines.page.evaluate(() => {
      const { prototype } = foundry.canvas.placeables.Token;
      const before = prototype._onClickLeft2;
      const told: string[] = [];
      prototype._onClickLeft2 = function (...args: unknown[]) {
        told.push(this.name);
        return before.apply(this, args);
      };
      const token = canvas.tokens.placeables.find((one: { isOwner: boolean }) => one.isOwner);
      token.element.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
      return told;
    });
    expect(opened).toEqual([HERO]);
    for (const { errors } of [keeper, ines]) {
      const others = errors.filter((error) => !/broken|absent|nowhere|404/.test(error));
      expect(others).toEqual([]);
      expect(errors.filter((error) => error.includes("/systems/gardien/"))).toEqual([]);
    }
  });
});

it("lists what a sheet does at a click, in the reader's words and in the groups of the sheet", async () => {
  const listed = await keeper.page.evaluate(async (name) => {
    const actor = game.actors.find((one: { name: string }) => one.name === name);
    const actions = await game.gardien.actions(actor);
    return actions.map(({ id, group, name: called }: Record<string, string>) => [id, group, called]);
  }, HERO);
  expect(listed).toContainEqual(["deed.rest", "body", expect.stringMatching(/^[^.]+$/)]);
  expect(listed).toContainEqual(["initiative", "turn", "Initiative"]);
  expect(listed.filter(([, group = ""]: string[]) => group === "attacks").length).toBeGreaterThan(0);
  expect(listed.filter(([, , called = ""]: string[]) => called.includes("GARDIEN."))).toEqual([]);
});
