import { verdictOf } from "../../play/messages/messages.js";
import type { Plea } from "../../play/record/plea.js";
import { tell } from "../../text/errors.js";

/** How this user's pleas for an undo stood when they were last looked at, by the message that carries the verdict. */
const seen = new Map<string, Plea["standing"]>();

/** Tells a player who waits for a keeper's word on an undo what became of it. */
export function tellPlea(message: ChatMessage): void {
  const plea = verdictOf(message)?.plea;
  if (!plea || plea.user !== game.user.id) return;
  const id = message.id ?? "";
  const before = seen.get(id);
  seen.set(id, plea.standing);
  if (before !== "asked") return;
  if (plea.standing === "granted") tell("GARDIEN.PLEA.granted");
  else if (plea.standing === "kept")
    tell(`GARDIEN.PLEA.${plea.answer ? "keptSaying" : "keptPlain"}`, { word: plea.answer });
}
