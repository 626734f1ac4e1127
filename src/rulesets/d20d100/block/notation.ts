import { numberAt, type Notation } from "../../../core/notation/block.js";
import {
  countFacet,
  criticalFacet,
  diceFacet,
  flagFacet,
  numberFacet,
  textFacet,
  wordFacet,
  wordsFacet,
} from "../../../core/notation/facets.js";
import {
  choiceLine,
  flagsLine,
  idleLine,
  numberLine,
  numbersLine,
  proseLine,
  textLine,
} from "../../../core/notation/lines.js";
import { plainScore, thingsLine } from "../../../core/notation/things.js";
import { words, type Words } from "../../../core/notation/words.js";
import { USUAL_PULL } from "../rules/attack/pull.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { defenceOf, guessDefence } from "./defence.js";
import { protections, sanity } from "./odd-lines.js";
import {
  ACTION_WORDS,
  CADENCE_WORDS,
  CATEGORY_WORDS,
  CHARACTERISTIC_WORDS,
  DAMAGE_WORDS,
  KIND_WORDS,
  SKILL_WORDS,
} from "./words.js";

/** DD-40 — what a skill was raised by. */
const POINTS: readonly (readonly [string, Words])[] = [
  ["professionalPoints", words("professionnels", "professional")],
  ["secondaryPoints", words("secondaires", "secondary")],
  ["experience", words("expérience", "experience")],
  ["misc", words("divers", "misc")],
];

/** What only the sheets of investigators say of somebody. */
const IDENTITY: readonly (readonly [string, Words])[] = [
  ["profession", words("Profession")],
  ["era", words("Époque", "Era")],
  ["age", words("Âge", "Age")],
  ["gender", words("Genre", "Gender")],
  ["nationality", words("Nationalité", "Nationality")],
  ["birthplace", words("Lieu de naissance", "Birthplace")],
  ["residence", words("Domicile", "Residence")],
  ["player", words("Joueur", "Player", "Joueuse")],
];

/** The notation of d20d100 (section D8): scores, points, Défense, modifiers, attacks. */
export const notation: Notation = {
  types: ["d20d100Adversary", "d20d100Investigator"],
  notesAt: "notes",
  called: {
    d20d100Adversary: words("adversaire", "adversary", "créature", "creature", "PNJ", "NPC"),
    d20d100Investigator: words("investigateur", "investigator", "personnage", "character", "PJ", "PC"),
  },
  follows: {
    d20d100Investigator: ["hp.max", "mp.max", "scaleOverride", "massOverride", "defenceBonus", "damageBonus", "move"],
  },
  lines: [
    choiceLine(words("Catégorie", "Category"), "category", CATEGORY_WORDS),
    ...IDENTITY.map(([id, label]) => textLine(label, `details.${id}`)),
    ...numbersLine(
      words("Caractéristiques", "Characteristics"),
      CHARACTERISTICS.map((id) => ({
        words: CHARACTERISTIC_WORDS[id],
        path: `characteristics.${id}.score`,
        missing: true,
        least: 0,
        most: 999,
      })),
    ),
    numberLine({
      words: words("PV", "HP", "Points de vie", "Hit points"),
      path: "hp.max",
      least: 0,
      most: 999,
      told: ({ system, live }) => numberAt(system, "hp.max") ?? numberAt(live, "hp.max"),
    }),
    numberLine({
      words: words("PM", "MP", "Points de magie", "Magic points"),
      path: "mp.max",
      least: 0,
      most: 999,
      told: ({ system, live }) => numberAt(system, "mp.max") ?? numberAt(live, "mp.max"),
    }),
    numberLine({ words: words("Échelle", "Scale"), path: "scaleOverride", signed: true, least: -20, most: 20 }),
    numberLine({ words: words("Masse", "Mass"), path: "massOverride", signed: true, least: -20, most: 20 }),
    numberLine({ words: words("Bonus de Réflexes", "Reflexes bonus"), path: "reflexesBonus", signed: true, usual: 0 }),
    numberLine({
      words: words("Défense", "Defence", "Defense"),
      path: "defenceBonus",
      told: defenceOf,
      kept: guessDefence,
    }),
    idleLine(words("au dépourvu", "flat-footed")), // DD-130 — it follows
    numberLine({
      words: words("Bonus d’initiative", "Initiative bonus"),
      path: "initiativeBonus",
      signed: true,
      usual: 0,
    }),
    idleLine(words("Initiative")), // DD-113
    numberLine({ words: words("Lutte", "Grapple"), path: "grapple", signed: true, least: -40, most: 80 }),
    numberLine({
      words: words("Contact", "Close combat"),
      path: "contactModifier",
      signed: true,
      missing: true,
      least: -20,
      most: 40,
    }),
    numberLine({
      words: words("À distance", "At a distance", "Distance", "Ranged"),
      path: "rangedModifier",
      signed: true,
      missing: true,
      least: -20,
      most: 40,
    }),
    textLine(words("Bonus aux dégâts", "Damage bonus", "Bonus aux dommages"), "damageBonus"),
    textLine(words("Déplacement", "Move", "Mouvement"), "move"),
    sanity,
    numberLine({ words: words("Régénération", "Regeneration"), path: "regeneration", usual: 0, least: 0, most: 20 }),
    numberLine({ words: words("Groupe", "Group"), path: "group", usual: 1, least: 1, most: 99 }),
    flagsLine(words("Nature"), [
      { path: "ignoreTemporary", words: words("ignore les dégâts temporaires", "ignores temporary damage") },
      { path: "ignoreShock", words: words("ignore le choc", "ignores shock") },
      { path: "important", words: words("important") },
      { path: "negativeHp", words: words("survit sous 0 PV", "lives on below 0 HP") },
    ]),
    protections,
    thingsLine({
      words: words("Attaques", "Attacks", "Attaque", "Attack", "Armes", "Weapons"),
      types: ["d20d100Weapon"],
      score: plainScore("attackModifier", true),
      facets: [
        diceFacet("damage"),
        wordFacet("damageType", DAMAGE_WORDS, "hp"),
        criticalFacet("criticalMin", "criticalMultiplier", { least: 20, multiplier: 2 }),
        flagFacet("addsDamageBonus", words("sans bonus", "without bonus"), false),
        wordFacet("skill", SKILL_WORDS, "meleeWeapons"),
        wordFacet("action", ACTION_WORDS),
        wordFacet("damageKind", KIND_WORDS, "blunt"),
        wordsFacet("cadences", CADENCE_WORDS, "simple"),
        countFacet(
          "naturalAttacks",
          words("par round", "a round", "/round", "/ round", "par tour", "/tour", "per round"),
          0,
        ),
        numberFacet("penetration", words("pénétration", "penetration"), { usual: 0 }),
        numberFacet("recoil", words("recul", "recoil"), { usual: 0 }),
        numberFacet("precision", words("précision", "precision"), { usual: 0 }),
        numberFacet("rangeIncrement", words("portée", "range"), { unit: "m", usual: 0 }),
        flagFacet("canThrow", words("se lance", "may be thrown")),
        numberFacet("throwIncrement", words("lancer", "thrown"), { unit: "m", usual: 0 }),
        numberFacet("capacity", words("capacité", "capacity"), { usual: 0 }),
        flagFacet("twoHanded", words("deux mains", "two-handed")),
        flagFacet("selective", words("sélectif", "selective")),
        numberFacet("areaRadius", words("rayon", "radius"), { unit: "m", usual: 0 }),
        numberFacet("pullPenalty", words("retenue", "pulled"), { usual: USUAL_PULL }),
        textFacet("notes", words("note")),
      ],
      base: { action: "natural", skill: "meleeWeapons", naturalAttacks: 1, precision: 0 },
    }),
    thingsLine({
      words: words("Compétences", "Skills"),
      types: ["d20d100Skill"],
      isHere: ({ system }) =>
        numberAt(system, "flat") !== null || POINTS.some(([path]) => (numberAt(system, path) ?? 0) !== 0),
      score: plainScore("flat", true),
      facets: POINTS.map(([path, label]) => numberFacet(path, label, { usual: 0 })),
      base: { family: "other", constant: 0 },
    }),
    thingsLine({
      words: words("Traits"),
      types: ["d20d100Trait"],
      facets: [textFacet("parameter", words("pour", "for"))],
    }),
    thingsLine({
      words: words("Pouvoirs", "Powers"),
      types: ["d20d100Power"],
      facets: [textFacet("cost", words("coût", "cost")), textFacet("sanityCost", words("SAN"))],
    }),
    thingsLine({ words: words("Sorts", "Spells"), types: ["d20d100Spell"] }),
    thingsLine({ words: words("Grimoires", "Tomes"), types: ["d20d100Tome"] }),
    thingsLine({
      words: words("Gilets", "Vests", "Gilet", "Vest"),
      types: ["d20d100Armor"],
      facets: [
        numberFacet("protection", words("protection")),
        numberFacet("penalty", words("malus", "penalty"), { usual: 0 }),
      ],
    }),
    thingsLine({
      words: words("Possessions", "Belongings", "Équipement", "Equipment"),
      types: ["d20d100Gear"],
      count: "quantity",
    }),
    proseLine(words("Particularités", "Special", "Particularité"), "special"),
    proseLine(words("Description"), "details.description"),
    proseLine(words("Histoire", "History"), "details.history"),
    proseLine(words("Notes"), "notes"),
  ],
  settle: ({ figures }) => {
    for (const pool of ["hp", "mp"]) {
      const most = figures[`${pool}.max`];
      if (typeof most === "number") figures[`${pool}.value`] = most;
    }
  },
};
