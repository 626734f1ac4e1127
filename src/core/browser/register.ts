import { registerKey } from "../foundry/keybindings.js";
import { reportFailure } from "../text/errors.js";

/** Registers the key of the browser of compendia, for everybody. All of it is fetched with its first use. Called once, at init. */
export function registerBrowser(): void {
  registerKey("browser", {
    name: "GARDIEN.KEY.browser.name",
    hint: "GARDIEN.KEY.browser.hint",
    editable: [{ key: "KeyK", modifiers: ["Shift"] }],
    onDown: () => {
      import("./start.js")
        .then(({ toggleBrowser }) => toggleBrowser())
        .catch((error: unknown) => reportFailure("browser", error));
      return true;
    },
  });
}
