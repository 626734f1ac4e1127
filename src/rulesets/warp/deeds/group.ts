import type { Outcome, RollSpec } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { flagIn, wordIn } from "../../../core/deeds/choices.js";
import { wordOptions } from "../../../core/deeds/fields.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { compare } from "../rules/outcome.js";
import { groupSum, pickedTotal, weakestTotal } from "../rules/group.js";
import { fact, figure, named, secret, told } from "./card.js";
import { deed } from "./deed.js";
import { difficultyFields, difficultyIn, obstacleRolls } from "./difficulty.js";
import { rollField, rollName, rollsOfMany } from "./earlier-rolls.js";
import type { EarlierRoll } from "./earlier-rolls.js";
import { choiceField, flagField } from "./fields.js";
import { obstacle } from "./reading.js";
import { toneOf } from "./tones.js";

/** WP-41, WP-43, WP-44 — how rolls that were made are put together; combined dice are one roll of the leader (WP-42). */
const WAYS = ["sum", "xor", "weakest"] as const;

/** WP-41 — the checks that join, oldest first. */
function joining(choices: DeedChoices): readonly EarlierRoll[] {
  return rollsOfMany()
    .filter((roll) => flagIn(choices, rollField(roll)))
    .toReversed();
}

/** WP-43 — the die that picks one of them. */
function pickRolls(choices: DeedChoices): readonly RollSpec[] {
  const count = joining(choices).length;
  if (wordIn(choices, "way", WAYS) !== "xor" || count < 2) return [];
  return [
    {
      id: "pick",
      who: "attacker",
      roll: "WarpDiceRoll",
      formula: `1d${count}`,
      faces: [count],
      plus: 0,
      options: { ruleset: "warp", lines: [], what: "groupPick" },
    },
  ];
}

const wayLabel = (word: string): string => `GARDIEN.WARP.DEED.way.${word}`;

/** WP-41, WP-43, WP-44 — what the rolls come to together; `place` is the one the die picked, from 1. */
function together(way: (typeof WAYS)[number], rolls: readonly EarlierRoll[], place: number): number {
  const totals = rolls.map(({ total }) => total);
  if (way === "xor") return pickedTotal(totals, place);
  return way === "sum" ? groupSum(totals) : weakestTotal(totals);
}

/** WP-41, WP-43, WP-44 — several people have rolled, each for themselves, and their rolls count as one. */
export const group = deed("group", {
  icon: "fa-solid fa-people-group",
  by: "owner",
  followsLog: true,
  fields: (_actors, choices) => [
    choiceField("way", wordIn(choices, "way", WAYS), wordOptions(WAYS, wayLabel), told("hint.group")),
    ...rollsOfMany().map((roll) => ({
      ...flagField(rollField(roll), flagIn(choices, rollField(roll))),
      label: rollName(roll),
    })),
    ...difficultyFields(choices),
  ],
  obstacle: ({ actor, choices }) => (joining(choices).length > 0 ? null : obstacle("nobodyJoins", actor)),
  rolls: ({ actor, choices }) => [...pickRolls(choices), ...obstacleRolls(actor, choices)],
  outcome: ({ actor, choices, dice }) => {
    const rolls = joining(choices);
    const way = wordIn(choices, "way", WAYS);
    const place = dice.pick?.[0] ?? 1;
    if (rolls.length === 0) return { total: null } as Outcome;
    const total = together(way, rolls, place);
    const target = difficultyIn(actor, choices, dice);
    const compared = target === null ? null : compare(total, target);
    return {
      way,
      people: rolls.map(({ name }) => name),
      picked: way === "xor" ? (rolls[place - 1]?.name ?? "") : "",
      total,
      target,
      result: compared?.outcome ?? "",
      margin: compared?.margin ?? null,
    };
  },
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const { total } = outcome;
    const result = word(outcome, "result");
    const way = { key: wayLabel(word(outcome, "way")) };
    const people = Array.isArray(outcome.people) ? outcome.people.map(String) : [];
    const picked = word(outcome, "picked");
    return card({
      verdict: result ? { key: `GARDIEN.WARP.OUTCOME.${result}` } : way,
      tone: toneOf(result),
      total,
      facts: [
        fact("way", way, "WP-41"),
        ...people.map((name) => fact("joins", named(name), "WP-41")),
        ...(picked ? [secret("picked", named(picked), "WP-43")] : []),
        ...(result ? [fact("difficulty", figure(stored(outcome, "target")), "WP-08")] : []),
        ...(result ? [fact("margin", figure(stored(outcome, "margin")), "WP-07")] : []),
      ],
      summary: told("check.total", { tried: way, total }),
    });
  },
});
