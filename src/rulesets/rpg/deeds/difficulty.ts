import type { Asked, FormField } from "../../../core/deed/form.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Figure } from "../../../core/play/contract/deed.js";
import type { UsualAnswer } from "../../../core/play/contract/usual.js";
import type { Text } from "../../../core/text/text.js";
import { signed } from "../attack/circumstances.js";
import { figuresOf } from "../attack/reading.js";
import { rungLabel } from "../labels.js";
import { seesInTheDark } from "../rules/criticals/boons.js";
import { LADDER, RUNGS, rungOf } from "../rules/checks/difficulty.js";
import { count, fact, field, firstOf, named, say, secret } from "./kit.js";

/** RP-08 — as far as an FD can be typed, to either side. */
export const FARTHEST = 50;

const TYPED = "typed";

/** RP-08 — an FD with the name that it goes by (D-03). */
function difficultyName(difficulty: number, rung = rungOf(difficulty)): Text {
  return say("rung", { rung: { key: rungLabel(rung) }, fd: signed(difficulty) });
}

const OPTIONS = [
  ...RUNGS.map((rung) => ({ value: rung, label: difficultyName(LADDER[rung], rung) })),
  { value: TYPED, label: say("rungTyped") },
];

/** RP-08 — the FD that was chosen, by a rung or by a number. */
export function difficultyOf({ rung, difficulty }: { readonly rung: string; readonly difficulty: number }): number {
  const known = RUNGS.find((one) => one === rung);
  return known ? LADDER[known] : difficulty;
}

interface DifficultyWays {
  /** What the keeper has proposed. */
  readonly proposed?: (asked: Asked) => number;
  /** Whether an FD is asked for as things stand; absent: it always is. */
  readonly when?: (asked: Asked) => boolean;
  readonly hint?: (rung: string, asked: Asked) => Text | null;
}

/**
 * RP-08 — the fields of an FD: a rung of the ladder, or any number. It is the keeper's to set: a player who makes it
 * easier than proposed has to ask; harder they may have it without, which can only cost them.
 */
export function difficultyForm({ proposed = () => 0, when = () => true, hint = () => null }: DifficultyWays = {}) {
  const difficulty: FormField<number> = field.number(-FARTHEST, FARTHEST, {
    initial: proposed,
    when: (asked) => when(asked) && rung.read(asked, "rung") === TYPED,
    hint: (value) => ({ key: rungLabel(rungOf(value)) }),
    asks: (value, asked) => value < proposed(asked),
  });
  const typed = (asked: Asked) => difficulty.read(asked, "difficulty");
  const rung: FormField<string> = field.pick(() => OPTIONS, {
    initial: (asked) => (RUNGS.some((one) => LADDER[one] === typed(asked)) ? rungOf(typed(asked)) : TYPED),
    when,
    hint,
    asks: (chosen, asked) => difficultyOf({ rung: chosen, difficulty: typed(asked) }) < proposed(asked),
  });
  return { rung, difficulty };
}

/** RP-08, RP-79 — the FD of a test: the window says of an actor who sees in the dark that it counts for nothing. */
export const TEST_DIFFICULTY = difficultyForm({
  hint: (_rung, asked) => {
    const actor = firstOf(asked);
    const figures = actor && figuresOf(actor);
    return figures && seesInTheDark(figures.lasting, figures.moment)
      ? say("hint.nightSight", { name: actor.name })
      : null;
  },
});

/** RP-08 — the rungs of the ladder, as a keeper answers by them. */
export const usualDifficulties = (): readonly UsualAnswer[] =>
  RUNGS.map((rung) => ({
    ...{ figure: named(signed(LADDER[rung])), name: { key: rungLabel(rung) }, rule: "RP-08" },
    choices: { rung },
  }));

/** RP-08 — an FD on a card; one that the keeper hides is theirs to read. */
export function difficultyFact(difficulty: number, hidden: boolean): CardFact {
  return (hidden ? secret : fact)("difficulty", difficultyName(difficulty), "RP-08");
}

/** RP-08 — an FD as the keeper corrects it; one that is hidden stays theirs. */
export function difficultyFigure(hidden: boolean): Figure {
  return count("difficulty", [-FARTHEST, FARTHEST], { audience: hidden ? "keeper" : "all" });
}
