import { refuse } from "../errors.js";

interface Sidebar {
  expanded: boolean;
  toggleExpanded?(expanded?: boolean): void;
  changeTab(tab: string, group: string): void;
}

/** Shows the card of a message in the log, and puts the keyboard on it. */
export function jumpTo(message: string): void {
  const { sidebar } = ui as unknown as { readonly sidebar: Sidebar };
  if (!sidebar.expanded) sidebar.toggleExpanded?.(true);
  sidebar.changeTab("chat", "primary");
  const row = document.querySelector<HTMLElement>(`.chat-log [data-message-id="${CSS.escape(message)}"]`);
  if (!row) {
    refuse("GARDIEN.QUESTION.gone");
    return;
  }
  row.scrollIntoView({ block: "center" });
  const first = row.querySelector<HTMLElement>(".g-card button:not(:disabled)");
  first?.focus({ preventScroll: true });
  row.classList.add("g-found");
  setTimeout(() => row.classList.remove("g-found"), 1600);
}
