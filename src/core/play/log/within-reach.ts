import type { Intent, IntentTarget } from "../record/intent.js";
import type { AttackProcedure } from "../contract/attack.js";
import { mayChoose } from "../../world/shown.js";
import { actorOf, tokenAt } from "../../world/world.js";

/** The attacker as a message names them. */
interface Standing {
  readonly actor: Actor | null;
  readonly token: TokenDocument | null;
}

/**
 * How often the one who is struck most often stands among the targets, where that is more often than an attack strikes at
 * one go; `null` where nobody is struck beyond it.
 */
export function blowsTooMany(
  { targets, choices }: Intent,
  weapon: Item | null,
  procedure: AttackProcedure,
): { readonly allowed: number; readonly told: number } | null {
  if (!weapon) return null;
  const allowed = procedure.repeats(weapon, choices);
  const times = new Map<string, number>();
  for (const target of targets) {
    const whom = actorOf(target)?.uuid ?? ""; // two tokens of a linked actor are one person; nobody is one place
    times.set(whom, (times.get(whom) ?? 0) + 1);
  }
  const told = Math.max(0, ...times.values());
  return told > allowed ? { allowed, told } : null;
}

/**
 * Whether nobody could have chosen a target where it is: on a scene without the attacker, in hiding, as an actor whose
 * tokens are people of their own, or as somebody without a token whom the author cannot know of. Whoever keeps quiet about
 * the attacker's token is looked for among the scenes.
 */
export function isOutOfReach(target: IntentTarget, attacker: Standing, author: User | null): boolean {
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

/** Whether somebody's window would offer an actor without a token: as one they may choose, or openly in a fight. */
function isKnown(actor: Actor, author: User | null): boolean {
  if (author !== null && mayChoose(actor, author)) return true;
  return game.combats.some(({ combatants }) => combatants.some((one) => one.actor === actor && !one.hidden));
}

/** Whether windows of somebody's could name an actor: it is theirs, known to them, or seen in a fight or on a scene. */
export function mayName(actor: Actor, author: User): boolean {
  if (actor.testUserPermission(author, "OWNER")) return true;
  if (actor.token) return !actor.token.hidden;
  const stands = ({ tokens }: Scene) => tokens.some(({ baseActor, hidden }) => baseActor === actor && !hidden);
  return isKnown(actor, author) || game.scenes.some(stands);
}

/** Whether the attacker is on a scene, or on none at all. */
function standsBeside({ token, actor }: Standing, scene: Scene | null): boolean {
  if (token) return token.parent === scene;
  const isOn = (one: Scene | null) => one?.tokens.some(({ baseActor }) => baseActor === actor) === true;
  return isOn(scene) || !game.scenes.some(isOn);
}
