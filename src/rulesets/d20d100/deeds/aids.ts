import type { EarlierDeed } from "../../../core/play/contract/deed.js";
import { earlierDeed, earlierDeeds, wasDoneSince } from "../../../core/play/log/earlier.js";
import { oneOf, record, text, whole } from "../../../core/shape/shape.js";
import type { Help } from "../rules/checks/tests.js";

/** DD-88, DD-89 — another skill of one's own, or another actor's help. */
export const KINDS = ["synergy", "cooperation"] as const satisfies readonly Help[];

/** DD-88, DD-89 — what an outcome keeps of help. */
export const HELP = { kind: oneOf(KINDS), patient: text, bonus: whole };

/** DD-88, DD-89 — the deed by which an actor prepares, or helps. */
const AID = "assist";
/** The deeds that use it up, with what an outcome of theirs keeps of it. */
const USERS: readonly string[] = ["check", "passive"];
const USED = record({ aid: text });

/** DD-88, DD-89 — help that waits for an actor's next test. */
export interface Aid extends Pick<EarlierDeed, "id" | "name"> {
  readonly kind: Help;
}

/** DD-88, DD-89 — help that waits for an actor's next test, latest first. */
export function aidsFor(actor: Actor): readonly Aid[] {
  return earlierDeeds((deed) => isFor(deed, actor))
    .filter(({ id }) => !isUsed(id))
    .map(aidOf);
}

/** DD-88, DD-89 — the help that a choice names, as long as it is the actor's and unused; `null` otherwise. */
export function aidIn(id: string, actor: Actor): Aid | null {
  const deed = id === "" ? null : earlierDeed(id);
  return deed && isFor(deed, actor) && !isUsed(id) ? aidOf(deed) : null;
}

const HELPED = record(HELP);

const aidOf = ({ id, name, outcome }: EarlierDeed): Aid => ({ id, name, kind: HELPED.read(outcome).kind });

function isFor({ deed, outcome }: EarlierDeed, actor: Actor): boolean {
  const { bonus, patient } = HELPED.read(outcome);
  return deed === AID && bonus > 0 && patient === actor.uuid;
}

/** DD-88, DD-89 — it serves once. */
function isUsed(id: string): boolean {
  return wasDoneSince(id, ({ deed, outcome }) => USERS.includes(deed) && USED.read(outcome).aid === id);
}
