import { beforeAll, describe, expect, it } from "vitest";
import {
  assistant,
  button,
  expectEnglish,
  expectStepsWell,
  field,
  fill,
  newActor,
  step,
  storedStepOf,
} from "./support/assistant.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { THEMES, wear } from "./support/dress.js";
import { focusedName, tabTo } from "./support/keys.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const NAME = "Éloïse d’Arc";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await newInvestigator("Nouvelle venue");
});

const newInvestigator = (name: string) => newActor(keeper, player, name, "gbInvestigator");

/** Four dice for each score: three that count and a 1. */
const dice = (...scores: (readonly [number, number, number])[]): Face[] =>
  scores.flatMap((three) => [...three, 1].map((value): Face => [6, value]));

const storedStep = (name: string) => storedStepOf(keeper, name);

/**
 * Types into the search box while the window is being drawn with what stood there before, as on a slow machine. Answers
 * with what stands there then, and whether only what bears these words is shown.
 */
function typeWhileDrawn(words: string): Promise<unknown> {
  return player.page.evaluate(async (typed) => {
    const app = [...foundry.applications.instances.values()].find(({ element }) => element.matches(".g-assistant"));
    const replace = app._replaceHTML as (...args: unknown[]) => void;
    app._replaceHTML = (...args: unknown[]) => {
      delete app._replaceHTML;
      const box = app.element.querySelector("[data-search]") as HTMLInputElement;
      box.value = typed;
      box.dispatchEvent(new Event("input", { bubbles: true }));
      replace.apply(app, args);
    };
    await app.render();
    const [box] = app.element.querySelectorAll("[data-search]");
    const found = [...app.element.querySelectorAll("[data-name]")].filter(({ hidden }) => !hidden);
    return [box.value, found.every(({ dataset }) => dataset.name.toLowerCase().includes(typed))];
  }, words);
}

describe("a player who makes an investigator", () => {
  it("opens the assistant from the header of the empty sheet and says who it is", async () => {
    const sheet = await openSheet(player, "Nouvelle venue");
    await button(sheet, "Création pas à pas").click();
    await assistant(player).getByRole("heading", { name: "Concept" }).waitFor();
    await expect.poll(() => focusedName(player), soon).toBe("Concept");
    await fill(player, "Nom", NAME);
    await fill(player, "Profession", "Libraire");
    await button(assistant(player), "Suite").click();
  });

  it("rolls the scores in front of everybody and shares them out", async () => {
    const window = assistant(player);
    await expectText(window, "Les dés ne sont pas lancés.");
    await chooseDice(player, ...dice([5, 5, 4], [4, 4, 4], [6, 5, 5], [6, 6, 3], [4, 4, 3], [4, 3, 3]));
    await button(window, "Lancer les six caractéristiques").click();
    await field(player, "INT").waitFor();
    await expectNoDiceLeft(player);
    const message = keeper.page.locator(".chat-message").last();
    await expectText(message, "Éloïse d’Arc", "6 5 5 1 16"); // the name it will have, as it was written
    await field(player, "INT").selectOption({ label: "16" });
    await expectText(window, "INT", "+3");
    const constitution = field(player, "CON").locator("option:checked");
    await expect.poll(() => constitution.innerText(), soon).toBe("15");
    await expect.poll(() => storedStep("Nouvelle venue"), soon).toBe("scores");
  });

  it("leaves in the middle and goes on another day, at the same step", async () => {
    await player.page.keyboard.press("Escape");
    await assistant(player).waitFor({ state: "detached" });
    await reload(player);
    const sheet = await openSheet(player, "Nouvelle venue");
    await button(sheet, "Reprendre la création").click();
    await assistant(player).getByRole("heading", { name: "Caractéristiques" }).waitFor();
    await expectText(assistant(player), "INT", "+3");
    await step(player, "Concept");
    await expect.poll(() => field(player, "Nom").inputValue(), soon).toBe(NAME);
  });

  it("chooses level, option and saves, and sees what they give", async () => {
    const window = assistant(player);
    await step(player, "Niveau");
    await fill(player, "Niveau", "3");
    await window.getByLabel("Option d’attaque").selectOption({ label: "Offensive" });
    await expect.poll(() => window.getByLabel("Bonus de base à l’attaque").inputValue(), soon).toBe("3");
    await expectText(window, "Bonnes sauvegardes attendues avec l’option Offensive : 1.");
    await field(player, "Volonté").selectOption({ label: "Bonne" });
    await expect.poll(() => window.getByText("Bonnes sauvegardes").count(), soon).toBe(0);
  });

  it("finds equipment by name, adds it by keyboard and takes some of it away", async () => {
    const window = assistant(player);
    await step(player, "Équipement");
    await window.getByLabel("Chercher par nom").fill("veste epai");
    await expect.poll(() => window.locator("[data-name]:visible").count(), soon).toBe(1);
    await player.page.keyboard.press("Enter");
    await expect.poll(() => focusedName(player), soon).toMatch(/^Ajouter Veste épaisse/);
    await player.page.keyboard.press("Enter");
    await button(window, /^Retirer Veste épaisse/).waitFor();
    expect(await typeWhileDrawn("revolver .38")).toEqual(["revolver .38", true]);
    const taken = button(window, /^Retirer Revolver .38/);
    for (const count of [1, 2]) {
      await button(window, /^Ajouter Revolver .38/).click();
      await expect.poll(() => taken.count(), soon).toBe(count);
    }
    await taken.last().click();
    await expect.poll(() => taken.count(), soon).toBe(1);
  });

  it("chooses feats, and for which weapon", async () => {
    const window = assistant(player);
    await step(player, "Dons");
    await expectText(window, "Dons encore à choisir : 3.");
    for (const feat of ["Robustesse", "Robustesse", "Arme de prédilection"]) {
      await button(window, `Ajouter ${feat}`).click();
    }
    await expectText(window, "Arme de prédilection : pour quelle arme ?");
    await field(player, "Arme ou groupe d’armes").selectOption({ label: "Revolver .38 (Ruger Service-Six)" });
    await expect.poll(() => window.locator(".g-assistant__problems li").count(), soon).toBe(0);
  });

  it("sees in the summary what is left, goes there by its link, and shares out skill points", async () => {
    const window = assistant(player);
    await step(player, "Résumé");
    await expectText(window, "Points de compétence encore à répartir : 66.", /PV 14 PF 14 DESTIN 3/i);
    await expectText(window, /TORSE 12/i, /JAMBE DROITE 11/i);
    await expect.poll(() => button(window, "Terminer").isDisabled(), soon).toBe(true);
    await window.locator(".g-assistant__problems").getByRole("button", { name: "Compétences" }).click();
    await window.getByRole("heading", { name: "Compétences", level: 2 }).waitFor();
    await fill(player, "Degrés en Fouille", "6");
    await fill(player, "Degrés en Bluff", "7");
    await expectText(window, "Bluff dépasse 6 degrés", "Points répartis : 13 sur 66");
    await fill(player, "Degrés en Bluff", "5.5");
    await fill(player, "Points de compétence", "12");
    await expectText(window, "Points répartis : 11,5 sur 12");
  });

  it("may go ahead knowingly, and finishes: the sheet is written and the draft is gone", async () => {
    const window = assistant(player);
    await step(player, "Résumé");
    await expectText(window, "Points de compétence encore à répartir : 0,5.");
    await window.getByLabel(/Passer outre/).check();
    await button(window, "Terminer").click();
    await window.waitFor({ state: "detached" });
    await player.page.getByRole("heading", { name: NAME, level: 1, exact: true }).waitFor();
    const made = () =>
      keeper.page.evaluate((name) => {
        const actor = game.actors.getName(name);
        const { level, bab, pv, pf, abilities, saves, occupation } = actor.system;
        const items: { name: string; system: { ranks?: number; weapon?: string } }[] = [...actor.items];
        return {
          figures: [level, bab, pv.value, pv.max, pf.value, abilities.int.value, saves.will.base, saves.fort.base],
          occupation: occupation as string,
          items: items
            .map(({ name: called, system }) => [called, system.ranks ?? system.weapon ?? ""].join(" "))
            .sort(),
          token: actor.prototypeToken.name as string,
          draft: actor.flags.gardien.assistant as unknown,
        };
      }, NAME);
    await expect.poll(made, soon).toEqual({
      figures: [3, 3, 14, 14, 14, 16, 3, 1],
      occupation: "Libraire",
      items: [
        "Arme de prédilection revolver38",
        "Bluff 5.5",
        "Fouille 6",
        "Revolver .38 (Ruger Service-Six) ",
        "Robustesse ",
        "Robustesse ",
        "Veste épaisse (blouson de cuir) ",
      ],
      token: NAME,
      draft: null,
    });
  });

  it("reaches the assistant again from the sheet in edit mode; finishing anew changes only what was changed", async () => {
    const sheet = await openSheet(player, NAME);
    const open = button(sheet, "Création pas à pas");
    expect(await open.isVisible()).toBe(false);
    await button(sheet, "Modifier la feuille").click();
    await button(sheet, "Vérifier la feuille").click();
    const dialog = player.page.getByRole("dialog").filter({ hasText: "Vérification" });
    await expectText(dialog, /Compétences Points de compétence encore à répartir : [\d,]+\./);
    await button(dialog, "Corriger pas à pas").click();
    await assistant(player).waitFor();
    await player.page.keyboard.press("Escape");
    await assistant(player).waitFor({ state: "detached" });
    await open.click();
    await assistant(player).getByRole("heading", { name: "Concept" }).waitFor();
    await step(player, "Équipement");
    await button(assistant(player), /^Retirer Veste épaisse/).click();
    await step(player, "Résumé");
    await assistant(player)
      .getByLabel(/Passer outre/)
      .check();
    await button(assistant(player), "Terminer").click();
    await assistant(player).waitFor({ state: "detached" });
    const items = () =>
      keeper.page.evaluate((name) => game.actors.getName(name).items.map((item: { type: string }) => item.type), NAME);
    const types = ["gbFeat", "gbFeat", "gbFeat", "gbSkill", "gbSkill", "gbWeapon"];
    await expect.poll(async () => ((await items()) as string[]).sort(), soon).toEqual(types);
  });

  it("reads the card of a feat before taking it, and discards what was begun", async () => {
    await button(await openSheet(player, NAME), "Création pas à pas").click();
    await step(player, "Dons");
    await button(assistant(player), "Voir Course").click();
    const card = player.page.locator(".application.g-item");
    await expectText(card, "Course");
    await button(assistant(player), "Ajouter Course").press("Enter");
    await expect.poll(() => focusedName(player), soon).toBe("Ajouter Enchaînement"); // the next of the list
    await step(player, "Résumé");
    await button(assistant(player), "Abandonner").click();
    await player.page.getByRole("dialog").getByRole("button", { name: "Oui" }).click();
    await assistant(player).waitFor({ state: "detached" });
    await expect.poll(() => storedStep(NAME), soon).toBeUndefined();
    await closeWindows(player);
  });
});

describe("the keeper", () => {
  it("makes an investigator from the list of actors", async () => {
    await keeper.page.evaluate(() => ui.sidebar.changeTab("actors", "primary"));
    await keeper.page.getByRole("button", { name: "Pas à pas : Investigateur", exact: true }).click();
    await assistant(keeper).getByRole("heading", { name: "Concept" }).waitFor();
    await closeWindows(keeper);
  });

  it("sees a player's draft grow, and neither takes the other's decisions back", async () => {
    await newInvestigator("À deux");
    for (const seat of [keeper, player]) await button(await openSheet(seat, "À deux"), "Création pas à pas").click();
    await fill(player, "Profession", "Médium");
    const box = field(keeper, "Profession");
    await expect.poll(() => box.inputValue(), soon).toBe("Médium");
    await fill(keeper, "Nom", "Madame Irma");
    await expect.poll(() => field(player, "Nom").inputValue(), soon).toBe("Madame Irma");
    await closeWindows(keeper);
  });
});

describe("the window", () => {
  it("is reached and left by keyboard, step after step", async () => {
    await assistant(player).getByRole("heading", { name: "Concept" }).focus();
    for (const name of ["Caractéristiques", "Niveau", "Dons", "Compétences", "Équipement", "Résumé"]) {
      await tabTo(player, /^Suite$/);
      await player.page.keyboard.press("Enter");
      await expect.poll(() => focusedName(player), soon).toBe(name);
    }
    await step(player, "Concept");
  });

  it("looks well in every step, light and dark, wide and narrow", async () => {
    const steps = ["Concept", "Caractéristiques", "Niveau", "Dons", "Compétences", "Équipement", "Résumé"];
    for (const theme of THEMES) {
      await wear(theme, player);
      await expectStepsWell(player, steps, theme, "assistant");
    }
  });

  it("speaks the language of its reader", async () => {
    const steps = ["Abilities", "Level", "Feats", "Skills", "Equipment", "Summary", "Concept"];
    const english = await expectEnglish(keeper, "À deux", steps);
    expect([...english.errors, ...player.errors, ...keeper.errors]).toEqual([]);
  });
});
