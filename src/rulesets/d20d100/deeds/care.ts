import { snapshot } from "../../../core/world/names.js";
import { roundRefusal, roundWarning } from "../attack/round-limits.js";
import { fightWritten } from "../fight/fight-now.js";
import { havingSpent } from "../rules/fight-spent.js";
import { HALVES } from "../rules/round-actions.js";
import type { AttackCall } from "../../../core/play/contract/call.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { word } from "../../../core/deed/card.js";
import type { DeedChoices, DeedField, DeedProcedure, DeedSituation } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import { fact, named, told } from "./card.js";
import { d20Test, testFields, testOutcome, testRoll, type D20Test } from "./d20-test.js";
import { choiceField } from "./fields.js";
import { helpers, patientField, patientIn, personIn, sentTo, shownHelper } from "./people.js";
import { obstacle, unlessAwake } from "./reading.js";
import { skillLine } from "./skilled.js";
import type { Dice } from "../../../core/play/contract/dice.js";

/** What care of a body and of a mind have in common: somebody tests a skill for somebody else. */

export const CARE_ROLL = "care";

type Cared = Pick<DeedSituation, "actor" | "choices">;

/** DD-97, DD-99, DD-110 — which skill a healer tests, and against what. */
interface Asked {
  /** Key of the skill. */
  readonly skill: string;
  readonly difficulty: number;
  /** Nobody does this to themselves: somebody else who has learned it is proposed. */
  readonly byAnother?: true;
}

/** Who cares: as chosen, else whoever the deed is about; `null` when the one chosen is gone. */
export function healerOf({ actor, choices }: Cared): Actor | null {
  return "helper" in choices ? personIn(choices, "helper") : actor;
}

/** DD-97 — the healer's test; `null` where the healer is gone or has no such skill. */
export function careTest(situation: Cared, asked: Asked): D20Test | null {
  const healer = healerOf(situation);
  const skill = healer && skillLine(healer, asked.skill);
  if (!healer || !skill) return null;
  return d20Test(
    healer,
    { what: "firstAid", lines: [skill.line], difficulty: asked.difficulty, physical: skill.physical },
    situation.choices,
  );
}

/** Who cares for whom, with the fields of the test. */
export function careFields([actor]: readonly Actor[], choices: DeedChoices, asked: Asked): readonly DeedField[] {
  if (!actor) return [];
  const patient = patientField(actor, choices);
  const alone = asked.byAnother && !("helper" in choices) && patient.value === actor.uuid;
  const another = alone ? skilledOther(actor, asked.skill) : null;
  const healer = shownHelper(actor, another ?? healerOf({ actor, choices }));
  const skill = skillLine(healer, asked.skill);
  const test = { difficulty: asked.difficulty, physical: skill?.physical ?? false };
  return [
    choiceField("helper", healer.uuid, helpers(actor)),
    patient,
    ...testFields(healer, { ...test, ...(skill && { what: "firstAid", lines: [skill.line] }) }, choices),
  ];
}

/** The first of the others who has a skill. */
function skilledOther(patient: Actor, skill: string): Actor | null {
  const all = helpers(patient).map(({ value }) => personIn({ helper: value }, "helper"));
  return all.find((one) => one !== null && one !== patient && skillLine(one, skill) !== null) ?? null;
}

/** DD-123 — to treat somebody takes a whole round. */
const CARING = "complex";

/** DD-120, DD-123 — the healer has no whole round left: the keeper may let it pass. */
export function roundDoubt(situation: Cared): Text | null {
  const healer = healerOf(situation);
  return healer && (roundRefusal(healer, CARING) ?? roundWarning(healer, CARING));
}

/** What such care says alike: the healer's owners have the word, the patient is whom it is done to, the round is the healer's. */
export const caring = {
  by: "owner",
  doer: (situation) => healerOf(situation) ?? situation.actor,
  onto: (actors, choices) => sentTo(actors, choices, "helper"),
  doubt: roundDoubt,
  recoil: (_outcome, healer) => {
    const values = fightWritten(healer, (state) => havingSpent(state, HALVES[CARING]));
    return values.length > 0 ? { values } : null;
  },
} satisfies Partial<DeedProcedure>;

/** Why this healer cannot care for anybody so. */
export function noCare(situation: Cared, asked: Asked): Text | null {
  const healer = healerOf(situation);
  if (!healer) return obstacle("noHelper", situation.actor);
  return unlessAwake(healer) ?? (skillLine(healer, asked.skill) ? null : obstacle("noSkill", healer));
}

/** What was rolled, and by whom where that is not the patient. */
export function careOutcome(situation: Cared, asked: Asked, dice: Dice): Outcome {
  const test = careTest(situation, asked);
  const healer = healerOf(situation);
  const self = healer === patientIn(situation.actor, situation.choices);
  return {
    ...(test && testOutcome(CARE_ROLL, test, dice)),
    helper: healer && !self ? snapshot(healer, healer.token).name : "",
  };
}

/** Who cared, as a card tells it. */
export function helperFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const helper = word(outcome, "helper");
  return helper ? [fact("helper", named(helper), rule)] : [];
}

/** The roll of a test of care; nothing where there is nobody to make it. */
export const careRoll = (test: D20Test | null) => (test ? testRoll(CARE_ROLL, test) : null);

/** Care that somebody needs, on the card that tells of it: from whoever can give it. */
export function careCall(deed: "firstAid" | "psychoanalysis", patient: Actor): AttackCall {
  return { deed, choices: { patient: patient.uuid }, label: told(`${deed}.name`), window: true, byAnybody: true };
}
