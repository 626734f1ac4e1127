import { inText, json, list, mapOf, record, text } from "../../../core/shape/shape.js";
import { itemAt } from "../../../core/world/world.js";
import { borneBy } from "../../../core/deed/owned-items.js";
import type { FieldOption } from "../../../core/deed/form-fields.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { byName } from "../../../core/ui/by-name.js";
import { RpgAffliction } from "../data/items/affliction.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { field } from "./kit.js";

/** A poison or a disease that an actor may be exposed to. */
export interface Affliction {
  /** Its id on the sheet of the actor exposed; empty where it would be new there. */
  readonly own: string;
  readonly name: string;
  readonly img: string;
  readonly system: RpgAffliction;
}

interface Pack {
  readonly documentName: string;
  readonly visible: boolean;
  readonly index: Iterable<{ readonly uuid: string; readonly name: string; readonly type?: string }>;
}

/** How much of an entry one choice holds: what is longer is told in several. */
const PIECE = 1500;

const isPacked = (chosen: string): boolean => chosen.startsWith("Compendium.");

/** RP-92 — the poisons and diseases there are: on the sheet but not at work, in the world, in its compendia. */
export function afflictionOptions(actor: Actor): readonly FieldOption[] {
  const own = borneBy(actor, RpgAffliction).filter(({ system }) => !system.active);
  const world = game.items.filter(({ system, visible }) => visible && (system as unknown) instanceof RpgAffliction);
  const packs = [...(game.packs as Iterable<Pack>)].filter((pack) => pack.visible);
  const entries = packs.flatMap(({ documentName, index }) => (documentName === "Item" ? [...index] : []));
  return [
    ...own.map(({ id, name, system }) => field.namedOption(id, nameAsRead(name, system))),
    ...byName(world).map(({ uuid, name }) => field.namedOption(uuid, name)),
    ...byName(entries.filter(({ type }) => type === "rpgAffliction")).map(({ uuid, name }) =>
      field.namedOption(uuid, name),
    ),
  ];
}

/** What was chosen, as a form and a message have it; an entry of a compendium was fetched with it, in pieces. */
interface Chosen {
  readonly affliction: string;
  readonly packedFrom: string;
  readonly packed: readonly string[];
}

/** An entry of a compendium as it travels. */
const ENTRY = inText(record({ name: text, img: text, system: mapOf(json) }));

/** What a form carries of such an entry. */
export const PACKED_FORM = { packedFrom: field.carried(text), packed: field.carried(list(text)) };

/** RP-92 — what was chosen; `null` when it is gone, or not fetched yet. */
export function afflictionOf(actor: Actor, { affliction, packedFrom, packed }: Chosen): Affliction | null {
  if (isPacked(affliction)) return packedFrom === affliction ? unpacked(packed.join("")) : null;
  const own = actor.items.get(affliction);
  const item = own ?? itemAt(affliction);
  const system: unknown = item?.system;
  if (!item || !(system instanceof RpgAffliction)) return null;
  return { own: own ? affliction : "", name: item.name, img: item.img ?? "", system };
}

/** Whether the very same is at work in an actor already. */
export function isBorne(actor: Actor, { name, system }: Pick<Affliction, "name" | "system">): boolean {
  return borneBy(actor, RpgAffliction).some(
    (one) => one.system.active && (one.name === name || (system.slug !== "" && one.system.slug === system.slug)),
  );
}

/** The entry of a compendium that was chosen, fetched once: it travels with the choice. Nothing for any other choice. */
export async function fetchAffliction(choices: DeedChoices): Promise<DeedChoices> {
  const chosen = text.read(choices["affliction"]).trim();
  if (!isPacked(chosen) || choices.packedFrom === chosen) return {};
  const item = (await fromUuid(chosen)) as Item | null;
  const system: unknown = item?.system;
  if (!item || !(system instanceof RpgAffliction)) return {};
  const written = JSON.stringify({ name: item.name, img: item.img, system: system.toObject() });
  const count = Math.ceil(written.length / PIECE);
  const packed = Array.from({ length: count }, (_, i) => written.slice(i * PIECE, (i + 1) * PIECE));
  return { packedFrom: chosen, packed };
}

function unpacked(written: string): Affliction | null {
  const { name = "", img = "", system = {} } = ENTRY.read(written) ?? {};
  return name ? { own: "", name, img, system: new RpgAffliction(system, { strict: false }) } : null;
}
