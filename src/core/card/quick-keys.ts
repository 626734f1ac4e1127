import { registerKey } from "../foundry/keybindings.js";
import { reportFailure } from "../text/errors.js";

/** Registers the keys by which one goes on without looking for a card; users may change them. Called once, at init. */
export function registerQuickKeys(): void {
  register("confirmNext", "KeyY", async () => (await import("./acts/quick.js")).confirmNext());
  register("openAsker", "KeyO", async () => (await import("./acts/quick.js")).openAsker());
  register("undoLast", "KeyU", async () => (await import("../undo/undo-last.js")).undoLast(), true);
}

function register(action: string, key: string, act: () => Promise<void>, restricted = false): void {
  registerKey(action, {
    name: `GARDIEN.KEY.${action}.name`,
    hint: `GARDIEN.KEY.${action}.hint`,
    editable: [{ key, modifiers: ["Shift"] }],
    restricted,
    onDown: () => {
      act().catch((error: unknown) => reportFailure(`key.${action}`, error));
      return true;
    },
  });
}
