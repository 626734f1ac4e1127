import type { Text } from "../../../core/text/text.js";
import type { Borne } from "../../../core/deed/owned-items.js";
import { initiativeTrait, UNTRAINED } from "../data/actors/carried.js";
import type { WarpTrait } from "../data/items/trait.js";
import type { WarpActor } from "../data/actors/warp-actor.js";
import { named, say } from "./kit.js";

type Named = Pick<Borne<WarpTrait>, "id" | "name" | "system">;

/** WP-46 — what initiative can be rolled with: the best there is, one of some traits, or what anybody has. */
export function initiativeOptions(
  { carried, untrained }: Pick<WarpActor, "carried" | "untrained">,
  traits: readonly Named[],
): readonly { readonly value: string; readonly label: Text }[] {
  const best = initiativeTrait(carried.traits, "", untrained);
  const known = traits.find(({ system }) => system === best);
  return [
    { value: "", label: known ? say("initiative.best", { name: nameOf(known) }) : say("initiative.bestOfAll") },
    ...traits.filter(({ system }) => !system.isFlaw).map((one) => ({ value: one.id, label: named(nameOf(one)) })),
    { value: UNTRAINED, label: say("check.untrained", { dice: untrained }) },
  ];
}

/** A trait as it is called in a list: with its score as printed. */
export function nameOf({ name, system }: Named): string {
  return `${name} ${system.printed}`;
}
