import { type BlockLine, blockOf, bracketed, joined, listed, wordKey } from "../../../core/sheets/block.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { signed, t } from "../../../core/text/i18n.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { GbCreature } from "../data/actors/creature.js";
import { GbArmor } from "../data/items/armor.js";
import { GbFeat } from "../data/items/feat.js";
import { GbGear } from "../data/items/gear.js";
import { GbSkill } from "../data/items/skill.js";
import { GbSpell } from "../data/items/spell.js";
import { GbWeapon } from "../data/items/weapon.js";
import { gbOptions } from "../data/options.js";
import { sizeLabel, zoneLabel } from "../labels.js";
import type { Zone } from "../rules/vocabulary.js";
import { attackView } from "../sheets/views/attacks-view.js";
import { categoryCalled, hitDiceCalled } from "../data/actors/creature-words.js";
import { abilityViews, initiativeView, saveViews, speedViews } from "../sheets/views/figures-view.js";

/** The stat block of somebody, in the order of the book. */
export function block(actor: Actor): readonly BlockLine[] {
  const model: unknown = actor.system;
  if (!(model instanceof GbActor)) return [];
  const options = gbOptions();
  const rolls = { reflex: options.fatigueReflex, initiative: options.fatigueInitiative };
  return blockOf(
    ["GARDIEN.GB.BROWSER.kindOf", kindOf(model)],
    ["GARDIEN.GB.BROWSER.pools", `${model.pv.max} / ${model.pf.max}`],
    ["GARDIEN.GB.SHEET.initiative", initiativeView(model, rolls).value],
    [wordKey("speed"), speeds(model)],
    ["GARDIEN.GB.BROWSER.ac", defence(model)],
    [wordKey("attacks"), attacks(actor)],
    ["GARDIEN.GB.BROWSER.saves", joined(saveViews(model, rolls).map(({ label, value }) => `${t(label)} ${value}`))],
    [
      wordKey("abilities"),
      joined(abilityViews(model).map(({ label, score, value }) => `${t(label)} ${score ?? value}`)),
    ],
    [wordKey("skills"), skills(actor)],
    ["GARDIEN.BROWSER.KIND.feats", listed(itemsOf(actor, GbFeat))],
    ["GARDIEN.BROWSER.KIND.spells", listed(itemsOf(actor, GbSpell))],
    [wordKey("belongings"), listed([...itemsOf(actor, GbArmor), ...itemsOf(actor, GbGear)])],
  );
}

function kindOf(model: GbActor): string {
  const own = model instanceof GbCreature ? [categoryCalled(model.category), hitDiceCalled(model.hd)] : [];
  return joined([t(sizeLabel(model.size)), ...own]);
}

function speeds({ speed }: GbActor): string {
  return joined(
    speedViews(speed).map(({ label, value }, i) => {
      const metres = t("GARDIEN.BROWSER.metres", { value });
      return i === 0 ? metres : `${t(label).toLowerCase()} ${metres}`;
    }),
  );
}

/** GB-24 — one class where all zones share it, else zone by zone. */
function defence({ defense }: GbActor): string {
  const zones = Object.entries(defense.zones) as [Zone, { readonly ac: number }][];
  const classes = new Set(zones.map(([, { ac }]) => ac));
  const [first] = classes;
  if (classes.size === 1 && first !== undefined) return t("GARDIEN.GB.BROWSER.everywhere", { ac: first });
  return joined(zones.map(([zone, { ac }]) => `${t(zoneLabel(zone))} ${ac}`));
}

function attacks(actor: Actor): string {
  return listed(itemsOf(actor, GbWeapon), (item) => {
    const { count, total, damage, lethality } = attackView(item, item.system);
    const name = count === null ? item.name : `${count} × ${item.name}`;
    return bracketed(`${name} ${total}`, damage, t("GARDIEN.GB.BROWSER.lethal", { lethality }));
  });
}

function skills(actor: Actor): string {
  const known = itemsOf(actor, GbSkill).filter(({ system }) => system.ranks > 0 || system.misc !== 0);
  return listed(known, ({ name, system }) => `${name} ${signed(system.total)}`);
}
