import type { Choices } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import type { D20d100Weapon } from "../data/weapon.js";
import { firesSingle } from "../rules/attack-line.js";
import { printNotation, type AttackLine } from "../rules/notation.js";
import type { ActionCost } from "../rules/vocabulary.js";
import { loadedGroups } from "../rules/volley.js";
import { rowFigures } from "../weapon-figures.js";
import { chosenIn, type Chosen, type Part } from "./chosen.js";
import { fight } from "./fields.js";
import { weaponOf } from "../reading.js";

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
  return found && partOf(found, part);
}

/** DD-122, DD-123, DD-158, DD-159, DD-161 — what an attack costs of the round; the approach from behind has paid for its blow. */
export function attackCost(
  { id, cost }: Mode,
  { charge, opportunity, fromBehind }: Pick<Chosen, "charge" | "opportunity" | "fromBehind">,
): ActionCost {
  if (opportunity || (fromBehind && id === "base")) return "free";
  return charge ? "complex" : cost;
}

/** D-67 — a share of a multiple attack: half a round of it. */
export function partOf(mode: Mode, part: Part | null): Mode {
  if (!mode.multiple || mode.line.length < 2 || part === null) return mode;
  return part === "first"
    ? { ...mode, line: mode.line.slice(0, 1), cost: "simple" }
    : { ...mode, line: mode.line.slice(1), skipped: mode.skipped + 1, cost: "simple" };
}

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
