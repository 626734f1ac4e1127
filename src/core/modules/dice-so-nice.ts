import type { Ruleset } from "../ruleset.js";
import { rulesetsInSight } from "../settings/in-sight.js";
import { t } from "../text/i18n.js";
import { enrol } from "../ui/module-door.js";

/** What Dice So Nice hands over with `diceSoNiceReady`, as its page "Colors & Themes" tells it. */
interface Dice3D {
  addColorset(colorset: object, mode: "default" | "preferred"): unknown;
}

/**
 * Offers a colour set for each ruleset of this world. Where there is one ruleset, its colours are those of whoever has
 * chosen none; a player's own are never taken away.
 */
export function dressDice(dice3d: unknown): Promise<void> {
  return enrol<Dice3D>("Dice So Nice!", dice3d, ["addColorset"], (door) => {
    const sets = rulesetsInSight().flatMap((ruleset) => colourSet(ruleset) ?? []);
    for (const set of sets) door.addColorset(set, sets.length === 1 ? "preferred" : "default");
  });
}

function colourSet({ id, title, diceColours }: Ruleset): object | null {
  if (!diceColours) return null;
  const { die, ink, edge } = diceColours;
  return {
    ...{ name: `gardien-${id}`, description: t(title), category: "Gardien" },
    ...{ background: die, foreground: ink, edge, outline: "none", texture: "none" },
  };
}
