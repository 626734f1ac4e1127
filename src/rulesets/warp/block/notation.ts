import { at, numberAt, textAt, type Notation, type Thing } from "../../../core/notation/block.js";
import { flagFacet, numberFacet, textFacet, wordFacet, type Facet } from "../../../core/notation/facets.js";
import { flagsLine, idleLine, numberLine, numbersLine, proseLine, textLine } from "../../../core/notation/lines.js";
import { thingsLine, type Score } from "../../../core/notation/things.js";
import { plain } from "../../../core/notation/tidy.js";
import { words } from "../../../core/notation/words.js";

const KIND_WORDS = {
  central: words("central", "central", "trait central", "central trait"),
  side: words("annexe", "side", "trait annexe", "side trait"),
  flaw: words("défaut", "flaw"),
};
const CATEGORY_WORDS = {
  unarmed: words("mains nues", "bare hands"),
  natural: words("naturelle", "natural"),
  melee: words("contact", "close combat"),
  thrown: words("jet", "thrown"),
  projectile: words("trait", "projectile"),
  firearm: words("arme à feu", "firearm"),
  taser: words("taser"),
};
const ROW_WORDS = {
  thrownBalanced: words("portée lancé équilibré", "range thrown, balanced", "lancé équilibré"),
  thrownImprovised: words("portée lancé improvisé", "range thrown, improvised", "lancé improvisé"),
  shoulder: words("portée d’arme d’épaule", "range of a shoulder weapon"),
  taser: words("portée de taser", "range of a taser"),
  pistol: words("portée de pistolet", "range of a pistol"),
  smg: words("portée de mitraillette", "range of a submachine gun"),
  rifle: words("portée de fusil", "range of a rifle"),
  shotgun: words("portée de fusil à pompe", "range of a shotgun"),
};
const FIRE_WORDS = {
  revolver: words("revolver"),
  automatic: words("automatique", "automatic"),
  smg: words("mitraillette", "submachine gun"),
  rifle: words("fusil", "rifle"),
  autoRifle: words("fusil automatique", "automatic rifle"),
  shotgun: words("fusil à pompe", "shotgun"),
};
const SCALE_WORDS = {
  standard: words("standard"),
  specialised: words("spécialisé", "specialised"),
  technical: words("technique", "technical"),
  specialisedTechnical: words("spécialisé technique", "specialised technical"),
};
const RESIST_WORDS = {
  mental: words("résistance mentale", "mental resistance"),
  physical: words("résistance physique", "physical resistance"),
};

/** WP-52 — `×2`: what a weapon makes of the margin. */
const factor: Facet = {
  write: (system) => `×${String(numberAt(system, "factor") ?? 2)}`,
  read: (part) => {
    const found = /^x\s*(\d{1,2})$/i.exec(plain(part).trim());
    return found && { factor: Number(found[1]) };
  },
};

/** WP-62 — `3D`, `1`, `2D balistiques`. */
const regularDice: Facet = diceOf("regularDice", "");
const ballisticDice: Facet = diceOf("ballisticDice", "balistiques");

function diceOf(path: string, french: string): Facet {
  const english = french === "" ? "" : "ballistic";
  return {
    write: (system, lang) => {
      const dice = numberAt(system, path) ?? 0;
      const said = lang === "fr" ? french : english;
      return dice === 0 ? "" : `${String(dice)}D${said && ` ${said}`}`;
    },
    read: (part) => {
      const found = /^(\d{1,2})\s*D(?:\s+(balistiques?|ballistic))?$/i.exec(plain(part).trim());
      return found && (found[2] === undefined) === (french === "") ? { [path]: Number(found[1]) } : null;
    },
  };
}

/** WP-11 — the score of a trait, with a star where it is technical; a flaw has none. */
const score: Score = {
  told: ({ system }) => (textAt(system, "kind") === "flaw" ? null : numberAt(system, "score")),
  kept: (value) => ({ score: Math.min(10, Math.max(0, value)) }),
  star: { told: ({ type, system }: Thing) => isTechnical(type, system), kept: { scale: "technical" } },
};

function isTechnical(type: string, system: object): boolean {
  return (textAt(system, "scale") || (type === "warpPower" ? "technical" : "standard")) === "technical";
}

const scale: Facet = {
  ...wordFacet("scale", SCALE_WORDS),
  write: (system, lang) => {
    const told = textAt(system, "scale");
    return told === "specialised" || told === "specialisedTechnical" ? SCALE_WORDS[told][lang] : "";
  },
};

const TRAIT_FACETS: readonly Facet[] = [
  wordFacet("kind", KIND_WORDS, "side"),
  scale,
  flagFacet("superior", words("supérieur", "superior")),
  flagFacet("combat", words("combat")),
  flagFacet("hitPoints", words("points de vie", "hit points")),
  flagFacet("agility", words("agilité", "agility")),
  flagFacet("dodge", words("esquive", "dodge")),
  flagFacet("initiative", words("initiative")),
  flagFacet("resistance", words("résistance", "resistance")),
  flagFacet("clumsy", words("maladresse", "clumsy")),
  textFacet("sign", words("signe", "sign")),
];

/** The notation of warp (WP-18, WP-57): traits in dice, what they are of use for, and what is carried. */
export const notation: Notation = {
  types: ["warpNpc", "warpCharacter"],
  notesAt: "publicNotes",
  called: {
    warpNpc: words("personnage du gardien", "keeper’s character", "PNJ", "NPC", "adversaire", "adversary"),
    warpCharacter: words("personnage", "character", "PJ", "PC"),
  },
  isSecret: ({ system }) => at(system, "unknown") === true, // WP-28
  lines: [
    textLine(words("Concept"), "concept"),
    textLine(words("Espèce", "Kind"), "kindOf"),
    textLine(words("Taille", "Size"), "size"),
    numberLine({ words: words("Nombre", "Number"), path: "count", usual: 1, least: 1, most: 99 }),
    numberLine({
      words: words("Dés sans trait", "Dice without a trait"),
      path: "average",
      usual: 2,
      least: 0,
      most: 10,
    }),
    numberLine({
      words: words("Points de vie", "Hit points", "PV", "HP"),
      path: "hp.max",
      least: 1,
      most: 999,
    }),
    textLine(words("Gabarit", "Build"), "hp.description"),
    numberLine({
      words: words("Réserve psychique", "Psychic reserve", "Réserve", "Reserve"),
      path: "psy.max",
      usual: 0,
    }),
    textLine(words("Nom de la réserve", "Name of the reserve"), "psy.label"),
    thingsLine({ words: words("Traits", "Traits", "Trait"), types: ["warpTrait"], score, facets: TRAIT_FACETS }),
    thingsLine({
      words: words("Pouvoirs", "Powers"),
      types: ["warpPower"],
      score,
      facets: [
        ...TRAIT_FACETS,
        wordFacet("resistMode", RESIST_WORDS),
        numberFacet("castTurns", words("tours", "turns"), { usual: 1 }),
      ],
    }),
    thingsLine({
      words: words("Sorts", "Spells"),
      types: ["warpSpell"],
      facets: [numberFacet("level", words("niveau", "level")), flagFacet("learned", words("appris", "learned"))],
    }),
    thingsLine({
      words: words("Attaques", "Attacks", "Attaque", "Attack", "Armes", "Weapons"),
      types: ["warpWeapon"],
      facets: [
        factor,
        wordFacet("category", CATEGORY_WORDS),
        wordFacet("rangeRow", ROW_WORDS),
        wordFacet("fireMode", FIRE_WORDS),
        numberFacet("magazine", words("chargeur", "magazine"), { usual: 0 }),
        numberFacet("reach", words("allonge", "reach"), { usual: 1 }),
        flagFacet("temporary", words("dégâts temporaires", "temporary damage")),
        flagFacet("frightening", words("effrayante", "frightening")),
        flagFacet("divideByRange", words("divisée par la portée", "divided by range")),
      ],
      base: { category: "natural" },
    }),
    thingsLine({
      words: words("Armure", "Armour", "Armures", "Armor"),
      types: ["warpArmor"],
      facets: [
        regularDice,
        numberFacet("regularPoints", words("points fixes", "fixed points"), { usual: 0 }),
        ballisticDice,
        flagFacet("heavy", words("lourde", "heavy")),
      ],
    }),
    ...numbersLine(words("Expérience", "Experience"), [
      { words: words("réserve d’expérience", "experience dice"), path: "xp.total" },
    ]),
    thingsLine({
      words: words("Munitions", "Ammunition"),
      types: ["warpAmmo"],
      count: "quantity",
    }),
    thingsLine({
      words: words("Possessions", "Belongings", "Matériel", "Gear"),
      types: ["warpGear"],
      count: "quantity",
    }),
    ...["Défense|Defence", "Esquive|Dodge", "Initiative|Initiative"].map((pair) => {
      const [fr = "", en = fr] = pair.split("|");
      return idleLine(words(fr, en)); // WP-46, WP-53 — they follow from traits
    }),
    proseLine(words("Équipement", "Equipment"), "equipmentNotes"),
    textLine(words("Finances"), "finances"),
    textLine(words("Motivation"), "motivation"),
    textLine(words("Secret"), "secret"),
    textLine(words("Personne importante", "Important person"), "importantPerson.name"),
    textLine(words("Importante parce que", "Important because"), "importantPerson.reason"),
    flagsLine(words("Magie", "Magic"), [
      { path: "magicTalent", words: words("don", "gift", "doué", "gifted") },
      { path: "magicTalent", when: false, words: words("sans don", "no gift") },
      { path: "magician", words: words("magicien", "magician", "magicienne") },
    ]),
    proseLine(words("Biographie", "Biography"), "biography"),
    proseLine(words("Histoire", "History"), "history"),
    proseLine(words("Notes", "Notes", "Note"), "publicNotes"),
  ],
};
