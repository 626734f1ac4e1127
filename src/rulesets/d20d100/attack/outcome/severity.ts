import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { fight } from "../fields.js";
import type { StruckBody } from "./outcome-kept.js";

/** How grave a state is, in notches of five. */
const LEVELS = {
  dead: 5,
  dying: 4,
  stabilised: 4,
  outOfAction: 3,
  unconscious: 3,
  staggered: 2,
  violent: 2,
  plain: 1,
  quarter: 2,
  half: 1,
} as const;
type Word = keyof typeof LEVELS;

/** DD-91…DD-102 — how the target stands, the gravest word first, and what follows from the others. */
export function severityOf(outcome: StruckBody): OutcomeView["severity"] {
  const words = wordsOf(outcome).toSorted((a, b) => LEVELS[b] - LEVELS[a]);
  const [gravest] = words;
  if (!gravest) return null;
  return {
    label: fight(`state.${gravest}`),
    level: LEVELS[gravest],
    words: words.filter((word) => word !== "dead").map((word) => fight(`means.${word}`)), // the label says that
  };
}

/** Only what the attack has changed is worth a word. */
function wordsOf({ before, after, state, bruises, shock, penalty }: StruckBody): readonly Word[] {
  const hurt = after.hp < before.hp;
  const bruised = after.temporary > before.temporary || hurt;
  return [
    ...(hurt && state !== "able" ? [state] : []),
    ...(bruised && bruises !== "none" ? [bruises] : []),
    ...(shock === "none" ? [] : [shock]),
    ...(penalty.after < penalty.before ? [penalty.after === -6 ? ("quarter" as const) : ("half" as const)] : []),
  ];
}
