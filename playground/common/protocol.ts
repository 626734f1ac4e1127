/** What travels between the playground's client and server. Both sides compile against this file. */
import type { Data } from "./types.js";

export const DEFAULT_PORT = 30000;
/** Largest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 2_000_000;

export type Generation = 13 | 14;
export type Action = "create" | "update" | "delete" | "get";

/** The options of one batch of changes. Keys the protocol does not name travel on to every client's callbacks. */
export interface Operation {
  data?: Data[];
  updates?: Data[];
  ids?: string[];
  query?: Data;
  deleteAll?: boolean;
  parentUuid?: string | null;
  pack?: string | null;
  keepId?: boolean;
  keepEmbeddedIds?: boolean;
  diff?: boolean;
  recursive?: boolean;
  render?: boolean;
  noHook?: boolean;
  [extra: string]: unknown;
}

export interface ModifyRequest {
  type: string;
  action: Action;
  operation: Operation;
}

/** `result`: whole sources (create, get), differences with `_id` (update), ids (delete). */
export interface ModifyResponse extends ModifyRequest {
  userId: string;
  result: (Data | string)[];
}

export interface Failure {
  error: { message: string };
}
export type Answer<T> = T | Failure;

export interface PackData {
  metadata: Data;
  index: Data[];
  folders: Data[];
}

/** A module as the command line gave it; what stays off is known and not loaded. */
export interface ModuleData {
  manifest: Data;
  active: boolean;
}

/** What is wrong with a module, found by the server: told to the keeper in their language, and at the command line. */
export interface PackageProblem {
  code:
    | "unreadable"
    | "duplicate"
    | "incompatible"
    | "otherSystem"
    | "missing"
    | "cycle"
    | "conflict"
    | "recommended"
    | "folder"
    | "pack";
  /** Id of the module, or the name of its folder. */
  package: string;
  detail: string;
}

export interface WorldData {
  release: { generation: Generation; version: string; build: number };
  userId: string;
  world: { id: string; title: string };
  /** Whether the keeper stopped the game for a while. */
  paused: boolean;
  /** The system's manifest with `documentTypes`. */
  system: Data;
  /** In the order they are loaded. */
  modules: ModuleData[];
  packageProblems: PackageProblem[];
  /** Whether the table offers what older modules call. */
  compat: boolean;
  users: Data[];
  actors: Data[];
  items: Data[];
  scenes: Data[];
  messages: Data[];
  combats: Data[];
  journal: Data[];
  tables: Data[];
  macros: Data[];
  folders: Data[];
  settings: Data[];
  packs: PackData[];
  activeUsers: string[];
}

export interface UserActivity {
  active?: boolean;
  sceneId?: string | null;
  cursor?: { x: number; y: number } | null;
  targets?: { sceneId: string | null; tokenIds: string[] };
}

export interface UserQuery {
  userId: string;
  name: string;
  data: unknown;
  timeout?: number;
}

export interface StatusData {
  ready: boolean;
  generation: Generation;
  world: { id: string; title: string };
  users: { id: string; name: string; role: number; color: string; active: boolean }[];
}

export interface JoinRequest {
  userId: string;
  password?: string;
}
