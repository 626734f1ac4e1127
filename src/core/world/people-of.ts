import type { Ruleset } from "../ruleset.js";

/** The actors of this world that play by a ruleset. */
export function peopleOf({ actors }: Ruleset): Actor[] {
  return game.actors.filter(({ type }) => type in actors);
}
