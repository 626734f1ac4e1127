import type { Asked } from "../../../core/deed/form.js";
import { snapshot } from "../../../core/world/names.js";
import { field, firstOf, patientProposed, patients, personIn } from "./kit.js";

/** Who is healed, salved or cured: as chosen, else the actor that the deed is about. */
export const patientIn = (asked: Asked): Actor | null => personIn(asked.choices, "patient") ?? firstOf(asked);

/** The patient that the window shows: as chosen, else the one it proposes. */
export function patientShown(asked: Asked): Actor | null {
  const actor = firstOf(asked);
  return personIn(asked.choices, "patient") ?? (actor && patientProposed(actor));
}

/** The field of the patient; it proposes whom the user targets. */
export const PATIENT_FORM = {
  patient: field.person(patients, { initial: firstOf, proposed: (asked) => patientShown(asked)?.uuid ?? "" }),
};

/** The name of an actor other than the one that a card is about; empty for that one itself. */
export function nameUnless(itself: Actor, actor: Actor | null): string {
  return actor && actor !== itself ? snapshot(actor, actor.token).name : "";
}
