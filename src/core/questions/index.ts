import { reportFailure } from "../text/errors.js";

/** Keepers see what the table waits for. Called once, at init; what draws it is fetched by keepers alone. */
export function registerQuestions(): void {
  Hooks.once("ready", () => {
    if (!game.user.isGM) return;
    import("./tray.js")
      .then(({ QuestionTray }) => new QuestionTray().open())
      .catch((error: unknown) => reportFailure("questions", error));
  });
}
