import { beforeAll, describe, expect, it } from "vitest";
import { blemishesOf, focusHidden } from "./support/appearance.js";
import { attackWindow, cardOf, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { expectFlawless, expectFocusShown, expectWell, THEMES, wear } from "./support/dress.js";
import { heal, place } from "./support/people.js";
import { attackBar, selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { picture } from "./support/picture.js";
import { catchUp } from "./support/secrets.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText } from "./support/wait.js";
import { closeWindows, itemOf, openSettings, openSheet, wound } from "./support/windows.js";

const WALTHER = "Walther PPK (.32)";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], "Profond", 1200, 800);
  await wound(keeper, "Journaliste", {
    name: "Griffe",
    system: { gb: 7, zone: "torso", pfLost: 3, pvLost: 2, weaponName: "Griffe", inflictedAt: 1 },
  });
  await wound(keeper, "Journaliste", {
    name: "Chute",
    system: { gb: 3, zone: "legLeft", pfLost: 1, treated: true, inflictedAt: 2 },
  });
  await keeper.page.evaluate(async () => {
    await game.actors.getName("Journaliste").update({ "system.pv.value": 6, "system.pf.value": 4 });
  });
});

describe("the eye that looks them over", () => {
  it("sees faint text, cut content, nameless controls and hidden focus where there are some", async () => {
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
    await keeper.page.keyboard.press("Tab");
    expect((await focusHidden(flawed)).join()).toContain("all:unset");
    await flawed.evaluate((part) => part.remove());
  });
});

describe("every window, light and dark, wide and narrow", () => {
  it("shows the investigator's sheet, to play", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await expectWell(player, sheet, { name: "investigator" });
  });

  it("shows every tab of the investigator's sheet, and whatever holds an investigator", async () => {
    const hold = (change: object) =>
      keeper.page.evaluate(async (data) => void (await game.actors.getName("Journaliste").update(data)), change);
    await hold({
      "system.posture.prone": true,
      "system.shock.kind": "violent",
      "system.aim.rounds": 1,
      "system.stance": "charge",
      "system.barred": true,
    });
    await keeper.page.evaluate(async () => {
      const spells = await game.packs.get("gardien.spells").getDocuments();
      const gear = { name: "Lampe torche", type: "gbGear", system: { quantity: 2, weight: 0.5 } };
      const carried = [...spells.map((spell: { toObject(): object }) => spell.toObject()), gear];
      await game.actors.getName("Journaliste").createEmbeddedDocuments("Item", carried);
    });
    for (const seat of [player, keeper]) {
      const sheet = await openSheet(seat, "Journaliste");
      for (const [tab, name] of [
        ["Dons et sorts", "investigator-talents"],
        ["Armes et équipement", "investigator-gear"],
        ["Notes", "investigator-notes"],
        ["Compétences", "investigator-skills"],
      ] as const) {
        await sheet.getByRole("button", { name: tab }).click();
        await expectWell(seat, sheet, seat === player ? { name } : {});
      }
    }
    await hold({
      "system.posture.prone": false,
      "system.shock.kind": "none",
      "system.aim.rounds": 0,
      "system.stance": "none",
      "system.barred": false,
    });
    await closeWindows(keeper);
  });

  it("shows the investigator's sheet, to edit, with its other tab", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    await sheet.locator("fieldset").first().waitFor();
    await sheet.getByRole("button", { name: "Notes" }).click();
    await expectWell(player, sheet);
    await closeWindows(player);
  });

  it("shows the creature's sheet, to play and to edit", async () => {
    const sheet = await openSheet(keeper, "Profond");
    await expectWell(keeper, sheet, { name: "creature" });
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    await sheet.locator("fieldset").first().waitFor();
    await expectWell(keeper, sheet);
    await closeWindows(keeper);
  });

  it("shows the creature's sheet under the classic rules", async () => {
    const sheet = await openSheet(keeper, "Profond");
    await sheet.getByRole("button", { name: "Traditionnel" }).click();
    await expectWell(keeper, sheet, { name: "creature-classic" });
    await sheet.getByRole("button", { name: "Gravité" }).click();
    await closeWindows(keeper);
  });

  it("shows the tracker of fatigue and wounds", async () => {
    await keeper.page.keyboard.press("Shift+G");
    const tracker = keeper.page.locator("#gardien-gb-tracker");
    await tracker.waitFor();
    await expectWell(keeper, tracker, { name: "tracker" });
    await closeWindows(keeper);
  });

  it.each([
    ["gbWeapon", "weapon"],
    ["gbArmor", "armor"],
    ["gbWound", "wound"],
  ])("shows the sheet of a %s", async (type, name) => {
    const sheet = await openSheet(player, await itemOf(player, "Journaliste", type));
    await expectWell(player, sheet, { name });
    await closeWindows(player);
  });

  it.each([
    [
      "gbFeat",
      "feat",
      {
        key: "weaponFocus",
        modifiers: [
          { skill: "Écoute", value: 2 },
          { target: "fort", value: 2 },
        ],
      },
    ],
    ["gbSkill", "skill", { ability: "dex", ranks: 3, armorPenalty: true, trainedOnly: true }],
    ["gbSpell", "spell", { kind: "heal", pvFormula: "1d8", pfFormula: "1d8 + @casterLevel" }],
    ["gbSpell", "spell-harm", { kind: "harmTouch", maxDamageFormula: "8 + @casterLevel" }],
    ["gbHazard", "hazard", { kind: "fire", repeats: true }],
    ["gbGear", "gear", { quantity: 2, weight: 0.5 }],
    [
      "gbProfile",
      "profile",
      {
        places: "own",
        losses: "own",
        worsening: "own",
        rows: [
          { zone: "limbsRight", upTo: 30, gb: 2, extraPf: true, vital: true },
          { zone: "limbsLeft", upTo: 100 },
        ],
      },
    ],
  ])("shows the sheet of a %s that is filled in", async (type, name, system) => {
    const uuid = await keeper.page.evaluate(
      async ([kind, data]) => {
        const actor = game.actors.getName("Journaliste");
        const made = await actor.createEmbeddedDocuments("Item", [{ name: "À regarder", type: kind, system: data }]);
        return made[0].uuid as string;
      },
      [type, system] as const,
    );
    await player.page.waitForFunction((id) => Boolean(fromUuidSync(id)), uuid);
    const sheet = await openSheet(player, uuid);
    await expectWell(player, sheet, { name });
    await closeWindows(player);
    await keeper.page.evaluate(async (id) => void (await (await fromUuid(id)).delete()), uuid);
  });

  it("shows the settings", async () => {
    await expectWell(keeper, await openSettings(keeper));
    await closeWindows(keeper);
  });

  it("shows the bar and the attack window with three targets", async () => {
    await prepareAttack(player, { by: "Journaliste", at: "Profond", weapon: WALTHER });
    await player.page.evaluate(() => {
      for (const token of canvas.tokens.placeables) {
        if (["Voyou", "Goule"].includes(token.name)) token.setTarget(true, { releaseOthers: false });
      }
    });
    await expectText(attackWindow(player), "Profond", "Voyou", "Goule");
    await attackWindow(player).getByRole("button", { name: "Ajouter un modificateur" }).click();
    await attackWindow(player).getByRole("button", { name: "Circonstances" }).click();
    await attackWindow(player)
      .getByRole("checkbox", { name: /aveuglée/ })
      .waitFor();
    await expectWell(player, attackWindow(player));
    await attackWindow(player).getByRole("button", { name: "Circonstances" }).click();
    await attackWindow(player).getByRole("button", { name: "Ajouter un modificateur" }).click();
    for (const theme of THEMES) {
      await wear(theme, player);
      await expectFlawless(attackBar(player), theme);
      await picture(attackWindow(player), `attack-window-${theme}`);
    }
    await expectFocusShown(player, attackBar(player));
  });

  it("shows cards in all their states, to the keeper and to the player", async () => {
    const three = await rollPrepared(player, [
      [20, 17],
      [100, 12],
      [20, 3],
      [100, 40],
      [20, 20],
      [100, 80],
    ]);
    await expectText(cardOf(keeper, three), "3 cibles", "Tout annuler");
    await weaponInBar(player, WALTHER).click();
    await attackWindow(player)
      .getByRole("button", { name: /^Retirer Voyou des/ })
      .click();
    await attackWindow(player)
      .getByRole("button", { name: /^Retirer Goule des/ })
      .click();
    const one = await rollPrepared(player, [
      [20, 16],
      [100, 12],
    ]);
    await expectText(cardOf(player, one), "Appliqué");
    await weaponInBar(player, WALTHER).click();
    await attackWindow(player).getByRole("button", { name: "Ajouter un modificateur" }).click();
    await attackWindow(player).getByLabel("Valeur").fill("2");
    await attackWindow(player).getByLabel("Raison").fill("il ne m’a pas vue");
    await attackWindow(player).getByLabel("Raison").press("Enter");
    const asked = await rollPrepared(player, [
      [20, 9],
      [100, 12],
    ]);
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
          const card = cardOf(seat, id);
          await card.scrollIntoViewIfNeeded();
          await expectFlawless(card, `${name}, ${theme}`);
          if (seat === keeper && id !== three) await picture(card, `${name}-${theme}`);
        }
      }
    }
    await cardOf(keeper, one).getByRole("button", { name: "Annuler", exact: true }).click();
    await expectText(cardOf(keeper, one), "Annulé");
    await cardOf(keeper, three).getByRole("button", { name: "Replier la carte" }).click();
    for (const theme of THEMES) {
      await wear(theme, keeper);
      for (const id of [one, three]) await expectFlawless(cardOf(keeper, id), theme);
    }
    await expectFocusShown(keeper, cardOf(keeper, asked));
  });

  it("shows the table around them", async () => {
    for (const theme of THEMES) {
      await wear(theme, keeper, player);
      for (const seat of [keeper, player]) {
        const tabs = seat.page.getByRole("tablist").first().getByRole("tab");
        const sidebar = seat.page.locator("#sidebar");
        for (const tab of (await tabs.all()).slice(1)) {
          await tab.click();
          await expectFlawless(sidebar, theme);
        }
        await tabs.first().click();
      }
    }
  });
});

describe("the picture of the README", () => {
  it("has the scene, the bar, an attack window and a card", async () => {
    await wear("light", player);
    await closeWindows(player);
    await keeper.page.evaluate(() => ChatMessage.deleteDocuments([], { deleteAll: true }));
    await heal(keeper, "Journaliste");
    await heal(keeper, "Profond");
    await targetToken(player, "Profond");
    await selectToken(player, "Journaliste");
    await weaponInBar(player, WALTHER).click();
    const hit = await rollPrepared(player, [
      [20, 15],
      [100, 12],
    ]);
    await expectText(cardOf(player, hit), "Grave", "Appliqué");
    await targetToken(player, "Profond", "Voyou");
    await weaponInBar(player, WALTHER).click();
    await expectText(rollButton(player), "Attaquer");
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
});
