import { always, flag, list, nullable, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { Blow, Outcome } from "../../../../core/play/contract/outcome.js";
import { d20d100Options } from "../../data/options.js";
import { opposed } from "../../rules/checks/opposed.js";
import { failsByItself } from "../../rules/checks/tests.js";
import { HURT, hurtOutcome } from "../../deeds/wounded.js";
import { ABOUT, boutOf, type Bout } from "./bout.js";
import { DAMAGE, dealtBy, RESIST, TEST } from "./rolls.js";
import { MERCY } from "./ways.js";

/** One side's roll. */
const THROWN = { die: whole, modifier: whole, total: whole };
export interface Thrown extends Read<typeof THROWN> {}

/** What an outcome keeps of two people setting about each other. */
export const CLOSE_KEPT = {
  kind: always("close"),
  ...ABOUT,
  target: text,
  /** `null` where nothing is rolled. */
  active: nullable(record(THROWN)),
  /** `null` where nobody resisted. */
  passive: nullable(record(THROWN)),
  won: flag,
  /** The keeper's word in place of the dice. */
  forced: flag,
  /** DD-138, DD-163 — what a blow does; `null` where none is dealt. */
  hurt: nullable(record(HURT)),
  /** DD-133 — what the vest showed; 0: none was thrown. */
  vest: whole,
  faces: list(whole),
};
export interface CloseOutcome extends Read<typeof CLOSE_KEPT> {}

/** What the keeper may decide otherwise. */
export const WINNER = "winner";
export const POINTS = "points";
export const WINNERS = ["attacker", "target"] as const;

/** DD-05, DD-137…DD-139, DD-160…DD-164 — the outcome from both dice, and the target as it is. */
export function closeOutcome({ override, ...blow }: Blow): CloseOutcome {
  const { target, weapon, choices, kept } = blow;
  const bout = boutOf({ weapon, target, choices, ...(kept && { kept }) });
  const { blow: dealt, ...about } = bout ?? NOTHING;
  const dice = { ...blow.dice, ...blow.defence?.dice };
  const active = bout && !MERCY.includes(about.way) ? thrown(dice[TEST], blow.bonus) : null;
  const answered = blow.defence?.refused === false ? blow.defence : null;
  const passive = answered && dice[RESIST] ? thrown(dice[RESIST], answered.bonus) : null;
  const told = decidedWord(override, WINNER, WINNERS);
  const won = told === null ? wins(active, passive) : told === "attacker";
  const points = dealt && won ? (decidedNumber(override, POINTS) ?? dealtBy(dealt, dice)) : null;
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

/** Whether an outcome is one of these. */
export function isCloseOutcome({ kind }: Outcome): boolean {
  return kind === "close";
}
