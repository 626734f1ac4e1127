import type { PackSource, PackSources } from "./packs/sources.mjs";

export function compile(sources: PackSources, pack: PackSource, output: string): Promise<number>;
