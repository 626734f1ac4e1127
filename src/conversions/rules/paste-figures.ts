import type { CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";

/** How sheets write the characteristics, in French and in English. */
const LABELS: Readonly<Record<string, CharacteristicKey>> = {
  FOR: "strength",
  STR: "strength",
  DEX: "dexterity",
  CON: "constitution",
  INT: "intelligence",
  POU: "power",
  POW: "power",
  EDU: "education",
  ÉDU: "education",
  TAI: "size",
  SIZ: "size",
  APP: "appearance",
  PER: "perception",
  FORCE: "strength",
  STRENGTH: "strength",
  DEXTÉRITÉ: "dexterity",
  DEXTERITY: "dexterity",
  CONSTITUTION: "constitution",
  INTELLIGENCE: "intelligence",
  POUVOIR: "power",
  POWER: "power",
  ÉDUCATION: "education",
  EDUCATION: "education",
  TAILLE: "size",
  SIZE: "size",
  APPARENCE: "appearance",
  APPEARANCE: "appearance",
  PERCEPTION: "perception",
};

/** `FOR`, `For`, `Force`; `for` is a word of English. */
const WRITTEN = Object.keys(LABELS)
  .flatMap((label) => [label, label.charAt(0) + label.slice(1).toLowerCase()])
  .toSorted((one, other) => other.length - one.length)
  .join("|");

/** `FOR 14`, `FOR : 4D6 14`, `FOR 16-17`; never a percentage. */
const SCORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${WRITTEN})\s*[:=]?\s*(?:\d{1,2}D\d{1,2}(?:[+x×*]\d{1,2})*\s+)?(\d{1,3})(?:-\d{1,3})?(?![\d.]|\s*%|D\d)(?:\s*\([+-]?\d{1,2}\))?`,
  "gu",
);

const LOSS =
  /(?:perte de (?:SAN|santé mentale)|sanity loss|SAN|santé mentale)\s*[:=]?\s*(\d{1,2}(?:d\d{1,3})?)\s*\/\s*(\d{1,2}(?:d\d{1,3}(?:\+\d{1,2})?)?)/iu;
/** What is left of so many points: no loss is that great without dice. */
const REMAINING = /(?<![\p{L}])(?:SAN|santé mentale|sanity)\s*[:=]?\s*([2-9]\d)\s*\/\s*\d{2}(?!\d|d)/iu;
const MYTHOS = /(?:mythe de cthulhu|mythe|cthulhu mythos)\s*[:=]?\s*(\d{1,3})\s*%/iu;
const POINTS = {
  hp: /(?<![\p{L}])(?:points? de vie|PV|hit points|HP)\s*[:=]?\s*(\d{1,3})(?!\d|\s*%)(?:\s*\/\s*\1(?!\d))?/iu,
  mp: /(?<![\p{L}])(?:points? de magie|PM|magic points|MP)\s*[:=]?\s*(\d{1,3})(?!\d|\s*%)(?:\s*\/\s*\1(?!\d))?/iu,
  sanity: /(?<![\p{L}])(?:santé mentale|SAN|sanity)\s*[:=]?\s*(\d{1,2})(?!\d)(?!\s*[/d])\s*%?/iu,
  armor: /(?<![\p{L}])(?:armure|protection|armou?r)\s*[:=]?\s*(\d{1,2})(?!\d|\s*%|d\d)(?:\s*points?)?/iu,
} as const;
const BONUS =
  /(?<![\p{L}])(?:bonus aux dommages|impact|BD|damage bonus|DB)\s*[:=]?\s*([+-]?\d{0,2}d\d{1,2}|[+-]?\d{1,2}|aucun|none|nul)(?![\p{L}\p{N}])/iu;
const MOVE = /^\s*(?:mouvement|déplacement|mvt|move)\s*[:=]?\s*(\d[^;]*)$/iu;

/** What one line tells besides skills and attacks. */
export interface FiguresRead {
  readonly scores: Readonly<Partial<Record<CharacteristicKey, number>>>;
  readonly points: {
    readonly hp?: number;
    readonly mp?: number;
    readonly sanity?: number;
    readonly mythos?: number;
    readonly armor?: number;
    readonly sanityLoss?: { readonly success: string; readonly failure: string };
    readonly move?: string;
    readonly damageBonus?: string;
  };
  /** The line without what was read. */
  readonly rest: string;
}

/** Takes scores and points out of a line. */
export function readFigures(line: string): FiguresRead {
  const scores: Partial<Record<CharacteristicKey, number>> = {};
  let rest = line.replaceAll(SCORE, (_all, label: string, value: string) => {
    const key = LABELS[label.toUpperCase()];
    if (key) scores[key] ??= Number(value);
    return " , ";
  });
  /** Takes out what a pattern finds; its groups, or `null`. */
  const take = (pattern: RegExp): readonly string[] | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
    return found && found.slice(1);
  };
  const number = (pattern: RegExp): number | undefined => {
    const found = take(pattern)?.[0];
    return found === undefined ? undefined : Number(found);
  };
  const moved = take(MOVE)?.[0]?.trim();
  const mythos = number(MYTHOS);
  const remaining = number(REMAINING);
  const loss = take(LOSS);
  const bonus = take(BONUS)?.[0];
  const read = {
    ...(moved !== undefined && { move: moved.replace(/[\s.,;]+$/, "") }),
    ...(mythos !== undefined && { mythos }),
    ...(remaining !== undefined && { sanity: remaining }),
    ...(loss && { sanityLoss: { success: dice(loss[0]), failure: dice(loss[1]) } }),
    ...(bonus !== undefined && { damageBonus: bonus.toLowerCase() }),
  };
  const points = Object.entries(POINTS).flatMap(([key, pattern]) => {
    const value = number(pattern);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { scores, points: { ...read, ...Object.fromEntries(points) }, rest };
}

function dice(text = "0"): string {
  return text.toLowerCase();
}
