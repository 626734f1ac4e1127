import { listen } from "../foundry/types/hooks.js";
import { mayRead } from "../play/messages/may-read.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import { modelOf } from "../play/messages/messages.js";
import { mayPleadOn } from "./parts/plea.js";
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
        visible: (row) => pleadable(row) !== null,
        choose: async (row) => {
          const message = pleadable(row);
          if (message) await (await import("../undo/plea/window.js")).PleaWindow.open(message);
        },
      }),
    );
  });
}

/** The message with the verdict on the card of a row, where its reader may ask the keepers to undo it. */
function pleadable(row: HTMLElement): ChatMessage | null {
  const record = verdictOn(messageOf(row)?.id ?? "");
  return record && mayPleadOn(record) ? record.message : null;
}

/** The message of a row, where it has a card that its reader may read. */
function messageOf({ dataset: { messageId = "" } }: HTMLElement): ChatMessage | null {
  const message = game.messages.get(messageId);
  return message && modelOf(message) && mayRead(message) ? message : null;
}
