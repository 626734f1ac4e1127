import { textSetting } from "../../settings/settings.js";
import { mayRead } from "../messages/may-read.js";
import type { DamageIntent } from "../record/answer.js";
import { stableId } from "../../world/stable-id.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Whether whoever attacked has still to throw what their blow does to a target. */
export function isDue({ stage }: VerdictTarget, { standing }: Verdict): boolean {
  return standing === "judged" && stage === "throwing";
}

/** Whether somebody may throw it: whoever attacked, and keepers for anybody. */
export function mayThrow({ author }: Pick<Verdict, "author">, user: User | null): boolean {
  return user !== null && (user.isGM || user.id === author);
}

/**
 * Who throws it: whoever attacked, as long as they are there and read the card; else the keeper. `null`: no keeper is there
 * either.
 * @param message the one that carries the verdict
 */
export function throwerOf({ author }: Pick<Verdict, "author">, message: ChatMessage): User | null {
  const user = game.users.get(author);
  return user?.active && mayRead(message, user) ? user : game.users.activeGM;
}

/** Whether the user throws damage with a button of the card, instead of its falling by itself. */
export function throwsByClick(): boolean {
  return textSetting("damageDice") === "click";
}

/**
 * What became of damage that somebody threw. `open`: it may still count; `refused`: these are not the dice of the blow;
 * `late`: it was thrown for another question, or somebody was quicker; `foreign`: not its author's to throw.
 */
export type DamageStanding = "open" | "refused" | "late" | "foreign";

/** How thrown damage stands with the verdict on the blow it belongs to. */
export function damageStanding(message: ChatMessage, intent: DamageIntent, verdict: Verdict): DamageStanding {
  const target = verdict.targets[intent.attack.target];
  if (!target || intent.ruleset !== verdict.intent.ruleset || !mayThrow(verdict, message.author)) return "foreign";
  if (target.thrownOut.includes(message.id ?? "")) return "refused";
  return isDue(target, verdict) && target.due === intent.due ? "open" : "late";
}

/** The id under which it is posted: two windows of one user that both throw it post it once. */
export function damageId({ subject, targets }: Verdict, index: number): string {
  return stableId("damage", subject, `${index}`, targets[index]?.due ?? "");
}
