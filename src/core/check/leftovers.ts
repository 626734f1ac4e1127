import { object, text } from "../attack/intent.js";
import { verdictOf } from "../attack/messages.js";
import { classOf, KINDS, shelfOf, type Kind, type Made } from "./foundry.js";

/** What checks have left in the world. */
export interface Leftovers {
  readonly found: ReadonlyMap<Kind, readonly Made[]>;
  /** Ids of the runs, and of what they made: messages name them. */
  readonly ids: ReadonlySet<string>;
  readonly count: number;
}

/** The id of the run that made a document. */
export function runOf(document: Made): string {
  const mark = document.flags?.gardien?.check;
  if (typeof mark === "string") return mark;
  return text(object(mark).run);
}

/** What is left of some runs, or of all there ever were. */
export function leftIn(runs?: readonly string[]): Leftovers {
  const ids = new Set<string>(runs);
  const found = new Map<Kind, readonly Made[]>();
  for (const kind of KINDS.filter((one) => one !== "ChatMessage")) {
    const own = [...shelfOf(kind)].filter((one) => {
      const run = runOf(one);
      return run !== "" && (!runs || runs.includes(run));
    });
    for (const one of own) ids.add(one.id).add(runOf(one));
    found.set(kind, own);
  }
  // What was kept is of no run any more: then it bears no mark.
  const messages = [...(shelfOf("ChatMessage") as Iterable<unknown> as Iterable<ChatMessage>)].filter(
    (message) => isTrials(message, ids) || (!runs && isMarked(message)),
  ) as unknown as Made[];
  found.set("ChatMessage", messages);
  return { found, ids, count: [...found.values()].reduce((sum, list) => sum + list.length, 0) };
}

/** Whether a message is of a trial: marked, said by somebody of it, or about them. */
export function isTrials(message: ChatMessage, ids: ReadonlySet<string>): boolean {
  const { speaker, _source } = message as unknown as Told;
  if (ids.has(runOf(message as unknown as Made))) return true;
  if ([speaker?.actor, speaker?.scene, speaker?.token].some((id) => typeof id === "string" && ids.has(id))) return true;
  if (ids.size === 0 || !isAbout(message)) return false;
  const told = JSON.stringify(_source.system ?? {});
  return [...ids].some((id) => told.includes(id));
}

const isMarked = (message: ChatMessage): boolean => runOf(message as unknown as Made) !== "";

interface Told {
  readonly speaker?: Readonly<Record<string, unknown>>;
  readonly _source: { readonly system?: unknown };
}

/** Whether a message is one of ours that tells of people by their ids. */
function isAbout(message: ChatMessage): boolean {
  const { type } = message as unknown as { readonly type: string };
  return type !== "base" || verdictOf(message) !== undefined;
}

/**
 * Throws leftovers away, messages first and folders last; what others throw away meanwhile is no failure.
 * @returns how many documents went
 */
export async function clearAway(look: () => Leftovers): Promise<number> {
  let gone = 0;
  for (const kind of KINDS) {
    const ids = (look().found.get(kind) ?? []).map(({ id }) => id);
    const own = ids.filter((id) => shelfOf(kind).get(id));
    if (own.length === 0) continue;
    await classOf(kind).deleteDocuments(own);
    gone += own.length;
  }
  return gone;
}

/** Leaves leftovers where they are: from now on they are documents like any other. */
export async function keepAll({ found }: Leftovers): Promise<void> {
  for (const kind of KINDS) {
    const own = (found.get(kind) ?? []).filter((one) => runOf(one) !== "");
    for (const one of own) await one.update({ "flags.gardien.check": null });
  }
}
