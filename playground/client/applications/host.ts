/** What the windows read from the running game. Looked up at each use, since tests and both generations replace it. */
import type { Data } from "../../common/types.js";

interface HookRegistry {
  call(hook: string, ...args: unknown[]): boolean;
  callAll(hook: string, ...args: unknown[]): boolean;
}

interface HostGlobals {
  game?: Data;
  Hooks?: HookRegistry;
  CONFIG?: Data;
  ui?: Data;
  foundry?: Data;
  getDocumentClass?: (name: string) => Data | undefined;
}

const globals = globalThis as unknown as HostGlobals;

/** The running game, or an empty object before it exists. */
export const host = {
  get game(): Data {
    return globals.game ?? {};
  },
  get config(): Data {
    return globals.CONFIG ?? {};
  },
  get ui(): Data {
    return globals.ui ?? {};
  },
  get foundry(): Data {
    return globals.foundry ?? {};
  },
  get generation(): number {
    return globals.game?.release?.generation ?? 13;
  },
  documentClass(name: string): Data | undefined {
    return globals.CONFIG?.[name]?.documentClass ?? globals.getDocumentClass?.(name);
  },
};

/** The translation of a key, with placeholders when data is given; the key itself before translations exist. */
export function localize(key: string, data?: Record<string, unknown>): string {
  const i18n = globals.game?.i18n;
  if (!i18n || typeof key !== "string") return String(key ?? "");
  return data ? i18n.format(key, data) : i18n.localize(key);
}

/** Runs every listener of a hook. */
export function callAll(hook: string, ...args: unknown[]): void {
  globals.Hooks?.callAll(hook, ...args);
}

/** Runs the listeners of a hook until one forbids; `false` when one did. */
export function callHook(hook: string, ...args: unknown[]): boolean {
  return globals.Hooks?.call(hook, ...args) ?? true;
}

/** Shows an error to the user and leaves its trace in the console. */
export function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error);
  globals.ui?.notifications?.error(message, { clean: false });
}
