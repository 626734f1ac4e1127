import { effectLines } from "../../../core/play/effects/effect-lines.js";
import { effectItemId } from "../../../core/play/effects/item-id.js";
import type { Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { DefenceSituation } from "../../../core/play/contract/defence.js";
import { fieldsOf, filled, type Asked, type Filled, type FormField } from "../../../core/deed/form.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import type { UsualAnswer } from "../../../core/play/contract/usual.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import type { Text } from "../../../core/text/text.js";
import { lineOf } from "../dice/lines.js";
import { amountOf, poolOf } from "../dice/line-dice.js";
import type { PoolRequest } from "../dice/roll-pool.js";
import type { PoolRoll } from "../dice/pool-roll.js";
import { tableDice, warpOptions } from "../data/options.js";
import type { Action, Circumstances } from "../rules/checks/action-pool.js";
import { diceRulesFor } from "../rules/checks/dice-rules.js";
import type { RollKind } from "../rules/checks/dice-rules.js";
import { afterUse, mostExperience as mostOfPool } from "../rules/character/experience-used.js";
import type { PoolModifier } from "../rules/checks/pool.js";
import { field, obstacle, say } from "./kit.js";
import { figuresOf, turnNow } from "./reading.js";
import { flawField, flawsOf, knownTo } from "./traits.js";
import { usedWaiting } from "./waiting.js";
import { nameOf } from "../data/items/names-kept.js";

/** WP-14 — most dice that the situation gives or takes. */
export const MOST_SITUATION = 20;

/** A roll that somebody makes: the pool, and the named reasons for its dice. */
export interface Tried extends PoolRequest {
  readonly modifiers: readonly Modifier[];
}

/** WP-15, WP-16 — most dice of experience that may go into one roll. */
export function mostExperience(actor: Actor): number {
  return mostOfPool(figuresOf(actor).xp, { multiple: warpOptions().multipleXpDice });
}

/** WP-15 — the same for a roll that is to come: without those of answers that are not written yet. */
export function experienceLeft(actor: Actor): number {
  const pool = afterUse(figuresOf(actor).xp, usedWaiting(actor, "experience"));
  return mostOfPool(pool, { multiple: warpOptions().multipleXpDice });
}

/** WP-06 — how many flaws are said to apply; the window has a box for each. */
const flaws: FormField<number> = {
  read: ({ actors: [actor], choices }) =>
    actor ? flawsOf(actor, "malus").filter((flaw) => choices[flawField(flaw)] === true).length : 0,
  shown: ({ actors: [actor], choices }) =>
    actor
      ? knownTo(flawsOf(actor, "malus")).map((flaw) => ({
          ...{ id: flawField(flaw), kind: "flag", value: choices[flawField(flaw)] === true },
          ...{ label: say("field.flawNamed", { name: nameOf(flaw) }), folded: true },
        }))
      : [],
};

/**
 * WP-06, WP-14, WP-15 — what every action asks: which flaws apply, what the situation gives and takes, dice of experience.
 * Advantages and dice of experience are the keeper's to accept.
 */
export const ACTION_FORM = {
  flaws,
  bonus: field.number(0, MOST_SITUATION, { hint: say("hint.bonus"), asks: true, folded: true }),
  malus: field.number(0, MOST_SITUATION, { folded: true }),
  experience: field.number(0, ({ actors: [actor] }) => (actor ? mostExperience(actor) : 0), {
    ...{ hint: say("hint.experience"), asks: true, folded: true },
  }),
  reason: field.text({ folded: true }),
};

/** WP-14 — dice that a keeper gives or takes most often. */
const USUAL_DICE = [
  ["helped", 1, 0],
  ["hindered", 0, 1],
  ["hampered", 0, 2],
] as const;

/** WP-14 — what is usual where no difficulty is chosen: bonus and malus dice. */
export const usualDice = (): readonly UsualAnswer[] =>
  USUAL_DICE.map(([id, bonus, malus]) => ({
    ...{ figure: amountOf({ value: bonus - malus, facts: {} }), name: say(`usual.${id}`), rule: "WP-14" },
    choices: { bonus, malus },
  }));

/** WP-15 — dice of experience are asked for as far as any are left. */
export function actionWindow({ experience }: Filled<typeof ACTION_FORM>, { actors: [actor] }: Asked) {
  const max = actor ? experienceLeft(actor) : 0;
  return { experience: max > 0 && { value: Math.min(max, experience), max } };
}

/** The same as fields. */
export function actionFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const asked = { actors: [actor], choices };
  return fieldsOf(ACTION_FORM, asked, actionWindow(filled(ACTION_FORM, asked), asked));
}

/** WP-15 — dice of experience that a roll uses up. */
export function experienceIn(actor: Actor, choices: DeedChoices): number {
  return filled(ACTION_FORM, { actors: [actor], choices }).experience;
}

/** WP-14, WP-39 — what was chosen of it. */
export function circumstancesIn(actor: Actor, choices: DeedChoices): Circumstances {
  const { bonus, malus, flaws: count, experience } = filled(ACTION_FORM, { actors: [actor], choices });
  const { extraActions } = figuresOf(actor).turnAt(turnNow(actor));
  return { advantage: bonus, hindrance: malus, flaws: count, experience, extraActions };
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
  trait: Named | null = null,
): Tried {
  const { base, modifiers } = figuresOf(actor).diceOf(action, circumstancesIn(actor, choices));
  return rollOf({ what, rules }, actor, base, [...modifiers, ...more], effectDice(actor, what, trait));
}

/** A trait as effects name it. */
interface Named {
  readonly name: string;
  readonly system: object;
}

/** WP-14 — bonus and malus dice of a keeper's own effects, for a kind of roll and the trait that it calls upon. */
export function effectDice(actor: Actor, what: PoolRoll, trait: Named | null = null): readonly Modifier[] {
  return effectLines(actor, [EFFECT_TARGETS[what] ?? what, ...(trait ? [effectItemId("trait", trait)] : [])]);
}

/** What a keeper's own effect calls the rolls that it may change. */
const EFFECT_TARGETS: Readonly<Partial<Record<PoolRoll, string>>> = {
  check: "checks",
  rangedDefence: "defence",
};

/** A roll of so many dice, and the named reasons for others. */
export function rollOf(
  { what, rules }: Kind,
  actor: Actor,
  base: number,
  dice: readonly PoolModifier[],
  effects: readonly Modifier[] = [],
): Tried {
  const modifiers = [...dice.map(lineOf), ...effects];
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

function unlessChosenJustified(actor: Actor, choices: DeedChoices): Text | null {
  const { experience, reason } = filled(ACTION_FORM, { actors: [actor], choices });
  return unlessJustified(actor, experience, reason);
}

/** WP-15 — the same of an answer to a blow; one that refuses uses nothing up. */
export function unlessAnswerJustified({ blow: { target }, choices, refused }: DefenceSituation): Text | null {
  return refused ? null : unlessChosenJustified(target, choices);
}

/** WD-15, WD-16, WP-15 — why an action cannot be rolled as it was chosen. */
export function unlessReady(actor: Actor, tried: Tried, choices: DeedChoices): Text | null {
  return unlessNoDice(actor, tried) ?? unlessChosenJustified(actor, choices);
}

/** WD-15, WD-16 — without a die of its own there is no roll. */
export function unlessNoDice(actor: Actor, { base, lines }: Tried): Text | null {
  return poolOf(base, lines).possible ? null : obstacle("noDice", actor);
}
