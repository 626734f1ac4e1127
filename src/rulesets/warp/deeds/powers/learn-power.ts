import { oneOf } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { say } from "../../../../core/text/text.js";
import { warpOptions } from "../../data/options.js";
import { diceRolls } from "../../dice/specs.js";
import { powerEffectLabel } from "../../labels.js";
import { afterUse } from "../../rules/experience-used.js";
import { isPsyMutant, LEARNED_POWER_SCORE, learnsPower } from "../../rules/learning-powers.js";
import { bookPower } from "../../rules/powers.js";
import { POWER_EFFECTS } from "../../rules/power-kinds.js";
import type { PowerEffect } from "../../rules/power-kinds.js";
import { reserveOnceLearned } from "../../rules/charges.js";
import { fact, figure, named, numbers, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, numberField, textField } from "../fields.js";
import { count, flag, FREE } from "../figures.js";
import { figuresOf, obstacle, unlessAlive } from "../reading.js";
import { facesIn } from "../rolled.js";
import { spendingOf } from "../spending.js";

/** WP-99 — dice of experience that are staked. */
function stakeIn(actor: Actor, choices: DeedChoices): number {
  const { total } = figuresOf(actor).xp;
  return numberIn(choices, "stake", { min: 1, max: Math.max(1, total), otherwise: 1 });
}

/** WP-98 — which power of the book it is; one that the table made up unless told otherwise. */
function effectIn(choices: DeedChoices): PowerEffect {
  return wordIn(choices, "effect", ["custom", ...POWER_EFFECTS]);
}

const powerEffectOption = (effect: string): string => powerEffectLabel(oneOf(POWER_EFFECTS, effect, "custom"));

/** What the power is called: as its learner says, else as the book does. */
function nameIn(choices: DeedChoices): string {
  const effect = effectIn(choices);
  return textIn(choices, "learned") || (effect === "custom" ? "" : say({ key: powerEffectLabel(effect) }));
}

/** WP-105, WP-107, WP-111 — a power of the book works as the book has it. */
function asInTheBook(effect: PowerEffect): Record<string, Json> {
  const { resisted, castTurns, opposes } = bookPower(effect);
  return { effectKey: effect, resistMode: resisted ? "mental" : "none", castTurns, opposes: [...opposes] };
}

/** WP-100 — whether a first attempt still has to show what somebody is. */
function mayBeMutant(actor: Actor): boolean {
  return warpOptions().warpPsyMutants && figuresOf(actor).psy.mutant === null;
}

/** WP-99, WP-100 — whether the dice teach a power: never one whom such powers are closed to. */
function learns(mutant: Json | undefined, faces: readonly number[]): boolean {
  return !(mutant === true && warpOptions().warpPsyMutants) && learnsPower(faces);
}

/** WP-99…WP-101 — a month with a teacher; one 6 among the dice staked, and there is a new power. */
export const learnPower = deed("learnPower", {
  icon: "fa-solid fa-lightbulb",
  by: "keeper",
  blind: () => warpOptions().warpSecretLearningRolls, // the keeper rolls in secret
  fields: ([actor], choices) => {
    if (!actor) return [];
    const { total } = figuresOf(actor).xp;
    const effect = effectIn(choices);
    return [
      choiceField("effect", effect, wordOptions(POWER_EFFECTS, powerEffectOption)),
      textField("learned", textIn(choices, "learned"), effect === "custom" ? undefined : told("hint.learned")),
      numberField("stake", stakeIn(actor, choices), 1, Math.max(1, total), told("hint.stake", { total })),
    ];
  },
  obstacle: ({ actor, choices }) => {
    if (!warpOptions().warpParanormal) return obstacle("noPower", actor);
    if (nameIn(choices) === "") return obstacle("unnamedPower", actor);
    return unlessAlive(actor) ?? (figuresOf(actor).xp.total < 1 ? obstacle("tooFewDice", actor) : null);
  },
  rolls: ({ actor, choices }) => [
    ...diceRolls("learn", "learnPower", stakeIn(actor, choices)),
    ...(mayBeMutant(actor) ? diceRolls("mutant", "psyMutant", 1) : []),
  ],
  outcome: ({ actor, choices, dice }) => {
    const faces = dice.learn ?? [];
    const shown = dice.mutant?.[0];
    const mutant = shown === undefined ? figuresOf(actor).psy.mutant : isPsyMutant(shown);
    return {
      name: nameIn(choices),
      effect: effectIn(choices),
      stake: stakeIn(actor, choices),
      faces,
      mutant,
      learned: learns(mutant, faces),
    };
  },
  changes: (outcome, actor) => {
    const { psy, xp } = figuresOf(actor);
    const stake = stored(outcome, "stake");
    const paid: readonly ValueChange[] = warpOptions().warpPowerDiceSpent
      ? spendingOf(actor, stake)
      : [{ path: "system.xp.used", after: afterUse(xp, stake).used }]; // WD-28
    const learned = outcome.learned === true;
    const max = learned ? reserveOnceLearned(psy.max) : psy.max;
    const mutant = typeof outcome.mutant === "boolean" && outcome.mutant !== psy.mutant;
    const system = {
      ...{ kind: "side", scale: "technical", score: LEARNED_POWER_SCORE, origin: "play" },
      ...asInTheBook(oneOf(POWER_EFFECTS, outcome.effect, "custom")),
    };
    return {
      values: [
        ...paid,
        ...(mutant ? [{ path: "system.psy.mutant", after: outcome.mutant === true }] : []),
        ...(max === psy.max
          ? []
          : [
              { path: "system.psy.max", after: max },
              { path: "system.psy.value", after: max },
            ]),
      ],
      created: learned ? [{ type: "warpPower", name: word(outcome, "name"), system }] : [],
    };
  },
  edit: {
    figures: ({ mutant }) => [
      flag("learned"),
      count("stake", FREE, { audience: "numbers" }),
      ...(typeof mutant === "boolean" ? [flag("mutant", { audience: "keeper" })] : []),
    ],
    follow: (decided): Outcome =>
      isDecided(decided, "learned") ? {} : { learned: learns(decided.mutant, facesIn(decided, "faces")) },
  },
  view: (outcome) => {
    const learned = outcome.learned === true;
    // WP-99, WP-100: the dice would tell what the keeper keeps
    const open = game.user.isGM || !warpOptions().warpSecretLearningRolls;
    return card({
      verdict: told(`learnPower.${learned ? "learned" : "failed"}`),
      tone: learned ? "good" : "bad",
      dice: open ? facesIn(outcome, "faces").map((value) => ({ faces: 6, value, counts: value === 6 })) : [],
      facts: [
        fact("power", named(word(outcome, "name")), "WP-99"),
        numbers("cost", figure(stored(outcome, "stake")), "WP-99"),
        ...(outcome.mutant === true ? [secret("mutant", told("learnPower.mutant"), "WP-100")] : []),
      ],
    });
  },
});
