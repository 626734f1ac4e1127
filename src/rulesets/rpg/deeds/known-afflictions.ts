import { list, object, text } from "../../../core/shape/heal.js";
import { itemAt } from "../../../core/world/world.js";
import { textIn } from "../../../core/deed/choices.js";
import { borneBy } from "../../../core/deed/owned-items.js";
import type { FieldOption } from "../../../core/deed/fields.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { byName } from "../../../core/ui/by-name.js";
import { RpgAffliction } from "../data/affliction.js";
import { namedOption, ownOptions } from "./fields.js";

/** A poison or a disease that somebody may be exposed to. */
export interface Affliction {
  /** Its id on the sheet of whoever is exposed; empty where it would be new there. */
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
  const packs = [...(game.packs as unknown as Iterable<Pack>)].filter((pack) => pack.visible);
  const entries = packs.flatMap(({ documentName, index }) => (documentName === "Item" ? [...index] : []));
  return [
    ...ownOptions(own),
    ...byName(world).map(({ uuid, name }) => namedOption(uuid, name)),
    ...byName(entries.filter(({ type }) => type === "rpgAffliction")).map(({ uuid, name }) => namedOption(uuid, name)),
  ];
}

/** RP-92 — what was chosen; `null` when it is gone, or not fetched yet. */
export function afflictionIn(actor: Actor, choices: DeedChoices): Affliction | null {
  const chosen = textIn(choices, "affliction");
  if (isPacked(chosen)) return packedIn(choices);
  const own = actor.items.get(chosen);
  const item = own ?? itemAt(chosen);
  const system: unknown = item?.system;
  if (!item || !(system instanceof RpgAffliction)) return null;
  return { own: own ? chosen : "", name: item.name, img: item.img ?? "", system };
}

/** Whether the very same is at work in somebody already. */
export function isBorne(actor: Actor, { name, system }: Pick<Affliction, "name" | "system">): boolean {
  return borneBy(actor, RpgAffliction).some(
    (one) => one.system.active && (one.name === name || (system.slug !== "" && one.system.slug === system.slug)),
  );
}

/** The entry of a compendium that was chosen, fetched once: it travels with the choice. Nothing for any other choice. */
export async function fetchAffliction(choices: DeedChoices): Promise<DeedChoices> {
  const chosen = textIn(choices, "affliction");
  if (!isPacked(chosen) || choices.packedFrom === chosen) return {};
  const item = (await fromUuid(chosen)) as Item | null;
  const system: unknown = item?.system;
  if (!item || !(system instanceof RpgAffliction)) return {};
  const written = JSON.stringify({ name: item.name, img: item.img, system: system.toObject() });
  const count = Math.ceil(written.length / PIECE);
  const packed = Array.from({ length: count }, (_, i) => written.slice(i * PIECE, (i + 1) * PIECE));
  return { packedFrom: chosen, packed };
}

function packedIn(choices: DeedChoices): Affliction | null {
  if (choices.packedFrom !== textIn(choices, "affliction")) return null;
  const { name, img, system } = object(parsed(list(choices.packed).map(text).join("")));
  if (!text(name)) return null;
  return { own: "", name: text(name), img: text(img), system: new RpgAffliction(object(system), { strict: false }) };
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null; // what somebody typed by hand instead names nothing
  }
}
