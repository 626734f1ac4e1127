import { record, whole, wholeFrom, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { MOMENT } from "../../data/actors/moment.js";
import { rpgOptions } from "../../data/options.js";
import { testSpec } from "../../dice/specs.js";
import type { Condition } from "../../rules/body/conditions.js";
import { knockedOutConditions, knockOutScore, resolveKnockOut } from "../../rules/attack/knock-out.js";
import type { Moment } from "../../rules/body/spans.js";
import { fact, fight, numbers } from "../fields.js";
import { figuresOf } from "../reading.js";
import { whetherIn } from "./whether.js";

const TEST = "knock-out";

const count = wholeFrom(0, Number.MAX_SAFE_INTEGER);

/** RP-76 — the test of a target that was to be knocked out, as an outcome keeps it. */
export const KNOCKED = record({
  die: count,
  score: whole,
  /** Hours; 0 for who stays up. */
  hours: count,
  /** Hit points that come back on waking. */
  regained: count,
  moment: MOMENT,
});
interface Knocked extends Read<typeof KNOCKED> {}

const bodyOf = (target: Actor): number => figuresOf(target).attributes.body.value;

/** RP-76 — the victim's test, where the blow hurts and nobody has thrown it. */
export function knockedRoll(target: Actor, loss: number, dice: Dice): RollSpec | null {
  if (loss === 0 || dice[TEST]) return null;
  const { knockOutTest, naturals } = rpgOptions();
  const score = knockOutScore(bodyOf(target), loss, knockOutTest);
  return testSpec(TEST, { what: "stayConscious", score, naturals, lines: [] });
}

/** RP-76 — what becomes of an actor who was to be knocked out; `null` where the blow does not hurt, or nothing was thrown. */
export function knockedBy(
  target: Actor,
  loss: number,
  { dice, override, moment }: { readonly dice: Dice; readonly override: Override; readonly moment: Moment },
): Knocked | null {
  const die = dice[TEST]?.[0];
  const decided = whetherIn(override, "knocked");
  if (loss === 0 || (die === undefined && decided === null)) return null;
  const { knockOutTest: mode, naturals } = rpgOptions();
  const victim = { body: bodyOf(target), hpLost: loss };
  const { score, hours, regained } = resolveKnockOut(victim, die ?? 1, { mode, naturals, decided });
  return { die: die ?? 0, score, hours, regained, moment };
}

/** RP-76 — what lasts on the target that is knocked out. */
export function knockedLasting({ score, hours, regained, moment }: Knocked, wound: string): readonly Condition[] {
  if (hours === 0) return [];
  const knockOut = { score, hours, regained, knockedOut: true, finalLoss: hours - regained, test: null };
  return knockedOutConditions(knockOut, { moment, side: null, wound });
}

/** RP-76 — what the card tells of it. */
export function knockedFacts({ die, score, hours, regained }: Knocked): readonly CardFact[] {
  const words = hours === 0 ? "knocked.up" : hours === 1 ? "knocked.one" : "knocked.other";
  return [
    ...(die > 0 ? [numbers("tests", fight("knocked.test", { die, score }), "RP-76")] : []), // the score would tell Corps
    fact("knocked", fight(words, { hours, regained }), "RP-76"),
  ];
}
