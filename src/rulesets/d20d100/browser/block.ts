import { type BlockLine, blockOf, bracketed, joined, listed, wordKey } from "../../../core/sheets/block.js";
import { itemsOf, type CarriedItem } from "../../../core/sheets/carried-items.js";
import { signed, t } from "../../../core/text/i18n.js";
import { say, type Text } from "../../../core/text/text.js";
import { D20d100Actor } from "../data/actors/d20d100-actor.js";
import { D20d100Adversary } from "../data/actors/adversary.js";
import { D20d100Armor } from "../data/items/armor.js";
import { D20d100Gear } from "../data/items/gear.js";
import { D20d100Power } from "../data/items/power.js";
import { D20d100Skill } from "../data/items/skill.js";
import { D20d100Spell } from "../data/items/spell.js";
import { D20d100Tome } from "../data/items/tome.js";
import { D20d100Trait } from "../data/items/trait.js";
import { D20d100Weapon } from "../data/items/weapon.js";
import { categoryLabel, jetLabel, shortLabel } from "../labels.js";
import { diceText } from "../rules/dice-sum.js";
import { CHARACTERISTICS, JETS } from "../rules/vocabulary.js";
import { armFigures } from "../sheets/views/arm-figures.js";
import { armView } from "../sheets/views/arms-view.js";
import { protectionText } from "../sheets/views/protection-text.js";

/** The stat block of somebody, in the order of the book. */
export function block(actor: Actor): readonly BlockLine[] {
  const model: unknown = actor.system;
  if (!(model instanceof D20d100Actor)) return [];
  const adversary = model instanceof D20d100Adversary ? model : null;
  return blockOf(
    [wordKey("category"), adversary ? t(categoryLabel(adversary.category)) : ""],
    [wordKey("hp"), String(model.hp.max)],
    ["GARDIEN.D20D100.BROWSER.mp", String(model.mp.max)],
    [
      wordKey("abilities"),
      joined(CHARACTERISTICS.map((id) => score(t(shortLabel(id)), model.characteristics[id].score))),
    ],
    ["GARDIEN.D20D100.BROWSER.jets", joined(JETS.map((id) => `${t(jetLabel(id))} ${signed(model.jet(id))}`))],
    ["GARDIEN.D20D100.BROWSER.defence", String(model.defence.normal)],
    ["GARDIEN.D20D100.BROWSER.initiative", signed(model.initiative.total)],
    ["GARDIEN.D20D100.BROWSER.damageBonus", diceText(model.damageDice).replaceAll("-", "−")],
    [wordKey("speed"), adversary?.move ?? ""],
    [wordKey("attacks"), listed(itemsOf(actor, D20d100Weapon), weapon)],
    [wordKey("armour"), joined(model.protections.map((one) => say(protectionText(one))))],
    ["GARDIEN.D20D100.BROWSER.sanity", adversary ? sanity(adversary) : ""],
    [
      wordKey("skills"),
      listed(itemsOf(actor, D20d100Skill).filter(isTold), ({ name, system }) => `${name} ${signed(system.total)}`),
    ],
    ["GARDIEN.BROWSER.KIND.traits", listed(itemsOf(actor, D20d100Trait))],
    ["GARDIEN.BROWSER.KIND.powers", listed([...itemsOf(actor, D20d100Power), ...itemsOf(actor, D20d100Spell)])],
    [wordKey("belongings"), belongings(actor)],
  );
}

function score(label: string, value: number | null): string | null {
  return value === null ? null : `${label} ${value}`;
}

/** DD-106 — none for who frightens nobody. */
function sanity({ sanityLoss: { success, failure } }: D20d100Adversary): string {
  return success === "0" && failure === "0" ? "" : `${success}/${failure}`;
}

function isTold({ system }: CarriedItem<D20d100Skill>): boolean {
  return (
    system.flat !== null || system.professionalPoints + system.secondaryPoints + system.experience + system.misc !== 0
  );
}

function weapon({ id, name, system }: CarriedItem<D20d100Weapon>): string {
  const { base, damage, critical } = armView(id, name, armFigures(system));
  const words = (text: string | Text | null) => (text === null || typeof text === "string" ? text : say(text));
  const ways = joined(
    base.map(({ shown }) => words(shown)),
    " / ",
  );
  return bracketed(joined([name, ways], " "), words(damage), critical);
}

function belongings(actor: Actor): string {
  return listed([...itemsOf(actor, D20d100Armor), ...itemsOf(actor, D20d100Gear), ...itemsOf(actor, D20d100Tome)]);
}
