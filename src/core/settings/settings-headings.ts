import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";

/** Tells in the window of settings which rules each setting is of, and shows the notices that go with them. Called once the table stands. */
export function registerSettingsHeadings(): void {
  listen("renderSettingsConfig", (_app: unknown, html: HTMLElement) => {
    import("./settings-notices.js")
      .then(({ addHeadings }) => addHeadings(html))
      .catch((error: unknown) => reportFailure("settings.notice", error));
  });
}
