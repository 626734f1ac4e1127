import { card } from "../../../../core/deed/card.js";
import type { Asked, Filled } from "../../../../core/deed/form.js";
import { oneOf, text } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { diseaseLabel, infectionLabel } from "../../labels.js";
import { figuresOf } from "../../data/reading.js";
import { infectionEffects } from "../../rules/body/infection.js";
import { DISEASES, INFECTIONS, type Disease, type Infection } from "../../rules/vocabulary.js";
import { AREA, deed, fact, field, named, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** What the window lists: no disease yet, those of the book, and one that the list does not name. */
const LISTED = ["", ...DISEASES, "other"] as const;
type Listed = (typeof LISTED)[number];

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
  return say(`infection.does.${infection}`);
}

/** SE-65 — how severe it is on the sheet. */
const usual = ({ actors: [actor] }: Asked): Infection => (actor ? figuresOf(actor).care.infection : "none");

function listedLabel(listed: Listed): string {
  if (listed === "") return `${AREA}.noDisease`;
  return listed === "other" ? `${AREA}.otherDisease` : diseaseLabel(listed);
}

/** SE-66 — the disease on the sheet; where there is none, what the severity alone says. */
function usualDisease(asked: Asked): Listed {
  const [actor] = asked.actors;
  if (!actor) return "";
  const { infection, disease } = figuresOf(actor).care;
  if (disease === "" || infection === "none") return onlyDisease(SEVERITY.read(asked, "infection"));
  return DISEASES.find((one) => one === disease) ?? "other";
}

const SEVERITY = field.choice(INFECTIONS, infectionLabel, { initial: usual, hint: infectionText });
const FORM = {
  infection: SEVERITY,
  disease: field.choice(LISTED, listedLabel, { initial: usualDisease }),
  diseaseName: field.text({ proposed: ({ actors: [actor] }) => (actor ? figuresOf(actor).care.disease : "") }),
};

/**
 * SE-66 — the disease as it was chosen, by what was typed where the list does not name it.
 * @param known what it is called as long as nothing was typed
 */
function diseaseIn({ infection, disease, diseaseName }: Filled<typeof FORM>, known: string): string {
  if (infection === "none") return "";
  return disease === "other" ? diseaseName || known : disease;
}

/** SE-65, SE-66 — the course of an infection is the keeper's: what it is, how severe, and when it is over. */
export const infection = deed("infection", {
  icon: "fa-solid fa-virus",
  by: "keeper",
  form: FORM,
  window: (form) => ({
    disease: form.infection !== "none",
    diseaseName: form.infection !== "none" && form.disease === "other",
  }),
  kept: { infection: oneOf(INFECTIONS), disease: text },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, form, choices }) => ({
    infection: form.infection,
    disease: diseaseIn(form, "diseaseName" in choices ? "" : figuresOf(actor).care.disease),
  }),
  changes: (wanted, actor) => {
    const { care } = figuresOf(actor);
    const values = (["infection", "disease"] as const)
      .filter((key) => wanted[key] !== care[key])
      .map((key) => ({ path: `system.care.${key}`, after: wanted[key] }));
    return values.length > 0 ? { values } : null;
  },
  view: (care) => {
    const over = care.infection === "none";
    const disease = diseaseText(care.disease);
    return card({
      verdict: over ? say("infection.over") : { key: infectionLabel(care.infection) },
      tone: over ? "good" : "bad",
      facts: [
        ...(disease ? [fact("disease", disease, "SE-66")] : []),
        ...(over ? [] : [fact("effect", infectionText(care.infection), "SE-66")]),
      ],
    });
  },
});
