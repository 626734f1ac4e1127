import { chatLog } from "../ui/chat-log.js";
import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";
import { references, subjectsOf, verdictOf } from "../play/messages/messages.js";
import { mayRead } from "../play/messages/may-read.js";
import { announce } from "./acts/announce.js";
import { tellPlea } from "./acts/plea-answered.js";
import { redraw } from "./draw.js";
import { cards } from "./registry.js";

/** Keeps the cards on the page up to date: redraws those that tell of a changed document. */
export function followWorld(): void {
  for (const event of ["create", "update", "delete"]) {
    listen(`${event}ChatMessage`, (message: ChatMessage) => onMessage(message));
    for (const name of ["Actor", "Token"])
      listen(`${event}${name}`, (document: Actor | TokenDocument) => onDocument(document));
    // a wound that was dressed or rolled for asks for nothing more
    listen(`${event}Item`, ({ actor }: Item) => actor && onDocument(actor));
  }
  listen("updateChatMessage", tellPlea);
  listen("deleteChatMessage", (message: ChatMessage) => bringForward(message));
  for (const hook of ["createChatMessage", "updateChatMessage"])
    listen(hook, (message: ChatMessage) =>
      readAloud(message).catch((error: unknown) => reportFailure("card.announce", error)),
    );
  for (const hook of ["userConnected", "updateCombat", "deleteCombat", "gardien.settingChanged", "gardien.namesRead"])
    listen(hook, () => refresh(cards.ids));
  refresh(cards.ids); // drawn before anybody followed
}

/**
 * Redraws cards for a new message: a verdict's or a forced deed's own, that of an attack which ends, and that of
 * another card which asked for the deed.
 */
function onMessage(message: ChatMessage): void {
  const verdict = verdictOf(message);
  if (verdict?.deed) for (const { actor } of verdict.targets) onPerson(actor ?? undefined);
  const subjects = subjectsOf(message);
  if (subjects.length === 0) return;
  const above = subjects.flatMap((id) => {
    const subject = game.messages.get(id);
    return subject ? subjectsOf(subject) : [];
  });
  refresh([...subjects, ...above, message.id ?? ""]);
}

/** Gives a row of its own to what stood on the card of a deleted message. */
function bringForward({ id }: ChatMessage): void {
  for (const message of references.to(id ?? "")) {
    chatLog()
      ?.updateMessage(message)
      .catch((error: unknown) => reportFailure("card.bringForward", error));
  }
}

function onDocument(document: Actor | TokenDocument): void {
  onPerson(document.uuid, (document as TokenDocument).actor?.uuid);
}

function onPerson(...known: readonly (string | undefined)[]): void {
  const uuids = known.filter((uuid) => uuid !== undefined);
  const concerned = cards.ids.filter((id) =>
    cards.of(id).some((place) => {
      const actors = place.querySelector<HTMLElement>(".g-card")?.dataset.actors ?? "";
      return uuids.some((uuid) => actors.includes(uuid));
    }),
  );
  if (concerned.length > 0) refresh(concerned);
}

const pending = new Set<string>();
let scheduled = false;

/** Redraws cards, each once for many changes of one moment. */
function refresh(ids: readonly string[]): void {
  for (const id of ids) pending.add(id);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    const due = [...pending];
    pending.clear();
    Promise.all(due.map(redraw)).catch((error: unknown) => reportFailure("card.redraw", error));
  });
}

/** Announces a verdict once to those who may read it. */
async function readAloud(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict && mayRead(message)) await announce(verdict);
}
