import type { Data } from "../../common/types.js";

/** The cascade layer a system's styles go to unless its manifest names another. */
const LAYER = "system";

interface StyleEntry {
  src: string;
  layer?: string;
}

const url = (system: Data, path: string): string => `/systems/${system.id}/${path.replace(/^\/+/, "")}`;

/** Loads the system's styles into their cascade layers; resolves once they apply. */
export async function loadStyles(system: Data): Promise<void> {
  const entries = ((system.styles ?? []) as (string | StyleEntry)[]).map((entry) =>
    typeof entry === "string" ? { src: entry } : entry,
  );
  if (entries.length === 0) return;
  const style = document.createElement("style");
  style.textContent = entries
    .map(({ src, layer = LAYER }: StyleEntry) => `@import url(${JSON.stringify(url(system, src))}) layer(${layer});`)
    .join("\n");
  const loaded = new Promise<void>((resolve) => style.addEventListener("load", () => resolve(), { once: true }));
  document.head.append(style);
  await loaded;
}

/** Runs the system's scripts; they listen to hooks from then on. */
export async function loadScripts(system: Data): Promise<void> {
  for (const path of (system.esmodules ?? []) as string[]) await import(/* @vite-ignore */ url(system, path));
}
