import { targetedTokens } from "../../../core/attack/world.js";
import type { DeedChoices, DeedField } from "../../../core/deeds/procedure.js";
import { choiceField } from "./fields.js";
import { everybody, personIn } from "./people.js";

/**
 * Deeds that somebody does to somebody else: care, a spell. They are started for whoever does them and sent for the
 * patient, with the doer among the choices; each function here reads both alike.
 */

/** Who it is done to: as chosen, else whoever the deed is about. */
export function patientIn(actor: Actor, choices: DeedChoices): Actor {
  return personIn(choices, "patient") ?? actor;
}

/** The field that names the patient; it proposes whoever the user targets. */
export function patientField(actor: Actor, choices: DeedChoices): DeedField {
  const targeted = personIn({ patient: targetedTokens()[0]?.actor?.uuid ?? "" }, "patient");
  const proposed = personIn(choices, "patient") ?? targeted ?? actor;
  return choiceField("patient", proposed.uuid, everybody(actor));
}

/** The deed as it is sent: done to the patient, its doer among the choices under a name of the deed's own. */
export function sentTo(
  actors: readonly Actor[],
  choices: DeedChoices,
  doer: "caster" | "helper",
): { readonly actors: readonly Actor[]; readonly choices: DeedChoices } {
  const [actor] = actors;
  const patient = personIn(choices, "patient");
  return actor && patient ? { actors: [patient], choices: { [doer]: actor.uuid, ...choices } } : { actors, choices };
}
