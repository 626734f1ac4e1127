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
import { THEMES, wear } from "./support/dress.js";
import { focusedName } from "./support/keys.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const NAME = "Zélie « Trois-Doigts » Maure";
const STEPS = ["Concept", "Domaines", "Caractéristiques", "Spécialités", "Équipement", "Résumé"];
const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(() => newActor(keeper, player, "Recrue", "seuilsCharacter"));

const problems = (seat: Seat) => assistant(seat).locator(".g-assistant__problems li");
const score = (seat: Seat, name: string, value: number): Locator =>
  assistant(seat)
    .getByRole("radiogroup", { name: new RegExp(`^${name} `) })
    .getByRole("radio", { name: String(value), exact: true });
const add = (seat: Seat, name: string) => button(assistant(seat), `Ajouter ${name}`).click();
const total = (seat: Seat, domain: string, value: number) => field(seat, domain).selectOption(String(value));

/** What became of a character, as another client has it. */
const made = (name: string) =>
  keeper.page.evaluate((called) => {
    const { system, items, flags } = game.actors.getName(called);
    const things: { name: string; type: string; system: { equipped?: boolean } }[] = [...items];
    const named = (wanted: (one: (typeof things)[number]) => boolean) =>
      things
        .filter(wanted)
        .map((one) => one.name)
        .sort();
    return {
      scores: Object.values(system.characteristics as Record<string, { value: number }>)
        .map(({ value }) => value)
        .join(""),
      rows: ["touche", "blesse", "tue"].map((row) => system.wounds[row].threshold as number),
      told: [system.identity.concept, system.identity.group, system.wealth] as unknown[],
      specialties: named(({ type }) => type === "seuilsSpecialty"),
      things: named(({ type }) => type !== "seuilsSpecialty"),
      on: named((one) => one.system.equipped === true),
      approved: system.approved as boolean,
      draft: flags.gardien?.assistant as unknown,
    };
  }, name);

describe("a player who makes a character", () => {
  it("SE-09: says who it is, gives each Domaine its total, and shares it out", async () => {
    await openAssistant(player, "Recrue");
    await assistant(player).getByRole("heading", { name: "Concept" }).waitFor();
    await fill(player, "Nom", NAME);
    await fill(player, "Concept", "Passeuse <b>de nuit</b>");
    await button(assistant(player), "Suite").click();
    await expectText(
      assistant(player),
      "Totaux à donner encore : 9, 8, 7, 6",
      "Domaines qui ont leur total : 0 sur 4.",
    );
    for (const [domain, value] of [
      ["Physique", 8],
      ["Manuel", 9],
      ["Mental", 7],
      ["Social", 9],
    ] as const)
      await total(player, domain, value);
    // The 9 went from Manuel to Social, which had none to give for it.
    await expectText(assistant(player), "Totaux à donner encore : 6", "Domaines qui ont leur total : 3 sur 4.");
    await total(player, "Manuel", 6);
    await expect.poll(() => problems(player).allInnerTexts(), soon).toEqual([]);
    await step(player, "Caractéristiques");
    await expectText(assistant(player), /Physique : 8 sur 8/i, /Santé 3D/i, /Rapidité 2D/i);
    await score(player, "Santé", 5).check();
    await expectText(assistant(player), "Physique : 10 dés, pour un total de 8.");
    await score(player, "Force", 1).check();
    await expect.poll(() => problems(player).allInnerTexts(), soon).toEqual([]);
    await button(assistant(player), "Répartir 3-3-2").waitFor();
  });

  it("leaves in the middle of it and goes on another day, at the same step", async () => {
    await expect.poll(() => storedStepOf(keeper, "Recrue"), soon).toBe("characteristics");
    await leaveAndResume(player, "Recrue", "Caractéristiques");
    await expect.poll(() => score(player, "Force", 1).isChecked(), soon).toBe(true);
  });

  it("SE-10, SE-74: chooses Spécialités and pays for its equipment; the keepers hear that it awaits their word", async () => {
    await step(player, "Spécialités");
    for (const name of ["Discrétion", "Esquive", "Lames", "Empoignade"]) await add(player, name);
    await expectText(assistant(player), "Agilité : 4 Spécialités, pour 3 au plus.");
    await button(assistant(player), "Retirer Empoignade").click();
    for (const name of ["Marchandage", "Guet"]) await add(player, name);
    await expectText(assistant(player), "Spécialités choisies : 5 sur 5");
    await step(player, "Équipement");
    await add(player, "Machette");
    await add(player, "Tronçonneuse");
    await expectText(assistant(player), "« Tronçonneuse » : rareté 4, pour 3 au plus.");
    await button(assistant(player), "Retirer Tronçonneuse").click();
    for (const name of ["Rondache de fortune", "Veste de cuir", "Corde et grappin"]) await add(player, name);
    await fill(player, "Nombre : Corde et grappin", "2");
    await expectText(assistant(player), "Valeur dépensée : 82 sur 150 ; il en reste 68");
    await step(player, "Résumé");
    await expectText(assistant(player), /Touché 7 −1D 4/i, /Marchandage Persuasion 3D, un succès dès 4/i);
    await expect.poll(() => problems(player).allInnerTexts(), soon).toEqual([]);
    await finish(player);
    await expect
      .poll(() => made(NAME), soon)
      .toEqual({
        scores: "512222322333",
        rows: [7, 9, 10],
        told: ["Passeuse <b>de nuit</b>", "", 68],
        specialties: ["Discrétion", "Esquive", "Guet", "Lames", "Marchandage"],
        things: ["Corde et grappin", "Machette", "Mains nues", "Rondache de fortune", "Veste de cuir"],
        on: ["Machette", "Rondache de fortune", "Veste de cuir"],
        approved: false,
        draft: null,
      });
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
    await closeWindows(player);
  });
});

describe("limits", () => {
  it("SE-09: are for the keeper alone to wave through, and the settings move them", async () => {
    await newActor(keeper, player, "Colosse", "seuilsCharacter");
    await openAssistant(player, "Colosse");
    await add(player, "Baptiste Rouvre");
    await step(player, "Caractéristiques");
    await score(player, "Santé", 5).check();
    await step(player, "Résumé");
    await expectText(assistant(player), "Seul le gardien peut passer outre.");
    expect(await button(assistant(player), "Terminer").isDisabled()).toBe(true);
    await setting(keeper, [player], "seuilsCreationSpecialties", 4);
    await expectText(assistant(player), "Spécialités choisies : 5, pour 4 au plus.");
    await setting(keeper, [player], "seuilsCreationSpecialties", 5);
    await closeWindows(player);
    await approveAnyway(keeper, "Colosse");
    await expect.poll(async () => (await made("Baptiste Rouvre")).approved, soon).toBe(true);
    expect(await made("Baptiste Rouvre")).toMatchObject({
      scores: "532233222322",
      told: ["Ferrailleur", "", 45],
      on: ["Barre à mine", "Combinaison à pneumatiques"],
    });
    await closeWindows(keeper);
  });
});

describe("the window", () => {
  it("is gone through by keyboard, and a score is chosen with the arrows", async () => {
    await newActor(keeper, player, "Au clavier", "seuilsCharacter");
    await openAssistant(player, "Au clavier");
    await goByKeyboard(player, STEPS, (name) => name === "Équipement" || name === "Résumé");
    await step(player, "Caractéristiques");
    await score(player, "Force", 2).focus();
    await player.page.keyboard.press("ArrowRight");
    await expect.poll(() => score(player, "Force", 3).isChecked(), soon).toBe(true);
    await expect.poll(() => focusedName(player), soon).toBe("3");
  });

  it("looks well in every step, in both themes, wide and narrow, and speaks the language of its reader", async () => {
    await step(player, "Concept");
    await add(player, "Maude Ferrand");
    await step(player, "Domaines");
    await total(player, "Social", 9);
    await step(player, "Équipement");
    await add(player, "Grenade artisanale");
    for (const theme of THEMES) {
      await wear(theme, player);
      await expectStepsWell(player, STEPS, theme, "seuils-assistant");
    }
    await expect.poll(() => storedStepOf(keeper, "Au clavier"), soon).toBe("summary");
    const steps = ["Concept", "Domains", "Characteristics", "Specialities", "Equipment", "Summary"];
    const english = await expectEnglish(keeper, "Au clavier", steps);
    expect([...english.errors, ...player.errors, ...keeper.errors]).toEqual([]);
  });
});
