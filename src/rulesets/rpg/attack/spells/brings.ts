import { inText, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { plainText } from "../../../../core/text/plain-text.js";
import { EFFECT_LIST } from "../../data/read-effects.js";
import type { RpgSpell } from "../../data/items/spell.js";
import { effectFacts, effectOutcome, effectRoll, EFFECTS, lastsFacts } from "../../deeds/effects-rolled.js";
import { fact, named, say } from "../../deeds/kit.js";
import { meanOf, pointsThrown, readPoints } from "../../deeds/points.js";
import { diceSpec } from "../../dice/specs.js";
import { castFactor } from "../../rules/attack/spell-casting.js";
import type { Moment } from "../../rules/body/spans.js";

/** RP-79 — what a spell that strikes a target brings besides wounding, as its caster has it. */
const BRINGS = record({
  /** RP-61. */
  effects: EFFECT_LIST,
  /** Rounds: a number, or dice; empty where nobody counts them. */
  lasts: text,
  /** How long in its owner's words. */
  duration: text,
  /** In metres; 0 for one target. */
  area: whole,
  /** What it does in words, for the keeper to tell. */
  says: text,
});
export interface Brings extends Read<typeof BRINGS> {}

/** The same, as an attack keeps it. */
export const BRINGS_KEPT = inText(BRINGS);

/** RP-79 — what a spell that took hold brings, as an outcome keeps it. */
export const BROUGHT = { ...EFFECTS, lasts: whole, duration: text, area: whole, says: text };
type Brought = Read<typeof BROUGHT>;

/** As much of those words as a card tells, in characters. */
const MOST_WORDS = 300;

/** The dice of a spell are told apart from those of a critical hit by this. */
const OWN = "spell-";
const LASTS = "lasts";

/** RP-79 — what a spell brings as it is now. */
export function bringsOf({ effects, durationFormula, duration, area, description }: RpgSpell): Brings {
  const says = plainText(description, MOST_WORDS);
  return { effects: EFFECT_LIST.read(effects), lasts: durationFormula, duration, area, says };
}

/** The dice of a spell by the names that they have without its mark. */
function ownDice(dice: Dice): Dice {
  const own = Object.entries(dice).filter(([id]) => id.startsWith(OWN));
  return Object.fromEntries(own.map(([id, faces]) => [id.slice(OWN.length), faces]));
}

/** RP-79 — the roll that a spell which took hold asks for next: how long, then its effects; `null` once all have fallen. */
export function bringsRoll({ lasts, effects }: Brings, target: Actor, dice: Dice): RollSpec | null {
  const own = ownDice(dice);
  const due = (own[LASTS] ? null : diceSpec(LASTS, "effect", lasts)) ?? effectRoll(target, effects, own);
  return due && { ...due, id: `${OWN}${due.id}` };
}

/** RP-79 — what a spell that took hold brings; a critical success doubles its numbers. */
export function broughtBy(
  { effects, lasts, duration, area, says }: Brings,
  target: Actor,
  { dice, moment, doubled }: { readonly dice: Dice; readonly moment: Moment; readonly doubled: boolean },
): Brought {
  const own = ownDice(dice);
  const factor = castFactor(doubled);
  const points = readPoints(lasts);
  const rounds = points && own[LASTS] ? pointsThrown(points, own[LASTS]) : meanOf(lasts);
  return { ...effectOutcome(target, effects, own, factor), moment, lasts: factor * rounds, duration, area, says };
}

/** RP-79 — what the card shows of it. */
export function broughtFacts(brought: Brought): readonly CardFact[] {
  const { says, area, lasts, duration } = brought;
  return [
    ...(says ? [fact("effect", named(says), "RP-79")] : []),
    ...(area > 0 ? [fact("area", say("metres", { metres: area }), "RP-79")] : []),
    ...lastsFacts(lasts, duration),
    ...effectFacts(brought, "RP-61"),
  ];
}
