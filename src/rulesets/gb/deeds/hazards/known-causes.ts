import { byName } from "../../../../core/ui/by-name.js";
import { GbHazard } from "../../data/items/hazard.js";

/** A natural cause as the deed's window lists it. */
export interface KnownCause {
  readonly uuid: string;
  readonly name: string;
}

/** What is read of a compendium. */
interface Pack {
  readonly documentName: string;
  readonly visible: boolean;
  readonly index: Iterable<Entry>;
}

/** An entry of an index; `system` holds what the index was asked for. */
interface Entry extends KnownCause {
  readonly type?: string;
  readonly system?: { readonly kind?: unknown };
}

/** GB-58 — the natural causes there are, by name: those of the world, then those of its compendia. Drowning is a deed of its own. */
export function knownCauses(): readonly KnownCause[] {
  const world = game.items.filter(({ system, visible }) => visible && isCause(system));
  const packs = [...(game.packs as Iterable<Pack>)].filter((pack) => pack.visible);
  const entries = packs.flatMap(({ documentName, index }) => (documentName === "Item" ? [...index] : []));
  const packed = entries.filter(({ type, system }) => type === "gbHazard" && system?.kind !== "drowning");
  return [...byName(world), ...byName(packed)].map(({ uuid, name }) => ({ uuid, name }));
}

function isCause(system: unknown): boolean {
  return system instanceof GbHazard && system.kind !== "drowning";
}
