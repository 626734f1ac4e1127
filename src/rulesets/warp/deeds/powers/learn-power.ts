import { readsAsKeeper } from "../../../../core/world/reader.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import { card } from "../../../../core/deed/card.js";
import type { Asked, Filled } from "../../../../core/deed/form.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, list, nullable, oneOf, text, whole, type Json } from "../../../../core/shape/shape.js";
import { say as sayHere } from "../../../../core/text/text.js";
import { warpOptions } from "../../data/options.js";
import { diceRolls } from "../../dice/specs.js";
import { powerEffectLabel } from "../../labels.js";
import { afterUse } from "../../rules/character/experience-used.js";
import { isPsyMutant, LEARNED_POWER_SCORE, learnsPower } from "../../rules/character/learning-powers.js";
import { bookPower } from "../../rules/powers/powers.js";
import { POWER_EFFECTS } from "../../rules/powers/power-kinds.js";
import type { PowerEffect } from "../../rules/powers/power-kinds.js";
import { reserveOnceLearned } from "../../rules/powers/charges.js";
import { count, deed, fact, field, figure, FREE, named, numbers, obstacle, say, secret, yesNo } from "../kit.js";
import { figuresOf, unlessAlive } from "../reading.js";
import { spendingOf } from "../spending.js";

/** What is staked for which power. */
const FORM = {
  /** WP-98 — a power of the book; one that the table made up unless it is said. */
  effect: field.choice(["custom", ...POWER_EFFECTS], powerEffectLabel),
  learned: field.text({
    hint: (_name, { choices: { effect = "custom" } }) => (effect === "custom" ? null : say("hint.learned")),
  }),
  /** WP-99 — dice of experience. */
  stake: field.number(1, mostStaked, {
    hint: (_dice, { actors: [actor] }) => say("hint.stake", { total: actor ? figuresOf(actor).xp.total : 0 }),
  }),
};

function mostStaked({ actors: [actor] }: Asked): number {
  return Math.max(1, actor ? figuresOf(actor).xp.total : 0);
}

/** What the power is called: as its learner says, else as the book does. */
function nameIn({ effect, learned }: Pick<Filled<typeof FORM>, "effect" | "learned">): string {
  return learned || (effect === "custom" ? "" : sayHere({ key: powerEffectLabel(effect) }));
}

/** WP-105, WP-107, WP-111 — a power of the book works as the book has it. */
function asInTheBook(effect: PowerEffect): Record<string, Json> {
  const { resisted, castTurns, opposes } = bookPower(effect);
  return { effectKey: effect, resistMode: resisted ? "mental" : "none", castTurns, opposes: [...opposes] };
}

/** WP-100 — whether a first attempt still has to show what somebody is. */
function mayBeMutant(actor: Actor): boolean {
  return warpOptions().psyMutants && figuresOf(actor).psy.mutant === null;
}

/** WP-99, WP-100 — whether the dice teach a power: never one whom such powers are closed to. */
function learns(mutant: boolean | null, faces: readonly number[]): boolean {
  return !(mutant && warpOptions().psyMutants) && learnsPower(faces);
}

/** WP-99…WP-101 — a month with a teacher; one 6 among the dice staked, and there is a new power. */
export const learnPower = deed("learnPower", {
  icon: "fa-solid fa-lightbulb",
  by: "keeper",
  blind: () => warpOptions().secretLearningRolls, // the keeper rolls in secret
  form: FORM,
  window: () => ({ effect: { options: field.words(POWER_EFFECTS, powerEffectLabel) } }),
  kept: {
    name: text,
    effect: oneOf(["custom", ...POWER_EFFECTS]),
    stake: whole,
    faces: list(whole),
    /** WP-100 — `null` as long as nobody knows. */
    mutant: nullable(flag),
    learned: flag,
  },
  obstacle: ({ actor, form }) => {
    if (!warpOptions().paranormal) return obstacle("noPower", actor);
    if (nameIn(form) === "") return obstacle("unnamedPower", actor);
    return unlessAlive(actor) ?? (figuresOf(actor).xp.total < 1 ? obstacle("tooFewDice", actor) : null);
  },
  rolls: ({ actor, form }) => [
    ...diceRolls("learn", "learnPower", form.stake),
    ...(mayBeMutant(actor) ? diceRolls("mutant", "psyMutant", 1) : []),
  ],
  outcome: ({ actor, form, dice }) => {
    const faces = dice.learn ?? [];
    const shown = dice.mutant?.[0];
    const mutant = shown === undefined ? figuresOf(actor).psy.mutant : isPsyMutant(shown);
    const { effect, stake } = form;
    return { name: nameIn(form), effect, stake, faces, mutant, learned: learns(mutant, faces) };
  },
  changes: ({ name, effect, stake, learned, mutant }, actor) => {
    const { psy, xp } = figuresOf(actor);
    const paid: readonly ValueChange[] = warpOptions().powerDiceSpent
      ? spendingOf(actor, stake, { kind: "power", name })
      : [{ path: "system.xp.used", after: afterUse(xp, stake).used }]; // WD-28
    const max = learned ? reserveOnceLearned(psy.max) : psy.max;
    const system = {
      ...{ kind: "side", scale: "technical", score: LEARNED_POWER_SCORE, origin: "play" },
      ...asInTheBook(effect),
    };
    return {
      values: [
        ...paid,
        ...(mutant !== null && mutant !== psy.mutant ? [{ path: "system.psy.mutant", after: mutant }] : []),
        ...(max === psy.max
          ? []
          : [
              { path: "system.psy.max", after: max },
              { path: "system.psy.value", after: max },
            ]),
      ],
      created: learned ? [{ type: "warpPower", name, system }] : [],
    };
  },
  edit: {
    figures: ({ mutant }) => [
      yesNo("learned"),
      count("stake", FREE, { audience: "numbers" }),
      ...(mutant === null ? [] : [yesNo("mutant", { audience: "keeper" })]),
    ],
    follow: (decided) => (isDecided(decided, "learned") ? {} : { learned: learns(decided.mutant, decided.faces) }),
  },
  view: ({ name, stake, faces, learned, mutant }) => {
    // WP-99, WP-100: the dice would tell what the keeper keeps
    const open = readsAsKeeper() || !warpOptions().secretLearningRolls;
    return card({
      verdict: say(`learnPower.${learned ? "learned" : "failed"}`),
      tone: learned ? "good" : "bad",
      dice: open ? faces.map((value) => ({ faces: 6, value, counts: value === 6 })) : [],
      facts: [
        fact("power", named(name), "WP-99"),
        numbers("cost", figure(stake), "WP-99"),
        ...(mutant ? [secret("mutant", say("learnPower.mutant"), "WP-100")] : []),
      ],
    });
  },
});
