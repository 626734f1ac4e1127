/** What the system declares about itself. No import or export at top level, so that the file stays ambient. */
interface ActorSystemMap {
  gbInvestigator: import("../src/rulesets/gb/data/investigator.js").GbInvestigator;
  gbCreature: import("../src/rulesets/gb/data/creature.js").GbCreature;
  warpCharacter: import("../src/rulesets/warp/data/character.js").WarpCharacter;
  warpNpc: import("../src/rulesets/warp/data/npc.js").WarpNpc;
  rpgCharacter: import("../src/rulesets/rpg/data/character.js").RpgCharacter;
  rpgCreature: import("../src/rulesets/rpg/data/creature.js").RpgCreature;
  seuilsCharacter: import("../src/rulesets/seuils/data/character.js").SeuilsCharacter;
  seuilsCreature: import("../src/rulesets/seuils/data/creature.js").SeuilsCreature;
  d20d100Investigator: import("../src/rulesets/d20d100/data/investigator.js").D20d100Investigator;
  d20d100Adversary: import("../src/rulesets/d20d100/data/adversary.js").D20d100Adversary;
}
interface ItemSystemMap {
  gbWeapon: import("../src/rulesets/gb/data/weapon.js").GbWeapon;
  gbArmor: import("../src/rulesets/gb/data/armor.js").GbArmor;
  gbWound: import("../src/rulesets/gb/data/wound.js").GbWound;
  gbFeat: import("../src/rulesets/gb/data/feat.js").GbFeat;
  gbSkill: import("../src/rulesets/gb/data/skill.js").GbSkill;
  gbSpell: import("../src/rulesets/gb/data/spell.js").GbSpell;
  gbHazard: import("../src/rulesets/gb/data/hazard.js").GbHazard;
  gbGear: import("../src/rulesets/gb/data/gear.js").GbGear;
  gbProfile: import("../src/rulesets/gb/data/profile.js").GbProfile;
  warpTrait: import("../src/rulesets/warp/data/trait.js").WarpTrait;
  warpPower: import("../src/rulesets/warp/data/power.js").WarpPower;
  warpSpell: import("../src/rulesets/warp/data/spell.js").WarpSpell;
  warpWeapon: import("../src/rulesets/warp/data/weapon.js").WarpWeapon;
  warpArmor: import("../src/rulesets/warp/data/armor.js").WarpArmor;
  warpAmmo: import("../src/rulesets/warp/data/ammo.js").WarpAmmo;
  warpGear: import("../src/rulesets/warp/data/gear.js").WarpGear;
  warpWound: import("../src/rulesets/warp/data/wound.js").WarpWound;
  rpgSkill: import("../src/rulesets/rpg/data/skill.js").RpgSkill;
  rpgWeapon: import("../src/rulesets/rpg/data/weapon.js").RpgWeapon;
  rpgArmor: import("../src/rulesets/rpg/data/armor.js").RpgArmor;
  rpgShield: import("../src/rulesets/rpg/data/shield.js").RpgShield;
  rpgGear: import("../src/rulesets/rpg/data/gear.js").RpgGear;
  rpgSpell: import("../src/rulesets/rpg/data/spell.js").RpgSpell;
  rpgAffliction: import("../src/rulesets/rpg/data/affliction.js").RpgAffliction;
  seuilsWeapon: import("../src/rulesets/seuils/data/weapon.js").SeuilsWeapon;
  seuilsArmor: import("../src/rulesets/seuils/data/armor.js").SeuilsArmor;
  seuilsShield: import("../src/rulesets/seuils/data/shield.js").SeuilsShield;
  seuilsSpecialty: import("../src/rulesets/seuils/data/specialty.js").SeuilsSpecialty;
  seuilsGear: import("../src/rulesets/seuils/data/gear.js").SeuilsGear;
  seuilsTrait: import("../src/rulesets/seuils/data/trait.js").SeuilsTrait;
  d20d100Skill: import("../src/rulesets/d20d100/data/skill.js").D20d100Skill;
  d20d100Weapon: import("../src/rulesets/d20d100/data/weapon.js").D20d100Weapon;
  d20d100Armor: import("../src/rulesets/d20d100/data/armor.js").D20d100Armor;
  d20d100Trait: import("../src/rulesets/d20d100/data/trait.js").D20d100Trait;
  d20d100Profession: import("../src/rulesets/d20d100/data/profession.js").D20d100Profession;
  d20d100Spell: import("../src/rulesets/d20d100/data/spell.js").D20d100Spell;
  d20d100Tome: import("../src/rulesets/d20d100/data/tome.js").D20d100Tome;
  d20d100Gear: import("../src/rulesets/d20d100/data/gear.js").D20d100Gear;
  d20d100Power: import("../src/rulesets/d20d100/data/power.js").D20d100Power;
}
interface GardienFlags {
  ledger: Record<string, string>;
}

declare module "*.scss";
declare module "*.scss?inline" {
  const css: string;
  export default css;
}
