import type { FormField } from "../../../core/deed/form.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { DeedField, Figure } from "../../../core/play/contract/deed.js";
import { flag, flagged, list, record, text, type Read } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { placeName } from "../attack/outcome/places.js";
import { lostPoints } from "../attack/outcome/wound.js";
import { figuresOf } from "../attack/reading.js";
import { criticalText } from "../labels.js";
import { careGiven } from "../rules/body/condition-ends.js";
import type { Condition } from "../rules/body/conditions.js";
import { criticalRow } from "../rules/criticals/tables.js";
import { say, yesNo } from "./kit.js";
import { lastingChange } from "./lasting.js";
import { patientIn, patientShown } from "./patient.js";

/** RP-61, RP-80 — something that care can be given to: a wound of the critical tables, or what goes by no row. */
const TREATABLE = record({
  /** By it the conditions of one wound are told apart; empty for those of none. */
  wound: text,
  /** Id of the row, and the place; empty without one. */
  row: text,
  place: text,
});
interface Treatable extends Read<typeof TREATABLE> {}

/** D-69 — the wounds of a patient as an outcome keeps them, and for each whether it is treated. */
export const WOUNDS = { wounds: list(TREATABLE), "wound-*": flag };
type Wounds = Read<typeof WOUNDS>;

/** Id of a wound's tick, among choices and in an outcome. */
const tickOf = ({ wound }: Treatable) => `wound-${wound || "other"}` as const;

const needsCare = ({ ends, state }: Condition): boolean =>
  ends === "care" || ends === "careOrHours" || (state.type === "prone" && state.stand === "care");

/** RP-61, RP-80, RP-81 — what an actor can be treated for: wounds of the critical tables, and whatever else care ends. */
export function treatables(actor: Actor): readonly Treatable[] {
  const { wounds, lasting } = figuresOf(actor);
  const waiting = new Set(lasting.filter(needsCare).map(({ wound }) => wound));
  const open = wounds.filter(({ id, treated }) => !treated || waiting.has(id));
  const others = [...waiting].filter((wound) => open.every(({ id }) => id !== wound));
  return [
    ...open.map(({ id, row, place }) => ({ wound: id, row, place })),
    ...others.map((wound) => ({ wound, row: "", place: "" })),
  ];
}

/** A wound in a few words: where it is, and the face that brought it. */
function nameOf({ row, place }: Treatable): Text {
  const known = criticalRow(row);
  if (known) return say("wound.known", { place: placeName(place), face: known.from });
  return place ? placeName(place) : say("wound.other");
}

const ticked = flagged(true);

function tickShown(one: Treatable, value: boolean): DeedField {
  const known = criticalRow(one.row);
  return {
    ...{ id: tickOf(one), kind: "flag", label: say("wound.treats", { wound: nameOf(one) }), value },
    ...(known && { hint: { key: criticalText(known.id) } }),
  };
}

/** D-69 — one tick for each wound of the patient: all are treated, unless one is kept for surgery. */
const ticks: FormField<Wounds> = {
  read: (asked) => {
    const patient = patientIn(asked);
    const wounds = patient ? treatables(patient) : [];
    return {
      ...Object.fromEntries(wounds.map((one) => [tickOf(one), ticked.read(asked.choices[tickOf(one)])])),
      wounds,
    };
  },
  shown: (asked) => {
    const patient = patientShown(asked);
    const wounds = patient ? treatables(patient) : [];
    return wounds.map((one) => tickShown(one, ticked.read(asked.choices[tickOf(one)])));
  },
};
export const WOUNDS_FORM = { wounds: ticks };

const treatedOf = (kept: Wounds): readonly Treatable[] => kept.wounds.filter((one) => kept[tickOf(one)]);

/** D-69 — the keeper ticks or unticks what is treated. */
export function woundFigures({ wounds }: Wounds): readonly Figure[] {
  return wounds.map((one) => ({ ...yesNo(tickOf(one)), label: say("wound.treats", { wound: nameOf(one) }) }));
}

/** The wounds that are treated, in words. */
export function treatedNames(kept: Wounds): readonly Text[] {
  return treatedOf(kept).map(nameOf);
}

/** RP-61, RP-80, RP-81 — what care ends on the patient, as things stand. */
export function careChanges(patient: Actor, kept: Wounds): readonly ValueChange[] {
  return careFor(patient, new Set(treatedOf(kept).map(({ wound }) => wound)));
}

/** RP-81 — the same for all that can be treated. */
export function careForAll(patient: Actor): readonly ValueChange[] {
  return careFor(patient, new Set(treatables(patient).map(({ wound }) => wound)));
}

function careFor(patient: Actor, treated: ReadonlySet<string>): readonly ValueChange[] {
  const figures = figuresOf(patient);
  const { lasting, wounds } = figures;
  const { kept, skillLosses } = careGiven(lasting, treated);
  const changed = kept.length !== lasting.length || kept.some((one, i) => one !== lasting[i]);
  const anew = wounds.some(({ id, treated: before }) => !before && treated.has(id));
  const cared = wounds.map((one) => ({ ...one, treated: one.treated || treated.has(one.id) }));
  return [
    ...(changed ? lastingChange(kept) : []),
    ...(anew ? [{ path: "system.wounds", after: cared }] : []),
    ...lostPoints(figures, { skillLosses }),
  ];
}
