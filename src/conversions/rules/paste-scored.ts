import type { PercentAttack, PercentSkill } from "./d100-sheet.js";

/** A percentage: whole or with decimals, alone or before its half and its fifth; never the end of a greater number. */
const SCORE = /(?<!\d|\d[.,/])(\d{1,3}(?:[.,]\d{1,2})?)(?:\/\d{1,3}){0,2}\s*%/gu;
/** Marks between two entries. */
const MARK = /[%;•|]/u;

/** Dice, with what is added to them; `bd`, `db`, `bonus` and `impact` stand for the damage bonus. */
const DAMAGE =
  /^\s*[,:;(–-]?\s*(?:dégâts|degats|dommages|damage|dmg)?\s*[:=]?\s*(\d{0,2}d\d{1,3}(?:\s*[+-]\s*(?:\d{0,2}d\d{1,3}|\d{1,2}(?!\d*\s*%)|bd|db|bonus|impact))*)\s*\)?/iu;
const BONUS_WORD = /\s*\+\s*(?:bd|db|bonus|impact)/giu;
const TIMES_AFTER = /^\s*[,;(]?\s*(?:[×x]\s*(\d)(?!\d)|(\d)\s*(?:fois\s*)?(?:\/|par|per)\s*(?:round|tour))\s*\)?/iu;
/** What closes the bracket that a score stands in. */
const CLOSING = /^\s*[)\]]/u;
const TIMES_BEFORE = /\s*\((\d)\)\s*$/u;

/** What a line says in percentages. */
export interface ScoredRead {
  readonly skills: readonly PercentSkill[];
  readonly attacks: readonly PercentAttack[];
  readonly rest: string;
}

/** Takes skills (`Nager 75 %`) and attacks (`Griffes 25 %, 1D6+bd, 2/round`) out of a line. */
export function readScored(line: string): ScoredRead {
  const skills: PercentSkill[] = [];
  const attacks: PercentAttack[] = [];
  let rest = "";
  let at = 0;
  for (let found = next(line, at); found; found = next(line, at)) {
    const [all, score = "0"] = found;
    const parts = line.slice(at, found.index).split(MARK);
    const { name, head } = named(parts.pop() ?? "");
    const percent = Math.round(Number(score.replace(",", ".")));
    rest += ` ${parts.join(" , ")} ${head}`;
    at = found.index + all.length;
    if (name === "") {
      rest += ` ${all}`;
      continue;
    }
    at += CLOSING.exec(line.slice(at))?.[0].length ?? 0;
    const damage = DAMAGE.exec(line.slice(at));
    at += damage?.[0].length ?? 0;
    const times = damage && TIMES_AFTER.exec(line.slice(at));
    at += times?.[0].length ?? 0;
    if (!damage) skills.push({ name, percent });
    else attacks.push(attack({ name, percent }, damage[1] ?? "", times?.[1] ?? times?.[2]));
  }
  return { skills, attacks, rest: `${rest} ${line.slice(at)}` };
}

/** Marks around a name; `.38` begins with its dot. */
const LEADING = /^(?:[\s,;:•*=+-]|\.(?!\d))+/u;
const TRAILING = /[\s,;:.…=+([-]+$/u;

function next(line: string, at: number): RegExpExecArray | null {
  SCORE.lastIndex = at;
  return SCORE.exec(line);
}

/** The name before a score, without bullets, commas and dots around it; a heading before it is given back. */
function named(before: string): { readonly name: string; readonly head: string } {
  const colon = /^([^:(]{3,40}):\s*(?=\S)(.*)$/u.exec(before.replace(LEADING, ""));
  const [head, rest] = colon ? [colon[1] ?? "", colon[2] ?? ""] : ["", before];
  const parts = rest.split(/,(?![^(]*\))/u);
  const name = (parts.pop() ?? "").replace(LEADING, "").replace(TRAILING, "").replaceAll(/\s+/g, " ");
  return { name: /\p{L}/u.test(name) ? name : "", head: [head, ...parts].join(" , ") };
}

function attack({ name, percent }: PercentSkill, written: string, after: string | undefined): PercentAttack {
  const before = TIMES_BEFORE.exec(name);
  const damage = written.replaceAll(BONUS_WORD, "").replaceAll(/\s+/g, "").toLowerCase().replace(/^d/, "1d");
  return {
    name: before ? name.slice(0, before.index) : name,
    percent,
    damage,
    addsBonus: new RegExp(BONUS_WORD.source, "iu").test(written),
    times: Math.max(1, Number(after ?? before?.[1] ?? 1)),
  };
}
