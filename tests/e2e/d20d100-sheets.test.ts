import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf } from "./support/attack.js";
import { deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { expectWell } from "./support/dress.js";
import { entrust, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";

const HERO = "Anatole Kerbrat";
const BEAST = "Vampire stellaire";
const RIFLE = "Lebel 1886 8 mm";

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

/** A figure of somebody's, by its path under `system`, as a client knows it. */
const figure = ({ page }: Seat, path: string) =>
  page.evaluate(([name, at]) => foundry.utils.getProperty(game.actors.getName(name).system, at) as unknown, [
    HERO,
    path,
  ] as const);
const expectFigure = (path: string, value: unknown) => expect.poll(() => figure(keeper, path), soon).toEqual(value);

/** Puts figures of the hero back, by the keeper's hand. */
const restore = (system: object) =>
  keeper.page.evaluate(async ([name, data]) => void (await game.actors.getName(name).update({ system: data })), [
    HERO,
    system,
  ] as const);

/** The sheet of the hero, its form before. */
async function openForm(seat: Seat): Promise<Locator> {
  const sheet = await openSheet(seat, HERO);
  await sheet.locator("[data-action=tab][data-tab=form]").click();
  return sheet;
}

const beastSheet = async (): Promise<Locator> => {
  const uuid = await keeper.page.evaluate((name) => canvas.scene.tokens.getName(name).actor.uuid as string, BEAST);
  return openSheet(keeper, uuid);
};

describe("the form of an investigator", () => {
  it("DD-65, DD-90…DD-92: is ticked and circled by click and keyboard, and says what it costs", async () => {
    await restore({ hp: { value: 17 }, jets: { luck: { checked: false } }, temporaryDamage: 0 });
    const sheet = await openForm(player);
    const known = await deedsOf(player);
    await sheet.getByRole("checkbox", { name: "Chance : usage remarquable" }).click(); // DD-177: the keeper ticks it
    const asked = await newDeed(player, known);
    await cardOf(keeper, asked)
      .getByRole("button", { name: /^(?:Confirmer|Accepter)/ })
      .click();
    await expectFigure("jets.luck.checked", true);
    await sheet.getByRole("button", { name: /^Points de vie à 4,/ }).click();
    await expectFigure("hp.value", 4);
    await expectText(sheet.locator(".dd-tracks"), "Quart des PV : −6 au physique");
    await sheet.getByRole("button", { name: "Points de vie à 9", exact: true }).focus();
    await player.page.keyboard.press("Enter");
    await expectFigure("hp.value", 9);
    const bruises = sheet.getByRole("spinbutton", { name: "Coups encaissés" });
    await bruises.fill("9");
    await bruises.press("Tab");
    await expectText(sheet.locator(".dd-tracks"), "Chancelant");
  });

  it("DD-106: tells its mind on a ruler that is slid by keyboard", async () => {
    await restore({ sanity: { value: 55, lossThisHour: 0, hourOpened: null } });
    const sheet = await openForm(player);
    const ruler = sheet.getByRole("slider", { name: "Santé mentale" });
    await expect.poll(() => ruler.inputValue(), soon).toBe("55");
    await ruler.press("ArrowLeft");
    await expectFigure("sanity.value", 54);
    await expectText(sheet.locator(".dd-ruler__now"), "54");
  });

  it("DD-51, DD-60, DD-65, DD-126: begins tests, and attacks by their notation", async () => {
    const sheet = await openForm(player);
    await sheet.getByRole("button", { name: /^Jet de Réflexes/ }).click();
    await expectText(deedWindow(player), "Réflexes");
    await closeWindows(player);
    const again = await openForm(player);
    await again.getByRole("button", { name: /^Écouter : / }).click();
    await expectText(deedWindow(player), "Écouter");
    await closeWindows(player);
    const third = await openForm(player);
    await third.getByRole("button", { name: `${RIFLE} : attaque de base +12/+7` }).click();
    await expectText(attackWindow(player), RIFLE);
  });

  it("DD-15, DD-24: is edited in place, and what follows is reckoned anew", async () => {
    await restore({ characteristics: { constitution: { score: 15 } } });
    const sheet = await openForm(player);
    await sheet.locator("[data-action=toggleMode]").click();
    const score = sheet.getByRole("spinbutton", { name: "Constitution" }).first();
    await score.fill("11");
    await score.press("Tab");
    await expectFigure("characteristics.constitution.score", 11);
    await expectText(sheet.locator(".dd-tracks"), "max 15");
    await restore({ characteristics: { constitution: { score: 15 } } });
    await expectText(sheet.locator(".dd-tracks"), "max 17");
  });

  it("DD-126: lays a weapon down by the right button, and takes it from the list of what is carried", async () => {
    const held = `[aria-label='Armes'] tr:has-text("${RIFLE}")`;
    const sheet = await openForm(player);
    await sheet.locator("[data-action=tab][data-tab=gear]").click();
    await sheet.getByRole("checkbox", { name: `${RIFLE} : en main` }).check();
    await sheet.locator("[data-action=tab][data-tab=form]").click();
    await sheet.locator(held).click({ button: "right" });
    await player.page.locator("#context-menu").getByText("Poser, ranger").click();
    await sheet.locator(held).waitFor({ state: "detached" });
    await sheet.locator("[data-action=tab][data-tab=gear]").click();
    await sheet.getByRole("checkbox", { name: `${RIFLE} : en main` }).check();
    await sheet.locator(held).waitFor({ state: "attached" });
  });

  it("DD-31: takes a trait that is dropped on it once, and says so the second time", async () => {
    await keeper.page.evaluate(async (name) => {
      const actor = game.actors.getName(name);
      const old = actor.items.filter((item: { system: { key: string } }) => item.system.key === "agile");
      await actor.deleteEmbeddedDocuments(
        "Item",
        old.map(({ id }: { id: string }) => id),
      );
    }, HERO);
    const sheet = await openForm(keeper);
    const id = await sheet.getAttribute("id");
    const drop = () =>
      keeper.page.evaluate(async (window) => {
        const { index } = game.packs.get("gardien.d20d100-traits");
        const { uuid } = index.find((entry: { name: string }) => entry.name === "Agile");
        const dataTransfer = new DataTransfer();
        dataTransfer.setData("text/plain", JSON.stringify({ type: "Item", uuid }));
        const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector(`[id="${window}"] .dd-traits`)!.dispatchEvent(drop);
      }, id);
    await drop();
    await expectText(sheet.locator(".dd-traits"), "Agile");
    await drop();
    await expectText(keeper.page.locator("#notifications"), "a déjà : Agile");
    expect(await sheet.locator(".dd-traits").getByText("Agile", { exact: true }).count()).toBe(1);
  });

  it("DD-36, DD-72: keeps a trait with the language that it was chosen for, once that is renamed", async () => {
    const language = await keeper.page.evaluate(async (name) => {
      const actor = game.actors.getName(name);
      const [skill] = await actor.createEmbeddedDocuments("Item", [
        { name: "Langue étrangère (basque)", type: "d20d100Skill", system: { key: "foreignLanguage" } },
      ]);
      const system = { key: "gifted", parameter: skill.name, effects: [{ target: "skill", key: "", value: 3 }] };
      await actor.createEmbeddedDocuments("Item", [{ name: "Doué en (compétence)", type: "d20d100Trait", system }]);
      return skill.uuid as string;
    }, HERO);
    const sheet = await openForm(keeper);
    await expectText(sheet.locator(".dd-traits"), "Doué en : Langue étrangère (basque)");
    const card = await openSheet(keeper, language);
    await card.locator("input[name=name]").fill("Basque parlé");
    await card.locator("input[name=name]").press("Tab");
    await expectText(sheet.locator(".dd-traits"), "Doué en (Basque parlé)", "Basque parlé +3");
    await keeper.page.evaluate(
      async ([name, uuid]) => {
        const actor = game.actors.getName(name);
        const { id } = await fromUuid(uuid);
        const trait = actor.items.find((item: { system: { key: string } }) => item.system.key === "gifted");
        await actor.deleteEmbeddedDocuments("Item", [id, trait.id]);
      },
      [HERO, language] as const,
    );
  });

  it("looks well, light and dark, wide and narrow, to play and to edit", async () => {
    const sheet = await openForm(keeper);
    await keeper.page.evaluate(() => void ui.notifications.clear()); // they lie on windows for a while
    const pages = ["form", "description", "magic", "gear", "creation"];
    await expectWell(keeper, sheet, { name: "d20d100-investigator", pages });
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("spinbutton", { name: "Constitution" }).first().waitFor();
    await expectWell(keeper, sheet, { pages: ["creation"] });
  });

  it("keeps what colours say where the reader forces their own", async () => {
    const sheet = await openForm(player);
    await player.page.emulateMedia({ forcedColors: "active" });
    try {
      const drawn = (selector: string, property: string, pseudo?: string) =>
        sheet
          .locator(selector)
          .first()
          .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [
            property,
            pseudo,
          ] as const);
      expect(await drawn(".g-tab.active", "border-top-width")).not.toBe(
        await drawn(".g-tab:not(.active)", "border-top-width"),
      );
      expect(await drawn(".dd-figure[data-zone=half]", "border-bottom-style")).not.toBe(
        await drawn(".dd-figure[data-zone=quarter]", "border-bottom-style"),
      );
      expect(await drawn(".dd-ruler", "forced-color-adjust", "::before")).toBe("none");
    } finally {
      await player.page.emulateMedia({ forcedColors: "none" });
    }
  });

  it("shows a player who may only look at somebody nothing that is not theirs to know", async () => {
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
  });
});

describe("the page of an adversary", () => {
  it("DD-106, DD-134, DD-171: tells its Défense with the sum, its skin, and has whoever sees it tested", async () => {
    const sheet = await beastSheet();
    await expectText(sheet.locator(".dd-facts"), "15 · Réflexes +1 · Échelle −1", "4 (tout)", "1/1d10");
    await sheet.getByRole("button", { name: "Faire tester" }).click();
    await expectText(deedWindow(keeper), HERO, "1/1d10");
  });

  it("looks well, light and dark, wide and narrow, to play and to edit", async () => {
    const sheet = await beastSheet();
    await expectWell(keeper, sheet, { name: "d20d100-adversary" });
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("spinbutton", { name: "PV maximum" }).waitFor();
    await expectWell(keeper, sheet);
  });

  it("lays what is edited below what is played, however much there is of it", async () => {
    const sheet = await beastSheet();
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("spinbutton", { name: "PV maximum" }).waitFor();
    const edges = await sheet.locator(".dd-page").evaluateAll((pages) =>
      pages.map((page) => {
        const boxes = [...page.children].map((child) => child.getBoundingClientRect());
        return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
      }),
    );
    const [played, edited] = edges;
    expect(edges).toHaveLength(2);
    expect(edited?.top).toBeGreaterThan(played?.bottom ?? Infinity);
  });
});

describe("the cards of items", () => {
  it.each([
    ["Skill", HERO],
    ["Weapon", HERO],
    ["Armor", HERO],
    ["Trait", HERO],
    ["Gear", HERO],
  ])("look well: %s", async (kind, bearer) => {
    const card = await openSheet(keeper, await itemOf(keeper, bearer, `d20d100${kind}`));
    await expectWell(keeper, card, kind === "Weapon" ? { name: "d20d100-weapon" } : {});
  });

  it.each([
    ["d20d100Profession", "professions"],
    ["d20d100Spell", "magic"],
    ["d20d100Tome", "magic"],
  ])("look well: %s", async (type, pack) => {
    const uuid = await keeper.page.evaluate(
      async ([wanted, from]) => {
        const { uuid: at } = game.packs
          .get(`gardien.d20d100-${from}`)
          .index.find((entry: { type: string }) => entry.type === wanted);
        const source = await fromUuid(at);
        return (await Item.create(source.toObject())).uuid as string;
      },
      [type, pack] as const,
    );
    await expectWell(keeper, await openSheet(keeper, uuid));
  });
});
