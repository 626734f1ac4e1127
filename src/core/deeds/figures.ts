import type { CardFact, Json, Outcome, Override } from "../attack/procedure.js";
import type { Text } from "../text.js";
import type { DeedEdit, Figure } from "./procedure.js";

/** Where an outcome keeps the ids of the figures that the keeper decided; no figure is called so. */
const DECIDED = "decided";

/** The answers of a figure that is yes or no, as the edit window has them. */
const YES = "yes";
const NO = "no";

interface Told {
  /** Who may read that it was decided otherwise; everybody unless told. */
  readonly audience?: CardFact["audience"];
  /** The word that names it, where its id has another meaning elsewhere. */
  readonly called?: string;
}

/**
 * The figures that the keeper may decide otherwise in the deeds of one ruleset.
 * @param area where the ruleset keeps the words of its deeds, e.g. `GARDIEN.GB.DEED`
 */
export function figuresNamed(area: string) {
  const named = (id: string, { audience = "all", called = id }: Told) => ({
    ...{ id, label: { key: `${area}.edit.${called}` }, audience },
  });
  return {
    /** A whole number; both bounds are included. */
    count: (id: string, [min, max]: readonly [min: number, max: number], told: Told = {}): Figure => ({
      ...named(id, told),
      range: { min, max },
      options: [],
    }),
    /** Yes or no. */
    flag: (id: string, told: Told = {}): Figure => ({ ...named(id, told), options: YES_NO }),
    /** One of some words. */
    pick: (id: string, options: Figure["options"], told: Told = {}): Figure => ({ ...named(id, told), options }),
  };
}

const YES_NO: Figure["options"] = [YES, NO].map((value) => ({ value, label: { key: `GARDIEN.CARD.edit.${value}` } }));

/** An outcome as the keeper decides it, with what follows from that; `null` where nothing is decided otherwise. */
export function decidedBy(override: Override, edit: DeedEdit, ruled: Outcome, actor: Actor): Outcome | null {
  const told = edit.figures(ruled).flatMap((figure): readonly (readonly [string, Json])[] => {
    const value = valueOf(figure, override[figure.id]);
    return value === undefined ? [] : [[figure.id, value]];
  });
  if (told.every(([id, value]) => same(value, ruled[id]))) return null;
  const decided = { ...ruled, ...Object.fromEntries(told), [DECIDED]: told.map(([id]) => id) };
  return { ...decided, ...edit.follow?.(decided, ruled, actor) };
}

/** Whether the keeper decided this figure. */
export function isDecided(outcome: Outcome, id: string): boolean {
  const ids = outcome[DECIDED];
  return Array.isArray(ids) && ids.includes(id);
}

/** A figure in words: a number, or the option that it is; `null` where it has no value. */
export function shownAs({ options, range }: Figure, value: Json | undefined): Text | null {
  if (range) return typeof value === "number" ? { key: "GARDIEN.CARD.edit.figure", data: { value } } : null;
  const option = typeof value === "boolean" ? (value ? YES : NO) : value;
  return options.find((one) => one.value === option)?.label ?? null;
}

/** What was told of a figure as its outcome keeps it; undefined where it is left to the rules, or makes no sense. */
function valueOf({ range, options }: Figure, told: Override[string] | undefined): Json | undefined {
  if (told === undefined) return undefined;
  if (range) {
    const number = Math.trunc(Number(told));
    return Number.isFinite(number) ? Math.min(range.max, Math.max(range.min, number)) : undefined;
  }
  if (!options.some(({ value }) => value === told)) return undefined;
  return options === YES_NO ? told === YES : told;
}

function same(value: Json, ruled: Json | undefined): boolean {
  return value === ruled || (value === false && ruled === undefined);
}
