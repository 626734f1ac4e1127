import { listen } from "../foundry/types/hooks.js";
import { registerDoor } from "../ui/door.js";
import { reportFailure } from "../text/errors.js";
import { isSeated, missedIn } from "./seated.js";

/** An adventure that was imported, as far as one sees whose it is. */
interface Imported {
  readonly pack: string | null;
}

/**
 * Puts « Premiers pas » into the settings, and opens it where it is wanted: for a keeper in a world with nobody in it or with one of our adventures just
 * imported, for a player who has just been given somebody to play. Called once the table stands.
 * @param read ends once compendia are read in the user's language, or cannot be, which is told elsewhere
 */
export function followFirstSteps(read: Promise<void>): void {
  registerDoor("firstSteps", {
    words: "GARDIEN.WELCOME.menu",
    icon: "fa-solid fa-shoe-prints",
    restricted: false,
    open: async () => (await import("./start.js")).openFirstSteps(),
  });
  listen("importAdventure", (adventure: Imported) => {
    if (game.user.isGM && adventure.pack?.startsWith("gardien.")) fetched((start) => start.imported(adventure));
  });
  listen("updateUser", (user: User, _change: object, options: object) => {
    if (!user.isSelf || user.isGM) return;
    if (isSeated(options)) fetched((start) => start.openFirstSteps());
    else if (missedIn(options)) fetched((start) => start.chooseAnew(missedIn(options)));
  });
  const begin = () => fetched((start) => start.begin());
  read.then(begin, begin);
}

function fetched(act: (start: typeof import("./start.js")) => unknown): void {
  import("./start.js").then(act).catch((error: unknown) => reportFailure("first-steps", error));
}
