import { viewOf } from "../../foundry/canvas.js";
import { createFight } from "../../foundry/create-fight.js";
import { createIn } from "../../foundry/write.js";
import { tell } from "../../text/errors.js";
import { plural } from "../../text/i18n.js";
import { setDownAll } from "./scene.js";
import type { Wanted } from "./wanted.js";

/**
 * Puts tokens of actors on the scene and into the fight that the keeper looks at, or into a new one. In a fight that has
 * begun they roll their initiative, as whoever comes late does.
 */
export async function putInFight(wanted: readonly Wanted[]): Promise<void> {
  const tokens = await setDownAll(wanted);
  if (tokens.length === 0) return;
  const scene = (viewOf()?.scene as { readonly id: string | null } | undefined)?.id ?? null;
  const combat = game.combat ?? (await createFight({ scene, active: true }));
  if (!combat) return;
  const sources = tokens.map(({ id, baseActor, hidden }) => ({
    ...{ tokenId: id, sceneId: scene, actorId: baseActor?.id ?? null, hidden },
  }));
  const made = await createIn(combat, "Combatant", sources);
  if (combat.started) await combat.rollInitiative(made.flatMap(({ id }) => id ?? []));
  tell("GARDIEN.BROWSER.done.fight", { tokens: plural("GARDIEN.BROWSER.tokens", made.length) });
}
