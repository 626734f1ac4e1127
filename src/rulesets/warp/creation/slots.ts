import type { Entry } from "../../../core/creation/procedure.js";
import { isKey } from "../../../core/creation/shelf.js";
import {
  flag,
  healed,
  nullable,
  oneOf,
  record,
  such,
  text,
  wholeFrom,
  type Read,
  type Shape,
} from "../../../core/shape/shape.js";
import { scoreAtCreation, SCALES } from "../rules/character/scales.js";
import { scaleOf } from "./entries.js";
import { LONG_TEXT, someOf } from "./shapes.js";
import { FLAW_MODES, TRAIT_KINDS, type TraitKind } from "../rules/vocabulary.js";

/** What a trait may be flagged for. */
export const USES = ["combat", "dodge", "initiative", "resistance", "hitPoints", "agility", "clumsy"] as const;

export const TRAIT_TYPES = ["warpTrait", "warpPower"] as const;

/** What makes it the place of a trait: a key of its own, and which kind of trait. */
const PLACE = such(
  record({ key: text, kind: nullable(oneOf(TRAIT_KINDS)) }),
  ({ key, kind }) => kind !== null && isKey(key),
);

const FILLED = record({
  /** Id of its item: that of the sheet's own, or the one to be. */
  key: text,
  kind: oneOf(TRAIT_KINDS),
  type: oneOf(TRAIT_TYPES),
  /** What it is a copy of: an entry's UUID, an item's id; empty for one that was typed. */
  from: text,
  ...{ name: text, sign: text },
  /** Typed; `null`: as what it is a copy of has it. */
  coverage: LONG_TEXT,
  scale: oneOf(SCALES, "standard"),
  /** In dice; `null`: what scale and rank come to. */
  score: nullable(wholeFrom(0, 10)),
  superior: flag,
  uses: someOf(USES),
  ...{ flawMode: oneOf(FLAW_MODES), flawFaces: someOf([1, 2, 3, 4, 5, 6]) },
  /** WP-28 */
  unknown: flag,
});
/** WP-18 — the place of a trait of a new character, filled in or still empty. */
export type Slot = Read<typeof FILLED>;

/** A flaw is no power, and nothing that somebody excels at. */
const HEALED = healed(FILLED, (slot): Slot =>
  slot.kind === "flaw" ? { ...slot, type: "warpTrait", superior: false } : slot,
);
export const SLOT: Shape<Slot> = { fits: PLACE.fits, read: HEALED.read };

/** WP-18 — how many of each a new character has. */
const DUE: Readonly<Record<TraitKind, number>> = { central: 1, side: 2, flaw: 1 };

const emptySlot = (kind: TraitKind, key: string): Slot => SLOT.read({ key, kind, flawFaces: [1] });

/** Whether nothing was said of it yet; how it is scored and whether it is the superior one say nothing. */
export function isEmpty({ from, name, sign, coverage, uses, unknown }: Slot): boolean {
  return [from, name, sign, coverage ?? ""].join("") === "" && uses.length === 0 && !unknown;
}

/** A trait as an entry or the sheet has it. */
export function slotOf(entry: Entry, kind: TraitKind, key: string): Slot {
  const { id, type, name, owned, system } = entry;
  const scale = scaleOf(entry);
  const superior = owned && system["superior"] === true;
  const score = Number(system["score"]);
  const { flawFaces } = FILLED.read(system);
  return SLOT.read({
    ...system,
    ...{ key, kind, type, from: id, name, coverage: null, scale, superior },
    score: !owned || kind === "flaw" || score === scoreAtCreation(scale, superior) ? null : score,
    uses: USES.filter((use) => system[use] === true),
    flawFaces: flawFaces.length > 0 ? flawFaces : [1],
  });
}

/** WP-18 — the traits in the order of the steps, with an empty place for each that is still due and no other. */
export function withPlaces(slots: readonly Slot[], taken: ReadonlySet<string>): readonly Slot[] {
  const keys = new Set([...taken, ...slots.map(({ key }) => key)]);
  return TRAIT_KINDS.flatMap((kind) => {
    const found = withoutNeedless(
      slots.filter((slot) => slot.kind === kind),
      DUE[kind],
    );
    const missing = Array.from({ length: Math.max(0, DUE[kind] - found.length) }, () => emptySlot(kind, freeKey(keys)));
    return [...found, ...missing];
  });
}

/** Empty places are needless once there are traits enough; the last ones go first. */
function withoutNeedless(slots: readonly Slot[], due: number): readonly Slot[] {
  const filled = slots.filter((slot) => !isEmpty(slot)).length;
  let room = Math.max(0, due - filled);
  return slots.filter((slot) => !isEmpty(slot) || room-- > 0);
}

/** An id that is the same as long as the same ids are taken: an empty place is not stored before something stands in it. */
function freeKey(taken: Set<string>): string {
  const keyOf = (n: number) => `warpTrait${String(n).padStart(7, "0")}`;
  let n = 0;
  while (taken.has(keyOf(n))) n++;
  taken.add(keyOf(n));
  return keyOf(n);
}
