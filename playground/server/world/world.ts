import type { Generation, PackageProblem } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import type { Module } from "../modules/modules.js";
import type { Pack } from "../packs.js";
import type { WorldStore } from "../store/world-store.js";
import type { Sessions } from "../users/sessions.js";

export interface Release {
  generation: Generation;
  version: string;
  build: number;
}

/** Everything the server knows of the world it serves. */
export interface World {
  release: Release;
  /** The system's manifest, with `documentTypes`. */
  system: Data;
  /** In the order they are loaded. */
  modules: readonly Module[];
  packageProblems: readonly PackageProblem[];
  /** Whether clients offer what older modules call. */
  compat: boolean;
  store: WorldStore;
  packs: ReadonlyMap<string, Pack>;
  sessions: Sessions;
  /** Whether the keeper stopped the game for a while; a restart lets it go on. */
  paused?: boolean;
  /** What a user may not read in messages stays here. */
  redact: boolean;
}

/** The release each generation answers for: the last one whose documentation was read. */
export const RELEASES: Record<Generation, Release> = {
  13: { generation: 13, version: "13.350", build: 350 },
  14: { generation: 14, version: "14.356", build: 356 },
};
