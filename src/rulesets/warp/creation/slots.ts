import { list, object, oneOf, text, whole } from "../../../core/shape/heal.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { scoreAtCreation, SCALES, type Scale } from "../rules/character/scales.js";
import { scaleOf } from "./entries.js";
import { typedOrNull } from "./typed.js";
import { FLAW_MODES, type FlawMode, TRAIT_KINDS, type TraitKind } from "../rules/vocabulary.js";

/** What a trait may be flagged for. */
export const USES = ["combat", "dodge", "initiative", "resistance", "hitPoints", "agility", "clumsy"] as const;
type Use = (typeof USES)[number];

export const TRAIT_TYPES = ["warpTrait", "warpPower"] as const;
export type TraitType = (typeof TRAIT_TYPES)[number];

/** WP-18 — the place of a trait of a new character, filled in or still empty. */
export type Slot = {
  /** Id of its item: that of the sheet's own, or the one to be. */
  readonly key: string;
  readonly kind: TraitKind;
  readonly type: TraitType;
  /** What it is a copy of: an entry's UUID, an item's id; empty for one that was typed. */
  readonly from: string;
  readonly name: string;
  readonly sign: string;
  /** Typed; `null`: as what it is a copy of has it. */
  readonly coverage: string | null;
  readonly scale: Scale;
  /** In dice; `null`: what scale and rank come to. */
  readonly score: number | null;
  readonly superior: boolean;
  readonly uses: readonly Use[];
  readonly flawMode: FlawMode;
  readonly flawFaces: readonly number[];
  /** WP-28 */
  readonly unknown: boolean;
};

/** WP-18 — how many of each a new character has. */
const DUE: Readonly<Record<TraitKind, number>> = { central: 1, side: 2, flaw: 1 };

export function emptySlot(kind: TraitKind, key: string): Slot {
  return {
    key,
    kind,
    type: "warpTrait",
    from: "",
    name: "",
    sign: "",
    coverage: null,
    scale: "standard",
    score: null,
    superior: false,
    uses: [],
    flawMode: "malus",
    flawFaces: [1],
    unknown: false,
  };
}

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
  const faces = facesOf(system["flawFaces"]);
  return {
    key,
    kind,
    type: oneOf(TRAIT_TYPES, type, "warpTrait"),
    from: id,
    name,
    sign: text(system["sign"]),
    coverage: null,
    scale,
    score: !owned || kind === "flaw" || score === scoreAtCreation(scale, superior) ? null : score,
    superior,
    uses: USES.filter((use) => system[use] === true),
    flawMode: oneOf(FLAW_MODES, system["flawMode"], "malus"),
    flawFaces: faces.length > 0 ? faces : [1],
    unknown: system["unknown"] === true,
  };
}

/** Heals what is stored of one; `null` for what is none. */
export function readSlot(stored: unknown): Slot | null {
  const data = object(stored);
  const kind = TRAIT_KINDS.find((one) => one === data.kind);
  const key = text(data.key);
  if (!kind || !/^[\dA-Za-z]{16}$/.test(key)) return null;
  const uses = list(data.uses);
  return {
    key,
    kind,
    type: kind === "flaw" ? "warpTrait" : oneOf(TRAIT_TYPES, data.type, "warpTrait"),
    from: text(data.from),
    name: text(data.name),
    sign: text(data.sign),
    coverage: typedOrNull(data.coverage),
    scale: oneOf(SCALES, data.scale, "standard"),
    score: typeof data.score === "number" ? Math.min(10, Math.max(0, whole(data.score))) : null,
    superior: data.superior === true && kind !== "flaw",
    uses: USES.filter((use) => uses.includes(use)),
    flawMode: oneOf(FLAW_MODES, data.flawMode, "malus"),
    flawFaces: facesOf(data.flawFaces),
    unknown: data.unknown === true,
  };
}

function facesOf(stored: unknown): readonly number[] {
  const found = list(stored);
  return [1, 2, 3, 4, 5, 6].filter((face) => found.includes(face));
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
