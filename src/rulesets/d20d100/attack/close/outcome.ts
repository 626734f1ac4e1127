import { oneOf, text, whole } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import { toldNumber, toldWord } from "../../../../core/play/record/override.js";
import type { Blow, Outcome } from "../../../../core/play/contract/outcome.js";
import { d20d100Options } from "../../data/options.js";
import { opposed } from "../../rules/opposed.js";
import { failsByItself } from "../../rules/tests.js";
import { hurtOutcome } from "../../deeds/wounded.js";
import { boutOf, type Bout } from "./bout.js";
import { DAMAGE, dealtBy, RESIST, TEST } from "./rolls.js";
import { MERCY, WAYS, type Way } from "./ways.js";

/** One side's roll. */
export interface Thrown {
  readonly die: number;
  readonly modifier: number;
  readonly total: number;
}

/** What came of two people setting about each other, as a verdict stores it. */
export interface CloseOutcome extends Omit<Bout, "blow"> {
  readonly kind: "close";
  readonly target: string;
  /** `null` where nothing is rolled. */
  readonly active: Thrown | null;
  /** `null` where nobody resisted. */
  readonly passive: Thrown | null;
  readonly won: boolean;
  /** The keeper's word in place of the dice. */
  readonly forced: boolean;
  /** DD-138, DD-163 — what a blow does; `null` where none is dealt. */
  readonly hurt: Outcome | null;
  /** DD-133 — what the vest showed; 0: none was thrown. */
  readonly vest: number;
  readonly faces: readonly number[];
}

/** What the keeper may decide otherwise. */
export const WINNER = "winner";
export const POINTS = "points";
export const WINNERS = ["attacker", "target"] as const;

/** DD-05, DD-137…DD-139, DD-160…DD-164 — the outcome from both dice, and the target as it is. */
export function closeOutcome(blow: Blow): Outcome {
  return JSON.parse(JSON.stringify(reckoned(blow))) as Record<string, Json>;
}

function reckoned({ override, ...blow }: Blow): CloseOutcome {
  const { target, weapon, choices, kept } = blow;
  const bout = boutOf({ weapon, target, choices, ...(kept && { kept }) });
  const { blow: dealt, ...about } = bout ?? NOTHING;
  const dice = { ...blow.dice, ...blow.defence?.dice };
  const active = bout && !MERCY.includes(about.way) ? thrown(dice[TEST], blow.bonus) : null;
  const answered = blow.defence?.refused === false ? blow.defence : null;
  const passive = answered && dice[RESIST] ? thrown(dice[RESIST], answered.bonus) : null;
  const told = toldWord(override, WINNER, WINNERS);
  const won = told === null ? wins(active, passive) : told === "attacker";
  const points = dealt && won ? (toldNumber(override, POINTS) ?? dealtBy(dealt, dice)) : null;
  return {
    kind: "close",
    ...about,
    target: target.uuid,
    ...{ active, passive, won, forced: told !== null },
    hurt: dealt && points !== null ? hurtOutcome(target, { damage: points, type: dealt.type }) : null,
    vest: dealt && won && dealt.vest > 0 ? (dice["vest"]?.[0] ?? 0) : 0,
    faces: won ? (dice[DAMAGE] ?? []) : [],
  };
}

const NOTHING: Bout = {
  ...{ way: "seize", attacker: "", quiet: false, charge: false, drawn: "", loses: "", weaponName: "" },
  ...{ ally: "", allyName: "", blow: null },
};

function thrown(faces: readonly number[] | undefined, modifier: number): Thrown {
  const die = faces?.[0] ?? 1;
  return { die, modifier, total: die + modifier };
}

/** DD-02, DD-05, DD-163 — who gets the better: where nobody resists only a natural 1 fails. */
function wins(active: Thrown | null, passive: Thrown | null): boolean {
  if (!active) return true;
  if (!passive) return !failsByItself(active.die);
  return opposed(active, passive, d20d100Options()).winner === "active";
}

/** A stored outcome, healed: a message is typed by anyone. */
export function readClose(stored: Outcome): CloseOutcome {
  const word = (key: keyof CloseOutcome) => text(stored[key]);
  return {
    kind: "close",
    way: oneOf<Way>(WAYS, stored["way"], "seize"),
    ...{ attacker: word("attacker"), target: word("target") },
    ...{ quiet: stored["quiet"] === true, charge: stored["charge"] === true },
    ...{ drawn: word("drawn"), loses: word("loses"), weaponName: word("weaponName") },
    ...{ ally: word("ally"), allyName: word("allyName") },
    ...{ active: readThrown(stored["active"]), passive: readThrown(stored["passive"]) },
    ...{ won: stored["won"] === true, forced: stored["forced"] === true },
    hurt: isRecord(stored["hurt"]) ? stored["hurt"] : null,
    vest: whole(stored["vest"]),
    faces: Array.isArray(stored["faces"]) ? stored["faces"].map(whole) : [],
  };
}

function readThrown(told: Json | undefined): Thrown | null {
  return isRecord(told)
    ? { die: whole(told["die"]), modifier: whole(told["modifier"]), total: whole(told["total"]) }
    : null;
}

function isRecord(told: Json | undefined): told is Outcome {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

/** Whether an outcome is one of these. */
export function isCloseOutcome({ kind }: Outcome): boolean {
  return kind === "close";
}
