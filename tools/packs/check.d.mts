import type { PackSource, PackSources, SourceData } from "./sources.mjs";

export function faultsOf(sources: PackSources, root: string): string[];
export function uuidOf(pack: PackSource, data: SourceData): string;
