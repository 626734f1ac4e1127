import { nested, type BlockRead, type ThingRead } from "../../notation/block.js";
import { hasField, withinBounds } from "./fields.js";
import type { Workshop } from "./procedure.js";

/** Data of the actor that a block describes; what our compendia know is taken from there, with its picture. */
export async function makeOf(read: BlockRead, name: string, type: string, { ruleset, notation, shelf }: Workshop) {
  const img = shelf.find(read.name, notation.types)?.img; // one of ours by the same name lends its face
  const items = await Promise.all(
    read.things.map(async (thing) => {
      const entry = shelf.find(thing.name, thing.types);
      const document = entry ? ((await fromUuid(entry.uuid)) as Item | null) : null;
      return document ? copied(document, thing) : made(thing, ruleset.items[thing.types[0]]?.img);
    }),
  );
  return {
    name,
    type,
    ...(img !== undefined && { img }),
    system: nested(Object.fromEntries(Object.entries(read.figures).filter(([path]) => hasField("Actor", type, path)))),
    items,
  };
}

function copied(document: Item, thing: ThingRead): object {
  const source = game.items.fromCompendium(document) as { readonly system: object };
  const system = foundry.utils.mergeObject(source.system, figuresFor(thing, source.system), { inplace: false });
  return { ...source, name: document.name, system };
}

/** What is stored of a thing, within the bounds of its kind. */
function figuresFor(thing: ThingRead, known: object): object {
  return nested(withinBounds(thing.types[0], thing.settled(known)).figures);
}

function made(thing: ThingRead, img: string | undefined): object {
  const base = nested(thing.base);
  const system = foundry.utils.mergeObject(base, figuresFor(thing, base), { inplace: false });
  return { name: thing.name, type: thing.types[0], ...(img !== undefined && { img }), system };
}
