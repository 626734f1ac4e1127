import type { Data } from "../../common/types.js";

/** One kind of document as the database keeps it: its collection and the children stored under keys of their own. */
export interface Kind {
  name: string;
  collection: string;
  children: Record<string, Child>;
}

export interface Child {
  kind: Kind;
  /** True where the parent holds one child instead of a list (a token's delta). */
  single: boolean;
}

const kind = (name: string, collection: string, ...children: Kind[]): Kind => ({
  name,
  collection,
  children: Object.fromEntries(
    children.map((child) => [child.collection, { kind: child, single: child.collection === "delta" }]),
  ),
});

const effect = kind("ActiveEffect", "effects");
const item = kind("Item", "items", effect);
const delta = kind("ActorDelta", "delta", item, effect);

/** The primary collections of a world, one database each. */
export const PRIMARY: readonly Kind[] = [
  kind("User", "users"),
  kind("Actor", "actors", item, effect),
  item,
  kind("Scene", "scenes", kind("Token", "tokens", delta), kind("Wall", "walls"), kind("AmbientLight", "lights")),
  kind("ChatMessage", "messages"),
  kind("Combat", "combats", kind("Combatant", "combatants"), kind("CombatantGroup", "groups")),
  kind("JournalEntry", "journal", kind("JournalEntryPage", "pages")),
  kind("RollTable", "tables", kind("TableResult", "results")),
  kind("Macro", "macros"),
  kind("Folder", "folders"),
  kind("Setting", "settings"),
];

/** What compendia alone hold: a world keeps what is in an adventure, not the adventure. */
const PACKED: readonly Kind[] = [kind("Adventure", "adventures")];

/** The kind of what a compendium of this type of document holds; undefined for what the table does not know. */
export const packedKind = (type: string): Kind | undefined =>
  primaryKind(type) ?? PACKED.find((candidate) => candidate.name === type);

/** The primary kind of a document's name or of a collection; undefined when a world keeps no such thing. */
export const primaryKind = (name: string): Kind | undefined =>
  PRIMARY.find((candidate) => candidate.name === name || candidate.collection === name);

/** The child of a kind by its document name, with the key under which the parent holds it. */
export function childOf(parent: Kind, name: string): (Child & { key: string }) | undefined {
  const found = Object.entries(parent.children).find(([, child]) => child.kind.name === name);
  return found && { key: found[0], ...found[1] };
}

export const isRecord = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
