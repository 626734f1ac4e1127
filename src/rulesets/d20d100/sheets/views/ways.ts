import type { D20d100Weapon } from "../../data/items/weapon.js";
import type { AttackLine } from "../../rules/arms/notation.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import type { Way } from "./arms-view.js";

/** The modes of rapid fire by their bullets at each modifier (DD-52, DD-56). */
const RAPID: Readonly<Record<number, "double" | "triple">> = { 2: "double", 3: "triple" };

/** DD-50…DD-58 — the ways to attack with a weapon, as the window of the attack knows them. */
export function waysOf(weapon: D20d100Weapon): readonly Way[] {
  const { base, multiple, thrown, bursts } = rowFigures(weapon);
  const typed = weapon.overrideMultiple !== "";
  return [
    ...(base.length > 0 ? [way("base", "base", base)] : []),
    ...multiple.map((line, place) => {
      const rapid = typed ? undefined : RAPID[line[0]?.shots ?? 0];
      return rapid ? way(rapid, rapid, line) : way("typed", `typed${place}`, line);
    }),
    ...bursts.flatMap(({ rounds, difficulties }) =>
      difficulties.map((difficulty, n) => ({
        ...way("burst", `burst${rounds}-${n}`, base.slice(n, n + 1)),
        difficulty,
      })),
    ),
    ...(thrown ? [way("thrown", "thrown", thrown)] : []),
  ];
}

function way(mode: Way["mode"], chosen: string, line: AttackLine): Way {
  return { mode, line, choices: mode === "base" ? {} : { mode: chosen } };
}
