import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { bodyOf, mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { agonyRound } from "../../rules/mind/agony-round.js";
import { bruiseState } from "../../rules/body/bruises.js";
import { wakeRound } from "../../rules/body/bruise-recovery.js";
import type { Strangled } from "../../rules/attack/holds.js";
import { regenerated } from "../../rules/body/regeneration.js";
import { decompensates, decompensationRound } from "../../rules/mind/sanity.js";
import { afterDamage, bodyState } from "../../rules/body/wounds.js";
import { tenRoll } from "../round-dice.js";
import { gaspAfter, gaspRoll, heldByThroat } from "../throat.js";

/** What the end of a round does to an actor, as long as rounds go by. */

/** DD-95…DD-110 — how an actor stands while it is played. */
export interface Standing {
  readonly hp: number;
  readonly stabilised: boolean;
  readonly temporary: number;
  readonly sanity: number;
  readonly steadied: boolean;
  /** DD-139 — the hold on their throat; `null` without one. */
  readonly strangled: Strangled | null;
}

/** DD-139, D8, DD-95, DD-103, DD-110 — what befalls, in this order. */
export const PARTS = ["choking", "strangling", "regeneration", "agony", "wake", "decompensation"] as const;
export type Part = (typeof PARTS)[number];

/** A part of a round that befell an actor, and the face of its die; 0: nothing is rolled for it. */
export interface Befell {
  readonly round: number;
  readonly part: Part;
  readonly die: number;
}

interface Played {
  readonly now: Standing;
  readonly befell: readonly Befell[];
  /** The die that is due next; `null`: all have fallen. */
  readonly due: RollSpec | null;
}

/** How an actor stands as the round ends. */
export function standingOf(actor: Actor): Standing {
  const { hp, temporary } = bodyOf(actor);
  const mind = mindOf(actor);
  return {
    hp: hp.value,
    stabilised: hp.stabilised,
    temporary,
    sanity: mind?.value ?? 0,
    steadied: mind?.stabilised ?? true,
    strangled: heldByThroat(actor),
  };
}

/** Whether a part befalls an actor who stands so. */
function befalls(part: Part, actor: Actor, now: Standing): boolean {
  const { autoAgony, useDecompensation } = d20d100Options();
  const { below, regeneration, ignoresTemporary } = bodyOf(actor);
  const state = bodyState(now.hp, { below, stabilised: now.stabilised });
  if (state === "dead") return false;
  if (part === "choking") return now.strangled?.failed === false; // DD-139
  if (part === "strangling") return now.strangled?.failed === true;
  if (part === "regeneration") return regeneration > 0 && now.hp > 0;
  if (!autoAgony) return false;
  if (part === "agony") return state === "dying"; // DD-95
  if (part === "wake") return !ignoresTemporary && bruiseState(now.hp, now.temporary) === "unconscious"; // DD-103
  return useDecompensation && decompensates(now.sanity, now.steadied); // DD-110
}

/** The die of a part; `null` where nothing is rolled for it. */
function rollOf(id: string, part: Part, actor: Actor): RollSpec | null {
  if (part === "choking") return gaspRoll(id, actor);
  if (part === "regeneration") return null;
  return part === "strangling" ? diceSpec(id, "strangling", { faces: [8], plus: 0 }) : tenRoll(id, part);
}

/** What a part leaves. */
function after(part: Part, actor: Actor, now: Standing, die: number): Standing {
  const { below, hp, regeneration } = bodyOf(actor);
  if (part === "choking") return { ...now, strangled: now.strangled && gaspAfter(actor, now.strangled, die) };
  if (part === "strangling") {
    const hurt = afterDamage(now.hp, die, { below, stabilised: now.stabilised });
    return { ...now, hp: hurt.hp, stabilised: hurt.stabilised };
  }
  if (part === "regeneration") return { ...now, hp: regenerated(now.hp, hp.max, regeneration) };
  if (part === "agony") {
    const left = agonyRound(now.hp, die);
    return { ...now, hp: left.hp, stabilised: left.state === "stabilised" };
  }
  if (part === "wake") return { ...now, temporary: wakeRound(now.hp, now.temporary, die).temporary };
  const mind = decompensationRound(now.sanity, die);
  return { ...now, sanity: mind.sanity, steadied: mind.state === "stabilised" };
}

/** DD-95…DD-139 — so many rounds end for an actor, as far as the dice have fallen. */
export function playRounds(actor: Actor, rounds: number, dice: Dice): Played {
  let now = standingOf(actor);
  const befell: Befell[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const part of PARTS) {
      if (!befalls(part, actor, now)) continue;
      const id = `${part}${round}`;
      const due = rollOf(id, part, actor);
      const die = due ? dice[id]?.[0] : 0;
      if (die === undefined) return { now, befell, due };
      now = after(part, actor, now, die);
      befell.push({ round, part, die });
    }
  }
  return { now, befell, due: null };
}
