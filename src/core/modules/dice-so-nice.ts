import type { Ruleset } from "../ruleset.js";
import { rulesetsInSight } from "../settings/in-sight.js";
import { t } from "../text/i18n.js";
import { loadModulePart } from "./part.js";
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
  return enrol<Dice3D>("Dice So Nice!", dice3d, ["addColorset"], async (door) => {
    const known = await Promise.all(rulesetsInSight().map(colourSet));
    const sets = known.filter((set) => set !== null);
    for (const set of sets) door.addColorset(set, sets.length === 1 ? "preferred" : "default");
  });
}

async function colourSet({ id, title }: Ruleset): Promise<object | null> {
  const { diceColours } = (await loadModulePart(id)) ?? {};
  if (!diceColours) return null;
  const { die, ink, edge } = diceColours;
  return {
    ...{ name: `gardien-${id}`, description: t(title), category: "Gardien" },
    ...{ background: die, foreground: ink, edge, outline: "none", texture: "none" },
  };
}
