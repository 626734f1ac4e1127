import {
  offeredActs,
  offeredWith,
  withName,
  type ActionOffer,
  type ActionsRule,
} from "../../../core/sheets/action-offer.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import { RpgCharacter } from "../data/actors/character.js";
import { RpgGear } from "../data/items/gear.js";
import { RpgShield } from "../data/items/shield.js";
import { RpgSkill } from "../data/items/skill.js";
import { RpgSpell } from "../data/items/spell.js";
import { RpgWeapon } from "../data/items/weapon.js";
import { attributeLabel, rootLabel } from "../labels.js";
import { ATTRIBUTES, ROOTS } from "../rules/vocabulary.js";
import { acts, inHand, isPotion, type DrawnSheet } from "./parts/actor-parts.js";
import { progressView } from "./views/progress-view.js";
import { checkOf } from "./views/skills-view.js";
import { spellView } from "./views/spells-view.js";

type Played = Pick<DrawnSheet, "actor" | "model">;

/** What an actor's sheet offers at a click. */
export const actions: ActionsRule = (actor) => {
  const model: unknown = actor.system;
  if (!(model instanceof RpgActor)) return [];
  const sheet = { actor, model };
  return [
    ...checks(sheet),
    ...spells(sheet),
    ...things(sheet),
    ...offeredActs("turn", acts("play", sheet)),
    ...offeredActs("body", acts("health", sheet)),
    ...growth(sheet),
  ];
};

/** RP-05, RP-21, RP-22 */
function checks({ actor }: Played): readonly ActionOffer[] {
  const tried = (what: string, label: string): ActionOffer => ({
    ...{ group: "tests", deed: "check", choices: { tried: what }, name: { key: label } },
  });
  return [
    ...ATTRIBUTES.map((id) => tried(`attribute.${id}`, attributeLabel(id))),
    ...ROOTS.map((id) => tried(`root.${id}`, rootLabel(id))),
    ...itemsOf(actor, RpgSkill).map((item): ActionOffer => ({
      ...{ group: "skills", deed: "check", choices: checkOf(item), item },
    })),
  ];
}

/** RP-79 */
function spells({ actor, model }: Played): readonly ActionOffer[] {
  return itemsOf(actor, RpgSpell).map((item): ActionOffer => {
    const { strikes, id } = spellView(model, item, null);
    return { group: "magic", item, ...(strikes ? { attack: id } : { deed: "cast", choices: { spell: id } }) };
  });
}

function things({ actor }: Played): readonly ActionOffer[] {
  const weapons = itemsOf(actor, RpgWeapon);
  const held = weapons.filter(({ system }) => system.natural || inHand(system));
  const shields = itemsOf(actor, RpgShield);
  const gear = itemsOf(actor, RpgGear);
  const ground = [...weapons, ...shields, ...gear].filter(({ system }) => system.onGround);
  return [
    ...offeredWith(
      "things",
      { deed: "reload", choice: "weapon" },
      held.filter(({ system }) => system.reload !== "none" && !system.loaded),
    ),
    ...offeredWith(
      "things",
      { deed: "pullFree", choice: "weapon" },
      held.filter(({ system }) => system.stuck),
    ),
    ...offeredWith(
      "things",
      { deed: "potion", choice: "potion" },
      gear.filter(({ system }) => !system.onGround && isPotion(system)),
    ),
    ...offeredWith("things", { deed: "pickUp", choice: "thing" }, ground),
  ].map((offer) => ({
    ...offer,
    ...(offer.item && { name: withName({ key: `GARDIEN.RPG.DEED.${offer.deed}.name` }, offer.item) }),
  }));
}

/** RP-36, RP-96 */
function growth(sheet: Played): readonly ActionOffer[] {
  const { actor, model } = sheet;
  const skills = itemsOf(actor, RpgSkill);
  const rises = model instanceof RpgCharacter ? progressView(model, skills).rises : [];
  const raised = rises.flatMap(({ id, affordable }): readonly ActionOffer[] => {
    const item = skills.find((one) => one.id === id);
    if (!item || !affordable) return [];
    const name = withName({ key: "GARDIEN.RPG.DEED.raise.name" }, item);
    return [{ group: "growth", deed: "raise", choices: { skill: id }, item, name }];
  });
  return [
    ...raised,
    ...(model instanceof RpgCharacter ? offeredActs("growth", acts("progress", sheet)) : []),
    { group: "body", deed: "locate" },
  ];
}
