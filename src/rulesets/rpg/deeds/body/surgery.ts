import { card } from "../../../../core/deed/card.js";
import { whole } from "../../../../core/shape/shape.js";
import { noCareText, spanText } from "../../labels.js";
import { noSurgery, SURGERY_DIFFICULTIES } from "../../rules/body/healing.js";
import { CARED, caredFor, careForm, careTest, caring, healerFacts, noHealer, patientOf } from "../care.js";
import { count, deed, fact, field, say } from "../kit.js";
import { succeeded, testEdit, testFacts, testOutcome, testRoll, testShown } from "../tested.js";
import { careChanges, treatedNames, woundFigures } from "../wounds.js";

/** RP-81 — the longest operation in hours, and the longest recovery in days, that can be told. */
const LONGEST = { operation: 48, recovery: 365 } as const;

/** RP-81 — a length is the keeper's to tell: in the window, or afterwards on the card. */
const length = (most: number, usual: number) =>
  field.number(0, most, { initial: usual, when: () => game.user.isGM, asks: true });

/** RP-81 — an operation: a success looks after the wounds at once, and brings every point back in the end. */
export const surgery = deed("surgery", {
  icon: "fa-solid fa-user-doctor",
  ...caring("surgery"),
  form: {
    ...careForm("surgery", SURGERY_DIFFICULTIES.good, say("hint.surgery", SURGERY_DIFFICULTIES)),
    operation: length(LONGEST.operation, 2),
    recovery: length(LONGEST.recovery, 7),
  },
  kept: { ...CARED, operation: whole, recovery: whole },
  obstacle: ({ actor, form }) => {
    const refused = noSurgery(patientOf(form.patient ?? actor));
    return noHealer(actor, form.helper) ?? (refused && { key: noCareText(refused) });
  },
  rolls: ({ form }) => [testRoll(careTest("surgery", form))],
  outcome: ({ actor, form, dice }) => ({
    ...testOutcome(careTest("surgery", form), dice),
    ...caredFor(actor, form),
    ...{ operation: form.operation, recovery: form.recovery },
  }),
  changes: (kept, patient) => {
    const values = succeeded(kept) ? careChanges(patient, kept) : [];
    return values.length > 0 ? { values } : null;
  },
  edit: {
    figures: (ruled) => [
      ...testEdit.figures(ruled),
      ...(["operation", "recovery"] as const).map((id) => count(id, [0, LONGEST[id]])),
      ...woundFigures(ruled),
    ],
    follow: testEdit.follow,
  },
  // RP-81: what an operation has yet to bring, once the recovery is over
  calls: (kept, patient) =>
    succeeded(kept) && !noSurgery(patientOf(patient))
      ? [{ deed: "recover", choices: { days: kept.recovery }, label: say("recover.call"), window: true }]
      : [],
  view: (kept) => {
    const success = succeeded(kept);
    const course = [
      ...treatedNames(kept).map((wound) => fact("treated", wound, "RP-61")),
      fact("operation", say("hours", { hours: kept.operation }), "RP-81"),
      fact("recovery", spanText(kept.recovery, "day"), "RP-81"),
    ];
    return card({
      ...testShown(kept),
      verdict: say(`surgery.${success ? "done" : kept.result === "criticalFailure" ? "disaster" : "failed"}`),
      tone: success ? "good" : "bad",
      facts: [...testFacts(kept, "RP-81"), ...healerFacts(kept), ...(success ? course : [])],
    });
  },
});
