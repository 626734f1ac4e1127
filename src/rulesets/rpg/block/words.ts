import { words } from "../../../core/notation/words.js";

/** RP-20 — the attributes as blocks write them. */
export const ATTRIBUTE_WORDS = {
  body: words("Corps", "Body"),
  mind: words("Esprit", "Mind"),
  agility: words("Habileté", "Agility"),
  charisma: words("Charisme", "Charisma"),
};
export const ROOT_WORDS = {
  weapons: words("armes", "weapons"),
  movement: words("mouvement", "movement"),
  shadow: words("ombre", "shadow"),
  instinct: words("instinct"),
  relations: words("relations"),
  lore: words("savoir", "lore"),
  crafts: words("métiers", "crafts"),
  uncanny: words("étrange", "uncanny"),
};
export const TABLE_WORDS = {
  humanoid: words("humanoïde", "humanoid"),
  quadruped: words("quadrupède", "quadruped"),
  serpent: words("serpent"),
  octopus: words("pieuvre", "octopus"),
  spider: words("araignée", "spider"),
  drakeling: words("dragonnet", "drakeling"),
  custom: words("table propre", "a table of its own"),
};
/** RP-68 — the skills of weapons. */
export const SKILL_WORDS = {
  handWeapons: words("armes blanches", "hand weapons"),
  poleArms: words("armes d’hast", "pole arms"),
  flexibleWeapons: words("armes souples", "flexible weapons"),
  unarmed: words("mains nues", "unarmed"),
  shield: words("bouclier", "shield"),
  archery: words("archerie", "archery"),
  crossbows: words("arbalètes", "crossbows"),
  thrownWeapons: words("armes de lancer", "thrown weapons"),
};
export const MODE_WORDS = {
  melee: words("mêlée", "melee"),
  missile: words("tir", "shot"),
  thrown: words("jet", "thrown"),
  meleeOrThrown: words("mêlée ou jet", "melee or thrown"),
};
export const SPECIAL_WORDS = {
  net: words("filet", "net"),
  bola: words("bolas", "bola"),
  torch: words("torche", "torch"),
  prey: words("proie", "prey"),
};
export const GRIP_WORDS = {
  main: words("en main", "in hand"),
  off: words("dans l’autre main", "in the other hand"),
  both: words("à deux mains", "in both hands"),
};
export const WEIGHT_WORDS = {
  light: words("légère", "light"),
  heavy: words("lourde", "heavy"),
  veryHeavy: words("très lourde", "very heavy"),
};
export const IMMUNITY_WORDS = {
  drop: words("objets lâchés", "dropped things"),
  destroyHeld: words("objets détruits", "destroyed things"),
  disableLimb: words("membres inutilisables", "limbs out of use"),
  loseBodyPart: words("membres perdus", "lost limbs"),
  loseFunction: words("perte d’usage", "lost use"),
  restrict: words("actions empêchées", "barred actions"),
  inert: words("inertie", "inertness"),
  prone: words("chute à terre", "falling down"),
  unconscious: words("inconscience", "unconsciousness"),
  bleed: words("hémorragie", "bleeding"),
  modifier: words("malus", "penalties"),
  halveSkills: words("compétences de moitié", "halved skills"),
  halveMove: words("déplacement de moitié", "halved move"),
  halveInitiative: words("initiative de moitié", "halved reaction"),
  crawl: words("ramper", "crawling"),
  skillLoss: words("compétences diminuées", "diminished skills"),
  death: words("mort sur le coup", "sudden death"),
  entangle: words("entraves", "entanglement"),
  choke: words("asphyxie", "asphyxia"),
  poison: words("poisons"),
  disease: words("maladies", "diseases"),
};
