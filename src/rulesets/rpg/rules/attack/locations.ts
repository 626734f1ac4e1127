import type { Side, Zone } from "../vocabulary.js";

/** RP-47, RP-49 — numbers of the d10. */
interface Numbers {
  readonly from: number;
  readonly to: number;
}

/** RP-47, RP-49 — numbers of the d10 that strike one place. */
export interface LocationRow extends Numbers {
  /** Id of the place in the tables of the game, the keeper's own words in others. */
  readonly label: string;
  /** RP-57…RP-60 — whose critical table it has. */
  readonly zone: Zone;
  readonly side: Side | null;
  /** RP-52 — of the damage. */
  readonly multiplier: number;
}

/** RP-47, RP-65 — numbers that the die of a place, and the coverage of an armour, count with. */
export const LOCATION_DIE = 10;

/** RP-52 — a blow to the head. */
const HEAD_MULTIPLIER = 2;

function row<Label extends string>(from: number, to: number, label: Label, zone: Zone, side: Side | null = null) {
  return { from, to, label, zone, side, multiplier: zone === "head" ? HEAD_MULTIPLIER : 1 };
}

/** RP-47, RP-49 — the tables of the book (D-30). */
export const LOCATION_TABLES = {
  humanoid: [
    row(1, 2, "rightLeg", "legs", "right"),
    row(3, 4, "leftLeg", "legs", "left"),
    row(5, 5, "rightArm", "arms", "right"),
    row(6, 6, "leftArm", "arms", "left"),
    row(7, 9, "torso", "trunk"),
    row(10, 10, "head", "head"),
  ],
  quadruped: [
    row(1, 1, "rightHindLeg", "legs", "right"),
    row(2, 2, "leftHindLeg", "legs", "left"),
    row(3, 3, "rightForeleg", "legs", "right"),
    row(4, 4, "leftForeleg", "legs", "left"),
    row(5, 9, "body", "trunk"),
    row(10, 10, "head", "head"),
  ],
  serpent: [row(1, 9, "body", "trunk"), row(10, 10, "head", "head")],
  octopus: [row(1, 6, "tentacle", "arms"), row(7, 9, "mantle", "trunk"), row(10, 10, "head", "head")],
  spider: [
    row(1, 3, "rightLegs", "legs", "right"),
    row(4, 6, "leftLegs", "legs", "left"),
    row(7, 9, "abdomen", "trunk"),
    row(10, 10, "cephalothorax", "head"),
  ],
  drakeling: [
    row(1, 2, "legs", "legs"),
    row(3, 4, "tail", "legs"),
    row(5, 5, "rightWing", "arms", "right"),
    row(6, 6, "leftWing", "arms", "left"),
    row(7, 9, "body", "trunk"),
    row(10, 10, "head", "head"),
  ],
} as const satisfies Record<string, readonly LocationRow[]>;
export type LocationTableId = keyof typeof LOCATION_TABLES;

/** RP-47, RP-49 — a place that the tables of the game name. */
export type LocationId = (typeof LOCATION_TABLES)[LocationTableId][number]["label"];

/** RP-47 — the place that a number strikes; `null` where a table of the keeper's own leaves it out. */
export function locationAt<Row extends LocationRow>(table: readonly Row[], die: number): Row | null {
  return table.find(({ from, to }) => from <= die && die <= to) ?? null;
}

/** RP-47, RP-49 — numbers that a table strikes twice, or not at all; none in a table that can be played. */
export function faultyNumbers(table: readonly Numbers[]): readonly number[] {
  const numbers = Array.from({ length: LOCATION_DIE }, (_, i) => i + 1);
  return numbers.filter((number) => table.filter(({ from, to }) => from <= number && number <= to).length !== 1);
}
