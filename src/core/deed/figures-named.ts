import type { CardFact } from "../play/contract/card-parts.js";
import type { Figure } from "../play/contract/deed.js";
import { YES_NO } from "../play/contract/figures.js";

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
    yesNo: (id: string, told: Told = {}): Figure => ({ ...named(id, told), options: YES_NO }),
    /** One of some words. */
    pick: (id: string, options: Figure["options"], told: Told = {}): Figure => ({ ...named(id, told), options }),
  };
}
