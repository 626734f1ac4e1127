import { anyMessage } from "../foundry/types/message.js";
import { flagOf } from "../foundry/flags.js";
import { healed, json, record, text } from "../shape/shape.js";
import { verdictOf } from "../play/messages/messages.js";
import { classOf, KINDS, shelfOf, type Kind, type Made } from "./foundry.js";

/** What checks have left in the world. */
export interface Leftovers {
  readonly found: ReadonlyMap<Kind, readonly Made[]>;
  /** Ids of the runs, and of what they made: messages name them. */
  readonly ids: ReadonlySet<string>;
  readonly count: number;
}

const RUN = record({ run: text });
const MARKED = healed(json, (mark) => (typeof mark === "string" ? mark : RUN.read(mark).run));

/** The id of the run that made a document. */
export function runOf(document: Made): string {
  return flagOf(document, "check", MARKED);
}

/** What is left of some runs, or of all there ever were. */
export function leftIn(runs?: readonly string[]): Leftovers {
  const found = new Map<Kind, readonly Made[]>(PLACES.map((kind) => [kind, madeIn(kind, runs)]));
  const ids = idsIn(runs);
  // What was kept is of no run any more: then it bears no mark.
  const messages = [...(shelfOf("ChatMessage") as Iterable<unknown> as Iterable<ChatMessage>)].filter(
    (message) => isTrials(message, ids) || (!runs && isMarked(message)),
  ) as Made[];
  found.set("ChatMessage", messages);
  return { found, ids, count: [...found.values()].reduce((sum, list) => sum + list.length, 0) };
}

/** All kinds but messages: those are known by whom they are about. */
const PLACES = KINDS.filter((kind) => kind !== "ChatMessage");

function madeIn(kind: Kind, runs?: readonly string[]): readonly Made[] {
  return [...shelfOf(kind)].filter((one) => {
    const run = runOf(one);
    return run !== "" && (!runs || runs.includes(run));
  });
}

/** Ids of some runs, or of all, and of what they have made. */
export function idsIn(runs?: readonly string[]): ReadonlySet<string> {
  const made = PLACES.flatMap((kind) => madeIn(kind, runs));
  return new Set([...(runs ?? []), ...made.flatMap((one) => [one.id, runOf(one)])]);
}

/** Whether a message is of a trial: marked, said by somebody of it, or about them. */
export function isTrials(message: ChatMessage, ids: ReadonlySet<string>): boolean {
  const { speaker } = anyMessage(message);
  if (ids.has(runOf(message as Made))) return true;
  if ([speaker?.actor, speaker?.scene, speaker?.token].some((id) => typeof id === "string" && ids.has(id))) return true;
  if (ids.size === 0 || !isAbout(message)) return false;
  return idsNamedIn((message._source as { readonly system?: unknown }).system).some((id) => ids.has(id));
}

/** Whatever looks like an id in what a message keeps: worlds have thousands of messages, and trials hundreds of ids. */
function idsNamedIn(system: unknown): readonly string[] {
  return JSON.stringify(system ?? {}).match(/\b[A-Za-z0-9]{16}\b/g) ?? [];
}

const isMarked = (message: ChatMessage): boolean => runOf(message as Made) !== "";

/** Whether a message is one of ours that tells of people by their ids. */
function isAbout(message: ChatMessage): boolean {
  const { type } = anyMessage(message);
  return type !== "base" || verdictOf(message) !== undefined;
}

/** What jobs under way still write comes after the first look: so often is looked again. */
const LOOKS = 3;

/**
 * Throws leftovers away, messages first and folders last; what others throw away meanwhile is no failure, and what cannot
 * go does not keep the rest.
 * @returns how many documents went
 */
export async function clearAway(look: () => Leftovers): Promise<number> {
  let gone = 0;
  let failure: Error | undefined;
  for (let looks = 0; looks < LOOKS; looks++) {
    const { found, count } = look();
    if (count === 0) return gone;
    failure = undefined;
    for (const kind of KINDS) {
      const own = (found.get(kind) ?? []).map(({ id }) => id).filter((id) => shelfOf(kind).get(id));
      if (own.length === 0) continue;
      try {
        await classOf(kind).deleteDocuments(own);
        gone += own.length;
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error(String(error));
      }
    }
  }
  if (failure) throw failure;
  return gone;
}

/** Leaves leftovers where they are: from now on they are documents like any other. */
export async function keepAll({ found }: Leftovers): Promise<void> {
  for (const kind of KINDS) {
    const own = (found.get(kind) ?? []).filter((one) => runOf(one) !== "");
    for (const one of own) await one.update({ "flags.gardien.check": null });
  }
}
