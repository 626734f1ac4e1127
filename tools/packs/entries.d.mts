import type { PackSource, ToldTexts } from "./sources.mjs";

export function languagesOf(packs: readonly PackSource[]): string[];
export function entriesToldIn(packs: readonly PackSource[], lang: string): Record<string, Record<string, ToldTexts>>;
