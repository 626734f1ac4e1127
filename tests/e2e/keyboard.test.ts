import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, lastCard, prepareAttack, rollPrepared } from "./support/attack.js";
import { chooseDice } from "./support/dice.js";
import { focusedName, focusIsVisible, tabTo } from "./support/keys.js";
import { expectCondition } from "./support/people.js";
import { attackBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { openSheet } from "./support/windows.js";

const WALTHER = /^Walther PPK/;
/** What a finger needs, in pixels. */
const FINGER = 44;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
let whole: { pv: number; pf: number };

beforeAll(async () => {
  whole = await keeper.page.evaluate(() => {
    const { pv, pf } = canvas.scene.tokens.getName("Voyou").actor.system;
    return { pv: pv.value as number, pf: pf.value as number };
  });
});

async function expectFocus(seat: Seat, name: RegExp): Promise<void> {
  await expect.poll(() => focusedName(seat), soon).toMatch(name);
  await expect.poll(() => focusIsVisible(seat), soon).toBe(true);
}

describe("an attack without a mouse", () => {
  it("selects a token, aims at another and opens the bar's weapon", async () => {
    const { keyboard } = player.page;
    await tabTo(player, /^Journaliste/);
    await keyboard.press("Space");
    await attackBar(player).waitFor();
    await tabTo(player, /^Voyou$/);
    await keyboard.press("t");
    await expectText(attackBar(player), "Voyou");
    await keyboard.press("b");
    await expectFocus(player, WALTHER);
    await keyboard.press("ArrowRight");
    await expectFocus(player, /Ouvrir la fiche/);
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await attackWindow(player).waitFor();
    await expectFocus(player, /^Attaquer$/);
  });

  it("gives the focus back to the weapon when Escape closes the window", async () => {
    const { keyboard } = player.page;
    await keyboard.press("Escape");
    await attackWindow(player).waitFor({ state: "detached" });
    await expectFocus(player, WALTHER);
    await keyboard.press("1");
    await attackWindow(player).waitFor();
    await expectFocus(player, /^Attaquer$/);
  });

  it("switches lines with 1 to 9 and chooses the zone after Z", async () => {
    const { keyboard } = player.page;
    const window = attackWindow(player);
    await keyboard.press("1");
    await expectText(window, "1d20 +4");
    await keyboard.press("1");
    await expectText(window, "1d20 +5");
    await keyboard.press("z");
    await expectFocus(player, /^Zone visée$/i);
    await keyboard.press("ArrowDown");
    await expectText(window, "Zone visée", "1d20 −5");
    await expectFocus(player, /^Zone visée$/i);
    await keyboard.press("ArrowUp");
    await expectText(window, "1d20 +5");
  });

  it("adds a line with its reason and takes it off again", async () => {
    const { keyboard } = player.page;
    const window = attackWindow(player);
    await tabTo(player, /^Ajouter un modificateur$/);
    await keyboard.press("Enter");
    await expectFocus(player, /^Valeur$/i);
    await keyboard.type("2");
    await keyboard.press("Tab");
    await keyboard.type("à bout portant");
    await keyboard.press("Enter");
    await expectText(window, "à bout portant", "1d20 +7");
    await tabTo(player, /^Retirer « à bout portant »$/, { back: true });
    await keyboard.press("Enter");
    await expectText(window, "1d20 +5");
    await expectFocus(player, /^Ajouter un modificateur$/);
    await tabTo(player, /^Attaquer$/);
  });

  it("rolls with Enter, once though the key is held, and leaves the focus where one goes on", async () => {
    const { keyboard } = player.page;
    await chooseDice(player, [20, 12], [100, 12]);
    const rows = await player.page.locator(".chat-message").count();
    await keyboard.down("Enter");
    await keyboard.down("Enter");
    await attackWindow(player).waitFor({ state: "detached" });
    await keyboard.down("Enter");
    await keyboard.up("Enter");
    await expectText(lastCard(player), "Touché", "Torse", "Appliqué");
    expect(await player.page.locator(".chat-message").count()).toBe(rows + 1);
    await expect.poll(() => focusedName(player), soon).not.toBe("");
  });

  it("lets the keeper read the sum and undo, by key", async () => {
    const { keyboard } = keeper.page;
    await expectText(lastCard(keeper), "Appliqué");
    await tabTo(keeper, /^Annuler$/);
    await expect.poll(() => focusIsVisible(keeper), soon).toBe(true);
    await keyboard.press("Enter");
    await expectText(lastCard(keeper), "Annulé");
    await expectCondition([keeper, player], "Voyou", { ...whole, wounds: [] });
    await expect.poll(() => focusedName(keeper), soon).not.toBe("");
  });

  it("reads the result aloud", async () => {
    const said = player.page.getByRole("status").filter({ hasText: "Voyou" });
    await expect.poll(() => said.first().textContent(), soon).toMatch(/Journaliste contre Voyou/);
  });
});

describe("a sheet without a mouse", () => {
  it("opens from the token with Enter, crosses boxes with Space, and keeps the focus where it was", async () => {
    const { keyboard } = player.page;
    await tabTo(player, /^Journaliste/);
    await keyboard.press("Enter");
    const sheet = player.page.locator(".application", {
      has: player.page.getByRole("heading", { name: "Journaliste" }),
    });
    await sheet.waitFor();
    await tabTo(player, /^Fatigue, case 2/);
    await keyboard.press("Space");
    await expectText(sheet, "6 / 8");
    await expectFocus(player, /^Fatigue, case 2/);
    await keyboard.press("Space");
    await expect.poll(() => sheet.innerText(), soon).toMatch(/[78] \/ 8/);
    await player.page.evaluate(async () => void (await game.user.character.update({ "system.pf.value": 8 })));
  });

  it("goes through the tabs and the zones, and closes with Escape back to where it came from", async () => {
    const { keyboard } = player.page;
    await tabTo(player, /^Notes$/);
    await keyboard.press("Enter");
    const notes = player.page.locator('.tab[data-tab="notes"]');
    await expect.poll(() => notes.isVisible(), soon).toBe(true);
    await tabTo(player, /^Bras droit/, { back: true });
    await keyboard.press("Enter");
    await expectText(player.page.getByRole("status").filter({ hasText: "Bras droit" }), "Bras droit 13", "base 10");
    await expectFocus(player, /^Bras droit/);
    await keyboard.press("Escape");
    await player.page.getByRole("heading", { name: "Journaliste", level: 1 }).waitFor({ state: "detached" });
    await expectFocus(player, /^Journaliste/);
  });

  it("never loses the focus to a change made elsewhere", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille" }).focus();
    await player.page.keyboard.press("Enter");
    await sheet.getByRole("textbox", { name: "Profession" }).waitFor();
    await tabTo(player, /^Profession$/i);
    await player.page.keyboard.press("End");
    await player.page.keyboard.type(" de nuit");
    await keeper.page.evaluate(
      async () => void (await game.actors.getName("Journaliste").update({ "system.pf.value": 5 })),
    );
    await expect.poll(() => player.page.evaluate(() => game.user.character.system.pf.value as number), soon).toBe(5);
    await expectFocus(player, /^Profession$/i);
    await expect.poll(() => sheet.getByLabel("Profession").inputValue(), soon).toBe("Journaliste de nuit");
    await player.page.keyboard.press("Escape");
    await keeper.page.evaluate(
      async () => void (await game.actors.getName("Journaliste").update({ "system.pf.value": 8 })),
    );
  });
});

describe("a row that goes", () => {
  it("leaves the keyboard in its list, and a question gives it back to who asked it", async () => {
    const { page } = keeper;
    const things = ["Corde", "Lampe"].map((name) => ({ name, type: "gbGear" }));
    await page.evaluate(
      async (items) => void (await Actor.create({ name: "Porteur", type: "gbInvestigator", items })),
      things,
    );
    const sheet = await openSheet(keeper, "Porteur");
    await sheet.locator(".tabs [data-tab=gear]").click();
    const remove = async (name: string, answer: "Oui" | "Non"): Promise<void> => {
      await sheet.getByRole("button", { name: `Supprimer ${name}` }).focus();
      await page.keyboard.press("Enter");
      await expectFocus(keeper, /^Non$/); // what is not taken back is not a key away
      if (answer === "Oui") await page.keyboard.press("Shift+Tab");
      await expectFocus(keeper, new RegExp(`^${answer}$`));
      await page.keyboard.press("Enter");
    };
    await remove("Corde", "Non");
    await expectFocus(keeper, /^Supprimer Corde$/);
    await remove("Corde", "Oui");
    await expectFocus(keeper, /^Supprimer Lampe$/);
    await remove("Lampe", "Oui");
    await expectFocus(keeper, /^Ajouter$/);
  });
});

describe("fingers", () => {
  it("find buttons of 44 pixels in the bar, the window and the card", async () => {
    const touch = await keeper.table.join(PLAYERS[1], {
      context: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
    });
    const tooSmall = (root: string): Promise<string[]> =>
      touch.page.evaluate(
        ([selector, least]) => {
          const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => [
            ...one.querySelectorAll<HTMLElement>("button, select, summary, input, a[href]"),
          ]);
          return controls.flatMap((control) => {
            const target = control.closest("label") ?? control;
            const { width, height } = target.getBoundingClientRect();
            if (width === 0 || control.closest("[hidden]")) return [];
            const name = control.ariaLabel ?? (control.innerText || control.className);
            return width < least - 0.5 || height < least - 0.5 ? [`${name}: ${width} × ${height}`] : [];
          });
        },
        [root, FINGER] as const,
      );
    await prepareAttack(touch, { by: "Paul", at: "Voyou", weapon: await firstWeapon(touch) });
    await expect.poll(() => tooSmall(".g-dock"), soon).toEqual([]);
    await expect.poll(() => tooSmall(".g-attack"), soon).toEqual([]);
    const card = await rollPrepared(touch, [
      [20, 19],
      [100, 12],
    ]);
    await expectText(cardOf(touch, card), "Touché", "Appliqué");
    await expect.poll(() => tooSmall(".g-card"), soon).toEqual([]);
    expect(touch.errors).toEqual([]);
  });

  it("leave no error behind", () => {
    expect(keeper.errors).toEqual([]);
    expect(player.errors).toEqual([]);
  });
});

function firstWeapon({ page }: Seat): Promise<string> {
  return page.evaluate(() => {
    const items: { type: string; name: string; system: { equipped: boolean } }[] = [...game.user.character.items];
    return items.find(({ type, system }) => type === "gbWeapon" && system.equipped)!.name;
  });
}
