import { words } from "../../../core/notation/words.js";

/** GB-01 — the abilities as blocks write them. */
export const ABILITY_WORDS = {
  str: words("FOR", "STR", "Force", "Strength"),
  dex: words("DEX", "DEX", "Dextérité", "Dexterity"),
  con: words("CON", "CON", "Constitution"),
  int: words("INT", "INT", "Intelligence"),
  wis: words("SAG", "WIS", "Sagesse", "Wisdom"),
  cha: words("CHA", "CHA", "Charisme", "Charisma"),
};

export const SIZE_WORDS = {
  tiny: words("très petite", "tiny", "TP", "minuscule", "très petite taille", "tiny size"),
  small: words("petite", "small", "P", "S", "petite taille", "small size"),
  medium: words("moyenne", "medium", "M", "taille moyenne", "medium size"),
  large: words("grande", "large", "G", "L", "grande taille", "large size"),
  huge: words("très grande", "huge", "TG", "H", "très grande taille", "huge size"),
  gargantuan: words("gigantesque", "gargantuan", "Gig", "taille gigantesque", "gargantuan size"),
};

export const METHOD_WORDS = {
  halve: words("points classiques partagés", "classic points halved"),
  investigator: words("comme un investigateur", "as an investigator"),
  manual: words("à la main", "by hand"),
};

export const MODE_WORDS = {
  gravity: words("gravité", "gravity"),
  traditional: words("traditionnel", "traditional", "classique", "classic"),
};

export const PROFILE_WORDS = {
  human: words("humain", "human", "tables humaines", "human tables"),
  zombie: words("zombie"),
  quadruped: words("quadrupède", "quadruped"),
  serpent: words("serpent"),
  winged: words("ailé", "winged"),
  miGo: words("Mi-Go"),
  radial: words("radiaire", "radial"),
  amorphous: words("amorphe", "amorphous"),
};

export const CATEGORY_WORDS = {
  handgun: words("arme de poing", "handgun"),
  longarm: words("arme d’épaule", "longarm"),
  archaicRanged: words("arme de tir ancienne", "archaic ranged weapon"),
  thrown: words("arme de jet", "thrown weapon"),
  melee: words("arme de contact", "melee weapon", "mêlée", "melee"),
  unarmed: words("mains nues", "bare hands", "unarmed"),
  natural: words("naturelle", "natural", "arme naturelle", "natural weapon"),
  touch: words("toucher", "touch"),
};

/** What creatures are; a table may write any other word. */
export const KIND_WORDS = {
  human: words("humain", "human"),
  animal: words("animal"),
  swarm: words("nuée", "swarm"),
  undead: words("mort-vivant", "undead"),
  monster: words("monstre", "monster"),
  fungoid: words("fongoïde", "fungoid"),
  aberration: words("aberration"),
  amorphous: words("amorphe", "amorphous"),
};
