import { reportFailure } from "../../text/errors.js";
import { registerKey } from "../../foundry/keybindings.js";
import { listen } from "../../foundry/types/hooks.js";
import type { AttackBar } from "./bar.js";

let bar: AttackBar | undefined;
let fetching: Promise<void> | undefined;

/** Registers the key that focuses the bar. The bar itself is loaded with the first selected token. */
export function registerBar(): void {
  registerKey("attackBar", {
    name: "GARDIEN.KEY.attackBar.name",
    hint: "GARDIEN.KEY.attackBar.hint",
    editable: [{ key: "KeyB" }],
    onDown: () => bar?.focus() ?? false,
  });
  listen("controlToken", () => {
    fetching ??= open().catch((error: unknown) => {
      fetching = undefined; // the next token asks for it again
      reportFailure("bar", error);
    });
  });
}

async function open(): Promise<void> {
  const { AttackBar } = await import("./bar.js");
  bar = new AttackBar();
  bar.open();
}
