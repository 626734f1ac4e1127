import type { PackageProblem } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { isNewerVersion } from "../../common/utils/index.js";
import type { Release } from "../world/world.js";
import type { Module } from "./modules.js";

/** What a module must get on with. */
export interface Surroundings {
  system: Data;
  release: Release;
}

type Related = { id: string; type?: string; compatibility?: { minimum?: string } };

/** The packages of one kind that a manifest names. */
export const related = ({ manifest }: Module, kind: string): Related[] =>
  (manifest.relationships?.[kind] ?? []) as Related[];

/** Switches off what cannot run here, then what needs it, until nothing changes; says why of each. */
export function switchOff(modules: readonly Module[], surroundings: Surroundings): PackageProblem[] {
  const problems: PackageProblem[] = [];
  for (let again = true; again;) {
    again = false;
    for (const module of modules.filter(({ active }) => active)) {
      const problem = obstacle(module, modules, surroundings);
      if (!problem) continue;
      problems.push(problem);
      module.active = false;
      again = true;
    }
  }
  return problems;
}

function obstacle(
  module: Module,
  modules: readonly Module[],
  { system, release }: Surroundings,
): PackageProblem | null {
  const { manifest } = module;
  const { minimum, maximum } = (manifest.compatibility ?? {}) as Data;
  const systems = related(module, "systems");
  const late = maximum && isBeyond(release, String(maximum));
  if ((minimum && isNewerVersion(String(minimum), release.version)) || late)
    return { code: "incompatible", package: manifest.id, detail: [minimum, maximum].filter(Boolean).join(" – ") };
  if (systems.length > 0 && !systems.some(({ id }) => id === system.id))
    return { code: "otherSystem", package: manifest.id, detail: systems.map(({ id }) => id).join(", ") };
  const lacking = related(module, "requires").filter((needed) => !isThere(needed, modules, system));
  if (lacking.length > 0) return { code: "missing", package: manifest.id, detail: lacking.map(named).join(", ") };
  return null;
}

/** A maximum without a dot means the whole generation. */
const isBeyond = ({ version, generation }: Release, maximum: string): boolean =>
  maximum.includes(".") ? isNewerVersion(version, maximum) : generation > Number(maximum);

function isThere({ id, type = "module", compatibility }: Related, modules: readonly Module[], system: Data): boolean {
  const found =
    type === "system"
      ? system.id === id && system
      : modules.find((module) => module.active && module.manifest.id === id)?.manifest;
  if (!found) return false;
  const { minimum } = compatibility ?? {};
  return !minimum || !isNewerVersion(String(minimum), String(found.version));
}

const named = ({ id, compatibility }: Related): string =>
  compatibility?.minimum ? `${id} ${compatibility.minimum}` : id;

/** What keeps nothing from running and is worth a word: conflicts, and recommended packages that are not there. */
export function remarks(modules: readonly Module[], system: Data): PackageProblem[] {
  const active = modules.filter((module) => module.active);
  return active.flatMap((module) => {
    const id: string = module.manifest.id;
    const conflicts = related(module, "conflicts").filter((other) => isThere(other, active, system));
    const absent = related(module, "recommends").filter((other) => !isThere(other, active, system));
    return [
      ...conflicts.map((other): PackageProblem => ({ code: "conflict", package: id, detail: other.id })),
      ...absent.map((other): PackageProblem => ({ code: "recommended", package: id, detail: named(other) })),
    ];
  });
}
