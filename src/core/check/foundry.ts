/** What the checks use of Foundry beyond what the system plays with, cast once. */
import { configOf } from "../foundry/types/config.js";
import { gameHere } from "../foundry/types/game.js";

/** A document of any kind, as the checks make and look at it. */
export interface Made {
  readonly id: string;
  readonly uuid: string;
  readonly documentName: string;
  readonly name?: string;
  readonly type?: string;
  readonly flags?: { readonly gardien?: { readonly check?: unknown } };
  toObject(): Record<string, unknown>;
  update(change: object, operation?: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

interface MadeClass {
  create(data: object, operation?: object): Promise<Made | undefined>;
  deleteDocuments(ids: readonly string[], operation?: object): Promise<unknown>;
}

/** A collection of the world. */
export interface Shelf extends Iterable<Made> {
  get(id: string): Made | undefined;
  readonly invalidDocumentIds?: ReadonlySet<string>;
}

/** The kinds of document that checks make, those that hold others last. */
export const KINDS = ["ChatMessage", "Combat", "Scene", "Actor", "Item", "Folder"] as const;
export type Kind = (typeof KINDS)[number];

/** The class of a kind of document, as the table has it now. */
export function classOf(kind: Kind): MadeClass {
  return configOf(kind).documentClass as MadeClass;
}

/** The documents of a kind in this world. */
export function shelfOf(kind: Kind): Shelf {
  return gameHere().collections.get(kind) as Shelf;
}

/** The kinds whose documents one can look for by a collection. */
export function worldShelves(): ReadonlyMap<string, Shelf> {
  return gameHere().collections as ReadonlyMap<string, Shelf>;
}

/** A window of Foundry, or of ours. */
export interface Opened {
  readonly id: string;
  readonly element: HTMLElement;
  readonly rendered: boolean;
  readonly isEditable?: boolean;
  readonly tabGroups?: Readonly<Record<string, string | null>>;
  render(options: { force: boolean }): Promise<unknown>;
  close(options?: object): Promise<unknown>;
}

/** A package that is there. */
export interface Package {
  readonly id: string;
  readonly title: string;
  readonly version?: string;
  readonly active?: boolean;
}

interface Release {
  readonly version?: string;
  readonly generation: number;
  readonly build: number;
}

/** Foundry's version, e.g. "13.351". */
export function foundryVersion(): string {
  const { version, generation, build } = game.release as Release;
  return version ?? `${generation}.${build}`;
}

/** The modules that are switched on, by title. */
export function activeModules(): readonly Package[] {
  const { modules } = game as { readonly modules?: Iterable<Package> };
  return [...(modules ?? [])].filter(({ active }) => active === true).sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** A user whose client can be asked something. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly isGM: boolean;
  can(permission: string): boolean;
  query(name: string, data: object, options: { readonly timeout: number }): Promise<unknown>;
}

/** All users of this world, there or not. */
export function usersHere(): readonly Player[] {
  return [...(game.users as Iterable<Player>)];
}
