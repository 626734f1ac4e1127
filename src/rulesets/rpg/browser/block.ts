import { type BlockLine, blockOf, bracketed, inMetres, joined, listed, wordKey } from "../../../core/sheets/block.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { t } from "../../../core/text/i18n.js";
import { say } from "../../../core/text/text.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import { RpgArmor } from "../data/items/armor.js";
import { RpgGear } from "../data/items/gear.js";
import { RpgShield } from "../data/items/shield.js";
import { RpgSkill } from "../data/items/skill.js";
import { RpgSpell } from "../data/items/spell.js";
import { RpgWeapon } from "../data/items/weapon.js";
import { rpgOptions } from "../data/options.js";
import { weaponView } from "../sheets/views/arms-view.js";
import { attributeViews, figureViews } from "../sheets/views/figures-view.js";
import { placeViews } from "../sheets/views/places-view.js";

/** The stat block of somebody, in the order of the book. */
export function block(actor: Actor): readonly BlockLine[] {
  const model: unknown = actor.system;
  if (!(model instanceof RpgActor)) return [];
  const figures = [...attributeViews(model, rpgOptions().attributeTest), ...figureViews(model)];
  const text = (key: "habits" | "numberAppearing") => (key in model ? String(Reflect.get(model, key)) : "");
  return blockOf(
    ["GARDIEN.RPG.BROWSER.people", joined([model.people, model.occupation])],
    [wordKey("hp"), String(model.hp.max)],
    [wordKey("abilities"), joined(figures.slice(0, 4).map(({ label, value }) => `${t(label)} ${value}`))],
    [wordKey("figures"), joined(figures.slice(4).map(({ label, value }) => `${t(label)} ${value}`))],
    ["GARDIEN.RPG.BROWSER.actions", String(model.actionsPerRound)],
    [wordKey("attacks"), attacks(actor, model)],
    [wordKey("armour"), armour(model)],
    [wordKey("skills"), listed(itemsOf(actor, RpgSkill), ({ name, system }) => `${name} ${system.score}`)],
    ["GARDIEN.BROWSER.KIND.spells", listed(itemsOf(actor, RpgSpell))],
    [
      wordKey("belongings"),
      listed([...itemsOf(actor, RpgArmor), ...itemsOf(actor, RpgShield), ...itemsOf(actor, RpgGear)]),
    ],
    ["GARDIEN.RPG.BROWSER.appearing", text("numberAppearing")],
    ["GARDIEN.RPG.BROWSER.habits", text("habits")],
  );
}

function attacks(actor: Actor, model: RpgActor): string {
  return listed(itemsOf(actor, RpgWeapon), (item) => {
    const { name, uses, damage } = weaponView(model, item);
    const told = uses.map(({ use, value, range }) =>
      joined([use === "" ? null : t(use), String(value), range === null || range === 0 ? null : inMetres(range)], " "),
    );
    return bracketed(`${name} ${joined(told, " / ")}`, damage);
  });
}

/** RP-64, RP-65 — what protects the places that have anything. */
function armour(model: RpgActor): string {
  const places = placeViews(model);
  const worn = new Set(places.map((place) => place.armour));
  const [first = ""] = worn;
  if (worn.size === 1) return first;
  return joined(places.map((place) => (place.armour === "" ? null : `${say(place.name)} ${place.armour}`)));
}
