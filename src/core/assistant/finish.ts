import { refuse } from "../errors.js";
import type { Making } from "./making.js";
import { DRAFT_CLEARED } from "./stored.js";
import type { Result } from "./procedure.js";

/** Told to whatever follows the coming and going of items: the update of the actor knows of them. */
const MADE = { gardienMade: true };

/** Writes what was made: the items, then the actor, whose draft ends with it. Doing it again after a failure adds nothing twice. */
export async function finish(making: Making): Promise<void> {
  const { actor } = making;
  const result = making.procedure.result(making.draft, making.desk);
  const sources = await copies(actor, result.create);
  if (sources.length > 0)
    await actor.createEmbeddedDocuments("Item", sources as never, { keepId: true, ...MADE } as never);
  const changes = result.change.filter(({ id }) => actor.items.has(id)).map(({ id, system }) => ({ _id: id, system }));
  if (changes.length > 0) await actor.updateEmbeddedDocuments("Item", changes as never);
  const gone = result.remove.filter((id) => actor.items.has(id));
  if (gone.length > 0) await actor.deleteEmbeddedDocuments("Item", gone, MADE as never);
  await actor.update({ ...result.update, ...tokenChanges(actor, result.update), ...DRAFT_CLEARED } as never);
}

/** Data of the chosen entries, those already copied left out. What cannot be found any more is named. */
async function copies(actor: Actor, wanted: Result["create"]): Promise<readonly object[]> {
  const sources: object[] = [];
  for (const { id, from, system } of wanted) {
    if (actor.items.has(id)) continue;
    const item = (await fromUuid(from as never)) as unknown as Item | null;
    if (!item) {
      refuse("GARDIEN.ASSISTANT.Error.gone", { id: from });
      continue;
    }
    const data = game.items.fromCompendium(item as never) as object;
    sources.push(foundry.utils.mergeObject(data, { _id: id, system }));
  }
  return sources;
}

/** A token that bears the actor's name and picture goes on bearing them. */
function tokenChanges(actor: Actor, { name, img }: Result["update"]): Record<string, unknown> {
  const { name: called, texture } = actor.prototypeToken as unknown as {
    name: string;
    texture: { src: string | null };
  };
  return {
    ...(name !== undefined && called === actor.name && { "prototypeToken.name": name }),
    ...(img !== undefined && texture.src === actor.img && { "prototypeToken.texture.src": img }),
  };
}
