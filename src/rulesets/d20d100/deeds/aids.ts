import type { EarlierDeed } from "../../../core/play/contract/deed.js";
import { earlierDeed, earlierDeeds, wasDoneSince } from "../../../core/play/log/earlier.js";
import { stored, word } from "../../../core/deed/card.js";

/** DD-88, DD-89 — the deed by which somebody prepares, or helps. */
const AID = "assist";
/** The deeds that use it up. */
const USERS: readonly string[] = ["check", "passive"];

/** DD-88, DD-89 — help that waits for somebody's next test, latest first. */
export function aidsFor(actor: Actor): readonly EarlierDeed[] {
  return earlierDeeds((deed) => isFor(deed, actor)).filter(({ id }) => !isUsed(id));
}

/** DD-88, DD-89 — the help that a choice names, as long as it is somebody's and nobody has used it. */
export function aidIn(id: string, actor: Actor): EarlierDeed | null {
  const deed = id === "" ? null : earlierDeed(id);
  return deed && isFor(deed, actor) && !isUsed(id) ? deed : null;
}

function isFor({ deed, outcome }: EarlierDeed, actor: Actor): boolean {
  return deed === AID && stored(outcome, "bonus") > 0 && word(outcome, "patient") === actor.uuid;
}

/** DD-88, DD-89 — it serves once. */
function isUsed(id: string): boolean {
  return wasDoneSince(id, ({ deed, outcome }) => USERS.includes(deed) && word(outcome, "aid") === id);
}
