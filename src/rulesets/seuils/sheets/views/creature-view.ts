import { enriched } from "../../../../core/sheets/enriched.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { figure, say } from "../../../../core/text/text.js";
import { SeuilsCreature } from "../../data/actors/creature.js";
import { SeuilsWeapon } from "../../data/items/weapon.js";
import { damageText, shortLabel } from "../../labels.js";
import { protects } from "../../rules/damage/protection.js";
import { traitViews } from "./domains-view.js";
import { protectionTexts } from "./protection-text.js";

interface Drawn {
  readonly actor: Actor;
  readonly model: object;
}

/** SE-09, SE-43…SE-46, SE-77 — what the page of a creature shows that a character's has not. */
export async function creatureView({ actor, model }: Drawn): Promise<object> {
  if (!(model instanceof SeuilsCreature)) return {};
  return {
    ...plateView(actor, model),
    twelve: twelveView(model),
    biography: await enriched(model.biography, actor),
  };
}

/** SE-43…SE-46 — what stands beside the drawing of a creature: what it strikes with, what its hide does. */
function plateView(actor: Actor, { hide, coversAll, kind }: SeuilsCreature): object {
  const natural = itemsOf(actor, SeuilsWeapon).filter(({ system }) => system.natural);
  const { index, specific } = hide;
  return {
    natural: natural.map(({ name, system }) => ({ name, damage: say(damageText(system.damage)) })),
    hide: protects({ index, specific: specific.length }) ? protectionTexts(hide).map(say).join(" · ") : "",
    hideLabel: `GARDIEN.SEUILS.CREATURE.hide.${kind === "insecte" ? "shell" : "hide"}`,
    coversAll,
  };
}

/** SE-06, SE-09 — the twelve Caractéristiques in one line; a Domaine begins at every third. */
function twelveView(model: SeuilsCreature): readonly object[] {
  return traitViews(model).map(({ id, value, pool, label, words }) => ({
    ...{ id, value, label, short: shortLabel(id), words: say(words) },
    pool: figure(pool),
    none: pool === 0,
    changed: pool !== value,
  }));
}
