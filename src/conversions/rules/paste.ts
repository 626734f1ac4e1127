import type { CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";
import { bare } from "./bounded.js";
import type { PercentAttack, PercentSheet, PercentSkill } from "./d100-sheet.js";
import { readFigures, type FiguresRead } from "./paste-figures.js";
import { readScored } from "./paste-scored.js";

/** As much text as anybody pastes at once; what is beyond is told as unread. */
export const MOST_TEXT = 20_000;
/** What is longer than any paragraph of a sheet is read piece by piece: names are looked for in both directions. */
const MOST_LINE = 1000;

/** Words that only head a part of a sheet. */
const HEADINGS = new Set([
  ...["caracteristiques", "competences", "armes", "attaques", "jets", "divers", "sorts", "aucune", "aucun", "neant"],
  ...["characteristics", "skills", "weapons", "attacks", "none", "combat", "sante", "points"],
]);
const WEAPON_LIST = /^\s*(?:armes?|weapons?)\s*:\s*(.+)$/iu;

/** DD-13 — reads the sheet of an investigator, or of an adversary, of a game of percentages, in French or in English. */
export function readPaste(text: string): PercentSheet {
  const lines = text
    .slice(0, MOST_TEXT)
    .normalize("NFC")
    .replaceAll(/[\u00a0\u202f\t]/g, " ")
    .replaceAll("−", "-")
    .split(/\r?\n/)
    .flatMap(piecesOf);
  const scores: Partial<Record<CharacteristicKey, number>> = {};
  const figures: { -readonly [Key in keyof FiguresRead["points"]]: FiguresRead["points"][Key] } = {};
  const skills: PercentSkill[] = [];
  const attacks: PercentAttack[] = [];
  const weapons: string[] = [];
  const unread: string[] = [];
  let name = "";
  for (const line of lines) {
    const named = weaponNames(line);
    if (named) {
      weapons.push(...named);
      continue;
    }
    const { rest: afterFigures, ...read } = readFigures(line);
    Object.assign(scores, read.scores);
    Object.assign(figures, read.points);
    const scored = readScored(afterFigures);
    skills.push(...scored.skills);
    attacks.push(...scored.attacks);
    const rest = meaningful(scored.rest);
    if (rest === "") continue;
    if (name === "" && rest === meaningful(line) && !/[\d%]/.test(rest)) name = rest;
    else unread.push(rest);
  }
  if (text.length > MOST_TEXT) unread.push("…");
  const { hp = null, mp = null, sanity = null, mythos = null, armor = null, sanityLoss = null, ...told } = figures;
  const { move = "", damageBonus = "" } = told;
  return {
    name,
    scores,
    hp,
    mp,
    sanity,
    mythos,
    armor,
    sanityLoss,
    move,
    damageBonus,
    skills,
    attacks,
    weapons,
    unread,
  };
}

/** A line in pieces that are not too long, each up to the end of an entry where there is one. */
function piecesOf(line: string): readonly string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > MOST_LINE) {
    const mark = Math.max(...[",", ";", "•", "|"].map((one) => rest.lastIndexOf(one, MOST_LINE)));
    const at = (mark > 0 ? mark : Math.max(rest.lastIndexOf(" ", MOST_LINE), MOST_LINE / 2)) + 1;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/** Weapons told without scores: `Armes : Colt .45, canif`. */
function weaponNames(line: string): readonly string[] | null {
  const list = WEAPON_LIST.exec(line)?.[1];
  if (list === undefined || list.includes("%")) return null;
  return list
    .split(/[,;]/)
    .map((one) => one.trim().replace(/\.$/, ""))
    .filter((one) => one !== "" && !HEADINGS.has(bare(one)));
}

/** What is left of a line, without the marks between what was read and without words that only head it. */
function meaningful(rest: string): string {
  const words = rest.replaceAll(/\s+/g, " ").replaceAll(/^[\s,;:.•*|()/=-]+|[\s,;:•*|(/=-]+$/g, "");
  return HEADINGS.has(bare(words.replace(/[:.]$/, ""))) || !/[\p{L}\p{N}]/u.test(words) ? "" : words;
}
