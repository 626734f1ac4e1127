import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  approveAnyway,
  assistant,
  button,
  expectEnglish,
  expectStepsWell,
  field,
  fill,
  finish,
  goByKeyboard,
  leaveAndResume,
  newActor,
  openAssistant,
  step,
  storedStepOf,
} from "./support/assistant.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { THEMES, wear } from "./support/dress.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const NAME = "Perrine « la Mèche » Tison";
const STEPS = ["Idée", "Attributs", "Compétences", "Sorts", "Équipement", "Résumé"];

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await newActor(keeper, player, "Apprentie", "rpgCharacter");
});

/** The radio of a degree of a skill. */
const degree = (seat: Seat, skill: string, mastery: number): Locator =>
  assistant(seat)
    .getByRole("radiogroup", { name: `Degré acheté : ${skill}` })
    .getByRole("radio", { name: String(mastery), exact: true });
const slide = async (seat: Seat, attribute: string, value: number): Promise<void> => {
  await field(seat, attribute).fill(String(value));
};
const problems = (seat: Seat) => assistant(seat).locator(".g-assistant__problems li");
const row = (seat: Seat, name: string) => assistant(seat).getByRole("row").filter({ hasText: name });

/** What became of a character, as another client has it. */
const made = (name: string) =>
  keeper.page.evaluate((called) => {
    const { system, items, flags } = game.actors.getName(called);
    const { attributes, hp, xp, people, occupation, approved } = system;
    const things: { name: string; type: string; system: Record<string, unknown> }[] = [...items];
    const bought = things.filter(({ type }) => type === "rpgSkill");
    return {
      attributes: [attributes.body.base, attributes.mind.base, attributes.agility.base, attributes.charisma.base],
      points: [hp.value, hp.max, xp.available],
      told: [people, occupation],
      skills: bought.map((one) => `${one.name} ${one.system["mastery"]} ${one.system["creationMastery"]}`).sort(),
      others: things
        .filter(({ type }) => type !== "rpgSkill")
        .map((one) => one.name)
        .sort(),
      held: things
        .filter((one) => one.system["equipped"] === "main" || one.system["worn"] === true)
        .map((one) => one.name)
        .sort(),
      approved: approved as boolean,
      draft: flags.gardien?.assistant as unknown,
    };
  }, name);

describe("a player who makes a character", () => {
  it("opens the assistant from the empty sheet and says who it is", async () => {
    await openAssistant(player, "Apprentie");
    await assistant(player).getByRole("heading", { name: "Idée" }).waitFor();
    await fill(player, "Nom", NAME);
    await fill(player, "Peuple", "Humaine");
    await fill(player, "Métier", "Artificière <i>de foire</i>");
    await button(assistant(player), "Suite").click();
  });

  it("RP-29: shares 24 points with four sliders, and sees all that follows", async () => {
    await slide(player, "Corps", 5);
    await slide(player, "Esprit", 8);
    await expectText(assistant(player), "Points répartis : 25 sur 24", "Points d’attribut en trop : 1.");
    await slide(player, "Charisme", 5);
    await expectText(assistant(player), /VR 7 BDEF 1 BDEG 0 PV 15 MÈTRES PAR ROUND 5/i, /SAVOIR 8/i);
    await expect.poll(() => problems(player).count(), soon).toBe(0);
  });

  it("RP-29: buys degrees by their points, which cost ever more", async () => {
    await step(player, "Compétences");
    await degree(player, "Sortilèges", 2).check();
    await expectText(row(player, "Sortilèges"), /6\s+8$/);
    await expectText(assistant(player), "Points de personnalisation dépensés : 6 sur 80");
    await degree(player, "Sortilèges", 5).check();
    await expectText(assistant(player), "Aucune compétence ne commence au-delà du degré 4.");
    await degree(player, "Sortilèges", 1).check();
    await expectText(assistant(player), "Points de personnalisation dépensés : 2 sur 80");
  });

  it("RP-29: takes the suggestions of a trade, and takes them back", async () => {
    await field(player, "Suggestions d’un métier").selectOption({ label: "Voleur" });
    await expectText(assistant(player), "Points de personnalisation dépensés : 80 sur 80");
    await field(player, "Suggestions d’un métier").selectOption({ label: "Aucune" });
    await expectText(assistant(player), "Points de personnalisation dépensés : 2 sur 80");
    await degree(player, "Mécanique", 4).check();
    await expectText(row(player, "Mécanique"), "—");
  });

  it("leaves in the middle of it and goes on another day, at the same step", async () => {
    await expect.poll(() => storedStepOf(keeper, "Apprentie"), soon).toBe("skills");
    await leaveAndResume(player, "Apprentie", "Compétences");
    await expect.poll(() => degree(player, "Mécanique", 4).isChecked(), soon).toBe(true);
  });

  it("RP-29: learns as many spells as it has degrees", async () => {
    await step(player, "Sorts");
    await expectText(assistant(player), "Sorts encore à choisir : 1.");
    await button(assistant(player), "Ajouter Étincelle de chandelle").click();
    await expect.poll(() => problems(player).count(), soon).toBe(0);
  });

  it("RP-29: packs, puts on what it takes, and hears what is beyond the usual", async () => {
    await step(player, "Équipement");
    await button(assistant(player), "Ajouter Coutelas").click();
    await button(assistant(player), "Ajouter Armure de plates (avec casque)").click();
    await expectText(assistant(player), "Une armure protège de plus de 6 points : voyez avec le gardien.");
    await button(assistant(player), "Retirer Armure de plates (avec casque)").click();
    await button(assistant(player), /^Ajouter Veste de cuir$/).click();
    await button(assistant(player), /^Retirer Mains nues/).waitFor();
    await expect.poll(() => field(player, "Tenue : Coutelas").inputValue(), soon).toBe("main");
  });

  it("finishes: the sheet is written, and the keepers hear that it awaits their word", async () => {
    await step(player, "Résumé");
    await expectText(assistant(player), /PE 58/, /Mécanique MÉTIERS 4 11/i);
    await finish(player);
    await expect
      .poll(() => made(NAME), soon)
      .toEqual({
        attributes: [5, 8, 6, 5],
        points: [15, 15, 58],
        told: ["Humaine", "Artificière <i>de foire</i>"],
        skills: ["Mécanique 4 4", "Sortilèges 1 1"],
        others: ["Coutelas", "Mains nues", "Veste de cuir", "Étincelle de chandelle"],
        held: ["Coutelas", "Veste de cuir"],
        approved: false,
        draft: null,
      });
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
    await closeWindows(player);
  });
});

describe("limits", () => {
  it("RP-29: are for the keeper alone to wave through", async () => {
    await newActor(keeper, player, "Géant", "rpgCharacter");
    await openAssistant(player, "Géant");
    await step(player, "Attributs");
    await slide(player, "Corps", 10);
    await step(player, "Résumé");
    await expectText(assistant(player), "Seul le gardien peut passer outre.");
    expect(await button(assistant(player), "Terminer").isDisabled()).toBe(true);
    await closeWindows(player);
    await approveAnyway(keeper, "Géant");
    await expect.poll(async () => (await made("Géant")).approved, soon).toBe(true);
    await closeWindows(keeper);
  });
});

describe("a ready-made character", () => {
  it("RP-29: is a start that brings all it is and has, and can be taken back", async () => {
    await newActor(keeper, player, "Emprunt", "rpgCharacter");
    await openAssistant(player, "Emprunt");
    await button(assistant(player), "Ajouter Odile Brisefer").click();
    await expect.poll(() => field(player, "Nom").inputValue(), soon).toBe("Odile Brisefer");
    await button(assistant(player), "Retirer Odile Brisefer").click();
    await expect.poll(() => field(player, "Nom").inputValue(), soon).toBe("Emprunt");
    await button(assistant(player), "Ajouter Odile Brisefer").click();
    await fill(player, "Nom", "Odette Brisefer");
    await step(player, "Résumé");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await finish(player);
    await expect
      .poll(() => made("Odette Brisefer"), soon)
      .toMatchObject({
        attributes: [8, 5, 7, 4],
        points: [18, 18, 0],
        others: ["Casque salade", "Chemise de mailles", "Mains nues", "Trousse de soins", "Écu", "Épée longue"],
        held: ["Casque salade", "Chemise de mailles", "Épée longue"],
      });
    await closeWindows(player);
  });
});

describe("rolled attributes", () => {
  it("RP-29: fall in front of everybody and are placed at will", async () => {
    await setting(keeper, [player], "rpgCreationMethod", "roll");
    await newActor(keeper, player, "Hasardeuse", "rpgCharacter");
    await openAssistant(player, "Hasardeuse");
    await step(player, "Attributs");
    await expectText(assistant(player), "Les attributs restent à tirer.");
    const fours = (...values: number[]): Face[] => values.map((value): Face => [4, value]);
    await chooseDice(player, ...fours(4, 4, 1, 1, 2, 3, 4, 1));
    await button(assistant(player), "Lancer 2d4+1 pour chaque attribut").click();
    await expect.poll(() => field(player, "Corps").locator("option:checked").innerText(), soon).toBe("9");
    await expectNoDiceLeft(player);
    await field(player, "Esprit").selectOption({ label: "9" });
    await expect.poll(() => field(player, "Corps").locator("option:checked").innerText(), soon).toBe("3");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await closeWindows(player);
    await setting(keeper, [player], "rpgCreationMethod", "points");
  });
});

describe("the window", () => {
  it("is reached and left by keyboard, step after step", async () => {
    await newActor(keeper, player, "Au clavier", "rpgCharacter");
    await openAssistant(player, "Au clavier");
    const steps = STEPS.filter((one) => one !== "Sorts");
    await goByKeyboard(player, steps, (name) => name === "Résumé");
  });

  it("RP-29: points of skills are bought with the arrow keys, one after the other", async () => {
    await step(player, "Compétences");
    await degree(player, "Sortilèges", 0).focus();
    for (const mastery of [1, 2]) {
      await player.page.keyboard.press("ArrowRight");
      await expect.poll(() => degree(player, "Sortilèges", mastery).isChecked(), soon).toBe(true);
      await expectText(
        assistant(player),
        `Points de personnalisation dépensés : ${String(mastery * (mastery + 1))} sur 80`,
      );
    }
  });

  it.each(THEMES)("looks well in every step, %s, wide and narrow", async (theme) => {
    const window = assistant(player);
    await wear(theme, player);
    if (theme === THEMES[0]) {
      await step(player, "Équipement");
      await button(window, "Ajouter Arc long").click();
      await button(window, "Ajouter Haubert de mailles").click();
      await button(window, "Ajouter Vingt flèches").click();
      await step(player, "Sorts");
      await button(window, "Ajouter Caquet").click();
      await step(player, "Idée");
      await button(window, "Ajouter Bruno l’Écuelle").click();
      await step(player, "Compétences");
      await degree(player, "Sortilèges", 2).check();
    }
    await expectStepsWell(player, STEPS, theme, "rpg-assistant");
  });

  it("speaks the language of its reader", async () => {
    const steps = ["Idea", "Attributes", "Skills", "Spells", "Equipment", "Summary"];
    const english = await expectEnglish(keeper, "Au clavier", steps);
    expect([...english.errors, ...player.errors, ...keeper.errors]).toEqual([]);
  });
});
