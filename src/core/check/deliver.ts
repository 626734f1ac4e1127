import { tell } from "../text/errors.js";
import { saveText } from "../ui/output/save-text.js";
import { closeStale } from "./mending/requests.js";
import { takeFromSpectators } from "./mending/spectators.js";

/** Saves the report of a check as a file. */
export function saveReport(text: string): void {
  saveText(text, `gardien-${new Date().toISOString().slice(0, 10)}.txt`);
}

interface Opening {
  new (): { render(options: { force: boolean }): Promise<unknown> };
}

/** Where the windows of Foundry are in which a keeper mends what a check found. */
function mendingWindows(): Readonly<Record<string, Opening | undefined>> {
  const { apps, sidebar } = foundry.applications as {
    readonly apps?: { readonly PermissionConfig?: Opening };
    readonly sidebar?: { readonly apps?: { readonly ModuleManagement?: Opening } };
  };
  return { permissions: apps?.PermissionConfig, modules: sidebar?.apps?.ModuleManagement };
}

/** What is mended here, without a window. */
const HERE: Readonly<Record<string, () => Promise<void>>> = {
  requests: async () => {
    tell("GARDIEN.CHECK.requestsClosed", { count: await closeStale() });
  },
  spectators: async () => {
    tell("GARDIEN.CHECK.takenFromSpectators", { count: await takeFromSpectators() });
  },
};

/** Whether it is mended here, or this version of Foundry has such a window where it is documented. */
export function mends(what: string): boolean {
  return Object.hasOwn(HERE, what) || mendingWindows()[what] !== undefined;
}

/** Mends something, or opens the window of Foundry in which it is mended. */
export async function openMending(what: string): Promise<void> {
  if (Object.hasOwn(HERE, what)) {
    await HERE[what]?.();
    return;
  }
  const known = mendingWindows()[what];
  if (known) await new known().render({ force: true });
}
