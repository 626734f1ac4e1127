import { snapshot } from "../../../../core/world/names.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Filling } from "../../../../core/deed/deed.js";
import type { Asked, Filled } from "../../../../core/deed/form.js";
import { flag, oneOf, text, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { figuresOf } from "../../data/reading.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";
import { fact, field, helpers, named, obstacle, patientProposed, say, sentTo, shownHelper } from "../kit.js";
import { POOL, poolFacts, poolOutcome } from "../pool-result.js";
import {
  POOL_FORM,
  poolRoll,
  poolTest,
  poolWindow,
  type PoolTest,
  type Rolled,
  chanceOf,
  usualDice,
} from "../pool-test.js";
import { unlessAble, unlessAlive } from "../reading.js";
import { actionHint, actionSpentBy, doubtsActionLeft } from "../round.js";

/** SE-60 — what all care has in common: who cares for whom, and what the healer rolls. */

const ROLL = "care";

const FORM = {
  /** `null` when the healer that was chosen is gone. */
  helper: field.person(helpers, { initial: ({ actors: [actor] }) => actor ?? null }),
  patient: field.patient(),
  ...POOL_FORM,
};

/** Care as it was chosen: who does it to whom. */
export type Caring = Filling<typeof FORM>;

/** SE-60, SE-61 — what an outcome of care keeps. */
export const CARE = {
  ...POOL,
  /** SE-61 — the row of the wounds that were cared for. */
  row: oneOf(ROWS),
  /** SE-60 — the healer has a medical Spécialité. */
  medical: flag,
  /** Name of the healer; empty of those who cared for themselves. */
  helper: text,
};
export interface Care extends Read<typeof CARE> {}

/** What the healer of a patient rolls; `null` where there is nothing to roll for. */
export type HealerRolls = (patient: Actor, healer: Actor) => Rolled | null;

/** The patient. */
export const patientIn = ({ actor, form }: Caring): Actor => form.patient ?? actor;

/** SE-60, SE-61 — whether somebody has any medical Spécialité. */
export function isMedical(healer: Actor): boolean {
  return figuresOf(healer).carried.specialties.some(({ system }) => system.medical);
}

function testIn(caring: Caring, rolls: HealerRolls): PoolTest | null {
  const { helper } = caring.form;
  const rolled = helper && rolls(patientIn(caring), helper);
  return rolled && poolTest(helper, rolled, caring.form);
}

/**
 * What kinds of care say alike: the healer's owners have the word, the patient is whom it is done to.
 * @param costsAction SE-61, SE-70 — in a fight it takes an action of the healer's
 */
export function careBy(rolls: HealerRolls, { costsAction }: { readonly costsAction: boolean }) {
  return {
    by: "owner" as const,
    doer: ({ actor, form }: Caring) => form.helper ?? actor,
    onto: (actors: readonly Actor[], choices: DeedChoices) => sentTo(actors, choices, "helper"),
    form: FORM,
    window: (form: Filled<typeof FORM>, { actor, choices }: Asked & { readonly actor: Actor }) => {
      const healer = shownHelper(actor, form.helper);
      const patient = "patient" in choices ? (form.patient ?? actor) : patientProposed(actor);
      const rolled = rolls(patient, healer);
      const hint = costsAction ? actionHint(healer) : null;
      return {
        helper: { value: healer.uuid, ...(hint && { hint }) },
        ...(rolled
          ? poolWindow(healer, rolled, form)
          : { specialty: false, gear: false, dice: false, successes: false }),
      };
    },
    usual: usualDice,
    chance: (caring: Caring) => {
      const test = testIn(caring, rolls);
      return test && chanceOf(test);
    },
    modifiers: (caring: Caring) => testIn(caring, rolls)?.modifiers ?? [],
    rolls: (caring: Caring): readonly RollSpec[] => {
      const test = testIn(caring, rolls);
      return test ? [poolRoll(ROLL, test)] : [];
    },
    recoil: (_care: unknown, healer: Actor) => (costsAction ? actionSpentBy(healer) : null),
  };
}

/** SE-60 — care that somebody's wounds ask for on a card, from whoever can give it. */
export function careCall(care: "firstAid" | "stopBleeding", patient: Actor): AttackCall {
  return { deed: care, choices: { patient: patient.uuid }, label: say(`${care}.name`), window: true, byAnybody: true };
}

/** SE-54, SE-60 — why this healer cannot care for this patient now, whatever the care. */
export function noCare(caring: Caring): Text | null {
  const { helper } = caring.form;
  return helper ? (unlessAble(helper) ?? unlessAlive(patientIn(caring))) : obstacle("noHelper", caring.actor);
}

/** SE-14 — why the keeper is asked: the healer has no action left in this round. */
export function noAction({ form: { helper } }: Caring): Text | null {
  return helper && doubtsActionLeft(helper);
}

/** SE-60 — what was rolled, by whom, for wounds of which row. */
export function careOutcome(caring: Caring & { readonly dice: Dice }, rolls: HealerRolls, row: Row) {
  const test = testIn(caring, rolls);
  const { helper } = caring.form;
  return {
    ...(test && poolOutcome(ROLL, test, caring.dice)),
    row,
    medical: helper !== null && isMedical(helper),
    helper: helper && helper !== patientIn(caring) ? snapshot(helper, helper.token).name : "",
  };
}

/** The facts that all such cards begin with. */
export function careFacts(care: Care, rule: string): readonly CardFact[] {
  const { helper, row } = care;
  return [
    ...(helper ? [fact("helper", named(helper), "SE-60")] : []),
    fact("wounds", { key: rowLabel(row) }, rule),
    ...poolFacts(care, rule),
  ];
}
