/** What the system declares about itself. No import or export at top level, so that the file stays ambient. */
interface ActorSystemMap {
  gbInvestigator: import("../src/rulesets/gb/data/actors/investigator.js").GbInvestigator;
  gbCreature: import("../src/rulesets/gb/data/actors/creature.js").GbCreature;
  warpCharacter: import("../src/rulesets/warp/data/actors/character.js").WarpCharacter;
  warpNpc: import("../src/rulesets/warp/data/actors/npc.js").WarpNpc;
  rpgCharacter: import("../src/rulesets/rpg/data/actors/character.js").RpgCharacter;
  rpgCreature: import("../src/rulesets/rpg/data/actors/creature.js").RpgCreature;
  seuilsCharacter: import("../src/rulesets/seuils/data/actors/character.js").SeuilsCharacter;
  seuilsCreature: import("../src/rulesets/seuils/data/actors/creature.js").SeuilsCreature;
  d20d100Investigator: import("../src/rulesets/d20d100/data/actors/investigator.js").D20d100Investigator;
  d20d100Adversary: import("../src/rulesets/d20d100/data/actors/adversary.js").D20d100Adversary;
}
interface ItemSystemMap {
  gbWeapon: import("../src/rulesets/gb/data/items/weapon.js").GbWeapon;
  gbArmor: import("../src/rulesets/gb/data/items/armor.js").GbArmor;
  gbWound: import("../src/rulesets/gb/data/items/wound.js").GbWound;
  gbFeat: import("../src/rulesets/gb/data/items/feat.js").GbFeat;
  gbSkill: import("../src/rulesets/gb/data/items/skill.js").GbSkill;
  gbSpell: import("../src/rulesets/gb/data/items/spell.js").GbSpell;
  gbHazard: import("../src/rulesets/gb/data/items/hazard.js").GbHazard;
  gbGear: import("../src/rulesets/gb/data/items/gear.js").GbGear;
  gbProfile: import("../src/rulesets/gb/data/items/profile.js").GbProfile;
  warpTrait: import("../src/rulesets/warp/data/items/trait.js").WarpTrait;
  warpPower: import("../src/rulesets/warp/data/items/power.js").WarpPower;
  warpSpell: import("../src/rulesets/warp/data/items/spell.js").WarpSpell;
  warpWeapon: import("../src/rulesets/warp/data/items/weapon.js").WarpWeapon;
  warpArmor: import("../src/rulesets/warp/data/items/armor.js").WarpArmor;
  warpAmmo: import("../src/rulesets/warp/data/items/ammo.js").WarpAmmo;
  warpGear: import("../src/rulesets/warp/data/items/gear.js").WarpGear;
  warpWound: import("../src/rulesets/warp/data/items/wound.js").WarpWound;
  rpgSkill: import("../src/rulesets/rpg/data/items/skill.js").RpgSkill;
  rpgWeapon: import("../src/rulesets/rpg/data/items/weapon.js").RpgWeapon;
  rpgArmor: import("../src/rulesets/rpg/data/items/armor.js").RpgArmor;
  rpgShield: import("../src/rulesets/rpg/data/items/shield.js").RpgShield;
  rpgGear: import("../src/rulesets/rpg/data/items/gear.js").RpgGear;
  rpgSpell: import("../src/rulesets/rpg/data/items/spell.js").RpgSpell;
  rpgAffliction: import("../src/rulesets/rpg/data/items/affliction.js").RpgAffliction;
  seuilsWeapon: import("../src/rulesets/seuils/data/items/weapon.js").SeuilsWeapon;
  seuilsArmor: import("../src/rulesets/seuils/data/items/armor.js").SeuilsArmor;
  seuilsShield: import("../src/rulesets/seuils/data/items/shield.js").SeuilsShield;
  seuilsSpecialty: import("../src/rulesets/seuils/data/items/specialty.js").SeuilsSpecialty;
  seuilsGear: import("../src/rulesets/seuils/data/items/gear.js").SeuilsGear;
  seuilsTrait: import("../src/rulesets/seuils/data/items/trait.js").SeuilsTrait;
  d20d100Skill: import("../src/rulesets/d20d100/data/items/skill.js").D20d100Skill;
  d20d100Weapon: import("../src/rulesets/d20d100/data/items/weapon.js").D20d100Weapon;
  d20d100Armor: import("../src/rulesets/d20d100/data/items/armor.js").D20d100Armor;
  d20d100Trait: import("../src/rulesets/d20d100/data/items/trait.js").D20d100Trait;
  d20d100Profession: import("../src/rulesets/d20d100/data/items/profession.js").D20d100Profession;
  d20d100Spell: import("../src/rulesets/d20d100/data/items/spell.js").D20d100Spell;
  d20d100Tome: import("../src/rulesets/d20d100/data/items/tome.js").D20d100Tome;
  d20d100Gear: import("../src/rulesets/d20d100/data/items/gear.js").D20d100Gear;
  d20d100Power: import("../src/rulesets/d20d100/data/items/power.js").D20d100Power;
}
interface GardienFlags {
  ledger: Record<string, string>;
}

declare module "*.scss";
declare module "*.scss?inline" {
  const css: string;
  export default css;
}
