import { rulesetOf } from "../../rulesets/index.js";
import { refuse } from "../errors.js";
import { Making } from "./making.js";
import type { AssistantProcedure } from "./procedure.js";
import { AssistantWindow } from "./window.js";

/** How actors of a type are made step by step; undefined where they are not. */
export function assistantFor(type: string): AssistantProcedure | undefined {
  const procedure = rulesetOf(type)?.assistant;
  return procedure?.types.includes(type) === true ? procedure : undefined;
}

/** Opens the assistant of an actor where it was left, or at its beginning. */
export async function openAssistant(actor: Actor): Promise<void> {
  const procedure = assistantFor(actor.type);
  if (!procedure) return;
  if (!actor.isOwner || actor.inCompendium) {
    refuse("GARDIEN.SHEET.Error.notYours");
    return;
  }
  if (AssistantWindow.show(actor)) return;
  await AssistantWindow.open(await Making.of(actor, procedure), rulesetOf(actor.type)?.id ?? "");
}
