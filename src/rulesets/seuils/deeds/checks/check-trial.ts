import type { Asked, Filled } from "../../../../core/deed/form.js";
import { text } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { characteristicLabel } from "../../labels.js";
import { CHARACTERISTICS, type Characteristic } from "../../rules/vocabulary.js";
import { ACTION, actionIn } from "../action-test.js";
import { field, say } from "../kit.js";
import { namedAmong, POOL_FORM, poolTest, type PoolForm, type PoolTest, type Rolled } from "../pool-test.js";

/** SE-10, SE-18 — the usual Caractéristique of the action that is tried, or of the Spécialité. */
function usual({ actors: [actor], choices }: Asked): Characteristic {
  const specialty = actor && specialtyNamed(actor, text.read(choices.specialty));
  return actionIn(choices)?.characteristic ?? specialty?.system.characteristic ?? "perception";
}

/** SE-10 — the Spécialité of a name; `null` for whoever has it not. */
function specialtyNamed(actor: Actor, specialty: string) {
  return namedAmong(figuresOf(actor).carried.specialties, specialty);
}

/** SE-05, SE-09, SE-18 — what is asked about a test by choice. */
export const TRIAL_FORM = {
  characteristic: field.choice(CHARACTERISTICS, characteristicLabel, { initial: usual }),
  ...POOL_FORM,
  /** The action that it is a test of. */
  action: field.carried(ACTION),
};
export type Trial = PoolForm & Pick<Filled<typeof TRIAL_FORM>, "characteristic"> & { readonly action?: string | null };

/** SE-09 — of one person alone the window tells the dice that are left of each Caractéristique (SE-06). */
export function characteristicShown([first, ...more]: readonly Actor[]) {
  if (!first || more.length > 0) return {};
  const { characteristics } = figuresOf(first);
  const label = (id: Characteristic): Text =>
    say("option.characteristic", { name: { key: characteristicLabel(id) }, dice: characteristics[id].pool });
  return { options: CHARACTERISTICS.map((value) => ({ value, label: label(value) })) };
}

/**
 * SE-04, SE-10 — what somebody tries by choice. Whether a Spécialité applies is said by whoever tries; equipment is
 * proposed where it serves for that Spécialité or for the Caractéristique.
 */
export function rolledIn(actor: Actor, trial: Trial, difficulty: number | null): Rolled {
  return {
    what: trial.action ? "action" : "test",
    characteristic: trial.characteristic,
    uses: specialtyNamed(actor, trial.specialty ?? "")?.system.serves ?? [],
    difficulty,
  };
}

/** SE-06 — the same with its pool. */
export function trialOf(actor: Actor, trial: Trial, difficulty: number | null): PoolTest {
  return poolTest(actor, rolledIn(actor, trial, difficulty), trial);
}
