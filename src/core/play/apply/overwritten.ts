import { reportFailure } from "../../text/errors.js";
import { listen } from "../../foundry/types/hooks.js";
import { ledgerOf } from "./planning.js";
import { LEDGER_LENGTH } from "./plan-writes.js";

/** How long another window's write can be under way, in milliseconds. */
const LATELY = 60_000;

/** Recent writes of this window on a document, by mark, and the marks last seen there. */
interface Watched {
  readonly writes: Map<string, { readonly again: () => Promise<unknown>; readonly until: number }>;
  seen: readonly string[];
}

const watched = new Map<string, Watched>();
let listens = false;

/**
 * Watches for a lost write. Two windows of one keeper on two machines learn of each other's writes only from the
 * server: the second one, writing from what it knew, overwrites the first with its mark. The first window sees its mark
 * disappear and writes again.
 * @param again repeats the write where its mark is missing
 */
export function watchOver(document: Actor | Item, mark: string, again: () => Promise<unknown>): void {
  listenOnce();
  const { uuid } = document;
  const found: Watched = watched.get(uuid) ?? { writes: new Map(), seen: [] };
  const now = Date.now();
  for (const [id, { until }] of found.writes) if (until < now) found.writes.delete(id);
  found.writes.set(mark, { again, until: now + LATELY });
  found.seen = ledgerOf(document);
  watched.set(uuid, found);
}

function listenOnce(): void {
  if (listens) return;
  listens = true;
  for (const hook of ["updateActor", "updateItem"]) listen(hook, look);
  listen("updateActorDelta", ({ parent }: { readonly parent: TokenDocument | null }) => {
    if (parent?.actor) look(parent.actor);
  });
}

/** Repeats writes whose mark has disappeared; the oldest mark of a full ledger goes by itself. */
function look(document: Actor | Item): void {
  const found = watched.get(document.uuid);
  if (!found) return;
  const ledger = ledgerOf(document);
  const oldest = found.seen.length >= LEDGER_LENGTH ? found.seen[0] : undefined;
  const gone = found.seen.filter((mark) => mark !== oldest && !ledger.includes(mark));
  found.seen = ledger;
  if (ledger.length === 0) return; // nobody wrote from an older ledger: the sheet is another one
  for (const mark of gone) {
    const write = found.writes.get(mark);
    if (write && write.until >= Date.now())
      write.again().catch((error: unknown) => reportFailure("attack.overwritten", error));
  }
}
