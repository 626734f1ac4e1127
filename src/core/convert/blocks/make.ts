import { nested, type BlockRead, type ThingRead } from "../../notation/block.js";
import type { Workshop } from "./procedure.js";

/** Data of the actor that a block describes; what our compendia know is taken from there, with its picture. */
export async function makeOf(read: BlockRead, name: string, { ruleset, notation, shelf }: Workshop) {
  const [type] = notation.types;
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
    system: nested(read.figures),
    items,
  };
}

function copied(document: Item, thing: ThingRead): object {
  const source = game.items.fromCompendium(document) as { readonly system: object };
  const system = foundry.utils.mergeObject(source.system, nested(thing.settled(source.system)), { inplace: false });
  return { ...source, name: document.name, system };
}

function made(thing: ThingRead, img: string | undefined): object {
  const base = nested(thing.base);
  const system = foundry.utils.mergeObject(base, nested(thing.settled(base)), { inplace: false });
  return { name: thing.name, type: thing.types[0], ...(img !== undefined && { img }), system };
}
