import { list, object, text } from "../../../core/shape/heal.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { flagIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField, Figure } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import { placeName } from "../attack/outcome/places.js";
import { figuresOf } from "../attack/reading.js";
import { lostPoints } from "../attack/outcome/wound.js";
import { criticalText } from "../labels.js";
import { careGiven } from "../rules/condition-ends.js";
import type { Condition } from "../rules/conditions.js";
import { criticalRow } from "../rules/critical-tables.js";
import { told } from "./card.js";
import { flagField } from "./fields.js";
import { flag } from "./figures.js";
import { lastingChange } from "./lasting.js";

/** RP-61, RP-80 — something that care can be given to: a wound of the critical tables, or what goes by no row. */
interface Treatable {
  /** By it the conditions of one wound are told apart; empty for those of none. */
  readonly wound: string;
  /** Id of the row, and the place; empty without one. */
  readonly row: string;
  readonly place: string;
}

/** Id of a wound's tick, among choices and in an outcome. */
const tickOf = ({ wound }: Treatable): string => `wound-${wound || "other"}`;

const needsCare = ({ ends, state }: Condition): boolean =>
  ends === "care" || ends === "careOrHours" || (state.type === "prone" && state.stand === "care");

/** RP-61, RP-80, RP-81 — what somebody can be treated for: wounds of the critical tables, and whatever else care ends. */
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
  if (known) return told("wound.known", { place: placeName(place), face: known.from });
  return place ? placeName(place) : told("wound.other");
}

/** What the row of a wound tells; nothing without one. */
function toldBy({ row }: Treatable): Pick<DeedField, "hint"> {
  const known = criticalRow(row);
  return known ? { hint: { key: criticalText(known.id) } } : {};
}

/** D-69 — one tick for each wound: all are treated, unless somebody keeps one for surgery. */
export function woundFields(patient: Actor, choices: DeedChoices): readonly DeedField[] {
  return treatables(patient).map((one) => ({
    ...flagField(tickOf(one), flagIn(choices, tickOf(one), true)),
    label: told("wound.treats", { wound: nameOf(one) }),
    ...toldBy(one),
  }));
}

/** D-69 — the wounds, and for each whether it is treated, as an outcome keeps them. */
export function woundOutcome(patient: Actor, choices: DeedChoices): Outcome {
  const all = treatables(patient);
  const ticks = all.map((one) => [tickOf(one), flagIn(choices, tickOf(one), true)] as const);
  return { ...Object.fromEntries(ticks), wounds: all.map((one) => ({ ...one })) };
}

function woundsIn(outcome: Outcome): readonly Treatable[] {
  return list(outcome.wounds).map((source) => {
    const { wound, row, place } = object(source);
    return { wound: text(wound), row: text(row), place: text(place) };
  });
}

const treatedIn = (outcome: Outcome): readonly Treatable[] =>
  woundsIn(outcome).filter((one) => outcome[tickOf(one)] === true);

/** D-69 — the keeper ticks or unticks what is treated. */
export function woundFigures(ruled: Outcome): readonly Figure[] {
  return woundsIn(ruled).map((one) => ({ ...flag(tickOf(one)), label: told("wound.treats", { wound: nameOf(one) }) }));
}

/** The wounds that are treated, in words. */
export function treatedNames(outcome: Outcome): readonly Text[] {
  return treatedIn(outcome).map(nameOf);
}

/** RP-61, RP-80, RP-81 — what care ends on whoever gets it, as things stand. */
export function careChanges(patient: Actor, outcome: Outcome): readonly ValueChange[] {
  return careFor(patient, new Set(treatedIn(outcome).map(({ wound }) => wound)));
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
