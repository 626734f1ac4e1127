import { type BlockLine, blockOf, bracketed, joined, listed, wordKey } from "../../../core/sheets/block.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { t } from "../../../core/text/i18n.js";
import { say } from "../../../core/text/text.js";
import { SeuilsActor } from "../data/actors/seuils-actor.js";
import { SeuilsCreature } from "../data/actors/creature.js";
import { SeuilsArmor } from "../data/items/armor.js";
import { SeuilsGear } from "../data/items/gear.js";
import { SeuilsShield } from "../data/items/shield.js";
import { SeuilsSpecialty } from "../data/items/specialty.js";
import { SeuilsTrait } from "../data/items/trait.js";
import { SeuilsWeapon } from "../data/items/weapon.js";
import { creatureKindLabel, shortLabel } from "../labels.js";
import { CHARACTERISTICS, ROWS } from "../rules/vocabulary.js";
import { weaponView } from "../sheets/views/arms-view.js";
import { protectionTexts } from "../sheets/views/protection-text.js";
import { rowViews } from "../sheets/views/rows-view.js";

/** The stat block of somebody, in the order of the book. */
export function block(actor: Actor): readonly BlockLine[] {
  const model: unknown = actor.system;
  if (!(model instanceof SeuilsActor)) return [];
  const creature = model instanceof SeuilsCreature ? model : null;
  const { actions, attacks } = model.allowed;
  return blockOf(
    [wordKey("category"), creature ? t(creatureKindLabel(creature.kind)) : ""],
    ["GARDIEN.SEUILS.BROWSER.circles", circles(model)],
    [wordKey("abilities"), scores(model)],
    ["GARDIEN.SEUILS.BROWSER.round", t("GARDIEN.SEUILS.BROWSER.inRound", { actions, attacks })],
    [wordKey("attacks"), listed(itemsOf(actor, SeuilsWeapon), (item) => weapon(model, item))],
    [wordKey("armour"), joined(model.protections.flatMap((one) => protectionTexts(one).map(say)))],
    ["GARDIEN.BROWSER.KIND.traits", listed(itemsOf(actor, SeuilsTrait))],
    ["GARDIEN.BROWSER.KIND.specialties", listed(itemsOf(actor, SeuilsSpecialty))],
    [wordKey("belongings"), belongings(actor)],
    ["GARDIEN.SEUILS.BROWSER.behaviour", creature?.behaviour ?? ""],
  );
}

/** SE-50, SE-56 — how many circles each row has, and from which face on a wound falls in it. */
function circles(model: SeuilsActor): string {
  const rows = rowViews(model);
  return joined(
    ROWS.map((id, i) => {
      const row = rows[i];
      return (
        row &&
        bracketed(`${t(row.label)} ${model.wounds[id].max}`, t("GARDIEN.SEUILS.BROWSER.from", { face: row.threshold }))
      );
    }),
  );
}

function scores({ characteristics }: SeuilsActor): string {
  return joined(CHARACTERISTICS.map((id) => `${t(shortLabel(id))} ${characteristics[id].value}`));
}

function weapon(model: SeuilsActor, item: Parameters<typeof weaponView>[1]): string {
  const { name, dice, keep, kind, pool } = weaponView(model, item);
  return bracketed(name, say({ key: "GARDIEN.SEUILS.damage", data: { dice, keep } }), ...kind.map(say), say(pool));
}

function belongings(actor: Actor): string {
  return listed([...itemsOf(actor, SeuilsArmor), ...itemsOf(actor, SeuilsShield), ...itemsOf(actor, SeuilsGear)]);
}
