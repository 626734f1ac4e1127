import { dieContext } from "../../dice/die-context.js";
import type { DieContext } from "../../dice/die-context.js";
import { figure, say } from "../../text/text.js";
import type { Volley, VolleyHit, VolleyShot } from "../../play/contract/shown-dice.js";

/** A shot for the template. */
interface ShotContext {
  readonly die: VolleyShot["die"];
  /** Empty where there is none. */
  readonly total: string;
  readonly state: VolleyShot["state"];
  readonly word: string;
}

/** Shots made together. */
export interface VolleyContext {
  readonly notation: string;
  readonly when: string;
  readonly shots: readonly ShotContext[];
}

/** Damage of one hit. */
export interface HitContext {
  readonly dice: readonly DieContext[];
  readonly how: string;
  readonly dealt: string;
}

/** Returns shots in the reader's language. */
export function volleyContext({ notation, when, shots }: Volley): VolleyContext {
  return {
    notation: say(notation),
    when: say(when),
    shots: shots.map(({ die, total, state, word }) => ({
      ...{ die, state, word: say(word) },
      total: total === null ? "" : figure(total),
    })),
  };
}

/** Returns a hit in the reader's language. */
export function hitContext({ dice, how, veiled = how, dealt }: VolleyHit, numbers: boolean): HitContext {
  return { dice: dice.map(dieContext), how: say(numbers ? how : veiled), dealt: figure(dealt) };
}
