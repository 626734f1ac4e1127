import type { PackSource, PackSources, SourceData } from "./sources.mjs";

export function staged(sources: PackSources, pack: PackSource): { documents: SourceData[]; keys: string[] };
