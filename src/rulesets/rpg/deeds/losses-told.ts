import { oneOf } from "../../../core/shape/heal.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { NumberChange } from "../../../core/play/contract/changes.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { stored } from "../../../core/deed/card.js";
import type { DeedEdit } from "../../../core/play/contract/deed.js";
import { fight } from "../attack/fields.js";
import { lifeAfter } from "../attack/outcome/life.js";
import { figuresOf } from "../attack/reading.js";
import { lifeLabel } from "../labels.js";
import { LIFE_STATES, type LifeState } from "../rules/life.js";
import { fact, told } from "./card.js";
import { count } from "./figures.js";

/** RP-27 — the farthest that anybody falls below 0, and the most that one deed takes. */
const LEAST_HP = -99;
const MOST_LOSS = 299;

/** Notches of five. */
const LEVELS: Readonly<Record<LifeState, number>> = { alive: 2, unconscious: 4, dead: 5 };

const UNHURT = { dead: false, unconscious: false } as const;

/** RP-27 — hit points that somebody loses, and how that leaves them. */
export function lossOutcome(actor: Actor, loss: number): Outcome {
  const points = Math.max(0, loss);
  return { loss: points, before: figuresOf(actor).hp.state, after: lifeAfter(actor, points, UNHURT) };
}

/** The dice of a loss and what they came to; a plain number is its own sum. */
export function thrownFact(written: string, points: number, rule: string): CardFact {
  const dice = /^\d+$/.test(written) ? told("points", { points }) : told("diceValue", { dice: written, points });
  return fact("damage", dice, rule);
}

/** RP-27 — the points to write; none where none were lost. */
export function lossNumbers(outcome: Outcome, actor: Actor): readonly NumberChange[] {
  const { value } = figuresOf(actor).hp;
  const after = Math.max(LEAST_HP, value - stored(outcome, "loss"));
  return after === value ? [] : [{ path: "system.hp.value", after }];
}

/** RP-27 — whether a loss kills somebody who was not dead: the keeper is asked. */
export function kills({ before, after }: Outcome): boolean {
  return after === "dead" && before !== "dead";
}

/** What a card tells of points lost. */
export function lossShown(outcome: Outcome): Pick<OutcomeView, "losses" | "severity"> {
  const loss = stored(outcome, "loss");
  if (loss === 0) return { losses: [], severity: null };
  const [before, after] = [oneOf(LIFE_STATES, outcome.before, "alive"), oneOf(LIFE_STATES, outcome.after, "alive")];
  const words = after === before ? [] : [fight(`becomes.${after}`)];
  return {
    losses: [fight("loss", { points: loss })],
    severity: { label: { key: lifeLabel(after) }, level: LEVELS[after], words },
  };
}

/** What of a loss the keeper decides: its points; how they leave somebody follows. */
export const lossEdit: DeedEdit = {
  figures: () => [count("loss", [0, MOST_LOSS])],
  follow: (decided, _ruled, actor) => lossOutcome(actor, stored(decided, "loss")),
};
