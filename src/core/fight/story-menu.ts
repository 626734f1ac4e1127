import { listen } from "../foundry/types/hooks.js";
import { menuEntry } from "../ui/menu-entry.js";

/** Lets keepers have a fight told in a journal, in the menu of the list of the fight. */
export function registerStory(): void {
  listen("getCombatContextOptions", (list: { readonly viewed?: Combat | null }, entries: object[]) => {
    entries.push(
      menuEntry({
        label: "GARDIEN.FIGHT.story.write",
        icon: "fa-solid fa-book-open",
        visible: () => game.user.isGM && Boolean(list.viewed),
        choose: async () => list.viewed && (await import("./story.js")).tellStory(list.viewed),
      }),
    );
  });
}
