import { effectDice } from "../../deeds/action.js";
import type { Struck } from "../../../../core/play/contract/defence.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line, Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Shot, Situation } from "../../../../core/play/contract/situation.js";
import { figuresOf } from "../../deeds/reading.js";
import { lineOf } from "../../dice/lines.js";
import type { PoolRequest } from "../../dice/roll-pool.js";
import { poolRolls, resultIn } from "../../dice/specs.js";
import { tableDice } from "../../data/options.js";
import type { Action } from "../../rules/checks/action-pool.js";
import { diceRulesFor } from "../../rules/checks/dice-rules.js";
import { readMind, telekineticFist } from "../../rules/powers/power-effects.js";
import { forcing } from "../../rules/powers/powers.js";
import { ATTACK } from "../attack-roll.js";
import { baseLine } from "../base-line.js";
import { circumstancesOf, withReason } from "../window/circumstances.js";
import { isOn } from "../fields.js";
import { sideOf } from "../outcome/side.js";
import type { Side } from "../outcome/side.js";
import { contestTrait, isForced, untrainedOf, usedOf } from "./reading.js";
import { type Named } from "../../data/items/names-kept.js";

/** WP-06, WP-103, WP-104 — the dice of a power or of a trait that is pitted against somebody; a spell has none (WP-125). */
export function useLines(situation: Situation): readonly Modifier[] {
  const used = usedOf(situation.weapon);
  if (used?.kind === "power") return powerLines(situation, used.system.score, used.system.agility);
  return used?.kind === "contest" ? contestLines(situation) : [];
}

function powerLines(situation: Situation, score: number, agility: boolean): readonly Modifier[] {
  const { attacker, weapon, choices } = situation;
  const task = { relation: "direct", traitScore: score, scale: "technical" } as const;
  const more = forcing(score, isForced(choices)).map(lineOf);
  return linesOf(
    situation,
    { kind: "check", agility, task },
    { trait: weapon as Named, rule: "WP-103", of: attacker },
    more,
  );
}

function contestLines(situation: Situation): readonly Modifier[] {
  const { attacker, weapon, choices } = situation;
  const trait = contestTrait(weapon, choices);
  const task = {
    relation: trait ? (choices.relation === "tangent" ? "tangent" : "direct") : "none",
    traitScore: trait?.system.score ?? null,
    scale: "standard",
    average: untrainedOf(attacker),
  } as const;
  const action = {
    kind: "check",
    agility: trait?.system.agility ?? false,
    social: isOn(choices.social),
    task,
  } as const;
  return linesOf(situation, action, { trait, rule: "WP-10", of: attacker });
}

interface Called {
  readonly trait: Named | null;
  readonly rule: string;
  readonly of: Actor;
}

function linesOf(
  { choices }: Situation,
  action: Action,
  { trait, rule, of }: Called,
  more: readonly Modifier[] = [],
): readonly Modifier[] {
  const { base, modifiers } = figuresOf(of).diceOf(action, circumstancesOf(of, choices));
  return [
    baseLine(base, trait, rule),
    ...withReason(modifiers.map(lineOf), choices),
    ...more,
    ...effectDice(of, "power"),
  ];
}

/** WP-36…WP-38 — the dice of a use as its lines tell them. */
export function useRequest(item: Item | null, lines: readonly Line[]): PoolRequest {
  const what = usedOf(item)?.kind === "power" ? "power" : "check";
  return { what, base: 0, lines, rules: diceRulesFor(what, tableDice(), item?.actor?.hasPlayerOwner ?? false) };
}

/** What whoever uses it throws. */
export function useRolls({ weapon }: Pick<Shot, "weapon">, lines: readonly Line[]): readonly RollSpec[] {
  return usedOf(weapon)?.kind === "spell" ? [] : poolRolls(ATTACK, useRequest(weapon, lines));
}

/** What whoever uses it rolled; `null` where it is not rolled at all. */
export function ownSide({ weapon, dice, lines }: Pick<Struck, "weapon" | "dice" | "lines">): Side | null {
  return usedOf(weapon)?.kind === "spell" ? null : sideOf(resultIn(dice, ATTACK, useRequest(weapon, lines)));
}

/** WP-114, WP-120 — whether its target is near enough for a total; where nobody knows the distance it is. */
export function isInReach(
  { weapon, metres, choices }: Pick<Struck, "weapon" | "metres" | "choices">,
  total: number,
): boolean {
  const used = usedOf(weapon);
  if (used?.kind !== "power" || metres === null) return true;
  const { effectKey } = used.system;
  if (effectKey === "telekineticFist") return telekineticFist(total, metres) !== null;
  const mind = { total, distance: metres, inView: isOn(choices.inView), resistance: null };
  return effectKey !== "mindReading" || readMind(mind).contact;
}
