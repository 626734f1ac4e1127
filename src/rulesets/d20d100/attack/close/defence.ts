import { defence } from "../../../../core/defence/defence.js";
import type { Defence, DefenceView, Struck } from "../../../../core/play/contract/defence.js";
import { fact, fight } from "../fields.js";
import { explain } from "../../dice/lines.js";
import { testSpec } from "../../dice/specs.js";
import { boutOf, resists } from "./bout.js";
import { resistChance } from "./odds.js";
import { RESIST, TEST, vestRolls } from "./rolls.js";
import { resistingLines, rolledFor } from "./sides.js";
import { ruleOf } from "./ways.js";

/** DD-137, DD-160, DD-161 — the total that whoever resists has to beat. */
function totalOf({ dice, bonus }: Pick<Struck, "dice" | "bonus">): number {
  return (dice[TEST]?.[0] ?? 1) + bonus;
}

/** DD-137, DD-138, DD-160, DD-161 — how somebody resists whoever sets about them: one roll of their own, or none. */
export const closeDefence = defence({
  name: (blow) => {
    const bout = boutOf(blow);
    return bout && fight(`close.resist.${bout.way === "disarm" || bout.way === "behind" ? bout.way : "grapple"}`);
  },
  asks: (blow) => {
    const bout = boutOf(blow);
    // A natural 1 has failed whatever the other does (DD-05).
    return bout !== null && blow.dice[TEST]?.[0] !== 1 && resists(bout.way, blow.target);
  },
  facts: (blow) => {
    const bout = boutOf(blow);
    const way = bout?.way ?? "seize";
    return [
      fact("tried", fight(`close.way.${way}`), ruleOf(way)),
      { ...fact("toBeat", fight("figure", { value: totalOf(blow) }), "DD-05"), leads: true },
    ];
  },
  replies: () => [
    {
      ...{ id: "resist", label: fight("close.reply.resist"), icon: "fa-solid fa-hand-fist", kind: "fits" },
      ...{ choices: {}, refused: false },
    },
    {
      ...{ id: "still", label: fight("close.reply.still"), icon: "fa-solid fa-hand", kind: "still" },
      ...{ choices: {}, refused: true },
    },
  ],
  modifiers: ({ blow }) => {
    const bout = boutOf(blow);
    return bout ? resistingLines(bout.way, blow.target, blow.choices) : [];
  },
  explain,
  rolls: ({ blow, refused }, lines) => {
    const bout = boutOf(blow);
    if (!bout) return [];
    const test = testSpec(RESIST, { what: rolledFor(bout.way), lines }, "defender");
    return [...(refused ? [] : [test]), ...(bout.blow ? vestRolls(bout.blow) : [])];
  },
  odds: ({ blow, refused }, bonus) =>
    resistChance({ total: totalOf(blow), modifier: blow.bonus }, refused ? null : bonus),
  view: viewOf,
});

function viewOf({ refused, bonus, dice }: Defence): DefenceView {
  const die = refused ? undefined : dice[RESIST]?.[0];
  return {
    word: fight(die === undefined ? "close.yields" : "close.resists"),
    dice: die === undefined ? [] : [{ faces: 20, value: die, counts: true }],
    total: die === undefined ? null : die + bonus,
    audience: "all",
    facts: [],
  };
}
