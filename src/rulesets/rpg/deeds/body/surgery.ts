import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { noCareText, spanText } from "../../labels.js";
import { noSurgery, SURGERY_DIFFICULTIES } from "../../rules/healing.js";
import { careFields, careTest, caring, healerFacts, healerOf, healerOutcome, noHealer, patientOf } from "../care.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { difficultyIn } from "../difficulty.js";
import { numberField } from "../fields.js";
import { count } from "../figures.js";
import { patientIn } from "../people.js";
import { resultIn, succeeded, testEdit, testFacts, testOutcome, testRoll, testShown } from "../tested.js";
import { careChanges, treatedNames, woundFigures, woundOutcome } from "../wounds.js";

/** RP-81 — the longest operation in hours, and the longest recovery in days, that can be told. */
const LONGEST = { operation: 48, recovery: 365 } as const;
type Length = keyof typeof LONGEST;
const LENGTHS = Object.keys(LONGEST) as readonly Length[];
/** What the window proposes; the keeper knows better. */
const USUAL: Readonly<Record<Length, number>> = { operation: 2, recovery: 7 };

const { good: PROPOSED } = SURGERY_DIFFICULTIES;

const testIn = (situation: DeedSituation) =>
  careTest(healerOf(situation), "surgery", difficultyIn(situation.choices, PROPOSED));

function lengthIn(choices: DeedChoices, length: Length): number {
  return numberIn(choices, length, { min: 0, max: LONGEST[length], otherwise: USUAL[length] });
}

/** RP-81 — the lengths are the keeper's to tell: in the window, or afterwards on the card. */
function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const fields = careFields("surgery", actors, choices, PROPOSED).map((field) =>
    field.id === "rung" ? { ...field, hint: told("hint.surgery", SURGERY_DIFFICULTIES) } : field,
  );
  const lengths = LENGTHS.map((id) => ({ ...numberField(id, lengthIn(choices, id), 0, LONGEST[id]), asks: true }));
  return [...fields, ...(game.user.isGM ? lengths : [])];
}

/** RP-81 — what an operation has yet to bring: all points, once the recovery is over. */
function recoveryCalled(outcome: Outcome, patient: Actor): readonly AttackCall[] {
  if (!succeeded(outcome) || noSurgery(patientOf(patient))) return [];
  const choices = { days: stored(outcome, "recovery") };
  return [{ deed: "recover", choices, label: told("recover.call"), window: true }];
}

/** RP-81 — an operation: a success looks after the wounds at once, and brings every point back in the end. */
export const surgery = deed("surgery", {
  icon: "fa-solid fa-user-doctor",
  ...caring("surgery", PROPOSED),
  fields: fieldsOf,
  obstacle: (situation) => {
    const refused = noSurgery(patientOf(patientIn(situation.actor, situation.choices)));
    return noHealer(situation) ?? (refused && { key: noCareText(refused) });
  },
  rolls: (situation) => [testRoll(testIn(situation))],
  outcome: (situation) => ({
    ...testOutcome(testIn(situation), situation.dice),
    ...healerOutcome(situation),
    ...woundOutcome(patientIn(situation.actor, situation.choices), situation.choices),
    ...Object.fromEntries(LENGTHS.map((id) => [id, lengthIn(situation.choices, id)])),
  }),
  changes: (outcome, patient) => {
    const values = succeeded(outcome) ? careChanges(patient, outcome) : [];
    return values.length > 0 ? { values } : null;
  },
  edit: {
    figures: (ruled) => [
      ...testEdit.figures(ruled),
      ...LENGTHS.map((id) => count(id, [0, LONGEST[id]])),
      ...woundFigures(ruled),
    ],
    follow: testEdit.follow,
  },
  calls: recoveryCalled,
  view: (outcome) => {
    const success = succeeded(outcome);
    return card({
      ...testShown(outcome),
      verdict: told(`surgery.${success ? "done" : resultIn(outcome) === "criticalFailure" ? "disaster" : "failed"}`),
      tone: success ? "good" : "bad",
      facts: [...testFacts(outcome, "RP-81"), ...healerFacts(outcome), ...(success ? courseFacts(outcome) : [])],
    });
  },
});

function courseFacts(outcome: Outcome): readonly CardFact[] {
  return [
    ...treatedNames(outcome).map((wound) => fact("treated", wound, "RP-61")),
    fact("operation", told("hours", { hours: stored(outcome, "operation") }), "RP-81"),
    fact("recovery", spanText(stored(outcome, "recovery"), "day"), "RP-81"),
  ];
}
