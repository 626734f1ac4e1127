import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { NumberChange } from "../../../core/play/contract/changes.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { oneOf, whole, type Read } from "../../../core/shape/shape.js";
import { fight } from "../attack/fields.js";
import { lifeAfter } from "../attack/outcome/life.js";
import { figuresOf } from "../attack/reading.js";
import { lifeLabel } from "../labels.js";
import { LIFE_STATES, type LifeState } from "../rules/character/life.js";
import { count, fact, say } from "./kit.js";

/** RP-27 — the farthest that anybody falls below 0, and the most that one deed takes. */
const LEAST_HP = -99;
const MOST_LOSS = 299;

/** Notches of five. */
const LEVELS: Readonly<Record<LifeState, number>> = { alive: 2, unconscious: 4, dead: 5 };

const UNHURT = { dead: false, unconscious: false } as const;

/** RP-27 — hit points that an actor loses, and how that leaves it, as an outcome keeps them. */
export const LOSS = { loss: whole, before: oneOf(LIFE_STATES), after: oneOf(LIFE_STATES) };
type Loss = Read<typeof LOSS>;

/** RP-27 — hit points that an actor loses, and how that leaves it. */
export function lossOutcome(actor: Actor, loss: number): Loss {
  const points = Math.max(0, loss);
  return { loss: points, before: figuresOf(actor).hp.state, after: lifeAfter(actor, points, UNHURT) };
}

/** The dice of a loss and what they came to; a plain number is its own sum. */
export function thrownFact(written: string, points: number, rule: string): CardFact {
  const dice = /^\d+$/.test(written) ? say("points", { points }) : say("diceValue", { dice: written, points });
  return fact("damage", dice, rule);
}

/** RP-27 — the points to write; none where none were lost. */
export function lossNumbers({ loss }: Pick<Loss, "loss">, actor: Actor): readonly NumberChange[] {
  const { value } = figuresOf(actor).hp;
  const after = Math.max(LEAST_HP, value - loss);
  return after === value ? [] : [{ path: "system.hp.value", after }];
}

/** RP-27 — whether a loss kills an actor who was not dead: the keeper is asked. */
export function kills({ before, after }: Pick<Loss, "before" | "after">): boolean {
  return after === "dead" && before !== "dead";
}

/** What a card shows of points lost. */
export function lossShown({ loss, before, after }: Loss): Pick<OutcomeView, "losses" | "severity"> {
  if (loss === 0) return { losses: [], severity: null };
  const words = after === before ? [] : [fight(`becomes.${after}`)];
  return {
    losses: [fight("loss", { points: loss })],
    severity: { label: { key: lifeLabel(after) }, level: LEVELS[after], words },
  };
}

/** What of a loss the keeper decides: its points; how they leave the actor follows. */
export const lossEdit = {
  figures: () => [count("loss", [0, MOST_LOSS])],
  follow: ({ loss }: Loss, _ruled: Loss, actor: Actor): Loss => lossOutcome(actor, loss),
};
