import { prototypeOf } from "../foundry/tokens.js";
import { createIn, write, writeIn } from "../foundry/write.js";
import { refuse } from "../text/errors.js";
import type { Making } from "./making.js";
import { AWAITS_PATH, DRAFT_CLEARED } from "./stored.js";
import type { NewItem, Result } from "./procedure.js";

/** Told to whatever follows the coming and going of items: the update of the actor knows of them. */
const MADE = { gardienMade: true };

/**
 * Writes what was made: whether it is approved, the items, then the actor, whose draft ends with it. Doing it again after
 * a failure adds nothing twice.
 */
export async function finish(making: Making): Promise<void> {
  const { actor, procedure } = making;
  const result = procedure.result(making.draft, making.desk);
  const { approval } = procedure;
  // A keeper who finishes approves; a player gives an approval up. First: where it is refused nothing is half made.
  if (approval !== undefined) await write(actor, { [approval]: game.user.isGM, [AWAITS_PATH]: !game.user.isGM });
  const sources = await sourcesOf(actor, result.create);
  if (sources.length > 0) await createIn(actor, "Item", sources, { keepId: true, ...MADE });
  const changes = result.change
    .filter(({ id }) => actor.items.has(id))
    .map(({ id, ...more }) => ({ _id: id, ...more }));
  if (changes.length > 0) await writeIn(actor, "Item", changes);
  const gone = result.remove.filter((id) => actor.items.has(id));
  if (gone.length > 0) await actor.deleteEmbeddedDocuments("Item", gone, MADE as never);
  await write(actor, {
    ...result.update,
    ...tokenChanges(actor, result.update),
    ...DRAFT_CLEARED,
  });
}

/** Data of the items to create, those already there left out. What cannot be found any more is named. */
async function sourcesOf(actor: Actor, wanted: Result["create"]): Promise<readonly object[]> {
  const sources: object[] = [];
  for (const one of wanted) {
    const source = actor.items.has(one.id) ? null : await itemSourceOf(one);
    if (source) sources.push(source);
  }
  return sources;
}

async function itemSourceOf(wanted: NewItem): Promise<object | null> {
  if (!("from" in wanted)) {
    const { id, ...made } = wanted;
    return { _id: id, ...made };
  }
  const { id, from, ...more } = wanted;
  const item = (await fromUuid(from)) as Item | null;
  if (!item) {
    refuse("GARDIEN.ASSISTANT.Error.gone", { id: from });
    return null;
  }
  return foundry.utils.mergeObject(game.items.fromCompendium(item) as object, { _id: id, ...more });
}

/** A token that bears the actor's name and picture goes on bearing them. */
function tokenChanges(actor: Actor, { name, img }: Result["update"]): Record<string, unknown> {
  const { name: called, texture } = prototypeOf(actor);
  return {
    ...(name !== undefined && called === actor.name && { "prototypeToken.name": name }),
    ...(img !== undefined && texture.src === actor.img && { "prototypeToken.texture.src": img }),
  };
}
