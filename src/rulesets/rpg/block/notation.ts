import {
  at,
  numberAt,
  textAt,
  type Block,
  type Draft,
  type Figures as Read,
  type Line,
  type Notation,
} from "../../../core/notation/block.js";
import { diceFacet, flagFacet, numberFacet, wordFacet } from "../../../core/notation/facets.js";
import { choiceLine, leave, numbersLine, proseLine, textLine } from "../../../core/notation/lines.js";
import { thingsLine } from "../../../core/notation/things.js";
import { trimmed } from "../../../core/notation/tidy.js";
import { wordIn, words, type Words } from "../../../core/notation/words.js";
import { figuresOf, type Figures } from "../rules/character/figures.js";
import { rootValues } from "../rules/character/roots.js";
import { isSkill, rootOfWeaponSkill, SKILLS } from "../rules/character/skill-list.js";
import { ATTRIBUTES, ROOTS, type Root } from "../rules/vocabulary.js";
import { bonusFacet, takeBonusOff } from "./bonus.js";
import { valuesOf } from "./figures-told.js";
import {
  ATTRIBUTE_WORDS,
  GRIP_WORDS,
  IMMUNITY_WORDS,
  MODE_WORDS,
  ROOT_WORDS,
  SKILL_WORDS,
  SPECIAL_WORDS,
  TABLE_WORDS,
  WEIGHT_WORDS,
} from "./words.js";

/** RP-24…RP-28 — a figure that the attributes give, unless the keeper has fixed it. */
function figure(id: keyof Figures, word: Words, path: string, unit = "") {
  return {
    words: word,
    path,
    unit,
    least: 0,
    told: ({ system }: Block) => numberAt(system, path) ?? figuresOf(valuesOf(system))[id],
    kept: (value: number, { figures }: Draft) => {
      if (value !== figuresOf(valuesOf(figures))[id]) figures[path] = value;
    },
  };
}

/** RP-22 — the Racine of a skill: what it says, else that of the list. */
function rootOf(skill: object): Root {
  const key = textAt(skill, "key");
  return ROOTS.find((root) => root === textAt(skill, "root")) ?? (isSkill(key) ? SKILLS[key].root : "weapons");
}

/** RP-22 — Racine and DM. */
function reckoned(skill: object, bearer: object): number {
  return rootValues(valuesOf(bearer))[rootOf(skill)] + (numberAt(skill, "mastery") ?? 1);
}

/** RP-15, RP-68 — the score that a weapon is used with. */
function weaponScore(weapon: object, { system, things }: Block): number {
  const id =
    textAt(weapon, "mode") === "thrown" ? textAt(weapon, "thrownSkill") || "thrownWeapons" : textAt(weapon, "skill");
  const skill = things.find(
    (thing) => thing.type === "rpgSkill" && textAt(thing.system, "key") === (id || "handWeapons"),
  );
  if (skill) return numberAt(skill.system, "scoreOverride") ?? reckoned(skill.system, system);
  return rootValues(valuesOf(system))[rootOfWeaponSkill(id)];
}

interface Piece {
  readonly coverage: readonly number[];
  readonly formula: string;
}

/** RP-64 — `5-9 : 1d4 ; 10 : 1d4-1`: numbers of places, and the dice there. */
const naturalArmour: Line = {
  words: words("Armure naturelle", "Natural armour", "Natural armor", "Armure", "Armour", "Armor"),
  open: true,
  write: ({ system }, lang) => {
    const list: unknown = at(system, "naturalArmor");
    return ((Array.isArray(list) ? list : []) as readonly Piece[])
      .map(({ coverage, formula }) => `${spansOf(coverage)}${lang === "fr" ? "\u00A0: " : ": "}${formula}`)
      .join(lang === "fr" ? "\u00A0; " : "; ");
  },
  read: ({ raw, text }, draft) => {
    const pieces = trimmed(text)
      .replace(/\.$/, "")
      .split(";")
      .map((part) => /^\s*([\d\s,-]+?)\s*:\s*(\d*d\d+(?:\s*[+-]\s*\d+)?)\s*$/i.exec(part));
    if (!pieces.every((piece) => piece !== null)) {
      if (!/^(?:-|aucune|none)?$/i.test(trimmed(text).replace(/\.$/, ""))) leave(draft, naturalArmour.words, raw);
      return;
    }
    draft.figures["naturalArmor"] = pieces.map((piece) => ({
      coverage: numbersIn(piece[1] ?? ""),
      formula: (piece[2] ?? "").replaceAll(/\s+/g, "").toLowerCase(),
    }));
  },
};

function spansOf(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const one of numbers.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else spans.push([one, one]);
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`)).join(", ");
}

function numbersIn(text: string): readonly number[] {
  return text.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return Array.from({ length: Math.max(0, Math.min(to, 20) - from + 1) }, (_, i) => from + i);
  });
}

const immunities: Line = {
  words: words("Immunités", "Immunities"),
  open: true,
  write: ({ system }, lang) => {
    const list: unknown = at(system, "immunities");
    const ids = Array.isArray(list) ? list : list instanceof Set ? [...list] : [];
    return ids
      .flatMap((id: unknown) =>
        typeof id === "string" && id in IMMUNITY_WORDS ? [IMMUNITY_WORDS[id as "drop"][lang]] : [],
      )
      .join(", ");
  },
  read: ({ text }, draft) => {
    const ids = trimmed(text)
      .replace(/\.$/, "")
      .split(/[,;]/)
      .flatMap((part) => {
        const id = wordIn(part, IMMUNITY_WORDS);
        if (!id) leave(draft, immunities.words, part);
        return id ? [id] : [];
      });
    draft.figures["immunities"] = ids;
  },
};

/** The notation of rpg (RP-105): attributes, the figures that follow, skills by their DM, attacks. */
export const notation: Notation = {
  types: ["rpgCreature", "rpgCharacter"],
  notesAt: "notes",
  called: {
    rpgCreature: words("créature", "creature", "adversaire", "adversary", "PNJ", "NPC"),
    rpgCharacter: words("personnage", "character", "PJ", "PC"),
  },
  follows: { rpgCharacter: ["actions"] },
  lines: [
    textLine(words("Peuple", "People"), "people"),
    textLine(words("Occupation"), "occupation"),
    textLine(words("Âge", "Age"), "age"),
    textLine(words("Apparence", "Appearance"), "appearance"),
    ...numbersLine(
      words("Attributs", "Attributes", "Caractéristiques", "Characteristics"),
      ATTRIBUTES.map((id) => ({ words: ATTRIBUTE_WORDS[id], path: `attributes.${id}.base`, least: 0, most: 30 })),
    ),
    ...numbersLine(words("Valeurs", "Figures"), [
      figure("reaction", words("VR", "RS", "Vitesse de réaction", "Reaction speed", "SR"), "reaction.override"),
      figure("defenseBonus", words("Bdef", "Bdef", "Bonus de défense", "Defence bonus"), "defenseBonus.override"),
      figure("damageBonus", words("Bdeg", "Bdmg", "Bonus de dégâts", "Damage bonus"), "damageBonus.override"),
      figure("hpMax", words("PV", "HP", "Points de vie", "Hit points"), "hp.maxOverride"),
      figure("move", words("Déplacement", "Move", "Mouvement", "Movement"), "move.override", "m"),
      { words: words("actions"), path: "actions", least: 1, most: 8 },
    ]),
    choiceLine(
      words("Table", "Table", "Localisation", "Location", "Table de localisation"),
      "locationTable",
      TABLE_WORDS,
      "humanoid",
    ),
    thingsLine({
      words: words("Compétences", "Skills"),
      types: ["rpgSkill"],
      score: {
        told: ({ system }, block) => numberAt(system, "scoreOverride") ?? reckoned(system, block.system),
        kept: (score, system, { figures }): Read => {
          if (score === reckoned(system, figures)) return {};
          const root = rootValues(valuesOf(figures))[rootOf(system)];
          const mastery = score - root;
          return numberAt(system, "mastery") === null && mastery >= 0 && mastery <= 5
            ? { mastery }
            : { scoreOverride: Math.max(0, Math.min(40, score)) };
        },
      },
      facets: [numberFacet("mastery", words("DM", "MD")), wordFacet("root", ROOT_WORDS)],
    }),
    thingsLine({
      words: words("Attaques", "Attacks", "Attaque", "Attack", "Armes", "Weapons"),
      types: ["rpgWeapon"],
      score: { told: ({ system }, block) => weaponScore(system, block), kept: () => ({}) },
      facets: [
        diceFacet("formula"),
        bonusFacet,
        flagFacet("halved", words("moitié", "half")),
        flagFacet("damageBonusApplies", words("sans Bdeg", "without Bdmg"), false),
        wordFacet("mode", MODE_WORDS, "melee"),
        wordFacet("skill", SKILL_WORDS),
        numberFacet("range", words("portée", "range"), { unit: "m", usual: 0 }),
        numberFacet("hands", words("mains", "hands"), { usual: 1 }),
        flagFacet("bladed", words("tranchante", "bladed")),
        flagFacet("natural", words("naturelle", "natural")),
        wordFacet("special", SPECIAL_WORDS),
        wordFacet("throwWeight", WEIGHT_WORDS, "light"),
        wordFacet("equipped", GRIP_WORDS),
      ],
      base: { natural: true, skill: "unarmed", equipped: "main" },
    }),
    naturalArmour,
    immunities,
    thingsLine({
      words: words("Armures", "Worn armour", "Armures portées", "Worn armor"),
      types: ["rpgArmor"],
      facets: [diceFacet("formula"), flagFacet("worn", words("portée", "worn"))],
    }),
    thingsLine({
      words: words("Boucliers", "Shields"),
      types: ["rpgShield"],
      facets: [flagFacet("equipped", words("en main", "in hand"))],
    }),
    thingsLine({ words: words("Sorts", "Spells", "Sorts et pouvoirs", "Spells and powers"), types: ["rpgSpell"] }),
    thingsLine({ words: words("Poisons et maladies", "Poisons and diseases"), types: ["rpgAffliction"] }),
    thingsLine({
      words: words("Possessions", "Belongings", "Possède", "Owns", "Équipement", "Equipment"),
      types: ["rpgGear"],
      count: "quantity",
    }),
    textLine(words("Nombre", "Number appearing"), "numberAppearing"),
    textLine(words("Mœurs", "Habits"), "habits"),
    proseLine(words("Particularités", "Special", "Particularité"), "special"),
    proseLine(words("Biographie", "Biography"), "biography"),
    proseLine(words("Notes"), "notes"),
  ],
  settle: takeBonusOff,
};
