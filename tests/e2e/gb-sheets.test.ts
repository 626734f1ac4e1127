import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { blemishesOf, focusHidden } from "./support/appearance.js";
import { findingsOf } from "./support/axe.js";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed } from "./support/deeds.js";
import { shot } from "./support/dice.js";
import {
  expectAllWell,
  expectFlawless,
  expectFocusShown,
  expectWell,
  NARROW,
  resize,
  THEMES,
  wear,
} from "./support/dress.js";
import { heal, place } from "./support/people.js";
import { picture } from "./support/picture.js";
import { attackBar, selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { catchUp } from "./support/secrets.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { THINGS } from "./support/things.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, dropOn, itemOf, openSettings, openSheet, turn, wound } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const HEROINE = "Journaliste";
const WALTHER = "Walther PPK (.32)";
const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

const update = ({ page }: Seat, change: object): Promise<void> =>
  page.evaluate(async ([name, data]) => void (await game.actors.getName(name).update(data)), [
    HEROINE,
    change,
  ] as const);

/** Opens the sheets of these documents, one over the other. */
async function openAll(seat: Seat, found: readonly (readonly [name: string, uuid: string])[]) {
  const open: { window: Locator; name: string }[] = [];
  for (const [name, uuid] of found) {
    await seat.page.waitForFunction((id) => Boolean(fromUuidSync(id)), uuid);
    open.push({ name, window: await openSheet(seat, uuid) });
  }
  return open;
}

beforeAll(async () => {
  await place(keeper, [player], "Profond", 1200, 800);
  const claw = { gb: 7, zone: "torso", pfLost: 3, pvLost: 2, weaponName: "Griffe", inflictedAt: 1 };
  await wound(keeper, HEROINE, { name: "Griffe", system: claw });
  const fall = { gb: 3, zone: "legLeft", pfLost: 1, treated: true, inflictedAt: 2 };
  await wound(keeper, HEROINE, { name: "Chute", system: fall });
  await update(keeper, { "system.pv.value": 6, "system.pf.value": 4 });
});

it("the eye that looks windows over sees faint text, cut content, nameless controls and hidden focus", async () => {
  await keeper.page.evaluate(() => {
    const part = document.createElement("div");
    part.id = "flawed";
    part.style.cssText = "position:fixed;inset:0 auto auto 0;width:200px;background:linear-gradient(#fff,#eee)";
    part.innerHTML = `<p style="color:#999">faint</p><p style="color:#555">clear</p>
      <div style="width:90px;overflow:hidden"><div style="width:120px">cut</div></div>
      <button style="outline:none" aria-label="named"></button><button style="all:unset;width:9px;height:9px"></button>`;
    document.body.append(part);
  });
  const flawed = keeper.page.locator("#flawed");
  const { faint, overflowing, nameless } = await blemishesOf(flawed);
  expect(faint).toEqual([expect.stringContaining("faint")]);
  expect(overflowing).toEqual([expect.stringContaining("cut")]);
  expect(nameless).toHaveLength(1);
  expect(await findingsOf(flawed)).toEqual([expect.stringMatching(/^button-name: /)]);
  await keeper.page.keyboard.press("Tab");
  expect((await focusHidden(flawed)).join()).toContain("all:unset");
  await flawed.evaluate((part) => part.remove());
});

describe("an investigator's sheet", () => {
  it("looks well on every page with all that may hold somebody, to play and to edit", async () => {
    await expectWell(player, await openSheet(player, HEROINE), { name: "investigator" });
    const held = { "system.shock.kind": "violent", "system.aim.rounds": 1, "system.stance": "charge" };
    await update(keeper, { ...held, "system.posture.prone": true, "system.barred": true });
    await keeper.page.evaluate(async (name) => {
      const spells = await game.packs.get("gardien.spells").getDocuments();
      const gear = { name: "Lampe torche", type: "gbGear", system: { quantity: 2, weight: 0.5 } };
      const carried = [...spells.map((spell: { toObject(): object }) => spell.toObject()), gear];
      await game.actors.getName(name).createEmbeddedDocuments("Item", carried);
    }, HEROINE);
    const sheet = await openSheet(player, HEROINE);
    for (const [tab, name] of [
      ["Dons et sorts", "investigator-talents"],
      ["Armes et équipement", "investigator-gear"],
      ["Notes", "investigator-notes"],
      ["Compétences", "investigator-skills"],
    ] as const) {
      await sheet.getByRole("button", { name: tab }).click();
      await expectWell(player, sheet, { name });
    }
    const edited = await openSheet(keeper, HEROINE);
    await turn(edited, "edit");
    await edited.locator("fieldset").first().waitFor();
    await expectWell(keeper, edited);
    const free = { "system.shock.kind": "none", "system.aim.rounds": 0, "system.stance": "none" };
    await update(keeper, { ...free, "system.posture.prone": false, "system.barred": false });
  });

  it("follows the keeper: the part of a wound, the clock of the world, the rules of the table (GB-02, GB-31, GB-40)", async () => {
    const [own, edited] = [await openSheet(player, HEROINE), await openSheet(keeper, HEROINE)];
    await turn(own, "edit");
    await edited.getByLabel("Partie touchée").first().selectOption("hampered");
    await expectText(own, "Gênée");
    expect(await own.getByLabel("Partie touchée").count()).toBe(0);
    for (const sheet of [own, edited]) await turn(sheet, "play");
    await closeWindows(keeper);
    const now = await keeper.page.evaluate(() => game.time.worldTime as number);
    await wound(keeper, HEROINE, {
      name: "Balle",
      system: { gb: 7, zone: "legLeft", inflictedAt: now, lastTick: now },
    });
    await own.getByRole("img", { name: "Prochaine perte dans 1 min" }).first().waitFor();
    await setting(keeper, [player], "gbWorsenClock", "manual");
    await keeper.page.evaluate(() => game.time.advance(22));
    await own.getByRole("img", { name: "Prochaine perte dans 38 s" }).first().waitFor();
    await expectText(own, "−1 PV et −1 PF par minute", "Utiliser");
    await setting(keeper, [player], "gbWorsenMode", "pfFirst");
    await setting(keeper, [player], "gbDestinyEnabled", false);
    await expectText(own, "−1 PF par minute");
    for (const name of ["Utiliser", "Demander un vote"])
      await expect.poll(() => own.getByRole("button", { name }).count(), soon).toBe(0);
    await setting(keeper, [player], "gbDestinyEnabled", true);
    await own.getByRole("button", { name: "Demander un vote" }).waitFor();
  });

  it("keeps a tab that is chosen while it is being drawn", async () => {
    const sheet = await openSheet(player, HEROINE);
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
  });

  it("takes what is dropped on it, and a spell is cast", async () => {
    const sheet = await openSheet(player, HEROINE);
    await dropOn(player, sheet, "armors", "Casque lourd");
    const helmets = () =>
      player.page.evaluate(
        (owner) =>
          game.actors.getName(owner).items.filter((one: { name: string }) => one.name === "Casque lourd")
            .length as number,
        HEROINE,
      );
    await expect.poll(helmets, soon).toBe(1);
    await sheet.getByRole("button", { name: "Dons et sorts" }).click();
    await sheet.getByRole("button", { name: "Lancer Toucher guérisseur, version nocive" }).click(); // an attack (GB-64)
    await attackWindow(player).waitFor();
    await closeWindows(player);
  });
});

describe("every other window", () => {
  it("looks well: a creature's sheet by either rules, whose points change to hit points and back (GB-43)", async () => {
    const sheet = await openSheet(keeper, "Profond");
    await expectWell(keeper, sheet, { name: "creature" });
    await sheet.getByRole("button", { name: "Traditionnel" }).click();
    await sheet.getByRole("heading", { name: "Points de vie", exact: true }).waitFor(); // by the other rules they are « PV »
    await sheet.getByRole("button", { name: "Points de vie, case 4", exact: true }).click();
    await expectText(sheet, /\d+ \/ \d+/);
    await expectWell(keeper, sheet, { name: "creature-classic" });
    await sheet.getByRole("button", { name: "Gravité" }).click();
    await expectText(sheet, "PV 10 / 10", "PF 10 / 10");
    await turn(sheet, "edit");
    await sheet.locator("fieldset").first().waitFor();
    await expectWell(keeper, sheet);
    await turn(sheet, "play");
    await closeWindows(keeper);
  });

  it("looks well: the sheets of things, the settings, the window of a deed", async () => {
    const made = await keeper.page.evaluate(
      async ([owner, things]) => {
        const sources = things.map(([, type, system]) => ({ name: "À regarder", type, system }));
        const items = await game.actors.getName(owner).createEmbeddedDocuments("Item", sources);
        return items.map(({ uuid }: { uuid: string }) => uuid) as string[];
      },
      [HEROINE, THINGS] as const,
    );
    const carried = ["gbWeapon", "gbArmor", "gbWound"].map(
      async (type) => [type.slice(2).toLowerCase(), await itemOf(player, HEROINE, type)] as const,
    );
    await expectAllWell(player, await openAll(player, await Promise.all(carried)));
    await closeWindows(player);
    for (const [i, [thing]] of THINGS.entries()) {
      for (const { name, window } of await openAll(player, [[thing, made[i] ?? ""]])) {
        await picture(window, `${name}-light`);
        await resize(player, window, NARROW);
        await expectFlawless(window, name);
      }
      await closeWindows(player);
    }
    const deed = await beginDeed(keeper, "care", [HEROINE, "Paul"]);
    await resize(keeper, deed, 300);
    await expectFlawless(deed);
    const sheet = await openSheet(keeper, HEROINE);
    await sheet.locator("[data-action=putState]").press("Enter");
    await sheet.locator("[data-action=newEffect]").press("Enter"); // the first window may lie over it
    const [effect, conditions] = [keeper.page.locator("#gardien-effect"), keeper.page.locator(".g-conditions")];
    await effect.locator("[data-action=addNumber]").click();
    await conditions.locator("[name=search]").waitFor();
    await expectAllWell(keeper, [
      { window: effect, name: "effect" },
      { window: conditions, name: "conditions" },
      { window: deed, name: "deed" },
      { window: await openSettings(keeper, "gb"), name: "settings" },
    ]);
    await closeWindows(keeper);
  });

  it("looks well: the bar and the attack window with three targets", async () => {
    await prepareAttack(player, { by: HEROINE, at: "Profond", weapon: WALTHER });
    await player.page.evaluate(() => {
      for (const token of canvas.tokens.placeables) {
        if (["Voyou", "Goule"].includes(token.name)) token.setTarget(true, { releaseOthers: false });
      }
    });
    const window = attackWindow(player);
    await expectText(window, "Profond", "Voyou", "Goule");
    const unfold = async () => {
      await window.getByRole("button", { name: "Ajouter un modificateur" }).click();
      await window.getByRole("button", { name: "Circonstances" }).click();
    };
    await unfold();
    await window.getByRole("checkbox", { name: /aveuglée/ }).waitFor();
    await expectWell(player, window);
    await unfold();
    for (const theme of THEMES) {
      await wear(theme, player);
      await expectFlawless(attackBar(player), theme);
      await picture(window, `attack-window-${theme}`);
    }
    await expectFocusShown(player, attackBar(player));
  });

  it("looks well: cards in all their states, to the keeper and to the player", async () => {
    const three = await rollPrepared(player, [...shot(17, 12), ...shot(3, 40), ...shot(20, 80)]);
    await expectText(cardOf(keeper, three), "3 cibles", "Tout annuler");
    await targetToken(player, "Profond");
    await weaponInBar(player, WALTHER).click();
    const one = await rollPrepared(player, shot(16, 12));
    await expectText(cardOf(player, one), "Appliqué");
    await weaponInBar(player, WALTHER).click();
    await attackWindow(player).getByRole("button", { name: "Ajouter un modificateur" }).click();
    await attackWindow(player).getByLabel("Valeur").fill("2");
    await attackWindow(player).getByLabel("Raison").fill("il ne m’a pas vue");
    await attackWindow(player).getByLabel("Raison").press("Enter");
    const asked = await rollPrepared(player, shot(9, 12));
    await expectText(cardOf(keeper, asked), "À confirmer par le gardien");
    await catchUp(keeper, player);
    for (const theme of THEMES) {
      await wear(theme, keeper, player);
      for (const seat of [keeper, player]) {
        for (const [id, name] of [
          [three, "card-three"],
          [one, "card"],
          [asked, "card-asked"],
        ] as const) {
          await cardOf(seat, id).scrollIntoViewIfNeeded();
          await expectFlawless(cardOf(seat, id), `${name}, ${theme}`);
          if (seat === keeper && id !== three) await picture(cardOf(seat, id), `${name}-${theme}`);
        }
      }
    }
    await cardOf(keeper, one).getByRole("button", { name: "Annuler", exact: true }).click(QUICKLY);
    await expectText(cardOf(keeper, one), "Annulé");
    await cardOf(keeper, three).getByRole("button", { name: "Replier la carte" }).click();
    for (const id of [one, three]) await expectFlawless(cardOf(keeper, id));
    await expectFocusShown(keeper, cardOf(keeper, asked));
  });
});

if (process.env["GARDIEN_PICTURES"] === "1")
  it("the picture of the README has the scene, the bar, an attack window and a card", async () => {
    await wear("light", player);
    await closeWindows(player);
    await keeper.page.evaluate(() => ChatMessage.deleteDocuments([], { deleteAll: true }));
    for (const name of [HEROINE, "Profond"]) await heal(keeper, name);
    await targetToken(player, "Profond");
    await selectToken(player, HEROINE);
    await weaponInBar(player, WALTHER).click();
    const hit = await rollPrepared(player, shot(15, 12));
    await expectText(cardOf(player, hit), "Grave", "Appliqué");
    await targetToken(player, "Profond", "Voyou");
    await weaponInBar(player, WALTHER).click();
    await expectText(attackWindow(player), "Attaquer");
    await player.page.evaluate(() => {
      const apps: { element: Element; setPosition(at: object): void }[] = [...foundry.applications.instances.values()];
      apps.find(({ element }) => element.matches(".g-attack"))!.setPosition({ left: 384, top: 20 });
      canvas.pan({ x: 1800, y: 640, scale: 0.6 });
    });
    await player.page.mouse.move(720, 800);
    await picture(player.page, "table");
    await closeWindows(player);
  });

it("leaves neither error nor warning behind, about compatibility or anything else", () => {
  for (const { errors, warnings } of [keeper, player]) {
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  }
});
