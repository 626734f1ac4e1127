import { interfaceHere } from "../foundry/types/interface.js";

/** What we use of the chat's tab; its window is another one. */
export interface ChatLog {
  readonly element?: HTMLElement | null;
  readonly popout?: ChatLog;
  readonly isAtBottom: boolean;
  scrollBottom(options?: { readonly waitImages?: boolean }): Promise<void>;
  renderBatch?(size: number): Promise<void>;
  updateMessage(message: ChatMessage): Promise<unknown>;
}

/** The chat; not every page has one. */
export function chatLog(): ChatLog | undefined {
  return interfaceHere().chat as ChatLog | undefined;
}

/** Notes whether the log around a place is read at its end; the answer goes there again when the place has grown. */
export function keepEnd(place: HTMLElement): () => Promise<void> | undefined {
  const chat = chatLog();
  const log = [chat, chat?.popout].find((one) => one?.element?.contains(place));
  const atEnd = log?.isAtBottom;
  return () => (atEnd ? log?.scrollBottom({ waitImages: true }) : undefined);
}
