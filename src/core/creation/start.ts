import { rulesetOf } from "../rulesets.js";
import { refuse } from "../text/errors.js";
import type { CreationDoor } from "./procedure.js";

/** How actors of a type are made step by step; undefined where they are not. */
export function creationFor(type: string): CreationDoor | undefined {
  const creation = rulesetOf(type)?.creation;
  return creation?.types.includes(type) === true ? creation : undefined;
}

/** Opens the assistant of an actor where it was left, or at its beginning. */
export async function openCreation(actor: Actor): Promise<void> {
  const creation = creationFor(actor.type);
  if (!creation) return;
  if (!actor.isOwner || actor.inCompendium) {
    refuse("GARDIEN.SHEET.Error.notYours");
    return;
  }
  // Fetched only now: most evenings nobody makes a character.
  const [{ CreationWindow }, { Making }, procedure] = await Promise.all([
    import("./window.js"),
    import("./making.js"),
    creation.load(),
  ]);
  if (CreationWindow.show(actor)) return;
  await CreationWindow.open(await Making.of(actor, procedure), rulesetOf(actor.type)?.id ?? "");
}
