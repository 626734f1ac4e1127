import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import {
  assistant,
  button,
  expectStepsWell,
  field,
  finish,
  newActor,
  openAssistant,
  step,
} from "./support/assistant.js";
import { beginDeed, confirmDeed, deedWindow } from "./support/deeds.js";
import { prompt } from "./support/defence.js";
import { chooseDice } from "./support/dice.js";
import {
  expectFlawless,
  expectFocusShown,
  expectPartWell,
  expectWell,
  NARROW,
  resize,
  THEMES,
  wear,
} from "./support/dress.js";
import { place } from "./support/people.js";
import { picture } from "./support/picture.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet, turn } from "./support/windows.js";
import { fillAll, fillTrait, made, TAMER } from "./support/warp-making.js";
import { type Language, strangeWords } from "./support/words.js";

const HERO = "Inès Marchand";
const FOE = "Tueuse à gages";
const RECRUIT = "Recrue";
const NAME = "Léna « Fauve » Kermadec";
const CARDS = ["Trait", "Power", "Spell", "Weapon", "Armor", "Ammo", "Gear", "Wound"];
const STEPS = [
  ...["Concept", "Trait central", "Traits annexes", "Trait supérieur", "Défaut", "Signes", "Points de vie"],
  ...["Réserve", "Motivation, secret", "Histoire et affaires", "Résumé"],
];
/** What they show that no step of another ruleset does; lists look alike in all of them. */
const OWN_STEPS = ["Trait central", "Signes", "Réserve", "Résumé"];
const ENGLISH_STEPS = [
  ...["Concept", "Central trait", "Side traits", "Superior trait", "Flaw", "Signs", "Hit points"],
  ...["Reserve", "Motivation, secret", "Story and gear", "Summary"],
];

const d6 = (...values: number[]) => values.map((value) => [6, value] as const);

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

/** Cards of an attack and of an effort, which are read in two languages. */
const told: string[] = [];

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], FOE, 1000, 800);
  await keeper.page.evaluate(async (name) => {
    await game.settings.set("gardien", "warpDesperateDefence", true);
    const actor = game.actors.getName(name);
    await actor.update({ system: { hp: { value: 9, temp: 3 }, psy: { max: 3, value: 2 } } });
    await actor.createEmbeddedDocuments("Item", [
      { name: "Lecture d’aura", type: "warpPower", system: { score: 3 } },
      { name: "Langue du serpent", type: "warpSpell", system: { level: 9 } },
      { name: "Balles creuses", type: "warpAmmo", system: { ammoType: "hollow", quantity: 12 } },
      { name: "Lampe torche", type: "warpGear", system: {} },
      { name: "Genou brisé", type: "warpWound", system: { dailyLoss: 2, malusScope: "agility" } },
    ]);
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const tokens = [...canvas.scene.tokens].filter((token) => token.actor.type.startsWith("warp"));
    await combat.createEmbeddedDocuments(
      "Combatant",
      tokens.map(({ id, actorId }, i) => ({ tokenId: id, sceneId: canvas.scene.id, actorId, initiative: 12 - i })),
    );
    await combat.startCombat();
  }, HERO);
});

/** Nothing that is open is in another language than its reader's; then it is closed. */
async function readAndClose(seat: Seat, language: Language = "fr"): Promise<void> {
  await expect.poll(() => strangeWords(seat, language), { ...soon, message: language }).toEqual([]);
  await closeWindows(seat);
}

/** Turns a sheet over, to edit. */
async function edited(seat: Seat, of: string) {
  const sheet = await openSheet(seat, of);
  await turn(sheet, "edit");
  await sheet.locator("fieldset").first().waitFor();
  return sheet;
}

describe("every sheet of warp, light and dark, wide and narrow", () => {
  it("shows a character and somebody of the keeper's, to play and to edit", async () => {
    const pages = ["traits", "powers", "gear", "story", "keeper"];
    await expectWell(keeper, await openSheet(keeper, HERO), { name: "warp-character", pages });
    await closeWindows(keeper);
    await expectWell(keeper, await edited(keeper, HERO), { pages: ["traits", "story"] });
    await readAndClose(keeper);
    await expectWell(keeper, await openSheet(keeper, FOE), { name: "warp-npc" });
    await closeWindows(keeper);
    await expectWell(keeper, await edited(keeper, FOE));
    await readAndClose(keeper);
  });

  it("shows the card of whatever somebody has", async () => {
    for (const theme of THEMES) {
      await wear(theme, keeper);
      for (const kind of CARDS) {
        const card = await openSheet(keeper, await itemOf(keeper, HERO, `warp${kind}`));
        const { width = 0 } = (await card.boundingBox()) ?? {};
        for (const wide of theme === "light" ? [NARROW, width] : [width]) {
          await resize(keeper, card, wide);
          await expectFlawless(card, `${kind}, ${theme}, ${String(wide)} px`);
        }
        if (theme === "light") await expectFocusShown(keeper, card);
        if (theme === "light") await closeWindows(keeper);
      }
    }
    await readAndClose(keeper);
  });
});

describe("what warp shows at the table", () => {
  it("shows an attack, the question it asks and the card it leaves", async () => {
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Petit pistolet automatique" });
    await expectText(attackWindow(keeper), HERO, "4d6");
    await expectWell(keeper, attackWindow(keeper), { name: "warp-attack" });
    const shot = await rollPrepared(keeper, d6(6, 4, 4, 1));
    await expectText(prompt(keeper), "Chances d’y échapper");
    await expectWell(keeper, prompt(keeper), { name: "warp-prompt" });
    await chooseDice(keeper, ...d6(5, 4, 3, 2));
    await prompt(keeper).locator("[data-reply]").first().press("1");
    await prompt(keeper).waitFor({ state: "detached" });
    await expectText(cardOf(keeper, shot), "PV");
    await expectPartWell(keeper, cardOf(keeper, shot), "warp-card");
    told.push(shot);
    await readAndClose(keeper);
  });

  it("shows an effort that others join", async () => {
    await beginDeed(keeper, "group", [FOE], { reason: "soulever la herse", difficulty: "typed", number: 14 });
    await expectWell(keeper, deedWindow(keeper), { name: "warp-call" });
    const call = await confirmDeed(keeper);
    await cardOf(keeper, call).getByRole("button", { name: "Se joindre", exact: true }).click();
    await expectWell(keeper, deedWindow(keeper));
    await confirmDeed(keeper);
    await cardOf(keeper, call).getByRole("button", { name: "Conclure", exact: true }).waitFor();
    await expectPartWell(keeper, cardOf(keeper, call), "warp-effort");
    told.push(call);
    await readAndClose(keeper);
  });
});

describe("a character in the making", () => {
  it("WP-30: is a player's, who rolls before everybody; finished, it awaits the keeper's word", async () => {
    await newActor(keeper, player, "Inconnue", "warpCharacter");
    await openAssistant(player, "Inconnue");
    await fillAll(player, NAME);
    await step(player, "Points de vie");
    await field(player, "Moyenne ou dés").selectOption({ label: "Dés" });
    await expectText(assistant(player), "Les dés ne sont pas lancés.");
    await chooseDice(player, ...d6(6, 5, 5, 4, 4, 3, 3, 1));
    await button(assistant(player), "Lancer les points de vie").click();
    await expectText(assistant(player), "Les dés sont tombés : les choix sont faits.", /Points de vie 31/i);
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "31");
    expect(await field(player, "Moyenne ou dés").count()).toBe(0);
    // what is being typed is kept where the window is closed by the keyboard
    await field(player, "D’où viennent les points de vie").fill("Muscles et morsures");
    await player.page.keyboard.press("Escape");
    await assistant(player).waitFor({ state: "detached" });
    await openAssistant(player, "Inconnue", "Reprendre la création");
    await expect
      .poll(() => field(player, "D’où viennent les points de vie").inputValue(), soon)
      .toBe("Muscles et morsures");
    await step(player, "Résumé");
    await expectText(assistant(player), /POINTS DE VIE 31 ÉTAT DE CHOC À 15 MOURANT À −31/i);
    await finish(player);
    await expect.poll(() => made(keeper, NAME), soon).toEqual({ ...TAMER, approved: false, draft: null });
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
    await closeWindows(player);
  });

  it("WP-28, WP-34: is changed where the keeper asks for it, who alone approves it and reads what is unknown", async () => {
    const tray = keeper.page.locator(".g-tray");
    await tray.locator("summary").click();
    await tray.getByRole("button", { name: `${NAME} personnage à approuver` }).click();
    await assistant(keeper).waitFor();
    await step(keeper, "Traits annexes");
    await field(keeper, "Remarque au joueur sur cette étape").fill("Un seul esprit à la fois, d’accord ?");
    await step(keeper, "Résumé");
    await expectText(assistant(keeper), "Le gardien demande Un seul esprit à la fois, d’accord ?");
    await finish(keeper, "Rendre au joueur");
    await expectText(player.page.locator(".chat-message").last(), NAME, "Changements demandés");
    await expect.poll(() => tray.isVisible(), soon).toBe(false);
    await openAssistant(player, NAME, "Reprendre la création");
    await step(player, "Résumé");
    const wave = assistant(player).getByLabel(/Passer outre/);
    expect([await wave.count(), await button(assistant(player), "Terminer").isDisabled()]).toEqual([0, true]);
    await expectText(assistant(player), "Seul le gardien peut passer outre.");
    await assistant(player).locator(".g-creation__problems").getByRole("button", { name: "Traits annexes" }).click();
    await fillTrait(player, "Lecture d’esprit", "Ce qu’il recouvre", "Un seul esprit à la fois.");
    await button(assistant(player), "C’est fait").click();
    await step(player, "Résumé");
    await finish(player);
    await expect.poll(async () => (await made(keeper, NAME)).draft, soon).toBeNull();
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.motivation": "Venger le lion" })),
      NAME,
    );
    for (const [seat, knows] of [
      [player, false],
      [keeper, true],
    ] as const) {
      await closeWindows(seat);
      const sheet = await openSheet(seat, NAME);
      await button(sheet, "Histoire").click();
      const page = sheet.locator(".g-page:visible");
      await expectText(page, "Inconnu", "Elle a ouvert la cage");
      expect((await page.innerText()).includes("Venger le lion")).toBe(knows);
    }
    await button(await openSheet(keeper, NAME), /^(Création pas à pas|Modifier la feuille)$/)
      .first()
      .click();
    await button(await openSheet(keeper, NAME), "Création pas à pas").click();
    await step(keeper, "Résumé");
    await finish(keeper, "Terminer et approuver");
    await expect.poll(async () => (await made(keeper, NAME)).approved, soon).toBe(true);
    for (const seat of [keeper, player]) await closeWindows(seat);
  });

  it("looks well in every step, coming from what a sheet lacks", async () => {
    await newActor(keeper, player, RECRUIT, "warpCharacter");
    const sheet = await edited(player, RECRUIT);
    await button(sheet, "Vérifier la feuille").click();
    const dialog = player.page.locator("dialog").filter({ hasText: `Vérification : ${RECRUIT}` });
    await expectText(dialog, "Trait central Il en faut 1, il y en a 0.", "Le gardien n’a pas encore approuvé");
    await picture(dialog, "warp-check");
    await button(dialog, "Corriger pas à pas").click();
    await assistant(player).getByRole("heading", { name: "Concept" }).waitFor();
    const window = assistant(player);
    await step(player, "Trait central");
    await window.getByLabel(/Magicien depuis la création/).check();
    for (const [title, example, name] of [
      ["Trait central", "Ancien légionnaire", "Sergent-chef"],
      ["Défaut", "Colérique", "Soupe au lait"],
    ] as const) {
      await step(player, title);
      await button(window, `Ajouter ${example}`).click();
      await fillTrait(player, example, "Nom", name);
    }
    await step(player, "Réserve");
    await button(window, "Ajouter Chaînes invisibles").click();
    await expectText(window, "Chaînes invisibles niveau 3");
    await wear("light", player);
    await expectStepsWell(player, STEPS, "light", "warp-assistant");
    await wear("dark", player);
    await expectStepsWell(player, OWN_STEPS, "dark", "warp-assistant");
    await readAndClose(player);
  });
});

describe("in English", () => {
  it("is every sheet, window, card and step of the assistant", async () => {
    // whole again: what a state is called is written in the language of whoever brought it about
    await keeper.page.evaluate(
      async (names) => {
        for (const actor of names.map((name) => game.actors.getName(name))) {
          const hp = { value: actor.system.hp.max, temp: 0 };
          await actor.update({ "ownership.default": 3, "system.hp": hp });
        }
      },
      [HERO, FOE],
    );
    await player.page.evaluate(() => {
      localStorage.setItem("core.language", JSON.stringify("en"));
    });
    await reload(player);
    for (const name of [HERO, FOE]) await edited(player, name);
    for (const kind of CARDS) await openSheet(player, await itemOf(player, HERO, `warp${kind}`));
    await readAndClose(player, "en");
    const [shot = "", call = ""] = told;
    await expectText(cardOf(player, shot), "Hit", "Dodges, in vain");
    await expectText(cardOf(player, call), FOE, "Together", "No trait");
    for (const deed of ["check", "group"]) {
      await beginDeed(player, deed, [HERO]);
      await readAndClose(player, "en");
    }
    await prepareAttack(player, { by: FOE, at: HERO, weapon: "Small automatic pistol" });
    await readAndClose(player, "en");
    await openAssistant(player, RECRUIT, "Resume creation");
    for (const name of ENGLISH_STEPS) {
      await step(player, name);
      await expect.poll(() => strangeWords(player, "en"), { ...soon, message: name }).toEqual([]);
    }
    expect([...player.errors, ...keeper.errors]).toEqual([]);
  });
});
