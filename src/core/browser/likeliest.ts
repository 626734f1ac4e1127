import { rulesetOf } from "../rulesets.js";

/** The ruleset that this user most likely looks for: of whoever is selected, of whom they play, of whoever is in the world. */
export function likeliest(): string | undefined {
  const selected = canvas.ready ? canvas.tokens?.controlled[0]?.actor : undefined;
  const people = [selected, game.user.character, ...game.actors];
  return people.map((actor) => rulesetOf(actor?.type ?? "")?.id).find((id) => id !== undefined);
}
