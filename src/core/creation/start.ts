import { rulesetOf } from "../rulesets.js";
import { refuse } from "../text/errors.js";
import type { Assistant } from "./procedure.js";

/** How actors of a type are made step by step; undefined where they are not. */
export function assistantFor(type: string): Assistant | undefined {
  const assistant = rulesetOf(type)?.assistant;
  return assistant?.types.includes(type) === true ? assistant : undefined;
}

/** Opens the assistant of an actor where it was left, or at its beginning. */
export async function openAssistant(actor: Actor): Promise<void> {
  const assistant = assistantFor(actor.type);
  if (!assistant) return;
  if (!actor.isOwner || actor.inCompendium) {
    refuse("GARDIEN.SHEET.Error.notYours");
    return;
  }
  // Fetched only now: most evenings nobody makes a character.
  const [{ AssistantWindow }, { Making }, procedure] = await Promise.all([
    import("./window.js"),
    import("./making.js"),
    assistant.load(),
  ]);
  if (AssistantWindow.show(actor)) return;
  await AssistantWindow.open(await Making.of(actor, procedure), rulesetOf(actor.type)?.id ?? "");
}
