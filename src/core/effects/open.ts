import { rulesetOf } from "../rulesets.js";
import { refuse } from "../text/errors.js";
import { peopleMeant } from "../world/selected-actors.js";
import { EffectWindow } from "./effect-window.js";

/** Opens the window of a keeper's own effect, for actors of one ruleset: those of the first of them. */
export async function openEffect(actors: readonly Actor[], edited: ActiveEffect | null = null): Promise<void> {
  const [first] = actors;
  const ruleset = first && rulesetOf(first.type);
  if (!ruleset) {
    refuse("GARDIEN.EFFECT.nobody");
    return;
  }
  const alike = actors.filter((actor) => rulesetOf(actor.type) === ruleset);
  await EffectWindow.open(alike, ruleset.id, edited);
}

/** Opens it for the tokens selected. */
export async function openForSelected(): Promise<void> {
  await openEffect(
    peopleMeant(
      (actor) => rulesetOf(actor.type) !== undefined,
      () => [],
    ),
  );
}
