/** A die as it falls: how many faces it has, and the one that shows. */
export type Fallen = readonly [of: number, face: number];

interface Die {
  readonly _lowest: number;
  readonly _highest: number;
  mapRandomFace(uniform: number): number;
}

const { DiceTerm } = (await import(
  /* @vite-ignore */ "../../../playground/client/dice/terms/dice-term.js" as string
)) as {
  DiceTerm: { readonly prototype: Die };
};
const { mapRandomFace } = DiceTerm.prototype;

let laid: Fallen[] | null = null;

DiceTerm.prototype.mapRandomFace = function (this: Die, uniform: number): number {
  if (!laid) return mapRandomFace.call(this, uniform);
  const next = laid.shift();
  if (!next) throw new Error(`a d${this._highest} that nobody has laid`);
  const [of, face] = next;
  if (of !== this._highest) throw new Error(`a d${this._highest} is thrown where a d${of} lies`);
  return face;
};

/** From now on dice fall so, in this order, and no others. */
export function layDice(dice: readonly Fallen[]): void {
  laid = [...dice];
}

/** Throws where some of those that were laid have not fallen. */
export function expectNoneLaid(): void {
  const left = (laid ?? []).map(([of, face]) => `d${of} ${face}`);
  if (left.length > 0) throw new Error(`dice that have not fallen: ${left.join(", ")}`);
}

/** Dice fall by chance again. */
export function dropDice(): void {
  laid = null;
}
