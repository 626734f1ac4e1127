import { describe, expect, it } from "vitest";
import { DIAGONALS, SquareGrid } from "../../../../playground/client/canvas/square-grid.js";
import { readBarInput } from "../../../../playground/client/canvas/bars.js";
import { slotOfKey } from "../../../../playground/client/keybindings/slots.js";
import { buildTree } from "../../../../playground/client/ui/directories/tree.js";

const grid = (diagonals: number): SquareGrid => new SquareGrid({ size: 100, distance: 1.5, units: "m", diagonals });
const at = (j: number, i: number): { x: number; y: number } => ({ x: j * 100 + 50, y: i * 100 + 50 });

describe("SquareGrid", () => {
  it.each([
    ["EQUIDISTANT", 4 * 1.5],
    ["EXACT", (1 + 3 * Math.SQRT2) * 1.5],
    ["APPROXIMATE", (1 + 4.5) * 1.5],
    ["RECTILINEAR", 7 * 1.5],
    ["ALTERNATING_1", 5 * 1.5],
    ["ALTERNATING_2", 6 * 1.5],
    ["ILLEGAL", 7 * 1.5],
  ] as const)("measures three diagonal steps and a straight one: %s", (rule, distance) => {
    expect(grid(DIAGONALS[rule]).measurePath([at(0, 0), at(3, 4)]).distance).toBeCloseTo(distance);
  });

  it("goes on with alternating diagonals across waypoints", () => {
    const measured = grid(DIAGONALS.ALTERNATING_1).measurePath([at(0, 0), at(1, 1), at(2, 2)]);
    expect(measured.segments.map((leg) => leg.distance)).toEqual([1.5, 3]);
    expect(measured).toMatchObject({ distance: 4.5, spaces: 2, diagonals: 2 });
    expect(measured.waypoints.map((point) => point.distance)).toEqual([0, 1.5, 4.5]);
  });

  it("counts squares from wherever in them the points lie", () => {
    expect(grid(0).measureDistance({ x: 1, y: 1 }, { x: 199, y: 99 })).toBe(1.5);
    expect(grid(0).measureDistance({ x: 1, y: 1 }, { x: 99, y: 99 })).toBe(0);
  });

  it.each([
    ["EQUIDISTANT", 4 * 1.5],
    ["EXACT", (1 + Math.SQRT2 + 2 * Math.sqrt(3)) * 1.5],
    ["RECTILINEAR", 9 * 1.5],
  ] as const)("counts storeys as it counts squares, where both ends have an elevation: %s", (rule, distance) => {
    const measurer = grid(DIAGONALS[rule]);
    const [from, to] = [
      { ...at(0, 0), elevation: 0 },
      { ...at(3, 4), elevation: 3 },
    ];
    expect(measurer.measurePath([from, to]).distance).toBeCloseTo(distance);
    expect(measurer.measurePath([at(0, 0), to]).distance).toBe(measurer.measurePath([at(0, 0), at(3, 4)]).distance);
  });

  it("tells how far it is straight up, and in which storey a point lies", () => {
    const below = { ...at(0, 0), elevation: -1.5 };
    expect(grid(0).measurePath([{ ...at(0, 0), elevation: 6 }, below])).toMatchObject({
      distance: 7.5,
      euclidean: 7.5,
    });
    expect(grid(0).getOffset(below)).toEqual({ i: 0, j: 0, k: -1 });
    expect(grid(0).getOffset(at(0, 0))).toEqual({ i: 0, j: 0 });
  });

  it("snaps to the nearest corner and finds centres", () => {
    expect(grid(0).getSnappedPoint({ x: 149, y: 151 })).toEqual({ x: 100, y: 200 });
    expect(grid(0).getCenterPoint({ x: 149, y: 151 })).toEqual({ x: 150, y: 150 });
  });
});

describe("a bar's input", () => {
  it.each([
    ["5", { value: 5, isDelta: false }],
    ["=5", { value: 5, isDelta: false }],
    ["+3", { value: 3, isDelta: true }],
    ["-2", { value: -2, isDelta: true }],
    [" − 2 ", { value: -2, isDelta: true }],
    ["1,5", { value: 1.5, isDelta: false }],
    ["abc", null],
    ["", null],
    ["3d6", null],
  ])("reads %j", (input, expected) => {
    expect(readBarInput(input)).toEqual(expected);
  });
});

describe("digit keys", () => {
  it("name slots by their place, zero being the tenth", () => {
    expect(["Digit1", "Digit9", "Digit0", "Numpad4", "KeyA"].map(slotOfKey)).toEqual([1, 9, 10, 4, null]);
  });
});

describe("a directory's tree", () => {
  const folders = [
    { id: "a", name: "Ville", folder: null },
    { id: "b", name: "Port", folder: "a" },
  ];
  const entries = [
    { id: "1", name: "Élise", folder: "b" },
    { id: "2", name: "Marin", folder: "gone" },
    { id: "3", name: "Abel", folder: null, sort: 5 },
  ];

  it("nests folders; entries of a lost folder stay in sight", () => {
    const tree = buildTree(folders, entries);
    expect(tree.branches[0]!.branches[0]!.entries.map((entry) => entry.id)).toEqual(["1"]);
    expect(tree.entries.map((entry) => entry.id)).toEqual(["2", "3"]);
  });

  it("shows empty folders only to whoever may fill them", () => {
    const seen = (showEmpty: boolean) => buildTree(folders, [entries[2]!], "", showEmpty).branches.length;
    expect([seen(true), seen(false)]).toEqual([1, 0]);
    expect(buildTree(folders, entries, "", false).branches[0]!.branches[0]!.entries).toHaveLength(1);
  });

  it("searches without accents and drops folders without a match", () => {
    const tree = buildTree(folders, entries, "elise");
    expect(tree.entries).toEqual([]);
    expect(tree.branches.map((branch) => branch.folder!.id)).toEqual(["a"]);
    expect(buildTree(folders, entries, "abel").branches).toEqual([]);
  });
});
