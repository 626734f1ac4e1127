import { textSetting } from "../../settings/settings.js";
import { mayRead } from "../messages/may-read.js";
import type { DamageIntent } from "../record/answer.js";
import { stableId } from "../../world/stable-id.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Tells whether the attacker has still to throw the damage for a target. */
export function isDue({ stage }: VerdictTarget, { standing }: Verdict): boolean {
  return standing === "judged" && stage === "throwing";
}

/** Tells whether a user may throw it: the attack's author, and keepers for any. */
export function mayThrow({ author }: Pick<Verdict, "author">, user: User | null): boolean {
  return user !== null && (user.isGM || user.id === author);
}

/**
 * Returns the user who throws it: the attack's author, as long as they are connected and read the card; else the
 * keeper. `null`: no keeper is connected.
 * @param message the one that carries the verdict
 */
export function throwerOf({ author }: Pick<Verdict, "author">, message: ChatMessage): User | null {
  const user = game.users.get(author);
  return user?.active && mayRead(message, user) ? user : game.users.activeGM;
}

/** Tells whether the user throws damage by a button of the card rather than automatically. */
export function throwsByClick(): boolean {
  return textSetting("damageDice") === "click";
}

/**
 * State of thrown damage. `open`: it may still count; `refused`: its dice are not those called for; `late`: it answers
 * an earlier question, or another one counted; `foreign`: its author may not throw it.
 */
export type DamageStanding = "open" | "refused" | "late" | "foreign";

/** Returns the state of thrown damage, by the verdict on its blow. */
export function damageStanding(message: ChatMessage, intent: DamageIntent, verdict: Verdict): DamageStanding {
  const target = verdict.targets[intent.attack.target];
  if (!target || intent.ruleset !== verdict.intent.ruleset || !mayThrow(verdict, message.author)) return "foreign";
  if (target.thrownOut.includes(message.id ?? "")) return "refused";
  return isDue(target, verdict) && target.due === intent.due ? "open" : "late";
}

/** Returns the id of its message: two windows of one user that both throw it post it once. */
export function damageId({ subject, targets }: Verdict, index: number): string {
  return stableId("damage", subject, `${index}`, targets[index]?.due ?? "");
}
