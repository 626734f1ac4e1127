import type { Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import type { RpgCharacter } from "../data/actors/character.js";
import { creationOptions } from "../data/options.js";
import { knownSpells, reckon, startingExperience, type CreationReckoning } from "../rules/character/creation.js";
import { figuresOf, type Figures } from "../rules/character/figures.js";
import type { AttributeValues } from "../rules/character/roots.js";
import { equipmentWarnings, type EquipmentWarning } from "../rules/character/starting-equipment.js";
import { attributeValue } from "../rules/character/attributes.js";
import { untouched } from "./door.js";
import type { RpgDraft } from "./draft.js";
import { eachAttribute, listed, pieceOf } from "./entries.js";
import { skillKey } from "./trade.js";

/** RP-29 — the attributes to come: shared out, or the dice that were placed. */
export function attributesOf({ rolled, assigned, attributes }: RpgDraft): AttributeValues {
  return isRolled() && rolled.length > 0 ? eachAttribute((id) => rolled[assigned[id]] ?? attributes[id]) : attributes;
}

/** RP-29 — whether the table rolls attributes. */
export function isRolled(): boolean {
  return creationOptions().method === "roll";
}

/** RP-29 — whether the dice of the attributes are still to be thrown; whoever was made, or is pregenerated, has them. */
export function awaitsDice({ rolled, model }: RpgDraft, { actor }: Desk): boolean {
  return isRolled() && rolled.length === 0 && model === "" && untouched(actor);
}

/** RP-20 — those attributes, less what the sheet has lost of them. */
export function valuesOf(draft: RpgDraft, desk: Desk): AttributeValues {
  const { attributes } = sheetOf(desk);
  const base = attributesOf(draft);
  return eachAttribute((id) => attributeValue({ base: base[id], loss: attributes[id].loss }));
}

/** RP-24…RP-28 — the figures to come; those that the keeper has fixed stay. */
export function figuresToCome(draft: RpgDraft, desk: Desk): Figures {
  const { reaction, defenseBonus, damageBonus, move, hp } = sheetOf(desk);
  return figuresOf(valuesOf(draft, desk), {
    reaction: reaction.override,
    defenseBonus: defenseBonus.override,
    damageBonus: damageBonus.override,
    move: move.override,
    hpMax: hp.maxOverride,
  });
}

/** RP-29 — points shared and spent, held against what this character was given. */
export function reckoned(draft: RpgDraft, desk: Desk): CreationReckoning {
  const masteries = pickedOf(draft.items, desk, "rpgSkill").map(({ mastery }) => mastery);
  return reckon(attributesOf(draft), masteries, { ...creationOptions(), points: poolOf(desk) });
}

/** RP-29 — PP to spend: the table's for a new character, its own for another. */
export function poolOf({ actor }: Desk): number {
  return untouched(actor) ? creationOptions().points : sheetOf({ actor }).customization.pool;
}

/** RP-29 — PE once it is made. */
export function experienceOf(draft: RpgDraft, desk: Desk) {
  const { xp, progressLog } = sheetOf(desk);
  const given = progressLog.filter(({ kind }) => kind === "creation").reduce((sum, { points }) => sum + points, 0);
  return startingExperience({ ...xp, given }, reckoned(draft, desk).pointsLeft);
}

/** RP-29 — spells to be known. */
export function spellsDue({ items }: RpgDraft, desk: Desk): number {
  const skill = pickedOf(items, desk, "rpgSkill").find(({ entry }) => skillKey(entry) === "spells");
  return knownSpells(skill?.mastery ?? 0);
}

/** RP-29 — what is beyond the usual in the baggage; what one is born with is none. */
export function beyondUsual({ items }: RpgDraft, desk: Desk): readonly EquipmentWarning[] {
  return equipmentWarnings({
    weapons: pickedOf(items, desk, "rpgWeapon").filter(({ entry }) => !listed(entry).natural).length,
    shields: pickedOf(items, desk, "rpgShield").length,
    armour: pickedOf(items, desk, "rpgArmor").flatMap(({ entry }) => pieceOf(entry) ?? []),
  });
}

export function sheetOf({ actor }: Pick<Desk, "actor">): RpgCharacter {
  return actor.system as RpgCharacter;
}
