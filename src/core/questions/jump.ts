import { chatLog, type ChatLog } from "../ui/chat-log.js";
import { refuse } from "../text/errors.js";

interface Sidebar {
  expanded: boolean;
  toggleExpanded?(expanded?: boolean): void;
  changeTab(tab: string, group: string): void;
}

/** Brings the log before its reader. */
export function showLog(): void {
  const { sidebar } = ui as { readonly sidebar?: Sidebar };
  if (sidebar && !sidebar.expanded) sidebar.toggleExpanded?.(true);
  sidebar?.changeTab("chat", "primary");
}

/** Shows the card of a message in the log, and puts the keyboard on it. */
export async function jumpTo(message: string): Promise<void> {
  showLog();
  const log = chatLog();
  await log?.scrollBottom({ waitImages: true }); // as the log does of itself when it opens: ours comes after that
  const row = log && (await rowIn(log, message));
  if (!row) {
    refuse(game.messages.get(message)?.visible ? "GARDIEN.QUESTION.further" : "GARDIEN.QUESTION.gone");
    return;
  }
  row.scrollIntoView({ block: "center" });
  const first = row.querySelector<HTMLElement>(".g-card button:not(:disabled)");
  first?.focus({ preventScroll: true });
  row.classList.add("g-found");
  setTimeout(() => row.classList.remove("g-found"), 1600);
}

/** The row of a message; an old one is drawn first, with those between, for a log is drawn from its end as it is read. */
async function rowIn(log: ChatLog, message: string): Promise<HTMLElement | null> {
  const size = (CONFIG.ChatMessage as { batchSize?: number }).batchSize ?? 100;
  const find = () => log.element?.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(message)}"]`) ?? null;
  const count = () => log.element?.querySelectorAll("[data-message-id]").length;
  if (!game.messages.get(message)?.visible) return find();
  for (let drawn = -1; !find() && drawn !== count();) {
    drawn = count() ?? -1;
    await log.renderBatch?.(size);
  }
  return find();
}
