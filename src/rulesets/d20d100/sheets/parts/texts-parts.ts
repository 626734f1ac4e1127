import { enriched } from "../../../../core/sheets/enriched.js";
import type { D20d100Investigator } from "../../data/actors/investigator.js";
import { formFields } from "./form-fields.js";
import type { DrawnSheet } from "./actor-parts.js";
import { bodyOf, chip } from "./tracks-parts.js";

const CIVIL = ["age", "birthplace", "residence", "nationality", "gender", "player"] as const;
const TEXTS = ["description", "history", "notes"] as const;

const FIELDS = "GARDIEN.D20D100.INVESTIGATOR.FIELDS.details";

/** DD-14 — the back of the form: civil status, and long texts. */
export async function description({ actor }: Pick<DrawnSheet, "actor">, model: D20d100Investigator): Promise<object> {
  const { details } = model;
  return {
    /** Shown as their reader reads them. */
    civil: CIVIL.flatMap((id) => formFields(model, [`details.${id}`]).map((box) => ({ ...box, shown: details[id] }))),
    texts: await Promise.all(
      TEXTS.map(async (id) => ({
        name: `system.details.${id}`,
        label: `${FIELDS}.${id}.label`,
        value: details[id],
        html: await enriched(details[id], actor),
      })),
    ),
  };
}

/** What those read who may look at somebody and no more. */
export async function seen({ actor }: Pick<DrawnSheet, "actor">, model: D20d100Investigator): Promise<object> {
  return {
    bodyChips: bodyOf(model).map(chip),
    description: await enriched(model.details.description, actor),
  };
}
