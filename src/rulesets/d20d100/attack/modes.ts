import type { Choices } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import type { D20d100Weapon } from "../data/items/weapon.js";
import { firesSingle } from "../rules/arms/attack-line.js";
import { printNotation, type AttackLine } from "../rules/arms/notation.js";
import type { ActionCost } from "../rules/vocabulary.js";
import { loadedGroups } from "../rules/arms/volley.js";
import { rowFigures } from "../data/items/weapon-figures.js";
import { chosenIn, PARTS, type Chosen, type Part } from "./chosen.js";
import { fight } from "./fields.js";
import { ROUND_HALVES } from "../rules/fight/round-actions.js";
import { figuresOf, weaponOf } from "../data/reading.js";

/** DD-127, DD-141, DD-143 — a way to attack with a row. Bursts and grapples are played elsewhere. */
export interface Mode {
  /** `base`, `rest`, `double`, `triple`, `thrown`, or `typed` with the place of an alternative. */
  readonly id: string;
  readonly line: AttackLine;
  /** D-67 — groups of the row before these: they were the first half-round. */
  readonly skipped: number;
  readonly cost: ActionCost;
  /** DD-56 — rapid fire, over a whole round. */
  readonly multiple: boolean;
  readonly thrown: boolean;
}

/** DD-51, DD-55, DD-127, DD-141 — the modes of a weapon, the most common one first. */
export function modesOf(weapon: Item): readonly Mode[] {
  const arm = weaponOf(weapon);
  const { base: aimed, multiple, thrown } = rowFigures(arm);
  const base = firesSingle(arm.cadences, arm.selective) ? aimed : [];
  const simple = { skipped: 0, cost: "simple", multiple: false, thrown: false } as const;
  const complex = { ...simple, cost: "complex", multiple: true } as const;
  const modes: readonly Mode[] = [
    { ...simple, id: "base", line: base.slice(0, 1) },
    { ...simple, id: "rest", line: base.slice(1), skipped: 1 },
    ...multiple.map((line, place) => ({ ...complex, id: rapidId(arm, line, place), line })),
    ...(thrown ? [{ ...simple, id: "thrown", line: thrown.slice(0, 1), thrown: true }] : []),
  ];
  return modes.filter(({ line }) => line.length > 0);
}

/** DD-51, DD-56 — rapid fire by its cadence; what somebody typed otherwise by its place. */
function rapidId({ overrideMultiple }: D20d100Weapon, line: AttackLine, place: number): string {
  const shots = overrideMultiple === "" ? line[0]?.shots : null;
  return shots === 2 ? "double" : shots === 3 ? "triple" : `typed${place}`;
}

/** The mode that was chosen, the first one where nothing was; `null` for a weapon with none. */
export function modeOf(weapon: Item, choices: Choices): Mode | null {
  const modes = modesOf(weapon);
  const { mode, part } = chosenIn(choices);
  const found = modes.find(({ id }) => id === mode) ?? modes[0] ?? null;
  const chosen = found && partOf(found, part);
  // DD-127 — what is left of the second half-round, once that has begun.
  const begun = part === "third" && chosen?.cost === "simple" && weapon.actor && halvesSpent(weapon.actor);
  return begun ? { ...chosen, cost: "free" } : chosen;
}

/** DD-120 — whether both halves of the round are spent. */
function halvesSpent(actor: Actor): boolean {
  return figuresOf(actor).fightNow.spent >= ROUND_HALVES;
}

/** DD-127, D-67 — the shares that a mode may be fired in. */
export function partsOf({ multiple, line, skipped }: Mode): readonly Part[] {
  const groups = line.length;
  if (!multiple) return skipped === 1 && groups > 1 ? ["second", "third"] : [];
  return groups < 2 ? [] : groups === 2 ? ["first", "others"] : PARTS;
}

/** DD-122, DD-123, DD-158, DD-159, DD-161 — what an attack costs of the round; the approach from behind has paid for its blow. */
export function attackCost(
  { id, cost }: Mode,
  { charge, opportunity, fromBehind }: Pick<Chosen, "charge" | "opportunity" | "fromBehind">,
): ActionCost {
  if (opportunity || (fromBehind && id === "base")) return "free";
  return charge ? "complex" : cost;
}

/** DD-127, D-67 — a share of a row: half a round of it at most. */
export function partOf(mode: Mode, part: Part | null): Mode {
  if (part === null || !partsOf(mode).includes(part)) return mode;
  const [from, until] = SHARE[part];
  const skipped = Math.max(mode.skipped, from);
  return { ...mode, line: mode.line.slice(from - mode.skipped, until - mode.skipped), skipped, cost: "simple" };
}

/** The groups of a share: from that place in the row, up to that one. */
const SHARE: Readonly<Record<Part, readonly [from: number, until: number]>> = {
  ...{ first: [0, 1], others: [1, 9], second: [1, 2], third: [2, 9] },
};

/** DD-149 — the groups that are fired with what is loaded. */
export function firedGroups(weapon: Item, mode: Mode): AttackLine {
  const { capacity, loaded } = weaponOf(weapon);
  return loadedGroups(mode.line, capacity > 0 && !mode.thrown ? loaded : null);
}

/** A mode in words, with its notation. */
export function modeLabel({ id, line }: Mode): Text {
  const known = id.startsWith("typed") ? "typed" : id;
  return fight(`mode.${known}`, { notation: printNotation(line).replaceAll("-", "−") });
}
