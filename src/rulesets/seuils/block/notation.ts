import { at, numberAt, type Line, type Notation } from "../../../core/notation/block.js";
import { flagFacet, numberFacet, wordFacet, wordsFacet, type Facet } from "../../../core/notation/facets.js";
import {
  choiceLine,
  flagsLine,
  idleLine,
  leave,
  numberLine,
  numbersLine,
  proseLine,
  textLine,
} from "../../../core/notation/lines.js";
import { plainScore, thingsLine } from "../../../core/notation/things.js";
import { plain, trimmed } from "../../../core/notation/tidy.js";
import { wordIn, words, type Words } from "../../../core/notation/words.js";
import { CHARACTERISTICS, SCALES } from "../rules/vocabulary.js";

const CHARACTERISTIC_WORDS = {
  sante: words("Santé", "Health", "San", "Hea"),
  force: words("Force", "Strength", "For", "Str"),
  rapidite: words("Rapidité", "Speed", "Rap", "Spd"),
  precision: words("Précision", "Precision", "Pré", "Pre"),
  reflexes: words("Réflexes", "Reflexes", "Réf", "Ref"),
  agilite: words("Agilité", "Agility", "Agi"),
  volonte: words("Volonté", "Will", "Vol"),
  perception: words("Perception", "Perception", "Per"),
  connaissance: words("Connaissance", "Knowledge", "Con", "Kno"),
  psychologie: words("Psychologie", "Psychology", "Psy"),
  empathie: words("Empathie", "Empathy", "Emp"),
  persuasion: words("Persuasion", "Persuasion", "Prs"),
};
const KIND_WORDS = {
  animal: words("animal"),
  insecte: words("insecte", "insect"),
  nuee: words("nuée", "swarm"),
  humain: words("humain", "human", "humaine", "humains"),
  autre: words("autre", "other"),
};
const TYPE_WORDS = {
  slashing: words("tranchante", "slashing", "tranchantes", "tranchant"),
  piercing: words("perforante", "piercing", "perforantes", "perforant"),
  blunt: words("contondante", "blunt", "contondantes", "contondant"),
  firearm: words("arme à feu", "firearm", "armes à feu", "balle"),
  blast: words("explosion", "blast"),
  acid: words("acide", "acid"),
  fire: words("feu", "fire"),
};
const ATTACK_WORDS = {
  grapple: words("empoignade", "grapple"),
  melee: words("mêlée", "melee"),
  ranged: words("tir", "shooting", "ranged"),
};
const MISSILE_WORDS: Readonly<Record<string, Words>> = {
  firearm: words("balles", "bullets"),
  projectile: words("arme de trait", "bow or crossbow"),
  thrown: words("arme de lancer", "thrown weapon", "lancer"),
};
const GROUP_WORDS = {
  unarmed: words("mains nues", "bare hands"),
  blades: words("lames", "blades"),
  blunt: words("armes contondantes", "blunt weapons"),
  polearms: words("armes d’hast", "polearms"),
  handguns: words("armes de poing", "handguns"),
  longguns: words("armes d’épaule", "long guns"),
  bows: words("arcs et arbalètes", "bows and crossbows"),
  throwing: words("armes de jet", "throwing weapons"),
  other: words("autres", "others"),
};

/** SE-39 — `3D/2`: dice, and how many are kept. */
const damage: Facet = {
  write: (system) => `${String(numberAt(system, "damage.dice") ?? 2)}D/${String(numberAt(system, "damage.keep") ?? 1)}`,
  read: (part) => {
    const found = /^(\d{1,2})\s*D(?:\s*\/\s*(\d{1,2}))?$/i.exec(plain(part).trim());
    return found && { "damage.dice": Number(found[1]), "damage.keep": Number(found[2] ?? 1) };
  },
};

/** SE-24 — `3/6/10 m`: the bands, nearest first. */
const ranges: Facet = {
  write: (system) => {
    const limits = ["short", "medium", "extreme"].map((band) => numberAt(system, `ranges.${band}`));
    return limits.every((limit) => limit === null) ? "" : `${limits.map((limit) => limit ?? "–").join("/")} m`;
  },
  read: (part) => {
    const found = /^(?:portées? |ranges? )?(\d+|-)\s*\/\s*(\d+|-)\s*\/\s*(\d+|-)\s*m?$/i.exec(plain(part).trim());
    const limit = (text = "-") => (text === "-" ? null : Number(text));
    return (
      found && {
        "ranges.short": limit(found[1]),
        "ranges.medium": limit(found[2]),
        "ranges.extreme": limit(found[3]),
      }
    );
  },
};

/** SE-43…SE-46 — `2D, 1D tranchantes`: what its hide takes off, then against single kinds. */
const hide: Line = {
  words: words("Protection", "Protection", "Carapace", "Hide"),
  open: true,
  write: ({ system }, lang) => {
    const index = numberAt(system, "hide.index") ?? 0;
    const list: unknown = at(system, "hide.specific");
    const specific = (Array.isArray(list) ? list : []) as readonly { against: keyof typeof TYPE_WORDS; dice: number }[];
    if (index === 0 && specific.length === 0) return "";
    return [
      `${String(index)}D`,
      ...specific.map(({ against, dice }) => `${String(dice)}D ${TYPE_WORDS[against][lang]}`),
    ].join(" / ");
  },
  read: ({ raw, text }, draft) => {
    const specific: { against: string; dice: number }[] = [];
    for (const part of trimmed(text).replace(/\.$/, "").split(/[/,]/)) {
      const found = /^\s*(\d{1,2})\s*D\s*(.*)$/i.exec(part);
      const against = found?.[2] ? wordIn(found[2], TYPE_WORDS) : null;
      if (found && against) specific.push({ against, dice: Number(found[1]) });
      else if (found && found[2] === "") draft.figures["hide.index"] = Number(found[1]);
      else if (!/^\s*(?:-|aucune?|none)?\s*$/i.test(part)) leave(draft, hide.words, raw);
    }
    if (specific.length > 0) draft.figures["hide.specific"] = specific;
  },
};

/** The notation of seuils (SE-77): twelve scores, circles, and what it bites with. */
export const notation: Notation = {
  types: ["seuilsCreature", "seuilsCharacter"],
  notesAt: "biography",
  called: {
    seuilsCreature: words("créature", "creature", "adversaire", "adversary", "PNJ", "NPC"),
    seuilsCharacter: words("personnage", "character", "PJ", "PC"),
  },
  lines: [
    choiceLine(words("Catégorie", "Category", "Genre", "Kind"), "kind", KIND_WORDS),
    textLine(words("Concept"), "identity.concept"),
    textLine(words("Groupe", "Group"), "identity.group"),
    numberLine({ words: words("Âge", "Age"), path: "identity.age", least: 0, most: 120 }),
    ...numbersLine(
      words("Caractéristiques", "Characteristics"),
      CHARACTERISTICS.map((id) => ({
        words: CHARACTERISTIC_WORDS[id],
        path: `characteristics.${id}.value`,
        least: SCALES.creature.min,
        most: SCALES.creature.max,
      })),
    ),
    ...numbersLine(words("Cercles", "Circles", "Blessures", "Wounds"), [
      { words: words("Touché", "Grazed"), path: "wounds.touche.max", least: 0, most: 20 },
      { words: words("Blessé", "Wounded"), path: "wounds.blesse.max", least: 0, most: 20 },
      { words: words("Tué", "Killed"), path: "wounds.tue.max", least: 1, most: 20 },
    ]),
    thresholds(),
    ...numbersLine(words("Round", "Round", "Par round"), [
      { words: words("actions"), path: "actionsPerRound", usual: 2, least: 1, most: 6 },
      { words: words("attaques par round", "attacks a round"), path: "attacksPerRound", usual: 1, least: 0, most: 6 },
    ]),
    thingsLine({
      words: words("Attaques", "Attacks", "Attaque", "Attack", "Armes", "Weapons"),
      types: ["seuilsWeapon"],
      facets: [
        damage,
        ranges,
        wordsFacet("damageTypes", TYPE_WORDS),
        wordFacet("attackType", ATTACK_WORDS),
        wordFacet("missile", MISSILE_WORDS),
        wordFacet("group", GROUP_WORDS),
        flagFacet("nature", words("temporaire", "temporary"), "temporary"),
        flagFacet("natural", words("naturelle", "natural")),
        flagFacet("canParry", words("pare", "parries")),
        flagFacet("equipped", words("en main", "in hand")),
        numberFacet("hands", words("mains", "hands"), { usual: 1 }),
        numberFacet("reach", words("allonge", "reach"), { unit: "m", usual: 2 }),
        numberFacet("areaRadius", words("rayon", "radius"), { unit: "m", usual: 0 }),
        numberFacet("ammo.max", words("munitions", "ammunition")),
      ],
      base: { natural: true, hands: 0, group: "other" },
    }),
    hide,
    flagsLine(words("Couvert", "Covered"), [{ path: "coversAll", words: words("tout entier", "all over") }]),
    thingsLine({ words: words("Traits"), types: ["seuilsTrait"], score: plainScore("value") }),
    thingsLine({
      words: words("Spécialités", "Specialties", "Specialities"),
      types: ["seuilsSpecialty"],
      facets: [wordFacet("characteristic", CHARACTERISTIC_WORDS)],
    }),
    thingsLine({
      words: words("Armures", "Armour", "Armure", "Armor"),
      types: ["seuilsArmor"],
      facets: [numberFacet("index", words("indice", "index"))],
    }),
    thingsLine({
      words: words("Boucliers", "Shields", "Bouclier", "Shield"),
      types: ["seuilsShield"],
      facets: [numberFacet("bonus", words("bonus"))],
    }),
    thingsLine({
      words: words("Possessions", "Belongings", "Équipement", "Equipment"),
      types: ["seuilsGear"],
    }),
    textLine(words("Comportement", "Behaviour", "Behavior"), "behaviour"),
    numberLine({ words: words("Valeur", "Worth"), path: "wealth", usual: 0, least: 0, most: 1_000_000 }),
    proseLine(words("Description", "Description", "Notes"), "biography"),
    proseLine(words("Notes du joueur", "Player’s notes"), "notes"),
  ],
};

/** SE-56 — Seuils follow from Santé and circles. */
function thresholds(): Line {
  return idleLine(words("Seuils", "Thresholds"));
}
