import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import { d20d100Options } from "../../data/options.js";
import { batter } from "../../rules/body/hits.js";
import { mayBeShaken } from "../../rules/body/shock.js";
import type { DamageType } from "../../rules/vocabulary.js";
import { woundPenalty } from "../../rules/body/wounds.js";
import { hitsIn, isBare } from "./hits.js";
import { SHOCKS, type Left, type ShotOutcome, type StruckBody } from "./outcome-kept.js";
import { figuresOf } from "../../data/reading.js";
import { bodyOf } from "../reading.js";
import { dueDamage, dueVest } from "../rolls.js";
import { damageDice, reachFor, shotsIn } from "../shots.js";
import { strikeOf, type Strike } from "../strike.js";

/** An attack that nobody knows anything of any more: nothing is fired. */
const UNKNOWN: Strike = {
  ...{ mode: "base", weaponType: "", notation: "", groups: [], skipped: 0, bullets: 0, action: "melee" },
  ...{ rangeKind: "firearm", increments: 1, outOfRange: false, damages: [], type: "hp" },
  ...{ criticalMin: 20, criticalMultiplier: 1, natural20Succeeds: false },
  ...{ defence: 0, reason: "normal", onceHit: 0, penetration: 0, vest: 0, vestThrown: false, skin: null },
};

/** DD-127…DD-151 — the outcome of an attack from its dice, its target as it is, and the dice of the vest. */
export function outcomeOf(blow: Blow): ShotOutcome {
  const { target, bonus, override } = blow;
  const strike = strikeOf(blow) ?? UNKNOWN;
  const dice = diceOf(blow);
  const shots = shotsIn(strike, bonus, dice, override);
  const hits = hitsIn(strike, shots, dice, override);
  const reach = reachFor(strike, override);
  const left = leftOf(
    target,
    hits.map(({ dealt }) => dealt),
    strike.type,
  );
  const told = decidedWord(override, "shock", SHOCKS);
  return {
    kind: "shots",
    mode: strike.mode,
    weaponType: strike.weaponType,
    notation: strike.notation,
    groups: strike.groups,
    skipped: strike.skipped,
    shots,
    hits,
    incident: shots.at(-1)?.incident ?? "none",
    type: strike.type,
    defence: decidedNumber(override, "defence") ?? strike.defence,
    reason: strike.reason,
    increments: reach.increments,
    outOfRange: reach.out,
    bonus: bonus + reach.moved,
    vest: strike.vest,
    vestThrown: strike.vestThrown,
    bare: isBare(override),
    harmless: damageDice(strike, reach) === null,
    ...left,
    shock: told ?? (left.shocked ? "plain" : "none"),
    asksShock: left.shocked && told === null,
    multiplier: strike.criticalMultiplier,
  };
}

const diceOf = ({ dice, defence }: Pick<Blow, "dice" | "defence">) => ({ ...dice, ...defence?.dice });

/** DD-90…DD-102 — what hits leave of somebody as they are now. */
export function leftOf(target: Actor, dealt: readonly number[], type: DamageType): Left {
  const body = bodyOf(target);
  const { hits, hp, temporary, state, bruises } = batter(body, dealt, type);
  return {
    before: { hp: body.hp, temporary: body.temporary },
    after: { hp, temporary },
    ...{ state, bruises },
    penalty: { before: penaltyAt(target, body.hp), after: penaltyAt(target, hp) },
    shocked: mayBeShaken(state) && hits.some(({ shock }) => shock),
    massive: hits.some(({ massive }) => massive),
  };
}

/** DD-92 — what somebody's wounds take off with so many points; nothing from an adversary (DD-168). */
function penaltyAt(target: Actor, points: number): number {
  const { hp, mortal } = figuresOf(target);
  return mortal.kind === "investigator" && d20d100Options().useThresholds ? woundPenalty(points, hp.max) : 0;
}

interface Settled extends Pick<StruckBody, "type" | "shock" | "shocked"> {
  readonly hits: readonly { readonly dealt: number }[];
}

/** An attack that waited for its word: others may have hit meanwhile, and what it leaves is another. */
export function finalOn<O extends Settled>(outcome: O, target: Actor) {
  const { hits, type, shock, shocked } = outcome;
  const left = leftOf(
    target,
    hits.map(({ dealt }) => dealt),
    type,
  );
  const byRules = shock === (shocked ? "plain" : "none");
  return { ...outcome, ...left, shock: byRules ? (left.shocked ? ("plain" as const) : ("none" as const)) : shock };
}

/** DD-131, DD-133 — the dice that the keeper's word calls for and that nobody has thrown. */
export function owedRoll(blow: Blow): RollSpec | null {
  const { bonus, override } = blow;
  const strike = strikeOf(blow);
  if (!strike) return null;
  const dice = diceOf(blow);
  const shots = shotsIn(strike, bonus, dice, override);
  const damage = dueDamage(strike, shots, dice, override);
  // A vest that its wearer leaves out, or the keeper, is not thrown for.
  const waived = blow.defence?.refused === true || isBare(override);
  return damage ?? (waived ? null : dueVest(strike, shots, dice));
}
