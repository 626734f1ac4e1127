import type { Data } from "../../common/types.js";
import { escapeHTML } from "../../common/utils/strings.js";
import { host, localize } from "../applications/host.js";
import { FormulaError, Roll } from "../dice/index.js";
import { visibilityOf } from "./roll-commands.js";

const LISTENING = new WeakSet<Document>();

/** Answers clicks, the Enter key and drags on content links and inline rolls anywhere on a page. */
export function activateClicks(page: Document): void {
  if (LISTENING.has(page)) return;
  LISTENING.add(page);
  const act = (event: Event): void => {
    const anchor = anchorOf(event);
    if (!anchor) return;
    event.preventDefault();
    event.stopPropagation();
    void follow(anchor);
  };
  page.addEventListener("click", act);
  page.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target === anchorOf(event)) act(event);
  });
  page.addEventListener("dragstart", (event) => {
    const anchor = anchorOf(event);
    if (!anchor?.matches("a.content-link[data-uuid]")) return;
    const { uuid, type } = anchor.dataset;
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
  });
}

function anchorOf(event: Event): HTMLAnchorElement | null {
  const target = event.target as Element | null;
  return target?.closest?.<HTMLAnchorElement>("a.content-link, a.inline-roll") ?? null;
}

/** Does what a click on a content link or an inline roll does. */
export async function follow(anchor: HTMLAnchorElement): Promise<void> {
  if (anchor.matches(".content-link")) await openLink(anchor);
  else if (anchor.matches(".inline-result")) await toggleResult(anchor);
  else await rollDeferred(anchor);
}

async function toggleResult(anchor: HTMLAnchorElement): Promise<void> {
  if (anchor.classList.contains("expanded")) Roll.collapseInlineResult(anchor);
  else await Roll.expandInlineResult(anchor);
}

async function openLink(anchor: HTMLAnchorElement): Promise<void> {
  const { notifications } = host.ui;
  const found = anchor.matches(".broken") ? null : await fromUuid(anchor.dataset["uuid"] ?? "");
  if (!found) {
    notifications?.warn(localize("PLAYGROUND.Text.BrokenLink"));
    return;
  }
  if (found.testUserPermission && !found.testUserPermission(host.game["user"], "LIMITED")) {
    notifications?.warn(localize("PLAYGROUND.Text.NoPermission", { name: anchor.textContent?.trim() }));
    return;
  }
  const page = found.documentName === "JournalEntryPage";
  const sheet = page ? found.parent.sheet : found.sheet;
  await sheet?.render({ force: true, ...(page ? { pageId: found.id } : {}) });
}

async function rollDeferred(anchor: HTMLAnchorElement): Promise<void> {
  const { formula = "", mode = "roll", flavor } = anchor.dataset;
  const source = sourceOf(anchor);
  const messageClass = host.documentClass("ChatMessage") as Data;
  const actor = source?.["documentName"] === "Actor" ? source : source?.["actor"];
  const speaker = messageClass["getSpeaker"](actor ? { actor } : {});
  const speaking = source ?? messageClass["getSpeakerActor"]?.(speaker);
  try {
    const roll = Roll.create(formula, speaking?.getRollData?.() ?? {});
    await roll.toMessage({ flavor: flavor && escapeHTML(flavor), speaker }, visibilityOf(mode));
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    host.ui["notifications"]?.error(localize("PLAYGROUND.Chat.BadFormula", { formula }));
  }
}

/** The document whose window, or whose chat message, holds the link. */
function sourceOf(anchor: HTMLElement): Data | undefined {
  const message = anchor.closest<HTMLElement>("[data-message-id]");
  if (message) return host.game["messages"]?.get(message.dataset["messageId"])?.speakerActor ?? undefined;
  const id = anchor.closest(".application")?.id;
  return id ? host.foundry["applications"]?.instances?.get(id)?.document : undefined;
}
