import { attacksOf } from "../loaded/attacks.js";
import { isRewritten } from "../record/as-sent.js";
import { choicesFor } from "../record/intent.js";
import type { Intent, IntentTarget } from "../record/intent.js";
import { drawnIn } from "../../world/line-of-fire.js";
import { sentAt } from "../record/messages.js";
import { hasRivalVerdict } from "../record/verdict-on.js";
import type { RollSpec } from "../contract/dice.js";
import type { Facts, Modifier } from "../contract/modifiers.js";
import type { Situation } from "../contract/situation.js";
import type { AttackProcedure } from "../contract/attack.js";
import { blastOf, isOfOnePlace, metresToPoint, strikes } from "../../world/blast.js";
import { countedFor, ownedRecordOf, sharedBy } from "../dice/shared-roll.js";
import { unoffered } from "../draft/offered.js";
import { sceneryOf } from "../../world/scenery.js";
import { unfolded } from "../dice/read-faces.js";
import type { RollRecord } from "../dice/read-faces.js";
import type { Case, Claim } from "./verify.js";
import { blowsTooMany, isOutOfReach } from "../log/within-reach.js";
import { actorOf, itemAt, tokenAt } from "../../world/world.js";
import { lastWritten } from "../apply/last-written.js";
import { distanceBetween } from "../../world/distance.js";

/** One target's share of the message: what was claimed, what the rules say, the dice. */
export interface Part {
  readonly derived: readonly Modifier[] | null;
  readonly kept: Facts;
  readonly doubts: readonly string[];
  readonly situation: Situation | null;
  readonly hindered: boolean;
  readonly specs: readonly RollSpec[];
  readonly rolls: readonly RollRecord[];
}
/** The share of somebody of whom nothing is known. */
export const EMPTY: Part = {
  derived: null,
  kept: {},
  doubts: [],
  situation: null,
  hindered: false,
  specs: [],
  rolls: [],
};

/** What there is to judge an attack by. */
export interface Scene {
  readonly facts: Case;
  readonly parts: readonly Part[];
}

/**
 * What a message claims and threw, beside what the rules and the documents say now.
 * @param intent as it was sent
 * @param procedure of the way in which its weapon is used
 */
export function gather(message: ChatMessage, intent: Intent, procedure: AttackProcedure): Scene {
  const author = message.author;
  const attacker = actorOf(intent.attacker);
  const weapon = itemAt(intent.weapon.uuid);
  const rolls = message.rolls.map(ownedRecordOf);
  const blast = blastOf(procedure, { weapon, choices: intent.choices });
  const parts: Part[] = [];
  let next = 0;
  for (const [i, target] of intent.targets.entries()) {
    const [thrown, first] = blast ? ([sharedBy(rolls, i), 0] as const) : ([rolls, next] as const);
    const part = partOf(target, intent, procedure, attacker, weapon, thrown, first);
    next += part.specs.length;
    parts.push(part);
  }
  const told = intent.targets.map(({ choices }, i) => ({ own: choices, situation: parts[i]?.situation ?? null }));
  const notOffered = unoffered(intent.choices, told, procedure);
  const centre = isOfOnePlace(blast) ? (intent.targets[0] ?? null) : null;
  const claims = intent.targets.map((target, i): Claim => {
    const part = parts[i] ?? EMPTY;
    const beyond = blast !== null && centre !== null && !strikes(blast, tokenAt(centre.token), tokenAt(target.token));
    const toPoint = metresToPoint(blast, tokenAt(intent.attacker.token));
    const distance = distanceOf(
      { ...target, ...(centre && { actor: centre.actor, token: centre.token }) },
      intent,
      toPoint,
    );
    const outOfReach = isOutOfReach(target, { actor: attacker, token: tokenAt(intent.attacker.token) }, author);
    return {
      target: i,
      lines: target.lines,
      ...part,
      notOffered: notOffered[i] ?? [],
      hindered: part.hindered || beyond,
      outOfReach,
      distance,
    };
  });
  const facts: Case = {
    authorIsKeeper: author?.isGM ?? false,
    authorOwnsAttacker: Boolean(author && attacker?.testUserPermission(author, "OWNER")),
    attackerExists: attacker !== null,
    weapon: weaponStanding(weapon, attacker),
    changedSince: changedSince(message, intent, attacker, weapon),
    ammunition: payable(intent, weapon, procedure) ? "there" : "lacking",
    claims,
    rollCount: blast ? countedFor(rolls, intent.targets.length) : rolls.length,
    rivalVerdict: hasRivalVerdict(message),
    rewritten: isRewritten(message),
    blows: blowsTooMany(intent, weapon, procedure),
    leftOut: weapon ? leftOut(intent, weapon, procedure) : [],
    otherWay: weapon !== null && isOtherWay(intent, weapon),
  };
  return { facts, parts };
}

function partOf(
  target: IntentTarget,
  intent: Intent,
  procedure: AttackProcedure,
  attacker: Actor | null,
  weapon: Item | null,
  rolls: readonly RollRecord[],
  first: number,
): Part {
  const actor = actorOf(target);
  const choices = choicesFor(intent, target);
  const lost = target.actor !== null && actor === null;
  const { metres } = target.distance;
  const named = procedure.rolls({ weapon, target: actor, metres, choices }, target.lines);
  const specs = unfolded(named, rolls.slice(first));
  const scenery = sceneryOf(tokenAt(intent.attacker.token), tokenAt(target.token));
  const situation = attacker && weapon && !lost ? { attacker, weapon, target: actor, metres, choices, scenery } : null;
  return {
    derived: situation && procedure.modifiers(situation),
    kept: (situation && procedure.keeps(situation)) ?? {},
    doubts: situation ? procedure.doubts(situation) : [],
    situation,
    hindered: situation !== null && isHindered(situation, intent.targets.length, procedure),
    specs,
    rolls: rolls.slice(first, first + specs.length),
  };
}

/** Whether the attack's own window would have refused it. */
function isHindered(situation: Situation, blows: number, procedure: AttackProcedure): boolean {
  const obstacle = procedure.obstacle(situation.weapon) ?? procedure.hindrance(situation, blows);
  return obstacle !== null || procedure.outOfTurn(situation) !== null;
}

function weaponStanding(weapon: Item | null, attacker: Actor | null): NonNullable<Case["weapon"]> {
  if (!weapon) return "gone";
  return attacker && weapon.parent === attacker ? "own" : "foreign";
}

/**
 * A distance is believed when the scene says the same, or when no scene can tell.
 * @param toPoint metres to the point that is aimed at; `null` where it is somebody
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

/** Whether something the rules read was written after the attack was sent. An unlinked attacker has no date: it may have been. */
function changedSince(message: ChatMessage, intent: Intent, attacker: Actor | null, weapon: Item | null): boolean {
  const sent = sentAt(message);
  const targets = intent.targets.map(actorOf).filter((actor) => actor !== null);
  const actors = [...(attacker ? [attacker] : []), ...targets];
  const documents = [...actors, ...actors.flatMap((actor) => [...actor.items]), ...(weapon ? [weapon] : [])];
  return documents.some((document) => (lastWritten(document) ?? 0) > sent) || attacker?.isToken === true;
}

/** Names of those who stand in the way of the attack and are not among its targets. */
function leftOut(intent: Intent, weapon: Item, procedure: AttackProcedure): readonly string[] {
  const { attacker, targets } = intent;
  const shot = { weapon, choices: choicesFor(intent, targets[0]) };
  const aimedAt = targets.map(({ token }) => tokenAt(token));
  return drawnIn(procedure, shot, tokenAt(attacker.token), aimedAt).map(({ token }) => token.name);
}

/** Whether the attack names another way than its weapon is used in, on any of its targets; those of older versions name none. */
function isOtherWay(intent: Intent, weapon: Item): boolean {
  const { ruleset, way, choices, targets } = intent;
  const { wayOf } = attacksOf(ruleset);
  const chosen = [choices, ...targets.map((target) => choicesFor(intent, target))];
  return way !== "" && chosen.some((one) => wayOf(weapon, one) !== way);
}

/** Whether the attack says what it costs as its weapon asks, and the weapon holds it. */
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
