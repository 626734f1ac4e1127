import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { byHand, type Change, type OddsTable } from "../../../../support/play/odds-follow.js";
import { armed, BOXING, CLIMBING, FISTS, idOf, item, linesOf, openRing } from "./table.js";

/** Chances of the totals of a roll as it is thrown, counted one by one. */
function totalsOf({ faces, keep }: Pick<RollSpec, "faces" | "keep">): ReadonlyMap<number, number> {
  const thrown = faces.reduce<readonly (readonly number[])[]>(
    (all, sides) => all.flatMap((dice) => Array.from({ length: sides }, (_, i) => [...dice, i + 1])),
    [[]],
  );
  const totals = new Map<number, number>();
  for (const dice of thrown) {
    const sorted = dice.toSorted((a, b) => (keep?.mode === "kl" ? a - b : b - a));
    const total = sorted.slice(0, keep?.count ?? dice.length).reduce((sum, die) => sum + die, 0);
    totals.set(total, (totals.get(total) ?? 0) + 1 / thrown.length);
  }
  return totals;
}

const limping = item("warpTrait", "limping", { kind: "flaw", flawMode: "malus" });
const CONTROLS: Readonly<Record<string, Change>> = {
  "nothing changed": {},
  "a trait": { choices: { trait: idOf("climbing") } },
  "no trait": { choices: { trait: "none" } },
  "a trait that fits in part": { choices: { tangent: "1" } },
  "a special effect": { choices: { specialEffect: "1" } },
  "a die of experience": { choices: { experience: "1" } },
  surprise: { choices: { surprise: "2" } },
  "a better position": { choices: { betterPosition: "1" } },
  "an edge": { choices: { edge: "1" } },
  "all against one": { choices: { outnumbering: "1" } },
  "a better weapon": { choices: { betterWeapon: "1" } },
  "a dull attack": { choices: { predictable: "1" } },
  "a flaw": { choices: { [`flaw-${idOf("limping")}`]: "1" } },
  "a die given by hand": { more: [byHand(1)] },
  "two dice taken by hand": { more: [byHand(-2)] },
  "a line switched off": { choices: { surprise: "1" }, off: "surprise" },
  "the trait switched off": { off: "base" },
};

/** WP-02, WP-51 — fists, against the two dice of somebody who has no trait for it. */
export const warpOdds: OddsTable = {
  attack: warpAttack,
  changes: CONTROLS,
  windows: [{}],
  apart: ["text"], // what the attack looks like
  open({ choices: chosen }) {
    const { hero, thug } = openRing([BOXING, CLIMBING, limping, FISTS]);
    const weapon = armed(hero, "fists");
    const { choices } = linesOf(weapon, thug, chosen);
    return { attacker: hero, weapon, target: thug, metres: null, choices };
  },
  tried(ready) {
    const [rolled] = warpAttack.rolls(ready, ready.lines);
    const attack = rolled ? totalsOf(rolled) : new Map([[0, 1]]);
    const defence = totalsOf({ faces: [6, 6] });
    let chance = 0;
    for (const [total, thrown] of attack)
      for (const [parried, met] of defence) if (total > parried) chance += thrown * met;
    return { chance };
  },
};
