import { writeIn } from "../../../../core/foundry/write.js";
import { chosenByName } from "../../rules/character/trait-choice.js";
import type { Named } from "../../rules/character/traits.js";
import { D20d100Trait } from "./trait.js";

/** DD-32, DD-34, DD-36 — writes into somebody's traits what the thing they were chosen for is called now. */
export async function renameChosen(actor: Actor, what: "skill" | "weapon", before: Named, name: string): Promise<void> {
  const updates = [...actor.items].flatMap(({ id, system }) => {
    const trait: unknown = system;
    const isFor = trait instanceof D20d100Trait && chosenByName(trait, what, before);
    return isFor ? [{ _id: id, "system.parameter": name }] : [];
  });
  if (updates.length > 0) await writeIn(actor, "Item", updates);
}
