import { list, text, whole } from "../../../../core/shape/heal.js";
import { keptObject } from "../../../../core/play/record/kept-object.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { plainText } from "../../../../core/text/plain-text.js";
import { readEffects } from "../../data/read-effects.js";
import type { RpgSpell } from "../../data/spell.js";
import { fact, named, told } from "../../deeds/card.js";
import { effectFacts, effectOutcome, effectRoll } from "../../deeds/effects-rolled.js";
import { meanOf, pointsThrown, readPoints } from "../../deeds/points.js";
import { diceSpec } from "../../dice/specs.js";
import { spanText } from "../../labels.js";
import type { Effect } from "../../rules/effects.js";
import { castFactor } from "../../rules/spell-casting.js";
import type { Moment } from "../../rules/spans.js";

/** RP-79 — what a spell that strikes somebody brings besides wounding, as its caster has it. */
export interface Brings {
  /** RP-61. */
  readonly effects: readonly Effect[];
  /** Rounds: a number, or dice; empty where nobody counts them. */
  readonly lasts: string;
  /** How long in its owner's words. */
  readonly duration: string;
  /** In metres; 0 for one person. */
  readonly area: number;
  /** What it does in words, for the keeper to tell. */
  readonly says: string;
}

/** As much of those words as a card tells, in characters. */
const MOST_WORDS = 300;

/** The dice of a spell are told apart from those of a critical hit by this. */
const OWN = "spell-";
const LASTS = "lasts";

/** RP-79 — what a spell brings as it is now. */
export function bringsOf({ effects, durationFormula, duration, area, description }: RpgSpell): Brings {
  const says = plainText(description, MOST_WORDS);
  return { effects: readEffects(effects), lasts: durationFormula, duration, area, says };
}

/** Reads back what was kept of it with an attack; `null` where nothing was. */
export function readBrings(kept: unknown): Brings | null {
  const data = keptObject(kept) ?? {};
  if (list(data.effects).length === 0 && typeof data.says !== "string") return null;
  return {
    effects: readEffects(data.effects),
    ...{ lasts: text(data.lasts), duration: text(data.duration), says: text(data.says) },
    area: whole(data.area),
  };
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

/** RP-79 — what a spell that took hold brings, as a verdict stores it; a critical success doubles its numbers. */
export function broughtBy(
  { effects, lasts, duration, area, says }: Brings,
  target: Actor,
  { dice, moment, doubled }: { readonly dice: Dice; readonly moment: Moment; readonly doubled: boolean },
): Outcome {
  const own = ownDice(dice);
  const factor = castFactor(doubled);
  const points = readPoints(lasts);
  const rounds = points && own[LASTS] ? pointsThrown(points, own[LASTS]) : meanOf(lasts);
  return {
    ...effectOutcome(target, effects, own, factor),
    ...{ moment: { ...moment }, lasts: factor * rounds, duration, area, says },
  };
}

/** RP-79 — what the card tells of it. */
export function broughtFacts(brought: Outcome): readonly CardFact[] {
  const [says, duration] = [word(brought, "says"), word(brought, "duration")];
  const [lasts, area] = [stored(brought, "lasts"), stored(brought, "area")];
  return [
    ...(says ? [fact("effect", named(says), "RP-79")] : []),
    ...(area > 0 ? [fact("area", told("metres", { metres: area }), "RP-79")] : []),
    ...(lasts > 0 || duration ? [fact("lasts", lasts > 0 ? spanText(lasts, "round") : named(duration), "RP-79")] : []),
    ...effectFacts(brought, "RP-61"),
  ];
}
