import type { Line } from "../contract/modifiers.js";
import type { Situation } from "../contract/situation.js";
import { actOf } from "../act/act-of.js";
import { distanceBetween } from "../../world/distance.js";
import { bonusOf } from "../draft/draft.js";
import { choicesFor, type Distance, type Intent, type IntentTarget } from "../record/intent.js";
import type { CardRequest } from "../messages/models.js";
import { snapshot } from "../../world/names.js";
import { procedureOf } from "../loaded/attacks.js";
import { sceneryOf } from "../../world/scenery.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf, itemAt, tokenAt } from "../../world/world.js";

/** Tells whether a blow has no target, and the keeper has named none since. */
export function strikesNobody(verdict: Verdict, index: number): boolean {
  const [intended, target] = [verdict.intent.targets[index], verdict.targets[index]];
  return intended?.actor === null && target?.actor === null && actOf(verdict).canBeAimed;
}

/**
 * Returns a blow at nobody as if it had been aimed at the actor whom the keeper names: the lines are that target's,
 * those switched off or added by hand stay. `null` where it had a target, or the actor was deleted.
 */
export function aimedLater(
  verdict: Verdict,
  index: number,
  whom: NonNullable<CardRequest["retarget"]>,
): Pick<Verdict, "intent" | "targets"> | null {
  const { intent, targets } = verdict;
  const intended = intent.targets[index];
  const target = actorOf(whom);
  if (!intended || !target || !strikesNobody(verdict, index)) return null;
  const aimed = {
    ...intended,
    ...whom,
    ...snapshot(target, tokenAt(whom.token)),
    distance: distanceTo(whom, intended, intent),
  };
  const situation = situationOf(aimed, target, intent);
  if (!situation) return { intent: withTarget(intent, index, aimed), targets };
  const procedure = procedureOf(intent);
  const off = new Set(intended.lines.filter(({ on }) => !on).map(({ id }) => id));
  const derived = procedure
    .modifiers(situation)
    .map((line): Line => ({ ...line, on: !off.has(line.id), by: "rules", reason: "" }));
  const lines = [...derived, ...intended.lines.filter(({ by }) => by === "player")];
  const kept = procedure.keeps(situation);
  return {
    intent: withTarget(intent, index, { ...aimed, choices: situation.choices, lines }),
    targets: targets.map((one, i): VerdictTarget => (i === index ? { ...one, bonus: bonusOf(lines), kept } : one)),
  };
}

function withTarget(intent: Intent, index: number, target: IntentTarget): Intent {
  return { ...intent, targets: intent.targets.map((one, i) => (i === index ? target : one)) };
}

function distanceTo(
  { actor, token }: NonNullable<CardRequest["retarget"]>,
  { distance }: IntentTarget,
  { attacker }: Intent,
): Distance {
  const from = { actor: actorOf(attacker), token: tokenAt(attacker.token) };
  const metres = distanceBetween(from, { actor: actorOf({ actor, token }), token: tokenAt(token) });
  return metres === null ? distance : { metres, from: "scene" };
}

/** Returns the situation for that target, proposals included; `null` where attacker or weapon was deleted. */
function situationOf(intended: IntentTarget, target: Actor, intent: Intent): Situation | null {
  const attacker = actorOf(intent.attacker);
  const weapon = itemAt(intent.weapon.uuid);
  if (!attacker || !weapon) return null;
  const scenery = sceneryOf(tokenAt(intent.attacker.token), tokenAt(intended.token));
  const given = { attacker, weapon, target, metres: intended.distance.metres, scenery };
  const proposed = Object.entries(procedureOf(intent).proposals(given));
  const choices = { ...Object.fromEntries(proposed.filter(([, value]) => value !== "" && value !== "0")) };
  return { ...given, choices: { ...choices, ...choicesFor(intent, intended) } };
}
