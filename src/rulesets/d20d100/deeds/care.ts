import type { Asked, Filled } from "../../../core/deed/form.js";
import type { AttackCall } from "../../../core/play/contract/call.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import { text } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { snapshot } from "../../../core/world/names.js";
import { roundRefusal, roundWarning } from "../attack/round-limits.js";
import { fightWritten } from "../fight/fight-now.js";
import { havingSpent } from "../rules/fight/fight-spent.js";
import { HALVES } from "../rules/fight/round-actions.js";
import { d20Test, TEST, testForm, testOutcome, testRoll, type D20Test } from "./d20-test.js";
import { fact, field, helpers, named, obstacle, patientProposed, personIn, say, sentTo, shownHelper } from "./kit.js";
import { unlessAwake } from "./reading.js";
import { skillLine } from "./skilled.js";

/** What care of a body and of a mind have in common: a healer tests a skill for a patient. */

export const CARE_ROLL = "care";

/** DD-97, DD-99, DD-110 — which skill a healer tests, and against what. */
interface Care {
  /** Key of the skill. */
  readonly skill: string;
  readonly difficulty: number;
  /** Nobody does this to themselves: another who has learned it is proposed. */
  readonly byAnother?: true;
}

/** The fields of who cares for whom, and of the test. */
export function careForm(careFor: (asked: Asked) => Care) {
  const patient = field.patient();
  /** The healer: as chosen, else the actor; `null` when the one chosen is gone. */
  const helper = field.person(helpers, {
    initial: ({ actors: [actor] }) => actor ?? null,
    proposed: (asked) => healerShown(asked)?.uuid ?? "",
  });
  function healerShown(asked: Asked): Actor | null {
    const { actors, choices } = asked;
    const [actor] = actors;
    if (!actor) return null;
    const { skill, byAnother } = careFor(asked);
    const shown = "patient" in choices ? patient.read(asked, "patient") : patientProposed(actor);
    const alone = byAnother && !("helper" in choices) && shown === actor;
    return shownHelper(actor, (alone ? skilledOther(actor, skill) : null) ?? helper.read(asked, "helper"));
  }
  const tried = (healer: Actor, asked: Asked) => {
    const { skill: key, difficulty } = careFor(asked);
    const skill = skillLine(healer, key);
    return {
      ...{ difficulty, physical: skill?.physical ?? false },
      ...(skill && { what: "firstAid" as const, lines: [skill.line] }),
    };
  };
  return { helper, patient, ...testForm(tried, healerShown) };
}

/** One who is cared for, with what was chosen. */
interface Caring {
  readonly actor: Actor;
  readonly form: Filled<ReturnType<typeof careForm>>;
}

/** Who is cared for. */
export const patientOf = ({ actor, form }: Caring): Actor => form.patient ?? actor;

/** DD-97 — the healer's test; `null` where the healer is gone or has no such skill. */
export function careTest({ form }: Caring, { skill: key }: Care): D20Test | null {
  const skill = form.helper && skillLine(form.helper, key);
  if (!form.helper || !skill) return null;
  return d20Test(form.helper, { what: "firstAid", lines: [skill.line], physical: skill.physical }, form);
}

/** The first of the others who has a skill. */
function skilledOther(patient: Actor, skill: string): Actor | null {
  const all = helpers(patient).map(({ value }) => personIn({ helper: value }, "helper"));
  return all.find((one) => one !== null && one !== patient && skillLine(one, skill) !== null) ?? null;
}

/** DD-123 — to treat a patient takes a whole round. */
const CARING = "complex";

/** DD-120, DD-123 — the healer has no whole round left: the keeper may let it pass. */
export function roundDoubt({ form: { helper } }: Caring): Text | null {
  return helper && (roundRefusal(helper, CARING) ?? roundWarning(helper, CARING));
}

/** What such care says alike: the healer's owners have the word, it is done to the patient, the round is the healer's. */
export const caring = {
  by: "owner",
  doer: ({ actor, form }: Caring) => form.helper ?? actor,
  onto: (actors: readonly Actor[], choices: DeedChoices) => sentTo(actors, choices, "helper"),
  doubt: roundDoubt,
  recoil: (_outcome: unknown, healer: Actor): Changes | null => {
    const values = fightWritten(healer, (state) => havingSpent(state, HALVES[CARING]));
    return values.length > 0 ? { values } : null;
  },
} as const;

/** Why this healer cannot care for anybody so. */
export function noCare({ actor, form: { helper } }: Caring, { skill }: Care): Text | null {
  if (!helper) return obstacle("noHelper", actor);
  return unlessAwake(helper) ?? (skillLine(helper, skill) ? null : obstacle("noSkill", helper));
}

/** What an outcome keeps of care: the test, and by whom where that is not the patient. */
export const CARED = { ...TEST, helper: text };

/** What was rolled, and by whom. */
export function careOutcome(caringFor: Caring, care: Care, dice: Dice) {
  const test = careTest(caringFor, care);
  const { helper } = caringFor.form;
  const self = helper === patientOf(caringFor);
  return {
    ...(test && testOutcome(CARE_ROLL, test, dice)),
    helper: helper && !self ? snapshot(helper, helper.token).name : "",
  };
}

/** Who cared, as a card tells it. */
export function helperFacts(helper: string, rule: string): readonly CardFact[] {
  return helper ? [fact("helper", named(helper), rule)] : [];
}

/** The roll of a test of care; `null` where there is nobody to make it. */
export const careRoll = (test: D20Test | null) => (test ? testRoll(CARE_ROLL, test) : null);

/** Care that a patient needs, on the card that tells of it: from whoever can give it. */
export function careCall(deed: "firstAid" | "psychoanalysis", patient: Actor): AttackCall {
  return { deed, choices: { patient: patient.uuid }, label: say(`${deed}.name`), window: true, byAnybody: true };
}
