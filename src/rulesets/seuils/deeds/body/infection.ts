import { oneOf } from "../../../../core/shape/heal.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { diseaseLabel, infectionLabel } from "../../labels.js";
import { figuresOf } from "../../data/reading.js";
import { infectionEffects } from "../../rules/infection.js";
import { DISEASES, INFECTIONS, type Disease, type Infection } from "../../rules/vocabulary.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, textField } from "../fields.js";
import { unlessAlive } from "../reading.js";

/** A disease that the list does not name. */
const OTHER = "other";

/** SE-66 — what an infection turned out to be, in words; `null` where nobody has said. */
export function diseaseText(disease: string): Text | null {
  const known = DISEASES.find((one) => one === disease);
  if (known) return { key: diseaseLabel(known) };
  return disease === "" ? null : named(disease);
}

/** SE-66 — what an infection of this severity is where there is no choice; empty where a keeper has to say. */
export function onlyDisease(infection: Infection): Disease | "" {
  const [one = "", another] = infectionEffects(infection).diseases;
  return another === undefined ? one : "";
}

/** SE-66 — what else an infection of this severity does, as facts of a card. */
export function infectionText(infection: Infection): Text {
  return told(`infection.does.${infection}`);
}

function infectionIn(actor: Actor, choices: DeedChoices): Infection {
  return oneOf(INFECTIONS, choices.infection, figuresOf(actor).care.infection);
}

/** What was chosen of the list, or that it is another. */
function listedIn(actor: Actor, choices: DeedChoices): string {
  if (typeof choices.disease === "string") return choices.disease;
  const { infection, disease } = figuresOf(actor).care;
  if (disease === "" || infection === "none") return onlyDisease(infectionIn(actor, choices));
  return DISEASES.some((one) => one === disease) ? disease : OTHER;
}

function diseaseIn(actor: Actor, choices: DeedChoices): string {
  if (infectionIn(actor, choices) === "none") return "";
  const listed = listedIn(actor, choices);
  if (listed !== OTHER) return DISEASES.find((one) => one === listed) ?? "";
  return "diseaseName" in choices ? textIn(choices, "diseaseName") : figuresOf(actor).care.disease;
}

function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const infection = infectionIn(actor, choices);
  const severities = INFECTIONS.map((value) => ({ value, label: { key: infectionLabel(value) } }));
  const listed = listedIn(actor, choices);
  const diseases = [
    { value: "", label: told("noDisease") },
    ...DISEASES.map((value) => ({ value, label: { key: diseaseLabel(value) } })),
    { value: OTHER, label: told("otherDisease") },
  ];
  return [
    choiceField("infection", infection, severities, infectionText(infection)),
    ...(infection === "none" ? [] : [choiceField("disease", listed, diseases)]),
    ...(infection !== "none" && listed === OTHER ? [textField("diseaseName", diseaseIn(actor, choices))] : []),
  ];
}

function writtenOn(outcome: Outcome, actor: Actor): Changes | null {
  const { care } = figuresOf(actor);
  const wanted = { infection: word(outcome, "infection"), disease: word(outcome, "disease") };
  const values = (Object.keys(wanted) as (keyof typeof wanted)[])
    .filter((key) => wanted[key] !== care[key])
    .map((key) => ({ path: `system.care.${key}`, after: wanted[key] }));
  return values.length > 0 ? { values } : null;
}

/** SE-65, SE-66 — the course of an infection is the keeper's: what it is, how severe, and when it is over. */
export const infection = deed("infection", {
  icon: "fa-solid fa-virus",
  by: "keeper",
  fields: fieldsOf,
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, choices }) => ({
    infection: infectionIn(actor, choices),
    disease: diseaseIn(actor, choices),
  }),
  changes: writtenOn,
  view: (outcome) => {
    const infected = oneOf(INFECTIONS, outcome.infection, "none");
    const disease = diseaseText(word(outcome, "disease"));
    return card({
      verdict: infected === "none" ? told("infection.over") : { key: infectionLabel(infected) },
      tone: infected === "none" ? "good" : "bad",
      facts: [
        ...(disease ? [fact("disease", disease, "SE-66")] : []),
        ...(infected === "none" ? [] : [fact("effect", infectionText(infected), "SE-66")]),
      ],
    });
  },
});
