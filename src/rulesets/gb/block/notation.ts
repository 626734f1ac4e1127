import {
  figureIn,
  numberAt,
  textAt,
  type Block,
  type Draft,
  type Figures,
  type Notation,
} from "../../../core/notation/block.js";
import {
  type Facet,
  criticalFacet,
  diceFacet,
  flagFacet,
  numberFacet,
  textFacet,
  wordFacet,
} from "../../../core/notation/facets.js";
import {
  choiceLine,
  flagsLine,
  idleLine,
  numberLine,
  numbersLine,
  proseLine,
  textLine,
  wordLine,
} from "../../../core/notation/lines.js";
import { thingsLine } from "../../../core/notation/things.js";
import { words } from "../../../core/notation/words.js";
import { lethality, maximumDamage } from "../rules/attack/lethality.js";
import { abilityModifier, sizeModifier } from "../rules/checks/abilities.js";
import { ABILITIES, SIZES, type Ability } from "../rules/vocabulary.js";
import {
  ABILITY_WORDS,
  CATEGORY_WORDS,
  KIND_WORDS,
  METHOD_WORDS,
  MODE_WORDS,
  PROFILE_WORDS,
  SIZE_WORDS,
} from "./words.js";

const SAVES = { fort: "con", ref: "dex", will: "wis" } as const satisfies Record<string, Ability>;
const SAVE_WORDS = {
  fort: words("Vigueur", "Fortitude", "Vig", "Fort"),
  ref: words("Réflexes", "Reflex", "Réf", "Ref"),
  will: words("Volonté", "Will"),
};
const RANGED: readonly string[] = ["handgun", "longarm", "archaicRanged", "thrown"];

/** GB-01 — the modifier of an ability, of somebody stored or of a block that is read. */
function modifier(ability: Ability, from: object): number {
  const value = figureIn(from, `abilities.${ability}.value`);
  return value === null ? 0 : abilityModifier(value);
}

/** A figure of somebody stored, or of a block that is read; 0 where there is none. */
function figure(from: object, path: string): number {
  return figureIn(from, path) ?? 0;
}

const BY_WORDS = { dex: words("à la Dextérité", "by Dexterity"), str: words("à la Force", "by Strength") };

/** GB-15 — the ability that it is used with, where its category would have the other. */
const ability: Facet = {
  ...wordFacet("ability", BY_WORDS),
  write: (system, lang) => {
    const usual = RANGED.includes(textAt(system, "category")) ? "dex" : "str";
    const other = usual === "dex" ? "str" : "dex";
    return textAt(system, "ability") === other ? BY_WORDS[other][lang] : "";
  },
};

/** GB-15, GB-16 — what a weapon adds up to in somebody's hands, but for its own other modifiers. */
function attackOf(weapon: object, bearer: object): number {
  const category = textAt(weapon, "category") || "melee";
  const told = textAt(weapon, "ability");
  const ability = told === "dex" || (told === "" && RANGED.includes(category)) ? "dex" : "str";
  const highest = numberAt(weapon, "maxDamageOverride") ?? maximumDamage(textAt(weapon, "damage")) ?? 0;
  const reach = numberAt(weapon, "threatMin") ?? 20;
  const deadly = lethality({ maxDamage: highest, threatMin: reach, multiplier: numberAt(weapon, "multiplier") ?? 2 });
  const size = "size" in bearer ? SIZES.find((one) => one === bearer.size) : undefined;
  return (
    figure(bearer, "bab") +
    modifier(ability, bearer) +
    sizeModifier(size ?? "medium") +
    (numberAt(weapon, "lethality.override") ?? deadly.total)
  );
}

/** GB-01 — what a skill adds up to but for its ranks. */
function skillBeside(skill: object, bearer: object): number {
  const ability = ABILITIES.find((one) => one === textAt(skill, "ability")) ?? "int";
  return modifier(ability, bearer) + (numberAt(skill, "misc") ?? 0);
}

/** GB-24 — what a whole armour class leaves for the hide. */
function naturalOf(ac: number, draft: Draft): void {
  const path = "defense.natural";
  if (path in draft.figures) return;
  const size = SIZES.find((one) => one === draft.figures["size"]) ?? "medium";
  const natural = ac - 10 - modifier("dex", draft.figures) - sizeModifier(size);
  draft.figures[path] = Math.min(40, Math.max(-10, natural));
  draft.guessed.push({ key: "GARDIEN.BLOCK.GUESS.natural", data: { ac, natural } });
}

/** The notation of gb (GB-42): people and creatures, their figures in the order of a d20 block. */
export const notation: Notation = {
  types: ["gbCreature", "gbInvestigator"],
  notesAt: "notes",
  called: {
    gbCreature: words("créature", "creature", "adversaire", "adversary", "PNJ", "NPC"),
    gbInvestigator: words("investigateur", "investigator", "personnage", "character", "PJ", "PC"),
  },
  follows: { gbInvestigator: ["#pv", "#pf", "poolsMethod", "hp.max"] },
  lines: [
    wordLine(words("Catégorie", "Category", "Type"), "category", KIND_WORDS),
    choiceLine(words("Taille", "Size"), "size", SIZE_WORDS, "medium"),
    textLine(words("Occupation"), "occupation"),
    numberLine({ words: words("Niveau", "Level"), path: "level", least: 1, most: 20 }),
    textLine(words("Dés de vie", "Hit dice", "DV", "HD"), "hd"),
    numberLine({
      words: words(
        "Points de vie classiques",
        "Classic hit points",
        "Points de vie",
        "Hit points",
        "pv classiques",
        "hp",
      ),
      path: "hp.max",
      least: 1,
      most: 999,
    }),
    numberLine({
      words: words("PV"),
      path: "#pv",
      told: ({ live }) => numberAt(live, "pv.max"),
    }),
    numberLine({ words: words("PF", "PF", "FP"), path: "#pf", told: ({ live }) => numberAt(live, "pf.max") }),
    choiceLine(words("Calcul des points", "Points reckoned"), "poolsMethod", METHOD_WORDS),
    choiceLine(words("Mode"), "mode", MODE_WORDS, "gravity"),
    choiceLine(words("Profil", "Profile", "Corps", "Body"), "profile", PROFILE_WORDS),
    numberLine({ words: words("Réduction de gravité", "Gravity reduction"), path: "gbReduction", usual: 0, most: 20 }),
    flagsLine(words("Nature"), [
      { path: "swarm", words: words("nuée", "swarm") },
      { path: "breathes", when: false, words: words("ne respire pas", "does not breathe") },
    ]),
    ...numbersLine(
      words("Caractéristiques", "Abilities"),
      ABILITIES.map((id) => ({
        words: ABILITY_WORDS[id],
        path: `abilities.${id}.value`,
        missing: true,
        least: 0,
        most: 60,
      })),
    ),
    numberLine({
      words: words("Initiative", "Initiative", "Init"),
      path: "initiative.misc",
      signed: true,
      told: ({ system }) => modifier("dex", system) + figure(system, "initiative.misc"),
      kept: (value, { figures }) => {
        figures["initiative.misc"] = Math.min(20, Math.max(-10, value - modifier("dex", figures)));
      },
    }),
    ...speedLines(),
    numberLine({ words: words("Armure naturelle", "Natural armour", "Natural armor"), path: "defense.natural" }),
    numberLine({ words: words("Autre défense", "Other defence"), path: "defense.misc", signed: true, usual: 0 }),
    numberLine({
      words: words("CA", "AC", "Classe d’armure", "Armor class", "Armour class"),
      path: "#ac",
      told: ({ live }) => numberAt(live, "defense.single.ac"),
      kept: naturalOf,
    }),
    numberLine({
      words: words("Bonus de base à l’attaque", "Base attack bonus", "BBA", "BAB", "Attaque de base", "Base attack"),
      path: "bab",
      signed: true,
      least: 0,
      most: 30,
    }),
    thingsLine({
      words: words("Attaques", "Attacks", "Attaque", "Attack", "Armes", "Weapons"),
      types: ["gbWeapon"],
      count: "count",
      score: {
        signed: true,
        told: ({ system }, block) => attackOf(system, block.system) + (numberAt(system, "attackMisc") ?? 0),
        kept: (score, system, draft) => ({
          attackMisc: Math.min(20, Math.max(-20, score - attackOf(system, draft.figures))),
          // what a category brings is written when a weapon is made alone, not with its bearer
          ...(textAt(system, "ability") === "" && RANGED.includes(textAt(system, "category")) && { ability: "dex" }),
        }),
      },
      facets: [
        diceFacet("damage"),
        criticalFacet("threatMin", "multiplier", { least: 20, multiplier: 2 }),
        wordFacet("category", CATEGORY_WORDS),
        ability,
        flagFacet("nonLethal", words("non létale", "non-lethal")),
        flagFacet("proficient", words("non maîtrisée", "not proficient"), false),
        numberFacet("increment", words("portée", "range"), { unit: "m" }),
        numberFacet("maxIncrements", words("paliers", "increments"), { usual: 10 }),
        numberFacet("magazine.max", words("chargeur", "magazine")),
        numberFacet("hands", words("mains", "hands"), { usual: 1 }),
        numberFacet("lethality.override", words("létalité", "lethality")),
        numberFacet("maxDamageOverride", words("dégâts maximum", "most damage")),
      ],
      base: { category: "natural" },
    }),
    ...numbersLine(
      words("Sauvegardes", "Saves", "Jets de sauvegarde", "Saving throws"),
      (Object.keys(SAVES) as (keyof typeof SAVES)[]).map((id) => ({
        words: SAVE_WORDS[id],
        path: `saves.${id}.base`,
        signed: true,
        told: ({ system }: Block) =>
          figure(system, `saves.${id}.base`) + figure(system, `saves.${id}.misc`) + modifier(SAVES[id], system),
        kept: (value: number, { figures }: Draft) => {
          figures[`saves.${id}.base`] = Math.min(30, Math.max(-10, value - modifier(SAVES[id], figures)));
        },
      })),
    ),
    thingsLine({
      words: words("Compétences", "Skills"),
      types: ["gbSkill"],
      isHere: ({ system }) => (numberAt(system, "ranks") ?? 0) > 0 || (numberAt(system, "misc") ?? 0) !== 0,
      score: {
        signed: true,
        told: ({ system }, { system: bearer }) => skillBeside(system, bearer) + (numberAt(system, "ranks") ?? 0),
        kept: (score, system, { figures }): Figures => {
          const ranks = score - skillBeside(system, figures);
          return ranks < 0
            ? { ranks: 0, misc: (numberAt(system, "misc") ?? 0) + ranks }
            : { ranks: Math.min(30, ranks) };
        },
      },
      facets: [wordFacet("ability", ABILITY_WORDS), numberFacet("misc", words("divers", "misc"), { usual: 0 })],
    }),
    thingsLine({
      words: words("Dons", "Feats"),
      types: ["gbFeat"],
      facets: [textFacet("weapon", words("arme", "weapon"))],
    }),
    thingsLine({ words: words("Sorts", "Spells"), types: ["gbSpell"] }),
    thingsLine({ words: words("Protections", "Armour", "Armures", "Armor"), types: ["gbArmor"] }),
    thingsLine({
      words: words("Possessions", "Belongings", "Équipement", "Equipment", "Possède"),
      types: ["gbGear"],
      count: "quantity",
    }),
    idleLine(words("Facteur de puissance", "Challenge rating", "FP classique", "CR")),
    proseLine(words("Particularités", "Special", "Pouvoirs spéciaux", "Special qualities"), "special"),
    proseLine(words("Notes"), "notes"),
  ],
  settle: ({ type, figures, guessed }) => {
    const { "#pv": pv, "#pf": pf } = figures;
    if (type === "gbInvestigator") return; // GB-03 — they follow from Constitution
    for (const path of ["#pv", "#pf", "#ac"]) Reflect.deleteProperty(figures, path);
    if (typeof pv !== "number" || "poolsMethod" in figures) return;
    if ("hp.max" in figures) return;
    figures["poolsMethod"] = "manual"; // GB-47
    figures["pv.bonus"] = pv;
    figures["pf.bonus"] = typeof pf === "number" ? pf : pv;
    figures["hp.max"] = Math.max(1, pv + (typeof pf === "number" ? pf : pv));
    guessed.push({ key: "GARDIEN.BLOCK.GUESS.pools", data: { pv } });
  },
};

/** GB-21 — `Vitesse : 9 m, nage 12 m`. */
function speedLines() {
  const kinds = {
    swim: words("nage", "swim"),
    fly: words("vol", "fly"),
    climb: words("escalade", "climb"),
    burrow: words("fouissement", "burrow"),
  };
  const [, ...others] = numbersLine(
    words("#"),
    Object.entries(kinds).map(([id, word]) => ({ words: word, path: `speed.${id}`, unit: "m", usual: 0, least: 0 })),
  );
  const walk = numberLine({ words: words("Vitesse", "Speed", "Déplacement"), path: "speed.walk", unit: "m", least: 0 });
  const shown = Object.entries(kinds).map(([id, word]) =>
    numberLine({ words: word, path: `speed.${id}`, unit: "m", usual: 0 }),
  );
  return [
    {
      ...walk,
      write: (...args: Parameters<typeof walk.write>) => {
        const rest = shown.map((line) => [line.words[args[1]], line.write(...args)] as const);
        const told = rest.filter(([, text]) => text !== "").map(([label, text]) => `${label} ${text}`);
        return [walk.write(...args) || "0 m", ...told].join(", ");
      },
    },
    ...others,
  ];
}
