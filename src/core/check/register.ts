import { configHere } from "../foundry/types/config.js";
import { gameHere } from "../foundry/types/game.js";
import { reportFailure } from "../text/errors.js";
import { registerDoor } from "../ui/door.js";
import { QUERY } from "./query.js";

/** Opens « Vérifier ma table », for keepers; all of it is fetched then. */
export async function openCheck(): Promise<void> {
  await (await import("./start.js")).openCheck();
}

/** Puts « Vérifier ma table » into the settings, lets keepers ask this client, and says what a check left that was cut short. Called once, at init. */
export function registerCheck(): void {
  registerDoor("check", {
    words: "GARDIEN.CHECK.menu",
    icon: "fa-solid fa-clipboard-check",
    restricted: true,
    open: openCheck,
  });
  configHere().queries[QUERY] = async (question: object) => (await import("./at-player.js")).answerHere(question);
  Hooks.once("ready", () => {
    if (game.user.isGM && [...gameHere().folders].some(({ flags }) => flags.gardien?.["check"]))
      import("./start.js")
        .then(({ openIfCut }) => openIfCut())
        .catch((error: unknown) => reportFailure("check", error));
  });
}
