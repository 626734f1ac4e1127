import type { Locator } from "playwright-core";
import { assistant, button, field, fill, step } from "./assistant.js";
import type { Seat } from "./table.js";
import { expectText } from "./wait.js";

/** The boxes of one trait in the step one is at, by what it is called so far. */
const trait = (seat: Seat, name: string): Locator => assistant(seat).getByRole("group", { name, exact: true });

/** Types into one of its boxes. */
export async function fillTrait(seat: Seat, name: string, label: string, value: string): Promise<void> {
  const box = trait(seat, name).getByLabel(label, { exact: true });
  await box.fill(value);
  await box.press("Tab");
}

/** Fills in every step of the assistant but that of hit points, for an animal tamer of this name. */
export async function fillAll(seat: Seat, name: string): Promise<void> {
  await fill(seat, "Nom", name);
  await fill(seat, "Concept", "Dompteuse de cirque");
  await step(seat, "Trait central");
  await fill(seat, "Nom", "Dompteuse <i>de fauves</i>");
  await fill(seat, "Ce qu’il recouvre", "Fauves, chevaux & cirque.");
  await assistant(seat).getByLabel("Combat", { exact: true }).check();
  await trait(seat, "Dompteuse <i>de fauves</i>").getByLabel("Points de vie", { exact: true }).check();
  await fill(seat, "Signe", "Griffures aux avant-bras");
  await step(seat, "Traits annexes");
  await assistant(seat).getByLabel("Partir d’un exemple").first().selectOption({ label: "Pied léger" });
  await fillTrait(seat, "Pied léger", "Nom", "Pas de chat");
  await button(assistant(seat), "Ajouter Lecture d’esprit").click();
  await fillTrait(seat, "Lecture d’esprit", "Signe", "Penche la tête");
  await step(seat, "Trait supérieur");
  await field(seat, "Trait supérieur").selectOption({ label: "Dompteuse <i>de fauves</i>" });
  await expectText(assistant(seat), /Lecture d’esprit .* 1\* 2\* 1\*/);
  await step(seat, "Défaut");
  await button(assistant(seat), "Ajouter Colérique").click();
  await step(seat, "Motivation, secret");
  await assistant(seat)
    .getByRole("group", { name: "Motivation" })
    .getByLabel("Inconnu : le gardien décide, en secret")
    .check();
  await fill(seat, "Ce que les autres ignorent", "Elle a ouvert la cage");
  await fill(seat, "Qui est-ce ?", "Bastien, son frère");
  await step(seat, "Histoire et affaires");
  await fill(seat, "Histoire", "Née sous le chapiteau.\nPartie un soir d’orage.");
}

/** What she is then, with the hit points that the test rolls. */
export const TAMER = {
  traits: [
    "central · Dompteuse <i>de fauves</i> · 4",
    "flaw · Colérique · 0",
    "side · Lecture d’esprit · 1",
    "side · Pas de chat · 3",
  ],
  told: [
    ...[31, "Dompteuse de cirque", "Elle a ouvert la cage"],
    "<p>Née sous le chapiteau.</p><p>Partie un soir d’orage.</p>",
  ],
};

/** What became of a character of warp, as a client has it. */
export const made = ({ page }: Seat, name: string) =>
  page.evaluate((called) => {
    const { system, items, flags } = game.actors.getName(called);
    const all: { name: string; system: { kind: string; score: number } }[] = [...items];
    const traits = all.filter((one) => one.system.kind).map((one) => [one.system.kind, one.name, one.system.score]);
    return {
      traits: traits.map((one) => one.join(" · ")).sort(),
      told: [system.hp.max, system.concept, system.secret, system.history] as unknown[],
      approved: system.approved as boolean,
      draft: flags.gardien?.assistant as unknown,
    };
  }, name);
