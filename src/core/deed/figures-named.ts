import type { CardFact } from "../play/contract/card-parts.js";
import type { Figure } from "../play/contract/deed.js";
import { YES_NO } from "../play/contract/figures.js";

interface FigureOptions {
  /** Readers of the line that says it was decided otherwise; absent: everybody. */
  readonly audience?: CardFact["audience"];
  /** Last part of its language key, where its id has another meaning elsewhere. */
  readonly called?: string;
}

/**
 * Makes the figures of one ruleset's deeds that the keeper may decide otherwise.
 * @param area language key above their names, e.g. `GARDIEN.GB.DEED`
 */
export function figuresNamed(area: string) {
  const named = (id: string, { audience = "all", called = id }: FigureOptions) => ({
    ...{ id, label: { key: `${area}.edit.${called}` }, audience },
  });
  return {
    /** Makes a whole number; both bounds are included. */
    count: (id: string, [min, max]: readonly [min: number, max: number], told: FigureOptions = {}): Figure => ({
      ...named(id, told),
      range: { min, max },
      options: [],
    }),
    /** Makes a yes-or-no figure. */
    yesNo: (id: string, told: FigureOptions = {}): Figure => ({ ...named(id, told), options: YES_NO }),
    /** Makes a choice of options. */
    pick: (id: string, options: Figure["options"], told: FigureOptions = {}): Figure => ({
      ...named(id, told),
      options,
    }),
  };
}
