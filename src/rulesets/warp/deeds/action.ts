import type { Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { DefenceSituation } from "../../../core/play/contract/defence.js";
import { flagIn, numberIn, textIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import type { Text } from "../../../core/text/text.js";
import { lineOf } from "../dice/lines.js";
import { poolOf } from "../dice/line-dice.js";
import type { PoolRequest } from "../dice/roll-pool.js";
import type { PoolRoll } from "../dice/pool-roll.js";
import { tableDice, warpOptions } from "../data/options.js";
import type { Action, Circumstances } from "../rules/action-pool.js";
import { diceRulesFor } from "../rules/dice-rules.js";
import type { RollKind } from "../rules/dice-rules.js";
import { afterUse, mostExperience as mostOfPool } from "../rules/experience-used.js";
import type { PoolModifier } from "../rules/pool.js";
import { told } from "./card.js";
import { flagField, numberField, textField } from "./fields.js";
import { figuresOf, obstacle, turnNow } from "./reading.js";
import { flawField, flawsIn, flawsOf, knownTo } from "./traits.js";
import { usedWaiting } from "./waiting.js";
import { nameOf } from "../data/names-kept.js";

/** WP-14 — most dice that the situation gives or takes. */
const MOST_SITUATION = 20;

/** A roll that somebody makes: the pool, and the named reasons for its dice. */
export interface Tried extends PoolRequest {
  readonly modifiers: readonly Modifier[];
}

/** WP-15, WP-16 — most dice of experience that may go into one roll. */
export function mostExperience(actor: Actor): number {
  return mostOfPool(figuresOf(actor).xp, { multiple: warpOptions().warpMultipleXpDice });
}

/** WP-15 — the same for a roll that is to come: without those of answers that are not written yet. */
export function experienceLeft(actor: Actor): number {
  const pool = afterUse(figuresOf(actor).xp, usedWaiting(actor, "experience"));
  return mostOfPool(pool, { multiple: warpOptions().warpMultipleXpDice });
}

/** WP-15 — dice of experience that a roll uses up. */
export function experienceIn(actor: Actor, choices: DeedChoices): number {
  return numberIn(choices, "experience", { min: 0, max: mostExperience(actor), otherwise: 0 });
}

function situationIn(choices: DeedChoices, id: "bonus" | "malus"): number {
  return numberIn(choices, id, { min: 0, max: MOST_SITUATION, otherwise: 0 });
}

/**
 * WP-06, WP-14, WP-15 — the fields that every action has: what the situation gives and takes, which flaws apply, dice of
 * experience. Advantages and dice of experience are the keeper's to accept.
 */
export function actionFields(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const most = experienceLeft(actor);
  const experience = Math.min(most, experienceIn(actor, choices));
  return [
    ...knownTo(flawsOf(actor, "malus")).map((flaw) => ({
      ...flagField(flawField(flaw), flagIn(choices, flawField(flaw))),
      label: told("field.flawNamed", { name: nameOf(flaw) }),
      folded: true,
    })),
    {
      ...numberField("bonus", situationIn(choices, "bonus"), 0, MOST_SITUATION, told("hint.bonus")),
      ...{ asks: true, folded: true },
    },
    { ...numberField("malus", situationIn(choices, "malus"), 0, MOST_SITUATION), folded: true },
    ...(most > 0
      ? [{ ...numberField("experience", experience, 0, most, told("hint.experience")), asks: true, folded: true }]
      : []),
    { ...textField("reason", textIn(choices, "reason")), folded: true },
  ];
}

/** WP-14, WP-39 — what was chosen of them. */
export function circumstancesIn(actor: Actor, choices: DeedChoices): Circumstances {
  return {
    advantage: situationIn(choices, "bonus"),
    hindrance: situationIn(choices, "malus"),
    flaws: flawsIn(actor, choices),
    experience: experienceIn(actor, choices),
    extraActions: figuresOf(actor).turnAt(turnNow(actor)).extraActions,
  };
}

/** What is rolled, and which optional rules of the dice tell it apart. */
interface Kind {
  readonly what: PoolRoll;
  readonly rules: RollKind;
}

/**
 * WP-06 — the roll of an action as it was chosen.
 * @param more reasons for dice that only this kind of roll knows
 */
export function tryOf(
  { what, rules }: Kind,
  actor: Actor,
  action: Action,
  choices: DeedChoices,
  more: readonly PoolModifier[] = [],
): Tried {
  const { base, modifiers } = figuresOf(actor).diceOf(action, circumstancesIn(actor, choices));
  return rollOf({ what, rules }, actor, base, [...modifiers, ...more]);
}

/** A roll of so many dice, and the named reasons for others. */
export function rollOf({ what, rules }: Kind, actor: Actor, base: number, dice: readonly PoolModifier[]): Tried {
  const modifiers = dice.map(lineOf);
  const lines: readonly Line[] = linesOf(modifiers);
  return { what, base, lines, modifiers, rules: diceRulesFor(rules, tableDice(), actor.hasPlayerOwner) };
}

/** WP-15 — the dice of experience that a roll has used, as a change of the sheet. */
export function experienceUsed(
  actor: Actor,
  dice: number,
): readonly { readonly path: string; readonly after: number }[] {
  return dice > 0 ? [{ path: "system.xp.used", after: afterUse(figuresOf(actor).xp, dice).used }] : [];
}

/** WP-15 — a player says what dice of experience stand for before any falls; a keeper needs nobody's leave. */
export function unlessJustified(actor: Actor, dice: number, reason: string): Text | null {
  return dice > 0 && reason.trim() === "" && !game.user.isGM ? obstacle("unjustified", actor) : null;
}

/** WP-15 — the same of an answer to a blow; one that refuses uses nothing up. */
export function unlessAnswerJustified({ blow: { target }, choices, refused }: DefenceSituation): Text | null {
  return refused ? null : unlessJustified(target, experienceIn(target, choices), textIn(choices, "reason"));
}

/** WD-15, WD-16, WP-15 — why an action cannot be rolled as it was chosen. */
export function unlessReady(actor: Actor, tried: Tried, choices: DeedChoices): Text | null {
  const justified = unlessJustified(actor, experienceIn(actor, choices), textIn(choices, "reason"));
  return unlessNoDice(actor, tried) ?? justified;
}

/** WD-15, WD-16 — without a die of its own there is no roll. */
export function unlessNoDice(actor: Actor, { base, lines }: Tried): Text | null {
  return poolOf(base, lines).possible ? null : obstacle("noDice", actor);
}
