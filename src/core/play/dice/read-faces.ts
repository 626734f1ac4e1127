import type { Dice, DiceGroup, RollSpec } from "../contract/dice.js";
import type { ShownDie } from "../contract/shown-dice.js";

/** A roll as received, read from the message; its total is not trusted. */
export interface RollRecord {
  readonly roll: string;
  readonly formula: string;
  readonly dice: readonly {
    readonly faces: number;
    /** True when every die called for is there and counts. */
    readonly plain: boolean;
    /** Modifiers of the dice, in the notation of Roll, e.g. "kh3"; absent: none. */
    readonly modifiers?: string;
    readonly results: readonly number[];
  }[];
  readonly total: number;
}

type Called = Pick<RollSpec, "faces" | "keep" | "chain" | "groups">;

/** Returns the faces thrown, in the order of the specification; undefined when the dice are not those called for. */
export function facesThrown(spec: Called, { dice }: Pick<RollRecord, "dice">): readonly number[] | undefined {
  if (spec.groups) return groupsThrown(spec.groups, dice);
  const thrown = dice.flatMap((die) => die.results.map((value) => ({ faces: die.faces, value })));
  const called = spec.chain ? thrown.map(() => spec.faces[0]) : spec.faces;
  const fits =
    dice.every((die) => treated(die) === mannerOf(spec)) &&
    thrown.length === called.length &&
    thrown.every(
      (die, i) => die.faces === called[i] && Number.isInteger(die.value) && die.value >= 1 && die.value <= die.faces,
    ) &&
    (!spec.chain || endsRightly(thrown));
  return fits ? thrown.map(({ value }) => value) : undefined;
}

/** Returns the faces thrown for groups whose results grant further dice: to each its own, no fewer and no more. */
function groupsThrown(groups: readonly DiceGroup[], dice: RollRecord["dice"]): readonly number[] | undefined {
  const fits =
    dice.length === groups.length &&
    groups.every((group, i) => {
      const { faces = 0, modifiers = "", results = [] } = dice[i] ?? {};
      return (
        faces === group.faces &&
        modifiers === group.manner &&
        results.every((value) => Number.isInteger(value) && value >= 1 && value <= faces) &&
        group.take(results) === results.length
      );
    });
  return fits ? dice.flatMap(({ results }) => results) : undefined;
}

/** Returns the modifiers that the dice should have, in the notation of Roll. */
function mannerOf({ faces, keep, chain }: Called): string {
  if (chain) return `x${faces[0] ?? ""}`;
  return keep ? `${keep.mode}${keep.count}` : "";
}

/** Returns the modifiers that dice had; undefined where some are missing, or dropped without a modifier. */
function treated({ plain, modifiers = "" }: RollRecord["dice"][number]): string | undefined {
  return modifiers === "" && !plain ? undefined : modifiers;
}

/** Tells whether a chain goes on for as long as it shows its highest face, and no longer. */
function endsRightly(thrown: readonly { readonly faces: number; readonly value: number }[]): boolean {
  return thrown.length > 0 && thrown.every(({ faces, value }, i) => (value === faces) === i < thrown.length - 1);
}

/** Returns the dice that a roll calls for among those thrown, from the first; `null`: too few were thrown. */
export function dueOf(
  { faces, groups }: Pick<RollSpec, "faces" | "groups">,
  thrown: readonly number[],
): readonly number[] | null {
  const due = groups ? dueIn(groups, thrown) : faces.length;
  return due === null || thrown.length < due ? null : thrown.slice(0, due);
}

/** Returns how many of the dice thrown the groups call for, one after the other; `null`: too few were thrown. */
function dueIn(groups: readonly DiceGroup[], thrown: readonly number[]): number | null {
  let due = 0;
  for (const group of groups) {
    const taken = group.take(thrown.slice(due));
    if (taken === null) return null;
    due += taken;
  }
  return due;
}

/** Tells whether these are the faces that a roll calls for, no fewer and no more. */
export function areDue(
  spec: Pick<RollSpec, "faces" | "groups" | "chain">,
  thrown: readonly number[] | undefined,
): boolean {
  return spec.chain ?? (thrown !== undefined && dueOf(spec, thrown)?.length === thrown.length);
}

/** Returns the total of faces: those that count and what is added, or what the roll itself makes of them. */
export function totalOf(spec: Pick<RollSpec, "keep" | "plus" | "total">, faces: readonly number[]): number {
  if (spec.total) return spec.total(faces);
  const { keep, plus } = spec;
  const sorted = keep ? faces.toSorted((a, b) => (keep.mode === "kh" ? b - a : a - b)) : faces;
  return sorted.slice(0, keep?.count ?? faces.length).reduce((sum, face) => sum + face, plus);
}

/** Returns the dice of a roll for its card, those that count first, whether or not they were called for. */
export function shownDice(
  { keep, counts, fallShort }: Pick<RollSpec, "keep" | "counts" | "fallShort">,
  { dice }: Pick<RollRecord, "dice">,
): readonly ShownDie[] {
  const thrown = dice.flatMap(({ faces, results }) => results.map((value) => ({ faces, value })));
  const counted = counts?.(thrown.map(({ value }) => value));
  if (counted) {
    return thrown.map((die, i) => {
      const well = counted[i] ?? false;
      return { ...die, counts: well, ...(fallShort && { short: !well }) };
    });
  }
  const sorted = keep
    ? thrown.toSorted((a, b) => (keep.mode === "kh" ? b.value - a.value : a.value - b.value))
    : thrown;
  return sorted.map((die, i) => ({ ...die, counts: i < (keep?.count ?? sorted.length) }));
}

/** Returns the key under which a roll's faces are stored: without dots, which Foundry would unfold. */
function keyOf({ id }: Pick<RollSpec, "id">): string {
  if (id.includes(".")) throw new Error(`the id of a roll holds a dot: ${id}`);
  return id;
}

/** Returns the faces thrown by id of the roll; undefined when some roll is not the one called for. */
export function diceOf(specs: readonly RollSpec[], rolls: readonly RollRecord[]): Dice | undefined {
  const entries: [string, readonly number[]][] = [];
  for (const [i, spec] of specs.entries()) {
    const faces = rolls[i] && facesThrown(spec, rolls[i]);
    if (!faces) return undefined;
    entries.push([keyOf(spec), faces]);
  }
  return Object.fromEntries(entries);
}

/** Returns the rolls called for, each followed by those it calls for by its dice. */
export function unfolded(specs: readonly RollSpec[], rolls: readonly RollRecord[]): readonly RollSpec[] {
  const found: RollSpec[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next; next = calledFor(next, rolls[found.length - 1], rolls[found.length]))
      found.push(next);
  }
  return found;
}

/** Returns the roll that one calls for; one that may be thrown later, only if it was thrown. */
function calledFor(spec: RollSpec, roll: RollRecord | undefined, following: RollRecord | undefined): RollSpec | null {
  const next = nextOf(spec, roll);
  const waits = next?.when !== undefined && !(following && facesThrown(next, following));
  return waits ? null : next;
}

/** Returns the roll that one calls for by its dice; `null`: none. */
export function nextOf(spec: RollSpec, roll: RollRecord | undefined): RollSpec | null {
  const faces = spec.next && roll && facesThrown(spec, roll);
  return (faces && spec.next?.(faces)) ?? null;
}
