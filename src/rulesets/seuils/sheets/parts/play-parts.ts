import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { byName } from "../../../../core/ui/by-name.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { figure, say } from "../../../../core/text/text.js";
import { doneCounted } from "../../attack/waiting.js";
import { SeuilsArmor } from "../../data/items/armor.js";
import { SeuilsCharacter } from "../../data/actors/character.js";
import { SeuilsGear } from "../../data/items/gear.js";
import { seuilsOptions } from "../../data/options.js";
import { actionsOf } from "../../data/actors/round.js";
import { SeuilsShield } from "../../data/items/shield.js";
import { SeuilsSpecialty } from "../../data/items/specialty.js";
import { SeuilsWeapon } from "../../data/items/weapon.js";
import { diceText } from "../../dice/amount.js";
import { characteristicLabel } from "../../labels.js";
import { roundCounted } from "../../data/reading.js";
import { defenceTerms } from "../../rules/attack/defence-terms.js";
import { nextExtraDefence } from "../../rules/fight/round-spending.js";
import { againstTarget } from "../views/against-view.js";
import { armourView, guardView, shieldView, weaponView, type WeaponView } from "../views/arms-view.js";
import { bleedText } from "../views/bleed-view.js";
import { domainViews } from "../views/domains-view.js";
import { roundView } from "../views/round-view.js";
import { rowViews } from "../views/rows-view.js";
import type { DrawnSheet } from "./actor-parts.js";

/** SE-50…SE-59, SE-69 — the rows of circles. */
export function health({ actor, model }: DrawnSheet): object {
  const bleeds = bleedText(model, fightOf(actor) !== null);
  return {
    rows: rowViews(model).map(({ faces, circles, malus, ...row }) => ({
      ...row,
      faces: say(faces),
      circles: circles.map(({ label, ...circle }) => ({ ...circle, label: say(label) })),
      malus: say(diceText(-malus)),
    })),
    surplus: model.wounds.surplus,
    bleeding: model.care.bleeding,
    bleeds: bleeds && say(bleeds),
    lasting: model.stateStatuses.map((id) => ({
      id,
      img: `systems/gardien/assets/icons/condition-${id}.svg`,
      label: `GARDIEN.CONDITION.${id}`,
      ends: model.conditionChange(id, false) !== null && (game.user.isGM || id === "prone"), // SE-18: who dropped stands up
    })),
  };
}

/** SE-14…SE-18 — the actions of this round; whoever can do nothing has none (SE-54). */
export function round({ actor, model }: DrawnSheet): object {
  if (!model.acts) return { unable: true };
  const now = roundCounted(actor);
  if (!now) return { round: null, allowed: model.allowed };
  const done = doneCounted(actor, now);
  const actions = actionsOf(done, model.allowed);
  const view = roundView(actions, done);
  const terms = defenceTerms({ missile: "none" }, nextExtraDefence(actions), seuilsOptions());
  return {
    round: {
      n: now.round,
      ...view,
      extra: { pool: say(diceText(model.characteristics.reflexes.pool)), difficulty: terms?.difficultyBonus ?? 0 },
    },
  };
}

/** SE-09, SE-78 — the twelve Caractéristiques. */
export function traits({ model }: DrawnSheet): object {
  return {
    domains: domainViews(model).map(({ traits: three, ...domain }) => ({
      ...domain,
      traits: three.map(({ words, pool, ...trait }) => ({
        ...trait,
        pool: figure(pool),
        zero: pool === 0,
        words: say(words),
      })),
    })),
  };
}

/** SE-20…SE-48 — what is in hand, and what protects. */
export async function arms({ actor, model }: DrawnSheet): Promise<object> {
  const weapons = itemsOf(actor, SeuilsWeapon).filter(({ system }) => system.inHand);
  const against = await againstTarget(
    actor,
    weapons.map(({ id }) => id),
  );
  const now = roundCounted(actor);
  const { dodge, parry } = guardView(model, nextExtraDefence(now && model.roundAt(now)));
  return {
    weapons: weapons.map((weapon) => ({ ...told(weaponView(model, weapon)), against: against.get(weapon.id) })),
    armours: itemsOf(actor, SeuilsArmor).map((armour) => {
      const { specific, index, ...view } = armourView(armour);
      return { ...view, index: say(diceText(index)), specific: specific.map(say).join(", ") };
    }),
    shields: itemsOf(actor, SeuilsShield).map(shieldView),
    guard: { dodge: say(dodge), parry: parry && { ...parry, pool: say(parry.pool) } },
    barehanded: weapons.some(({ system }) => system.natural),
  };
}

function told({ kind, pool, ...view }: WeaponView): object {
  return { ...view, kind: kind.map(say).join(" · "), pool: say(pool) };
}

/** SE-04, SE-10, SE-74 — what was learned and what is carried, shortly. */
export function kit({ actor, model }: DrawnSheet): object {
  return {
    specialties: byName(itemsOf(actor, SeuilsSpecialty)).map(({ id, name, system }) => ({
      id,
      name,
      medical: system.medical,
      characteristic: characteristicLabel(system.characteristic),
    })),
    threshold: seuilsOptions().specialtyThreshold,
    things: byName(itemsOf(actor, SeuilsGear)).map(({ id, name, system }) => ({
      id,
      name,
      quantity: system.quantity === 1 ? "" : String(system.quantity),
      dice: system.equipmentDice,
    })),
    wealth: model instanceof SeuilsCharacter ? model.wealth : null,
  };
}
