import { write } from "../foundry/write.js";
import { menuEntry } from "../ui/menu-entry.js";
import { listen } from "../foundry/types/hooks.js";

const PATH = "flags.gardien.shown";

/** Whether the keeper lets players choose somebody whom no scene or fight shows them. */
function isShown({ flags }: Actor): boolean {
  return (flags as { readonly gardien?: { readonly shown?: unknown } }).gardien?.shown === true;
}

/** Whether a user knows that an actor of the world is there. */
export function mayChoose(actor: Actor, user: User): boolean {
  return isShown(actor) || actor.testUserPermission(user, "LIMITED");
}

/** Lets keepers show actors as targets, and stop it, in the menu of the actors' tab: for tables without a map. */
export function registerShown(): void {
  listen("getActorContextOptions", (_tab: unknown, entries: object[]) => {
    entries.push(entry("GARDIEN.ATTACK.showAsTarget", "bullseye", true));
    entries.push(entry("GARDIEN.ATTACK.hideAsTarget", "eye-slash", false));
  });
}

function entry(label: string, icon: string, on: boolean): object {
  return menuEntry({
    label,
    icon: `fa-solid fa-${icon}`,
    visible: ({ dataset: { entryId = "" } }) => {
      const actor = game.actors.get(entryId);
      return game.user.isGM && actor !== undefined && isShown(actor) !== on;
    },
    choose: ({ dataset: { entryId = "" } }) => {
      const actor = game.actors.get(entryId);
      return actor && write(actor, { [PATH]: on });
    },
  });
}
