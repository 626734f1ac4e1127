import { saveText } from "../ui/output/save-text.js";

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

/** Whether this version of Foundry has such a window where it is documented. */
export function mends(what: string): boolean {
  return mendingWindows()[what] !== undefined;
}

/** Opens the window of Foundry in which something is mended. */
export async function openMending(what: string): Promise<void> {
  const known = mendingWindows()[what];
  if (known) await new known().render({ force: true });
}
