import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { assistant, button, expectStepsWell, field, fill, newActor, step, storedStepOf } from "./support/assistant.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { THEMES, wear } from "./support/dress.js";
import { focusedName, tabTo } from "./support/keys.js";
import { picture } from "./support/picture.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";
import { strangeWords } from "./support/words.js";

const NAME = "Léna « Fauve » Kermadec";
const STEPS = [
  ...["Concept", "Trait central", "Traits annexes", "Trait supérieur", "Défaut", "Signes", "Points de vie"],
  ...["Réserve", "Motivation, secret", "Histoire et affaires", "Résumé"],
];

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await newActor(keeper, player, "Recrue", "warpCharacter");
});

/** The boxes of one trait in the step one is at, by what it is called so far. */
const trait = (seat: Seat, name: string): Locator => assistant(seat).getByRole("group", { name, exact: true });

const sixes = (...values: number[]): Face[] => values.map((value): Face => [6, value]);
const problems = (seat: Seat) => assistant(seat).locator(".g-assistant__problems li");

/** What became of a character, as another client has it. */
const made = (name: string) =>
  keeper.page.evaluate((called) => {
    const { system, items, flags } = game.actors.getName(called);
    const { hp, psy, concept, secret, unknown, approved, history } = system;
    const traits: { name: string; type: string; system: { kind: string; score: number; sign: string } }[] = [...items];
    return {
      figures: [hp.value, hp.max, hp.method, psy.value, psy.max],
      told: [concept, secret, unknown.motivation, history],
      traits: traits
        .filter(({ type }) => type === "warpTrait" || type === "warpPower")
        .map((one) => [one.system.kind, one.name, one.system.score, one.system.sign].join(" · "))
        .sort(),
      others: traits
        .filter(({ type }) => type !== "warpTrait" && type !== "warpPower")
        .map((one) => one.name)
        .sort(),
      approved: approved as boolean,
      draft: flags.gardien?.assistant as unknown,
    };
  }, name);

describe("a player who makes a character", () => {
  it("opens the assistant from the empty sheet and says who it is in a sentence", async () => {
    await button(await openSheet(player, "Recrue"), "Création pas à pas").click();
    await assistant(player).getByRole("heading", { name: "Concept" }).waitFor();
    await fill(player, "Nom", NAME);
    await fill(player, "Concept", "Dompteuse de cirque qui entend ses fauves penser");
    await button(assistant(player), "Suite").click();
  });

  it("types a central trait of her own, what it covers, its sign and what it serves for", async () => {
    await expectText(assistant(player), "Il en faut 1, il y en a 0.");
    await fill(player, "Nom", "Dompteuse <i>de fauves</i>");
    await fill(player, "Ce qu’il recouvre", "Fauves, chevaux & cirque.");
    await assistant(player).getByLabel("Combat", { exact: true }).check();
    await trait(player, "Dompteuse <i>de fauves</i>").getByLabel("Points de vie", { exact: true }).check();
    await expectText(assistant(player), /Signes 1 Points à voir/);
    await fill(player, "Signe", "Griffures aux avant-bras");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
  });

  it("starts side traits from an example and from a power, and makes them hers", async () => {
    await step(player, "Traits annexes");
    await assistant(player).getByLabel("Partir d’un exemple").first().selectOption({ label: "Pied léger" });
    await trait(player, "Pied léger").getByLabel("Nom", { exact: true }).fill("Pas de chat");
    await trait(player, "Pied léger").getByLabel("Nom", { exact: true }).press("Tab");
    await button(assistant(player), "Ajouter Lecture d’esprit").click();
    await trait(player, "Lecture d’esprit").getByLabel("Signe", { exact: true }).fill("Penche la tête");
    await trait(player, "Lecture d’esprit").getByLabel("Signe", { exact: true }).press("Tab");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await expect.poll(() => button(assistant(player), /^Ajouter/).count(), soon).toBe(0);
  });

  it("chooses the one superior trait and sees what it scores", async () => {
    await step(player, "Trait supérieur");
    await expectText(assistant(player), "Un des trois traits, et un seul, est supérieur : 0 pour l’instant.");
    await field(player, "Trait supérieur").selectOption({ label: "Dompteuse <i>de fauves</i>" });
    await expectText(
      assistant(player),
      /Dompteuse <i>de fauves<\/i> TRAIT CENTRAL 3 4 4/i,
      /Lecture d’esprit .* 1\* 2\* 1\*/,
    );
  });

  it("leaves the flaw to the keeper, then thinks of one after all", async () => {
    await step(player, "Défaut");
    await assistant(player).getByLabel("Inconnu : le gardien décide de ce trait, en secret").check();
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await button(assistant(player), "Vider").click();
    await button(assistant(player), "Ajouter Colérique").click();
    await expect.poll(() => field(player, "Effet en jeu").inputValue(), soon).toBe("chance");
    await expectText(assistant(player), /Faces qui le déclenchent/i);
  });

  it("leaves in the middle of it and goes on another day, at the same step", async () => {
    await step(player, "Points de vie");
    await fill(player, "D’où viennent les points de vie", "Muscles de travail");
    await expect.poll(() => storedStepOf(keeper, "Recrue"), soon).toBe("points");
    await player.page.keyboard.press("Escape");
    await assistant(player).waitFor({ state: "detached" });
    await reload(player);
    await button(await openSheet(player, "Recrue"), "Reprendre la création").click();
    await assistant(player).getByRole("heading", { name: "Points de vie", level: 2 }).waitFor();
    await expect
      .poll(() => field(player, "D’où viennent les points de vie").inputValue(), soon)
      .toBe("Muscles de travail");
  });

  it("keeps what is typed when the window is closed by the keyboard", async () => {
    await field(player, "D’où viennent les points de vie").fill("Muscles et morsures");
    await player.page.keyboard.press("Escape");
    await assistant(player).waitFor({ state: "detached" });
    await button(await openSheet(player, "Recrue"), "Reprendre la création").click();
    const box = field(player, "D’où viennent les points de vie");
    await expect.poll(() => box.inputValue(), soon).toBe("Muscles et morsures");
  });

  it("WP-30: rolls for her hit points in front of everybody, and the choice is made", async () => {
    const window = assistant(player);
    await expectText(window, /Points de vie 28/i);
    await field(player, "Moyenne ou dés").selectOption({ label: "Dés" });
    await expectText(window, "Les dés ne sont pas lancés.");
    await chooseDice(player, ...sixes(6, 5, 5, 4, 4, 3, 3, 1));
    await button(window, "Lancer les points de vie").click();
    await expectText(window, "Les dés sont tombés : les choix sont faits.", /Points de vie 31/i);
    await expectNoDiceLeft(player);
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "31");
    expect(await field(player, "Moyenne ou dés").count()).toBe(0);
  });

  it("WP-35: rolls the die of her power for the reserve", async () => {
    await step(player, "Réserve");
    await field(player, "Coups de départ").selectOption({ label: "Le meilleur des dés, un par pouvoir (1)" });
    await chooseDice(player, ...sixes(5));
    await button(assistant(player), "Lancer la réserve").click();
    await expectText(assistant(player), "Les dés sont tombés : 5.", /Réserve 5/i);
  });

  it("tells what drives her, leaves one thing unknown, and packs", async () => {
    await step(player, "Motivation, secret");
    await assistant(player)
      .getByRole("group", { name: "Motivation" })
      .getByLabel("Inconnu : le gardien décide, en secret")
      .check();
    await fill(player, "Ce que les autres ignorent", "Elle a ouvert la cage");
    await fill(player, "Qui est-ce ?", "Bastien, son frère");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await step(player, "Histoire et affaires");
    await fill(player, "Histoire", "Née sous le chapiteau.\nPartie un soir d’orage.");
    await assistant(player).getByLabel("Chercher par nom").fill("couteau");
    await button(assistant(player), /^Ajouter Couteau$/).click();
    await button(assistant(player), /^Retirer Poings, pieds/).waitFor();
  });

  it("finishes: the sheet is written, and the keepers hear that it awaits their word", async () => {
    await step(player, "Résumé");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await expectText(assistant(player), /POINTS DE VIE 31 ÉTAT DE CHOC À 15 MOURANT À −31 EXPÉRIENCE 1 RÉSERVE 5/i);
    await button(assistant(player), "Terminer").click();
    await assistant(player).waitFor({ state: "detached" });
    await expect
      .poll(() => made(NAME), soon)
      .toEqual({
        figures: [31, 31, "rolled", 5, 5],
        told: [
          "Dompteuse de cirque qui entend ses fauves penser",
          "Elle a ouvert la cage",
          true,
          "<p>Née sous le chapiteau.</p><p>Partie un soir d’orage.</p>",
        ],
        traits: [
          "central · Dompteuse <i>de fauves</i> · 4 · Griffures aux avant-bras",
          "flaw · Colérique · 0 · Rougit vite",
          "side · Lecture d’esprit · 1 · Penche la tête",
          "side · Pas de chat · 3 · Ne fait pas de bruit",
        ],
        others: ["Couteau", "Poings, pieds"],
        approved: false,
        draft: null,
      });
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
    await closeWindows(player);
  });
});

describe("the keeper's review", () => {
  it("WP-34: asks for a change at its step, and hands the character back", async () => {
    const tray = keeper.page.locator(".g-tray");
    await tray.locator("summary").click();
    await tray.getByRole("button", { name: `${NAME} personnage à approuver` }).click();
    await assistant(keeper).waitFor();
    await step(keeper, "Traits annexes");
    await field(keeper, "Remarque au joueur sur cette étape").fill("Un seul esprit à la fois, d’accord ?");
    await step(keeper, "Résumé");
    await expectText(assistant(keeper), "Le gardien demande Un seul esprit à la fois, d’accord ?");
    await button(assistant(keeper), "Rendre au joueur").click();
    await assistant(keeper).waitFor({ state: "detached" });
    await expectText(player.page.locator(".chat-message").last(), NAME, "Changements demandés");
    await expect.poll(() => tray.isVisible(), soon).toBe(false);
  });

  it("WP-34: cannot be waved through; the player answers when it is done", async () => {
    await button(await openSheet(player, NAME), "Reprendre la création").click();
    await step(player, "Résumé");
    expect(
      await assistant(player)
        .getByLabel(/Passer outre/)
        .count(),
    ).toBe(0);
    expect(await button(assistant(player), "Terminer").isDisabled()).toBe(true);
    await expectText(assistant(player), "Seul le gardien peut passer outre.");
    await problems(player).getByRole("button", { name: "Traits annexes" }).click();
    await trait(player, "Lecture d’esprit").getByLabel("Ce qu’il recouvre").fill("Un seul esprit à la fois.");
    await button(assistant(player), "C’est fait").click();
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await step(player, "Résumé");
    await button(assistant(player), "Terminer").click();
    await assistant(player).waitFor({ state: "detached" });
    await expect.poll(async () => (await made(NAME)).draft, soon).toBeNull();
  });

  it("WP-28: writes what was left unknown, and only keepers read it", async () => {
    await keeper.page.evaluate(async (name) => {
      await game.actors.getName(name).update({ "system.motivation": "Venger le lion" });
    }, NAME);
    for (const [seat, read] of [
      [keeper, true],
      [player, false],
    ] as const) {
      await closeWindows(seat);
      const sheet = await openSheet(seat, NAME);
      await button(sheet, "Histoire").click();
      const page = sheet.locator(".w-page:visible");
      await expectText(page, "Inconnu", "Elle a ouvert la cage");
      expect((await page.innerText()).includes("Venger le lion")).toBe(read);
    }
  });

  it("WP-34: approves", async () => {
    await closeWindows(keeper);
    const sheet = await openSheet(keeper, NAME);
    const make = button(sheet, "Création pas à pas");
    await make.or(button(sheet, "Modifier la feuille")).first().waitFor();
    if (!(await make.isVisible())) await button(sheet, "Modifier la feuille").click();
    await make.click();
    await step(keeper, "Résumé");
    await button(assistant(keeper), "Terminer et approuver").click();
    await assistant(keeper).waitFor({ state: "detached" });
    await expect.poll(async () => (await made(NAME)).approved, soon).toBe(true);
    await closeWindows(keeper);
    await closeWindows(player);
  });
});

describe("a sheet that was filled in by hand", () => {
  it("is checked by the same rules, and says when all is well", async () => {
    await newActor(keeper, player, "Bricolé", "warpCharacter");
    const sheet = await openSheet(player, "Bricolé");
    await button(sheet, "Modifier la feuille").click();
    await button(sheet, "Vérifier la feuille").click();
    const dialog = player.page.getByRole("dialog").filter({ hasText: "Vérification : Bricolé" });
    await expectText(dialog, "Trait central Il en faut 1, il y en a 0.", "Le gardien n’a pas encore approuvé");
    await picture(dialog, "warp-check");
    await button(dialog, "Corriger pas à pas").click();
    await assistant(player).getByRole("heading", { name: "Concept" }).waitFor();
    await closeWindows(player);
    const whole = await openSheet(player, NAME);
    await button(whole, "Modifier la feuille").click();
    await button(whole, "Vérifier la feuille").click();
    await expectText(player.page.locator("#notifications"), `${NAME} : rien à signaler, la fiche est en règle.`);
    await closeWindows(player);
  });
});

describe("the window", () => {
  it("is reached and left by keyboard, step after step", async () => {
    await newActor(keeper, player, "Au clavier", "warpCharacter");
    await button(await openSheet(player, "Au clavier"), "Création pas à pas").click();
    await assistant(player).getByRole("heading", { name: "Concept" }).focus();
    for (const name of STEPS.slice(1).filter((one) => one !== "Réserve")) {
      await tabTo(player, /^Suite$/);
      await player.page.keyboard.press("Enter");
      await expect.poll(() => focusedName(player), soon).toBe(name);
    }
  });

  it("shows the boxes of traits, the spells of magicians, equipment", async () => {
    const window = assistant(player);
    await step(player, "Trait central");
    await window.getByLabel(/Magicien depuis la création/).check();
    await button(window, "Ajouter Ancien légionnaire").click();
    await trait(player, "Ancien légionnaire").getByLabel("Nom", { exact: true }).fill("Sergent-chef");
    await step(player, "Défaut");
    await button(window, "Ajouter Colérique").click();
    await trait(player, "Colérique").getByLabel("Nom", { exact: true }).fill("Soupe au lait");
    await step(player, "Réserve");
    await button(window, "Ajouter Chaînes invisibles").click();
    await expectText(window, "Chaînes invisibles niveau 3");
    await button(window, "Retirer Chaînes invisibles").click();
  });

  it("WP-123: rolls for the talent of a magician, where the table has magic rare", async () => {
    await setting(keeper, [player], "warpMagicTalent", "twoInSix");
    const window = assistant(player);
    await step(player, "Trait central");
    await expectText(window, "Le talent pour la magie reste à tirer.");
    await chooseDice(player, ...sixes(2));
    await button(window, "Tirer le talent (deux chances sur six)").click();
    await expectText(window, "Le talent pour la magie est là.");
    await expectNoDiceLeft(player);
    await setting(keeper, [player], "warpMagicTalent", "none");
  });

  it.each(THEMES)("looks well in every step, %s, wide and narrow", async (theme) => {
    await wear(theme, player);
    await expectStepsWell(player, STEPS, theme, "warp-assistant");
  });

  it("speaks the language of its reader", async () => {
    const english = await keeper.table.join(PLAYERS[0], { lang: "en" });
    await button(await openSheet(english, "Au clavier"), "Resume creation").click();
    const steps = [
      "Concept",
      "Central trait",
      "Side traits",
      "Superior trait",
      "Flaw",
      "Signs",
      "Hit points",
      "Reserve",
    ];
    for (const name of [...steps, "Motivation, secret", "Story and gear", "Summary"]) {
      await step(english, name);
      await expect.poll(() => strangeWords(english, "en"), { ...soon, message: name }).toEqual([]);
    }
    expect([...english.errors, ...player.errors, ...keeper.errors]).toEqual([]);
  });
});
