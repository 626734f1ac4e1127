import { listen } from "../foundry/types/hooks.js";
import { mayRead } from "../play/messages/may-read.js";
import { modelOf } from "../play/messages/messages.js";
import { menuEntry } from "../ui/menu-entry.js";

/** Lets whoever reads a card copy it as plain text, in the menu of its message. */
export function registerCardMenu(): void {
  listen("getChatMessageContextOptions", (_log: unknown, entries: object[]) => {
    entries.push(
      menuEntry({
        label: "GARDIEN.CARD.copy",
        icon: "fa-solid fa-copy",
        visible: (row) => messageOf(row) !== null,
        choose: async (row) => (await import("./copy.js")).copyCard(messageOf(row)),
      }),
    );
    entries.push(
      menuEntry({
        label: "GARDIEN.PLEA.ask",
        icon: "fa-solid fa-rotate-left",
        visible: (row) => pleading(row) !== null,
        choose: (row) => pleading(row)?.click(),
      }),
    );
  });
}

/** The button of a row's card by which its reader asks the keepers to undo it. */
function pleading(row: HTMLElement): HTMLElement | null {
  return row.querySelector("[data-card-action=plead]");
}

/** The message of a row, where it has a card that its reader may read. */
function messageOf({ dataset: { messageId = "" } }: HTMLElement): ChatMessage | null {
  const message = game.messages.get(messageId);
  return message && modelOf(message) && mayRead(message) ? message : null;
}
