import { words } from "../../../core/notation/words.js";

/** DD-15 — the characteristics as blocks write them. */
export const CHARACTERISTIC_WORDS = {
  strength: words("FOR", "STR", "Force", "Strength"),
  dexterity: words("DEX", "DEX", "Dextérité", "Dexterity"),
  constitution: words("CON", "CON", "Constitution"),
  intelligence: words("INT", "INT", "Intelligence"),
  power: words("POU", "POW", "Pouvoir", "Power"),
  education: words("EDU", "EDU", "Éducation", "Education"),
  size: words("TAI", "SIZ", "Taille", "Size"),
  appearance: words("APP", "APP", "Apparence", "Appearance"),
  perception: words("PER", "PER", "Perception"),
};
export const CATEGORY_WORDS = {
  human: words("humain", "human"),
  animal: words("animal"),
  mythos: words("créature du Mythe", "Mythos creature", "mythos", "mythe"),
  undead: words("mort-vivant", "undead"),
};
export const SKILL_WORDS = {
  grapple: words("lutte", "grapple"),
  boxing: words("boxe", "boxing"),
  meleeWeapons: words("armes de contact", "melee weapons"),
  thrownWeapons: words("armes de jet", "thrown weapons"),
  handgun: words("arme de poing", "handgun", "revolver"),
  rifle: words("fusil", "rifle"),
  automaticWeapons: words("arme automatique", "automatic weapons"),
};
export const ACTION_WORDS = {
  melee: words("contact", "close combat"),
  thrown: words("de jet", "thrown weapon"),
  bow: words("arc", "bow"),
  explosive: words("explosif", "explosive"),
  revolver: words("à barillet", "revolver action"),
  semiAuto: words("semi-automatique", "semi-automatic"),
  auto: words("automatique", "automatic"),
  bolt: words("à verrou", "bolt action"),
  lever: words("à levier", "lever action"),
  pump: words("à pompe", "pump action"),
  break: words("à bascule", "break action"),
  natural: words("naturelle", "natural"),
};
export const KIND_WORDS = {
  blunt: words("contondant", "blunt"),
  edged: words("tranchant", "edged"),
  piercing: words("perforant", "piercing"),
  bullet: words("balle", "bullet"),
  shot: words("grenaille", "shot"),
  explosion: words("explosion"),
  fire: words("feu", "fire"),
  electric: words("électricité", "electricity"),
  magic: words("magie", "magic"),
  other: words("autre", "other"),
};
export const CADENCE_WORDS = {
  reduced: words("cadence réduite", "reduced rate"),
  simple: words("simple"),
  double: words("double"),
  triple: words("triple"),
  burst3: words("rafale de 3", "burst of 3"),
  burst5: words("rafale de 5", "burst of 5"),
  burst10: words("rafale de 10", "burst of 10"),
  burst50: words("rafale de 50", "burst of 50"),
};
export const DAMAGE_WORDS = {
  temporary: words("temporaires", "temporary", "dégâts temporaires", "temporary damage"),
  hp: words("PV", "HP", "réels", "real"),
};
export const MODE_WORDS = {
  none: words("aucune", "none"),
  fixed: words("retire", "takes off", "fixe", "fixed"),
  minimal: words("dégâts minimaux", "minimal damage", "minimal", "minimale"),
  half: words("moitié", "half"),
  onePoint: words("un point par coup", "one point a hit"),
  immune: words("insensible", "immune"),
};
export const SCOPE_WORDS = {
  all: words("tout", "everything", "all"),
  physical: words("matériel", "physical"),
  firearms: words("armes à feu", "firearms"),
  projectiles: words("projectiles"),
  piercing: words("perforant", "piercing"),
  bullet: words("balles", "bullets", "bullet"),
  shot: words("grenaille", "shot"),
  fire: words("feu", "fire"),
  electric: words("électricité", "electricity", "electric"),
  magic: words("magie", "magic"),
  singleTarget: words("une seule cible", "one target"),
};
