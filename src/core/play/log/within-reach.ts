import type { Intent, IntentTarget } from "../record/intent.js";
import type { AttackProcedure } from "../contract/attack.js";
import { mayChoose } from "../../world/shown.js";
import { actorOf, tokenAt } from "../../world/world.js";

/** The attacker, as a message names them. */
interface Attacker {
  readonly actor: Actor | null;
  readonly token: TokenDocument | null;
}

/**
 * Returns how often the intent strikes one target, where that is more often than one attack may; `null` where it is
 * not.
 */
export function blowsTooMany(
  { targets, choices }: Intent,
  weapon: Item | null,
  procedure: AttackProcedure,
): { readonly allowed: number; readonly claimed: number } | null {
  if (!weapon) return null;
  const allowed = procedure.repeats(weapon, choices);
  const times = new Map<string, number>();
  for (const target of targets) {
    const whom = actorOf(target)?.uuid ?? ""; // two tokens of a linked actor are one person; nobody is one place
    times.set(whom, (times.get(whom) ?? 0) + 1);
  }
  const claimed = Math.max(0, ...times.values());
  return claimed > allowed ? { allowed, claimed } : null;
}

/**
 * Tells whether the author could not have chosen a target there: on a scene without the attacker, in hiding, as an
 * actor whose tokens are separate people, or as one without a token whom the author cannot know of. An attacker without
 * a token is looked for on all scenes.
 */
export function isOutOfReach(target: IntentTarget, attacker: Attacker, author: User | null): boolean {
  const actor = actorOf(target);
  if (!actor) return false; // gone, or nobody: that is told elsewhere
  const mine = author !== null && actor.testUserPermission(author, "OWNER");
  const token = tokenAt(target.token) ?? actor.token;
  if (token?.hidden) return !mine;
  if (token) return !standsBeside(attacker, token.parent);
  if (mine) return false;
  const manifold = actor.prototypeToken?.actorLink !== true;
  if (manifold && attacker.token?.parent?.tokens.some((one) => one.baseActor === actor) === true) return true;
  return !isKnown(actor, author);
}

/** Tells whether a user's window would offer an actor without a token: as a choice, or openly in a fight. */
function isKnown(actor: Actor, author: User | null): boolean {
  if (author !== null && mayChoose(actor, author)) return true;
  return game.combats.some(({ combatants }) => combatants.some((one) => one.actor === actor && !one.hidden));
}

/** Tells whether a user's windows could name an actor: they own or know it, or see it in a fight or on a scene. */
export function mayName(actor: Actor, author: User): boolean {
  if (actor.testUserPermission(author, "OWNER")) return true;
  if (actor.token) return !actor.token.hidden;
  const stands = ({ tokens }: Scene) => tokens.some(({ baseActor, hidden }) => baseActor === actor && !hidden);
  return isKnown(actor, author) || game.scenes.some(stands);
}

/** Tells whether the attacker is on the scene, or on none at all. */
function standsBeside({ token, actor }: Attacker, scene: Scene | null): boolean {
  if (token) return token.parent === scene;
  const isOn = (one: Scene | null) => one?.tokens.some(({ baseActor }) => baseActor === actor) === true;
  return isOn(scene) || !game.scenes.some(isOn);
}
