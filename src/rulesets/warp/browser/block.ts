import { type BlockLine, blockOf, bracketed, joined, listed, wordKey } from "../../../core/sheets/block.js";
import { itemsOf, type CarriedItem } from "../../../core/sheets/carried-items.js";
import { t } from "../../../core/text/i18n.js";
import { say } from "../../../core/text/text.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { WarpArmor } from "../data/items/armor.js";
import { WarpGear } from "../data/items/gear.js";
import { WarpPower } from "../data/items/power.js";
import { WarpSpell } from "../data/items/spell.js";
import { WarpTrait } from "../data/items/trait.js";
import { WarpWeapon } from "../data/items/weapon.js";
import { figureViews } from "../sheets/views/figures-view.js";

/** The stat block of somebody, in the order of the book. What nobody is to know of somebody is not in it. */
export function block(actor: Actor): readonly BlockLine[] {
  const model: unknown = actor.system;
  if (!(model instanceof WarpActor)) return [];
  const figures = figureViews(model).map(({ label, value }) => [label, joined(value.map(say))] as const);
  return blockOf(
    [wordKey("concept"), model.concept],
    [wordKey("hp"), String(model.hp.max)],
    ["GARDIEN.WARP.BROWSER.psy", model.psy.max > 0 ? bracketed(String(model.psy.max), model.psy.label) : ""],
    ["GARDIEN.BROWSER.KIND.traits", traits(actor)],
    ["GARDIEN.BROWSER.KIND.powers", listed(known(itemsOf(actor, WarpPower)), scored)],
    ["GARDIEN.BROWSER.KIND.spells", listed(itemsOf(actor, WarpSpell))],
    ...figures,
    [
      wordKey("attacks"),
      listed(itemsOf(actor, WarpWeapon), ({ name, system }) => bracketed(name, `×${system.factor}`)),
    ],
    [wordKey("belongings"), listed([...itemsOf(actor, WarpArmor), ...itemsOf(actor, WarpGear)])],
  );
}

/** WP-28 — what is left for the keeper to say is not told. */
function known<T extends CarriedItem<WarpTrait>>(traits: readonly T[]): readonly T[] {
  return traits.filter(({ system }) => !system.unknown || game.user.isGM);
}

function scored({ name, system }: CarriedItem<WarpTrait>): string {
  return bracketed(name, system.isFlaw ? t("GARDIEN.WARP.TRAIT_KIND.flaw").toLowerCase() : system.printed);
}

/** A power is a trait too, and has a line of its own. */
function traits(actor: Actor): string {
  const plain = itemsOf(actor, WarpTrait).filter(({ system }) => !(system instanceof WarpPower));
  return listed(known(plain), scored);
}
