import { reportFailure } from "../text/errors.js";
import { menuEntry } from "../ui/menu-entry.js";
import { listen } from "../foundry/types/hooks.js";
import type { Conversion } from "./conversion.js";
import { mayCopyBlock } from "./blocks/door.js";
import { conversionsFor, knowConversions } from "./start.js";

/** An entry of the menu in a window's header; its action is one of the window. */
interface HeaderControl {
  readonly action: string;
  readonly icon: string;
  readonly label: string;
}

/** Makes conversions known, and puts the doors to them where keepers look: above the list of actors, in sheets' menus. */
export function registerConversions(conversions: readonly Conversion[]): void {
  knowConversions(conversions);
  listen("renderActorDirectory", (_directory: unknown, element: HTMLElement) =>
    import("./offer.js")
      .then(({ offerInDirectory }) => offerInDirectory(element))
      .catch((error: unknown) => reportFailure("conversion", error)),
  );
  listen("getHeaderControlsActorSheetV2", offerOnSheet);
  offerCopy("Actor", ({ dataset }) => mayCopyBlock(game.actors.get(dataset["entryId"] ?? "")));
  offerCopy("Folder", () => true);
}

/** Offers to copy blocks in the menus of a kind of row of the list of actors. */
function offerCopy(row: string, visible: (target: HTMLElement) => boolean): void {
  listen(`get${row}ContextOptions`, ({ documentName }: { readonly documentName?: string }, entries: object[]) => {
    if (row === "Folder" && documentName !== "Actor") return;
    const choose = async (target: HTMLElement) => (await import("./blocks/copy.js")).copyRow(target);
    entries.push(menuEntry({ label: "GARDIEN.BLOCK.copy", icon: "fa-solid fa-copy", visible, choose }));
  });
}

function offerOnSheet({ actor }: { readonly actor: Actor }, controls: HeaderControl[]): void {
  if (mayCopyBlock(actor))
    controls.push({ action: "copyBlock", icon: "fa-solid fa-copy", label: "GARDIEN.BLOCK.copy" });
  if (!game.user.isGM || conversionsFor(actor).length === 0) return;
  controls.push({ action: "convert", icon: "fa-solid fa-right-left", label: "GARDIEN.CONVERT.door" });
}
