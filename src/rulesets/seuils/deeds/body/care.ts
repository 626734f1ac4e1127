import { oneOf } from "../../../../core/shape/heal.js";
import { snapshot } from "../../../../core/world/names.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { word } from "../../../../core/deed/card.js";
import type { DeedChoices, DeedField, DeedProcedure, DeedSituation } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { rowLabel } from "../../data/state-labels.js";
import { figuresOf } from "../../data/reading.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";
import { fact, named, told } from "../card.js";
import { choiceField } from "../fields.js";
import { helpers, patientField, patientIn, personIn, sentTo, shownHelper } from "../people.js";
import { poolFacts, poolOutcome } from "../pool-result.js";
import { poolFields, poolRoll, poolTest, type Asked, type PoolTest } from "../pool-test.js";
import { obstacle, unlessAble, unlessAlive } from "../reading.js";
import { actionHint, actionSpentBy, doubtsActionLeft } from "../round.js";

/** SE-60 — what all care has in common: who cares for whom, and what the healer rolls. */

const ROLL = "care";

type Cared = Pick<DeedSituation, "actor" | "choices">;

/** What the healer of a patient rolls; `null` where there is nothing to roll for. */
export type AskedOfHealer = (patient: Actor, healer: Actor) => Asked | null;

/** Who cares: as chosen, else whoever the deed is about; `null` when the one chosen is gone. */
export function healerOf({ actor, choices }: Cared): Actor | null {
  return "helper" in choices ? personIn(choices, "helper") : actor;
}

/** SE-60, SE-61 — whether somebody has any medical Spécialité. */
export function isMedical(healer: Actor): boolean {
  return figuresOf(healer).carried.specialties.some(({ system }) => system.medical);
}

function testIn(situation: Cared, asked: AskedOfHealer): PoolTest | null {
  const healer = healerOf(situation);
  const wanted = healer && asked(patientIn(situation.actor, situation.choices), healer);
  return wanted && poolTest(healer, wanted, situation.choices);
}

function fieldsOf(
  [actor]: readonly Actor[],
  choices: DeedChoices,
  { asked, costsAction }: Caring,
): readonly DeedField[] {
  if (!actor) return [];
  const healer = shownHelper(actor, healerOf({ actor, choices }));
  const whom = patientField(actor, choices);
  const wanted = asked(personIn({ patient: whom.value }, "patient") ?? actor, healer);
  const hint = costsAction ? (actionHint(healer) ?? undefined) : undefined;
  return [
    choiceField("helper", healer.uuid, helpers(actor), hint),
    whom,
    ...(wanted ? poolFields(healer, wanted, choices) : []),
  ];
}

interface Caring {
  readonly asked: AskedOfHealer;
  /** SE-61, SE-70 — in a fight it takes an action of the healer's. */
  readonly costsAction: boolean;
}

/** What kinds of care say alike: the healer's owners have the word, the patient is whom it is done to. */
export function caring(care: Caring) {
  const { asked, costsAction } = care;
  return {
    by: "owner",
    doer: (situation) => healerOf(situation) ?? situation.actor,
    onto: (actors, choices) => sentTo(actors, choices, "helper"),
    fields: (actors, choices) => fieldsOf(actors, choices, care),
    modifiers: (situation) => testIn(situation, asked)?.modifiers ?? [],
    rolls: (situation): readonly RollSpec[] => {
      const test = testIn(situation, asked);
      return test ? [poolRoll(ROLL, test)] : [];
    },
    ...(costsAction && { recoil: (_outcome: Outcome, healer: Actor) => actionSpentBy(healer) }),
  } satisfies Partial<DeedProcedure>;
}

/** SE-60 — care that somebody's wounds ask for on a card, from whoever can give it. */
export function careCall(care: "firstAid" | "stopBleeding", patient: Actor): AttackCall {
  return { deed: care, choices: { patient: patient.uuid }, label: told(`${care}.name`), window: true, byAnybody: true };
}

/** SE-54, SE-60 — why this healer cannot care for this patient now, whatever the care. */
export function noCare(situation: Cared): Text | null {
  const healer = healerOf(situation);
  if (!healer) return obstacle("noHelper", situation.actor);
  return unlessAble(healer) ?? unlessAlive(patientIn(situation.actor, situation.choices));
}

/** SE-14 — why the keeper is asked: the healer has no action left in this round. */
export function noAction(situation: Cared): Text | null {
  const healer = healerOf(situation);
  return healer && doubtsActionLeft(healer);
}

/** SE-60 — what was rolled, by whom, for wounds of which row. */
export function careOutcome(situation: Cared & { readonly dice: Dice }, asked: AskedOfHealer, row: Row): Outcome {
  const test = testIn(situation, asked);
  const healer = healerOf(situation);
  const self = healer === patientIn(situation.actor, situation.choices);
  return {
    ...(test && poolOutcome(ROLL, test, situation.dice)),
    row,
    medical: healer !== null && isMedical(healer),
    helper: healer && !self ? snapshot(healer, healer.token).name : "",
  };
}

/** SE-61 — the row of the wounds that were cared for. */
export const rowIn = ({ row }: Outcome): Row => oneOf(ROWS, row, "touche");

/** The facts that all such cards begin with. */
export function careFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const helper = word(outcome, "helper");
  return [
    ...(helper ? [fact("helper", named(helper), "SE-60")] : []),
    fact("wounds", { key: rowLabel(rowIn(outcome)) }, rule),
    ...poolFacts(outcome, rule),
  ];
}
