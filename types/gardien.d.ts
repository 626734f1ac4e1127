/** What the system declares about itself. No import or export at top level, so that the file stays ambient. */
interface ActorSystemMap {
  gbInvestigator: import("../src/rulesets/gb/data/investigator.js").GbInvestigator;
  gbCreature: import("../src/rulesets/gb/data/creature.js").GbCreature;
  warpCharacter: import("../src/rulesets/warp/data/character.js").WarpCharacter;
  warpNpc: import("../src/rulesets/warp/data/npc.js").WarpNpc;
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
}
interface GardienFlags {
  ledger: Record<string, string>;
}

declare module "*.scss";
declare module "*.scss?inline" {
  const css: string;
  export default css;
}
