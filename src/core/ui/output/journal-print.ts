import { reportFailure } from "../../text/errors.js";
import { listen } from "../../foundry/types/hooks.js";

/** An entry of the menu in a window's header. */
interface HeaderControl {
  readonly action: string;
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** A rule or a clue is put on paper from the menu of its journal, as a sheet is from its own. */
export function registerJournalPrint(): void {
  listen("getHeaderControlsJournalEntrySheet", (journal: { element: HTMLElement }, controls: HeaderControl[]) => {
    const onClick = () =>
      void import("../../sheets/print.js")
        .then(({ printAlone }) => printAlone(journal.element))
        .catch((error: unknown) => reportFailure("print", error));
    controls.push({ action: "gardienPrint", icon: "fa-solid fa-print", label: "GARDIEN.SHEET.print", onClick });
  });
}
