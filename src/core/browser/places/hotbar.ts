import { gameHere } from "../../foundry/types/game.js";
import { assign } from "../../attack/hotbar-macro.js";
import { refuse, tell } from "../../text/errors.js";
import type { Entry } from "../index/entry.js";

/** What is laid there. */
interface Laid {
  readonly entry: Pick<Entry, "name" | "img" | "uuid" | "document">;
}

/** Slots of the hotbar, on all of its pages. */
const SLOTS = 50;

/** Lays entries into the first free slots of the user's hotbar: a macro does what it does, of all else the sheet opens. */
export async function putOnHotbar(wanted: readonly Laid[]): Promise<void> {
  const laid: string[] = [];
  for (const { entry } of wanted) {
    const slot = freeSlot();
    if (slot === undefined) {
      refuse("GARDIEN.BROWSER.mayNot.slot");
      break;
    }
    await assign(await macroOf(entry), slot);
    laid.push(entry.name);
  }
  if (laid.length > 0) tell("GARDIEN.BROWSER.done.hotbar", { names: laid.join(", ") });
}

async function macroOf(entry: Laid["entry"]): Promise<Parameters<typeof assign>[0]> {
  const { name, img, uuid, document } = entry;
  const macro = document === "Macro" ? ((await fromUuid(uuid)) as Macro | null) : null;
  if (macro) return { name: macro.name, img: macro.img, command: macro.command };
  return {
    name,
    img: img || null,
    command: `foundry.applications.ui.Hotbar.toggleDocumentSheet(${JSON.stringify(uuid)});`,
  };
}

function freeSlot(): number | undefined {
  const { hotbar } = gameHere().user;
  return Array.from({ length: SLOTS }, (_, i) => i + 1).find((slot) => !hotbar[slot]);
}
