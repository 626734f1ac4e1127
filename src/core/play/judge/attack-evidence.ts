import { blastOf, isOfOnePlace, metresToPoint, strikes } from "../../world/blast.js";
import { distanceBetween } from "../../world/distance.js";
import { drawnIn } from "../../world/line-of-fire.js";
import { sceneryOf } from "../../world/scenery.js";
import { actorOf, itemAt, tokenAt } from "../../world/world.js";
import { lastWritten } from "../apply/last-written.js";
import type { AttackProcedure } from "../contract/attack.js";
import type { Situation } from "../contract/situation.js";
import { diceOf, unfolded } from "../dice/read-faces.js";
import type { RollRecord } from "../dice/read-faces.js";
import { countedFor, ownedRecordOf, sharedBy } from "../roll/shared-roll.js";
import { unoffered } from "../draft/offered.js";
import { attacksOf } from "../loaded/attacks.js";
import { blowsTooMany, isOutOfReach } from "../log/within-reach.js";
import { choicesFor } from "../record/intent.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { sentAt } from "../messages/messages.js";
import { grantedIn } from "./granted.js";
import { aboutMessage, type Evidence } from "./evidence.js";
import { byTheRules, comparedTo } from "../act/by-rules.js";
import type { Case, Claim } from "./verify.js";

/** Evidence on one target of an attack. */
export interface AttackEvidence extends Evidence {
  readonly situation: Situation | null;
}

/** Attacker and weapon, as they are now. */
interface Attacking {
  readonly attacker: Actor | null;
  readonly weapon: Item | null;
  readonly procedure: AttackProcedure;
}

/**
 * Compares the message of an attack with what the rules and the documents say now.
 * @param intent as it was sent
 * @param procedure of the way its weapon is used in
 */
export function attackEvidence(
  message: ChatMessage,
  intent: Intent,
  procedure: AttackProcedure,
): { readonly evidence: readonly AttackEvidence[]; readonly facts: Case } {
  const { author } = message;
  const [attacker, weapon] = [actorOf(intent.attacker), itemAt(intent.weapon.uuid)];
  const attacking = { attacker, weapon, procedure };
  const rolls = message.rolls.map(ownedRecordOf);
  const blast = blastOf(procedure, { weapon, choices: intent.choices });
  const shares: Share[] = [];
  let next = 0;
  for (const [i, intended] of intent.targets.entries()) {
    const thrown = blast ? sharedBy(rolls, i) : rolls.slice(next);
    const share = shareOf(intended, intent, attacking, thrown);
    next += share.specs.length;
    shares.push(share);
  }
  const notOffered = unoffered(
    intent.choices,
    shares.map(({ intended, situation }) => ({ own: intended.choices, situation })),
    procedure,
  );
  const centre = isOfOnePlace(blast) ? (intent.targets[0] ?? null) : null;
  const standing = { actor: attacker, token: tokenAt(intent.attacker.token) };
  const toPoint = metresToPoint(blast, standing.token);
  const evidence = shares.map((share, target): AttackEvidence => {
    const { intended } = share;
    const beyond = blast !== null && centre !== null && !strikes(blast, tokenAt(centre.token), tokenAt(intended.token));
    return {
      ...share,
      target,
      notOffered: notOffered[target] ?? [],
      granted: grantedIn(message, intent, intended.lines),
      hindered: share.hindered || beyond,
      outOfReach: isOutOfReach(intended, standing, author),
      distance: distanceOf(
        { ...intended, ...(centre && { actor: centre.actor, token: centre.token }) },
        intent,
        toPoint,
      ),
    };
  });
  const facts: Case = {
    ...aboutMessage(message),
    authorOwnsAttacker: Boolean(author && attacker?.testUserPermission(author, "OWNER")),
    attackerExists: attacker !== null,
    weapon: weaponStanding(weapon, attacker),
    changedSince: changedSince(message, evidence, attacking),
    ammunition: payable(intent, weapon, procedure) ? "there" : "lacking",
    claims: evidence,
    rollCount: blast ? countedFor(rolls, intent.targets.length) : rolls.length,
    blows: blowsTooMany(intent, weapon, procedure),
    leftOut: weapon ? leftOut(intent, weapon, procedure) : [],
    otherWay: weapon !== null && isOtherWay(intent, weapon),
  };
  return { evidence, facts };
}

/** Evidence on one target before it is compared with the others. */
type Share = Omit<AttackEvidence, "target" | "notOffered" | "granted" | "outOfReach" | "distance"> & {
  readonly hindered: boolean;
};

function shareOf(
  intended: IntentTarget,
  intent: Intent,
  { attacker, weapon, procedure }: Attacking,
  thrown: readonly RollRecord[],
): Share {
  const actor = actorOf(intended);
  const shot = { weapon, target: actor, metres: intended.distance.metres, choices: choicesFor(intent, intended) };
  const lost = intended.actor !== null && actor === null;
  const specs = unfolded(procedure.rolls(shot, intended.lines), thrown);
  const rolls = thrown.slice(0, specs.length);
  const scenery = sceneryOf(tokenAt(intent.attacker.token), tokenAt(intended.token));
  const situation = attacker && weapon && !lost ? { ...shot, attacker, weapon, scenery } : null;
  const derived = situation && procedure.modifiers(situation);
  const dice = diceOf(specs, rolls);
  const { spec, faces } = byTheRules(intended, derived, intent, procedure, dice ?? {});
  return {
    ...{ intended, actor, lost, lines: intended.lines, derived, situation, specs, rolls, dice },
    kept: (situation && procedure.keeps(situation)) ?? {},
    doubts: situation ? procedure.doubts(situation) : [],
    hindered: situation !== null && isHindered(situation, intent.targets.length, procedure),
    compared: comparedTo(rolls[0], spec, faces),
  };
}

/** Tells whether the attack's own window would have refused it. */
function isHindered(situation: Situation, blows: number, procedure: AttackProcedure): boolean {
  const obstacle = procedure.obstacle(situation.weapon) ?? procedure.hindrance(situation, blows);
  return obstacle !== null || procedure.outOfTurn(situation) !== null;
}

function weaponStanding(weapon: Item | null, attacker: Actor | null): NonNullable<Case["weapon"]> {
  if (!weapon) return "gone";
  return attacker && weapon.parent === attacker ? "own" : "foreign";
}

/**
 * Checks a distance: it counts when the scene says the same, or when no scene can tell.
 * @param toPoint metres to the point that is aimed at; `null`: it is aimed at an actor
 */
function distanceOf(target: IntentTarget, intent: Intent, toPoint: number | null): NonNullable<Claim["distance"]> {
  const { attacker } = intent;
  const toTarget = () =>
    distanceBetween(
      { actor: actorOf(attacker), token: tokenAt(attacker.token) },
      { actor: actorOf(target), token: tokenAt(target.token) },
    );
  const measured = toPoint ?? toTarget();
  if (measured === null) return "same";
  if (target.distance.from !== "scene") return "typed";
  return measured === target.distance.metres ? "same" : "changed";
}

/** Tells whether anything the rules read was written since the attack was sent; an unlinked actor may have been. */
function changedSince(
  message: ChatMessage,
  evidence: readonly Evidence[],
  { attacker, weapon }: Pick<Attacking, "attacker" | "weapon">,
): boolean {
  const sent = sentAt(message);
  const actors = [attacker, ...evidence.map(({ actor }) => actor)].flatMap((actor) => actor ?? []);
  const documents = [...actors, ...actors.flatMap((actor) => [...actor.items]), ...(weapon ? [weapon] : [])];
  return documents.some((document) => (lastWritten(document) ?? 0) > sent) || attacker?.isToken === true;
}

/** Returns names of those who stand in the way of the attack and are not among its targets. */
function leftOut(intent: Intent, weapon: Item, procedure: AttackProcedure): readonly string[] {
  const { attacker, targets } = intent;
  const shot = { weapon, choices: choicesFor(intent, targets[0]) };
  const aimedAt = targets.map(({ token }) => tokenAt(token));
  return drawnIn(procedure, shot, tokenAt(attacker.token), aimedAt).map(({ token }) => token.name);
}

/** Tells whether the attack names another way than its weapon is used in, on any target; older versions name none. */
function isOtherWay(intent: Intent, weapon: Item): boolean {
  const { ruleset, way, choices, targets } = intent;
  const { wayOf } = attacksOf(ruleset);
  const chosen = [choices, ...targets.map((target) => choicesFor(intent, target))];
  return way !== "" && chosen.some((one) => wayOf(weapon, one) !== way);
}

/** Tells whether the attack's cost is what its weapon asks and has. */
function payable(intent: Intent, weapon: Item | null, procedure: AttackProcedure): boolean {
  const { costs, targets } = intent;
  const magazine = weapon && procedure.magazine(weapon);
  if (!magazine) return costs.length === 0;
  const [cost, ...more] = costs;
  const rounds = procedure.rounds(weapon, choicesFor(intent, targets[0]), targets.length);
  return (
    cost !== undefined &&
    more.length === 0 &&
    cost.weapon === weapon.uuid &&
    cost.path === magazine.path &&
    cost.before - cost.after === rounds &&
    magazine.value >= rounds
  );
}
