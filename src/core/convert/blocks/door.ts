import { rulesetOf } from "../../rulesets.js";

/** Whether this user may take an actor's stat block along: its owners, where its ruleset writes blocks. */
export function mayCopyBlock(actor: Actor | undefined): boolean {
  return actor !== undefined && actor.isOwner && rulesetOf(actor.type)?.blocks !== undefined;
}

/** Copies an actor's stat block; what that needs is fetched. */
export async function copyBlockOf(actor: Actor | null): Promise<void> {
  if (actor) await (await import("./copy.js")).copyBlocks([actor]);
}
