/**
 * Writes to documents, whose types would have every change told by its type of actor or item. What a change says is
 * checked by the models as it is written.
 */
interface Written {
  update(change: never, options: never): Promise<unknown>;
}
interface Holder {
  createEmbeddedDocuments(kind: never, sources: never, options: never): Promise<unknown>;
  updateEmbeddedDocuments(kind: never, changes: never, options: never): Promise<unknown>;
}
/** What a document holds, by the kind of it. */
interface Held {
  Item: Item;
  Combatant: Combatant;
}
type Kind = keyof Held;

/** Writes a change of a document, by path or as a tree. */
export async function write(document: Written, change: object, options: object = {}): Promise<void> {
  await document.update(change as never, options as never);
}

/** Creates items of an actor, or combatants of a fight. */
export async function createIn<K extends Kind>(
  holder: Holder,
  kind: K,
  sources: readonly object[],
  options: object = {},
): Promise<readonly Held[K][]> {
  const made: unknown = await holder.createEmbeddedDocuments(kind as never, sources as never, options as never);
  return made as readonly Held[K][];
}

/** Writes changes of items of an actor, or of combatants of a fight; each says its `_id`. */
export async function writeIn(holder: Holder, kind: Kind, changes: readonly object[], options = {}): Promise<void> {
  await holder.updateEmbeddedDocuments(kind as never, changes as never, options as never);
}

/** An effect as it is written: its document's data. */
export interface EffectSource {
  readonly name: string;
  readonly img: string;
  readonly [key: string]: unknown;
}

/** Creates effects of an actor. */
export async function createEffects(
  actor: Holder,
  sources: readonly object[],
  options: object = {},
): Promise<readonly ActiveEffect[]> {
  const made: unknown = await actor.createEmbeddedDocuments(
    "ActiveEffect" as never,
    sources as never,
    options as never,
  );
  return made as readonly ActiveEffect[];
}

/** Creates a message; nothing where Foundry refuses it. */
export async function createMessage(source: object, options: object = {}): Promise<ChatMessage | undefined> {
  return ChatMessage.create(source as never, options as never);
}

/** A journal that was just made, as far as one opens it. */
interface MadeJournal {
  readonly sheet: { render(options: object): Promise<unknown> } | null;
}

/** Creates a journal; nothing where Foundry refuses it. */
export async function createJournal(source: object): Promise<MadeJournal | undefined> {
  const made: unknown = await JournalEntry.create(source as never);
  return made as MadeJournal | undefined;
}

/** Who speaks in a message, as Foundry writes it. */
export function speakerOf(who: object): ReturnType<typeof ChatMessage.getSpeaker> {
  return ChatMessage.getSpeaker(who as never);
}
