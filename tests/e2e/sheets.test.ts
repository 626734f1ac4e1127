import { describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { lastCard } from "./support/attack.js";
import { chooseDice } from "./support/dice.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet, wound } from "./support/windows.js";

const VICTIM = "Journaliste";
const TRACKER = "Tableau de gestion de la fatigue et des blessures";

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);

/** A window by its title bar. */
function windowOf({ page }: Seat, title: string): Locator {
  return page.locator(".application", { has: page.locator(".window-title", { hasText: title }) });
}

/** Drops an entry of a compendium on a sheet, as the mouse does. */
async function drop({ page }: Seat, sheet: Locator, pack: string, entry: string): Promise<void> {
  const data = await page.evaluate(
    ([id, name]) => ({ type: "Item", uuid: game.packs.get(`gardien.${id}`).index.getName(name).uuid }),
    [pack, entry] as const,
  );
  await sheet.evaluate((element, dragged) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", JSON.stringify(dragged));
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, data);
}

/** Names of an actor's items of a type, as a client knows them. */
function items({ page }: Seat, actor: string, type: string): Promise<string[]> {
  return page.evaluate(
    ([owner, wanted]) =>
      game.actors
        .getName(owner)
        .items.filter((item: { type: string }) => item.type === wanted)
        .map((item: { name: string }) => item.name) as string[],
    [actor, type] as const,
  );
}

/** Takes every item of a name from an actor, so that a second try begins as the first did. */
function takeAway({ page }: Seat, actor: string, item: string): Promise<void> {
  return page.evaluate(
    async ([owner, name]) => {
      const { items } = game.actors.getName(owner);
      for (const held of items.filter((one: { name: string }) => one.name === name)) await held.delete();
    },
    [actor, item] as const,
  );
}

function update({ page }: Seat, actor: string, change: object): Promise<void> {
  return page.evaluate(async ([name, data]) => void (await game.actors.getName(name).update(data)), [
    actor,
    change,
  ] as const);
}

describe("an investigator's sheet", () => {
  it("tries a skill at a click", async () => {
    const sheet = await openSheet(player, VICTIM);
    await sheet.getByRole("button", { name: /^Psychologie/ }).click();
    const ask = player.page.locator(".application:has([type=submit])");
    await chooseDice(player, [20, 12]);
    await ask.locator("[type=submit]").click();
    await expectText(lastCard(player), "Psychologie", "17");
  });

  it("lets a prone investigator stand up, and an aim end", async () => {
    await update(keeper, VICTIM, { "system.posture.prone": true, "system.aim.rounds": 1 });
    const sheet = await openSheet(player, VICTIM);
    await sheet.getByRole("button", { name: "se relever" }).click();
    await sheet.getByRole("button", { name: /^fin/ }).click();
    await expectCondition([keeper, player], VICTIM, { statuses: [] });
  });

  it("leaves a shock to the keeper", async () => {
    await update(keeper, VICTIM, { "system.shock.kind": "simple" });
    await expectText(await openSheet(player, VICTIM), "Choc");
    expect(await (await openSheet(player, VICTIM)).getByRole("button", { name: /^fin/ }).count()).toBe(0);
    await (await openSheet(keeper, VICTIM)).getByRole("button", { name: /^fin/ }).click();
    await expectCondition([keeper, player], VICTIM, { statuses: [] });
    await closeWindows(keeper);
  });

  it("shows the time to a wound's next loss, which runs with the world's clock", async () => {
    const now = await keeper.page.evaluate(() => game.time.worldTime as number);
    await wound(keeper, VICTIM, {
      system: { gb: 7, zone: "legLeft", pfLost: 3, pvLost: 2, inflictedAt: now },
    });
    const sheet = await openSheet(player, VICTIM);
    await sheet.getByRole("img", { name: "Prochaine perte dans 1 min" }).waitFor();
    await keeper.page.evaluate(() => game.time.advance(22));
    await sheet.getByRole("img", { name: "Prochaine perte dans 38 s" }).waitFor();
    await sheet.getByRole("button", { name: "Soigner DD 12" }).waitFor();
    await sheet.getByRole("button", { name: "Stabiliser" }).waitFor();
  });

  it("words the part of a wound in edit mode, for the keeper alone", async () => {
    const own = await openSheet(player, VICTIM);
    await own.getByRole("button", { name: "Modifier la feuille" }).click();
    const sheet = await openSheet(keeper, VICTIM);
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    await sheet.getByLabel("Partie touchée").selectOption("hampered");
    await expectText(own, "Gênée");
    expect(await own.getByLabel("Partie touchée").count()).toBe(0);
    await expectText(sheet, "Gênée");
    await sheet.getByRole("button", { name: "stabilisée" }).click();
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    await expectText(sheet, "✓ stabilisée", "Gênée");
    expect(await sheet.getByRole("button", { name: "Stabiliser" }).count()).toBe(0);
    await heal(keeper, VICTIM);
    for (const seat of [keeper, player]) await closeWindows(seat);
  });

  it("takes what is dropped on it; a third Toughness is refused in words (GB-55)", async () => {
    const sheet = await openSheet(player, VICTIM);
    for (const [pack, entry, type] of [
      ["skills", "Natation", "gbSkill"],
      ["spells", "Toucher guérisseur", "gbSpell"],
      ["armors", "Casque lourd", "gbArmor"],
    ] as const) {
      await drop(player, sheet, pack, entry);
      await expect.poll(() => items(player, VICTIM, type), soon).toContain(entry);
    }
    const tough = async (count: number) => {
      await drop(player, sheet, "feats", "Robustesse");
      await expect
        .poll(async () => (await items(player, VICTIM, "gbFeat")).filter((name) => name === "Robustesse"), soon)
        .toHaveLength(count);
    };
    await tough(1);
    await tough(2);
    await drop(player, sheet, "feats", "Robustesse");
    await expectText(player.page.locator("#notifications"), "Robustesse");
    expect((await items(player, VICTIM, "gbFeat")).filter((name) => name === "Robustesse")).toHaveLength(2);
  });

  it("casts a spell that strikes as an attack by touch (GB-64)", async () => {
    const harm = "Toucher guérisseur, version nocive";
    await takeAway(player, VICTIM, harm);
    const sheet = await openSheet(player, VICTIM);
    await drop(player, sheet, "spells", harm);
    await expect.poll(() => items(player, VICTIM, "gbSpell"), soon).toContain(harm);
    await sheet.getByRole("button", { name: "Dons et sorts" }).click();
    await sheet.getByRole("button", { name: `Lancer ${harm}` }).click();
    await expect.poll(() => items(player, VICTIM, "gbWeapon"), soon).toContain(harm);
    await closeWindows(player);
  });

  it("offers nothing to do to those who only watch", async () => {
    await update(keeper, VICTIM, { "ownership.default": 2 });
    const sheet = await openSheet(other, VICTIM);
    await expectText(sheet, VICTIM, "Points de vie");
    expect(await sheet.locator("[data-action=deed], [data-action=endState], [data-action=cast]").count()).toBe(0);
    expect(await sheet.getByText("Destin", { exact: true }).count()).toBe(0);
    await update(keeper, VICTIM, { "ownership.default": 0 });
    await closeWindows(other);
  });
});

describe("an open sheet", () => {
  it("keeps a tab that is chosen while it is being drawn", async () => {
    const sheet = await openSheet(player, VICTIM);
    await sheet.evaluate(async ({ id }) => {
      const open = foundry.applications.instances.get(id);
      const replace = open._replaceHTML.bind(open);
      open._replaceHTML = (...drawn: unknown[]) => {
        open.changeTab("talents", "sheet"); // the parts are made by now, for the tab before
        replace(...drawn);
      };
      await open.render();
      delete open._replaceHTML;
    });
    await sheet.locator("[data-application-part=talents]").waitFor();
    expect(await sheet.locator("[data-application-part=skills]").isVisible()).toBe(false);
    await closeWindows(player);
  });

  it("is redrawn when an optional rule is switched (GB-02, GB-40)", async () => {
    const choose = (key: string, value: string | boolean) => setting(keeper, [player], key, value);
    await wound(keeper, VICTIM, { name: "Balle", system: { gb: 7, zone: "torso" } });
    const sheet = await openSheet(player, VICTIM);
    await expectText(sheet, "−1 PV et −1 PF par minute", "Utiliser");
    await choose("gbWorsenMode", "pfFirst");
    await expectText(sheet, "−1 PF par minute");
    await choose("gbDestinyEnabled", false);
    await expect.poll(() => sheet.getByRole("button", { name: "Utiliser" }).count(), soon).toBe(0);
    await choose("gbDestinyEnabled", true);
    await choose("gbWorsenMode", "both");
    await expectText(sheet, "−1 PV et −1 PF par minute", "Utiliser");
    await heal(keeper, VICTIM);
    await closeWindows(player);
  });
});

describe("a creature's sheet", () => {
  it("GB-43: changes to hit points and back", async () => {
    const sheet = await openSheet(keeper, "Goule");
    await sheet.getByRole("button", { name: "Traditionnel" }).click();
    await expectText(sheet, "13 / 13", "Classe d’armure 15");
    await sheet.getByRole("button", { name: "Points de vie, case 4", exact: true }).click();
    await expectText(sheet, "9 / 13");
    await sheet.getByRole("button", { name: "Gravité" }).click();
    await expectText(sheet, "PV 10 / 10", "PF 10 / 10");
    await closeWindows(keeper);
  });
});

describe("GB-68: the tracker", () => {
  it("opens by key for the keeper and for nobody else", async () => {
    for (const { page } of [player, keeper]) await page.keyboard.press("Shift+G");
    await windowOf(keeper, TRACKER).waitFor();
    expect(await windowOf(player, TRACKER).count()).toBe(0);
  });

  it("has a line for everybody on the scene, whose boxes are crossed at a click", async () => {
    const tracker = windowOf(keeper, TRACKER);
    await expectText(tracker, VICTIM, "Goule", "Voyou");
    const line = tracker.getByRole("row", { name: VICTIM });
    await line.getByRole("button", { name: "Fatigue, case 3", exact: true }).click();
    await expect.poll(async () => (await conditionOf(player, VICTIM)).pf, soon).toBe(9);
    await expectText(line, "−1");
  });

  it("makes everybody ticked make an effort at once", async () => {
    const tracker = windowOf(keeper, TRACKER);
    await tracker.getByRole("checkbox", { name: "Cocher tout le monde" }).click();
    await tracker.getByRole("checkbox", { name: `Cocher ${VICTIM}` }).click();
    await tracker.getByRole("button", { name: /^Effort \(1\)/ }).click();
    await keeper.page.locator(".application:has([type=submit]) [type=submit]").click();
    await expect.poll(async () => (await conditionOf(player, VICTIM)).pf, soon).toBe(7);
  });

  it("lets time pass, and shows what is left to every wound", async () => {
    const now = await keeper.page.evaluate(() => game.time.worldTime as number);
    await wound(keeper, VICTIM, { system: { gb: 4, zone: "torso", pfLost: 3, pvLost: 1, inflictedAt: now } });
    const line = windowOf(keeper, TRACKER).getByRole("row", { name: VICTIM });
    await line.getByRole("img", { name: "Prochaine perte dans 10 min" }).waitFor();
    await windowOf(keeper, TRACKER).getByRole("button", { name: "1 min", exact: true }).click();
    await line.getByRole("img", { name: "Prochaine perte dans 9 min" }).waitFor();
  });

  it("closes by the same key, and opens from the fight in the sidebar", async () => {
    await closeWindows(keeper);
    await keeper.page.getByRole("tab", { name: "Combat" }).click();
    await keeper.page.locator("#combat").getByRole("button", { name: "Fatigue et blessures" }).click();
    await windowOf(keeper, TRACKER).waitFor();
    await keeper.page.keyboard.press("Shift+G");
    await windowOf(keeper, TRACKER).waitFor({ state: "detached" });
  });

  it("opens and closes from the scene's controls, which hold it for keepers only", async () => {
    const control = (seat: Seat) =>
      seat.page.locator("#scene-controls").getByRole("button", { name: "Fatigue et blessures" });
    expect(await control(player).count()).toBe(0);
    await control(keeper).click();
    await windowOf(keeper, TRACKER).waitFor();
    await control(keeper).click();
    await windowOf(keeper, TRACKER).waitFor({ state: "detached" });
  });
});

describe("the list of the fight", () => {
  it("says how one's own people do, in figures; how creatures do, to players in a word", async () => {
    await keeper.page.evaluate(async () => {
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      const tokens = canvas.scene.tokens.filter(({ name }: { name: string }) =>
        ["Journaliste", "Goule"].includes(name),
      );
      await combat.createEmbeddedDocuments(
        "Combatant",
        tokens.map((token: { id: string }) => ({ tokenId: token.id, sceneId: canvas.scene.id })),
      );
    });
    const lineOf = ({ page }: Seat, name: string) =>
      page.locator(".combatant", { hasText: name }).locator(".g-fight-line");
    for (const { page } of [keeper, player]) await page.getByRole("tab", { name: "Combat" }).click();
    await expectText(lineOf(keeper, "Goule"), "PV 10/10 · PF 10/10");
    for (const seat of [keeper, player]) await expectText(lineOf(seat, VICTIM), "PV 12/12");
    await expectText(lineOf(player, "Goule"), "Indemne");
    await update(keeper, VICTIM, { "system.pv.value": 6, "system.pf.value": 4 });
    for (const seat of [keeper, player]) await expectText(lineOf(seat, VICTIM), "PV 6/12 · PF 4/12 · −4");
  });
});

describe("under a finger", () => {
  /** Controls smaller than 44 pixels either way; a box to tick answers in the room around it. */
  const small = (place: Locator) =>
    place.evaluate((root) => {
      const controls = root.querySelectorAll(".window-content :is(button, select, input:not(.g-check))");
      const seen = [...controls].filter((control) => control.checkVisibility());
      const sizes = seen.map((control) => ({ control, box: control.getBoundingClientRect() }));
      return sizes
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
        .map(({ control, box }) => `${box.width}×${box.height} ${control.outerHTML.slice(0, 90)}`);
    });

  it("has room for it on every control of the sheets and the tracker", async () => {
    const phone = { viewport: { width: 420, height: 900 }, hasTouch: true, isMobile: true };
    const touch = await keeper.table.join(KEEPER, { context: phone });
    for (const name of [VICTIM, "Goule"]) {
      const sheet = await openSheet(touch, name);
      await expect.poll(() => small(sheet), { ...soon, message: name }).toEqual([]);
      const spilled = sheet.locator(".tab.active").evaluate((page) => page.scrollHeight - page.clientHeight);
      expect(await spilled, `what ${name}'s paper does not hold, in pixels`).toBeLessThanOrEqual(1);
      await closeWindows(touch);
    }
    await touch.page.keyboard.press("Shift+G");
    await windowOf(touch, TRACKER).waitFor();
    await expect.poll(() => small(windowOf(touch, TRACKER)), soon).toEqual([]);
    expect(touch.errors).toEqual([]);
  });
});

describe("all of it", () => {
  it("leaves no error behind", () => {
    for (const { errors, warnings } of [keeper, player, other]) {
      expect(errors).toEqual([]);
      expect(warnings).toEqual([]);
    }
  });
});
