/** What the system declares about itself, against the League's types; types/gardien.d.ts is its daily twin. */
import type { GardienActor } from "../../src/core/documents/actor.js";
import type { GardienChatMessage } from "../../src/core/documents/chat-message.js";
import type { GardienCombatant } from "../../src/core/documents/combatant.js";
import type { GardienItem } from "../../src/core/documents/item.js";
import type { GbInvestigator } from "../../src/rulesets/gb/data/actors/investigator.js";
import type { GbCreature } from "../../src/rulesets/gb/data/actors/creature.js";
import type { GbWeapon } from "../../src/rulesets/gb/data/items/weapon.js";
import type { GbArmor } from "../../src/rulesets/gb/data/items/armor.js";
import type { GbWound } from "../../src/rulesets/gb/data/items/wound.js";
import type { GbFeat } from "../../src/rulesets/gb/data/items/feat.js";
import type { GbSkill } from "../../src/rulesets/gb/data/items/skill.js";
import type { GbSpell } from "../../src/rulesets/gb/data/items/spell.js";
import type { GbHazard } from "../../src/rulesets/gb/data/items/hazard.js";
import type { GbGear } from "../../src/rulesets/gb/data/items/gear.js";
import type { GbProfile } from "../../src/rulesets/gb/data/items/profile.js";
import type { WarpCharacter } from "../../src/rulesets/warp/data/actors/character.js";
import type { WarpNpc } from "../../src/rulesets/warp/data/actors/npc.js";
import type { WarpTrait } from "../../src/rulesets/warp/data/items/trait.js";
import type { WarpPower } from "../../src/rulesets/warp/data/items/power.js";
import type { WarpSpell } from "../../src/rulesets/warp/data/items/spell.js";
import type { WarpWeapon } from "../../src/rulesets/warp/data/items/weapon.js";
import type { WarpArmor } from "../../src/rulesets/warp/data/items/armor.js";
import type { WarpAmmo } from "../../src/rulesets/warp/data/items/ammo.js";
import type { WarpGear } from "../../src/rulesets/warp/data/items/gear.js";
import type { WarpWound } from "../../src/rulesets/warp/data/items/wound.js";
import type { RpgCharacter } from "../../src/rulesets/rpg/data/actors/character.js";
import type { RpgCreature } from "../../src/rulesets/rpg/data/actors/creature.js";
import type { RpgSkill } from "../../src/rulesets/rpg/data/items/skill.js";
import type { RpgWeapon } from "../../src/rulesets/rpg/data/items/weapon.js";
import type { RpgArmor } from "../../src/rulesets/rpg/data/items/armor.js";
import type { RpgShield } from "../../src/rulesets/rpg/data/items/shield.js";
import type { RpgGear } from "../../src/rulesets/rpg/data/items/gear.js";
import type { RpgSpell } from "../../src/rulesets/rpg/data/items/spell.js";
import type { RpgAffliction } from "../../src/rulesets/rpg/data/items/affliction.js";
import type { SeuilsCharacter } from "../../src/rulesets/seuils/data/actors/character.js";
import type { SeuilsCreature } from "../../src/rulesets/seuils/data/actors/creature.js";
import type { SeuilsWeapon } from "../../src/rulesets/seuils/data/items/weapon.js";
import type { SeuilsArmor } from "../../src/rulesets/seuils/data/items/armor.js";
import type { SeuilsShield } from "../../src/rulesets/seuils/data/items/shield.js";
import type { SeuilsSpecialty } from "../../src/rulesets/seuils/data/items/specialty.js";
import type { SeuilsGear } from "../../src/rulesets/seuils/data/items/gear.js";
import type { SeuilsTrait } from "../../src/rulesets/seuils/data/items/trait.js";
import type { D20d100Investigator } from "../../src/rulesets/d20d100/data/actors/investigator.js";
import type { D20d100Adversary } from "../../src/rulesets/d20d100/data/actors/adversary.js";
import type { D20d100Skill } from "../../src/rulesets/d20d100/data/items/skill.js";
import type { D20d100Weapon } from "../../src/rulesets/d20d100/data/items/weapon.js";
import type { D20d100Armor } from "../../src/rulesets/d20d100/data/items/armor.js";
import type { D20d100Trait } from "../../src/rulesets/d20d100/data/items/trait.js";
import type { D20d100Profession } from "../../src/rulesets/d20d100/data/items/profession.js";
import type { D20d100Spell } from "../../src/rulesets/d20d100/data/items/spell.js";
import type { D20d100Tome } from "../../src/rulesets/d20d100/data/items/tome.js";
import type { D20d100Gear } from "../../src/rulesets/d20d100/data/items/gear.js";
import type { D20d100Power } from "../../src/rulesets/d20d100/data/items/power.js";

declare module "fvtt-types/configuration" {
  interface DocumentClassConfig {
    Actor: typeof GardienActor;
    Item: typeof GardienItem;
    ChatMessage: typeof GardienChatMessage;
    Combatant: typeof GardienCombatant;
  }
  interface DataModelConfig {
    Actor: {
      gbInvestigator: typeof GbInvestigator;
      gbCreature: typeof GbCreature;
      warpCharacter: typeof WarpCharacter;
      warpNpc: typeof WarpNpc;
      rpgCharacter: typeof RpgCharacter;
      rpgCreature: typeof RpgCreature;
      seuilsCharacter: typeof SeuilsCharacter;
      seuilsCreature: typeof SeuilsCreature;
      d20d100Investigator: typeof D20d100Investigator;
      d20d100Adversary: typeof D20d100Adversary;
    };
    Item: {
      gbWeapon: typeof GbWeapon;
      gbArmor: typeof GbArmor;
      gbWound: typeof GbWound;
      gbFeat: typeof GbFeat;
      gbSkill: typeof GbSkill;
      gbSpell: typeof GbSpell;
      gbHazard: typeof GbHazard;
      gbGear: typeof GbGear;
      gbProfile: typeof GbProfile;
      warpTrait: typeof WarpTrait;
      warpPower: typeof WarpPower;
      warpSpell: typeof WarpSpell;
      warpWeapon: typeof WarpWeapon;
      warpArmor: typeof WarpArmor;
      warpAmmo: typeof WarpAmmo;
      warpGear: typeof WarpGear;
      warpWound: typeof WarpWound;
      rpgSkill: typeof RpgSkill;
      rpgWeapon: typeof RpgWeapon;
      rpgArmor: typeof RpgArmor;
      rpgShield: typeof RpgShield;
      rpgGear: typeof RpgGear;
      rpgSpell: typeof RpgSpell;
      rpgAffliction: typeof RpgAffliction;
      seuilsWeapon: typeof SeuilsWeapon;
      seuilsArmor: typeof SeuilsArmor;
      seuilsShield: typeof SeuilsShield;
      seuilsSpecialty: typeof SeuilsSpecialty;
      seuilsGear: typeof SeuilsGear;
      seuilsTrait: typeof SeuilsTrait;
      d20d100Skill: typeof D20d100Skill;
      d20d100Weapon: typeof D20d100Weapon;
      d20d100Armor: typeof D20d100Armor;
      d20d100Trait: typeof D20d100Trait;
      d20d100Profession: typeof D20d100Profession;
      d20d100Spell: typeof D20d100Spell;
      d20d100Tome: typeof D20d100Tome;
      d20d100Gear: typeof D20d100Gear;
      d20d100Power: typeof D20d100Power;
    };
  }
  interface FlagConfig {
    Actor: { gardien: { ledger?: Record<string, string> } };
  }
  interface AssumeHookRan {
    ready: never;
  }
}
