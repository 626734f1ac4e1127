import { rulesetOf } from "../../rulesets.js";
import { work } from "../../ui/button-busy.js";

/** Whether this user may take an actor's stat block along: its owners, where its ruleset writes blocks. */
export function mayCopyBlock(actor: Actor | undefined): boolean {
  return actor !== undefined && actor.isOwner && rulesetOf(actor.type)?.blocks !== undefined;
}

/** Copies an actor's stat block; what that needs is fetched. */
export async function copyBlockOf(actor: Actor): Promise<void> {
  const { copyBlock } = await import("./copy.js");
  await copyBlock(actor);
}

/** Copies the stat block of whom a button names by UUID. */
export function copyBlockAt(button: HTMLElement): void {
  work(button, "block.copy", async () => {
    const actor = (await fromUuid(button.dataset["uuid"] ?? "")) as Actor | null;
    if (actor) await copyBlockOf(actor);
  });
}
