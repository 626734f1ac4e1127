import { COMBAT_SKILLS, type CombatSkill } from "../../rulesets/d20d100/rules/vocabulary.js";
import { bare } from "./bounded.js";
import { keyOf, type KnownSkill } from "./d100-skills.js";

/** What the compendia know. */
export interface Known {
  readonly skills: readonly KnownSkill[];
  readonly weapons: readonly KnownWeapon[];
}

/** A weapon that the compendia know. */
export interface KnownWeapon {
  readonly key: string;
  readonly names: readonly string[];
  readonly skill: CombatSkill;
  /** What its damage is (D-86): protections tell it apart. */
  readonly damageKind: string;
}

/** Words that neither a skill nor a weapon of the compendia begins with, and the weapon that is like them. */
const LIKE: Readonly<Record<string, string>> = {
  pistolet: "colt1911",
  pistol: "colt1911",
  revolver: "revolver32",
  carabine: "winchester94",
  carbine: "winchester94",
  shotgun: "doubleBarrel12",
  dague: "combatKnife",
  dagger: "combatKnife",
  poignard: "combatKnife",
  knife: "combatKnife",
  epee: "sabre",
  sword: "sabre",
  katana: "sabre",
  gourdin: "club",
  massue: "club",
  cudgel: "club",
  baton: "club",
  staff: "club",
  arc: "bow",
  arbalete: "bow",
  crossbow: "bow",
  javelot: "throwingKnife",
  javelin: "throwingKnife",
};

/** What a weapon is like of which nothing but its skill is known. */
const TYPICAL: Readonly<Partial<Record<CombatSkill, string>>> = {
  meleeWeapons: "club",
  thrownWeapons: "throwingKnife",
  handgun: "revolver32",
  rifle: "springfield1903",
  automaticWeapons: "thompson",
};

/** The weapon of the compendia that a name means; of several that begin so, none. */
export function weaponNamed(name: string, weapons: readonly KnownWeapon[]): KnownWeapon | undefined {
  const wanted = bare(name);
  const exact = weapons.find(({ names }) => names.some((one) => bare(one) === wanted));
  if (exact) return exact;
  const beginning = weapons.filter(({ names }) => names.some((one) => bare(one).startsWith(`${wanted} `)));
  return beginning.length === 1 ? beginning[0] : undefined; // `Colt` alone may be any of them
}

/**
 * The combat skill that a weapon is used with: its own, the one that it or words of it are named by, that of a weapon
 * that is like it, or that of all weapons whose names begin alike (`Colt`); `null` where nothing tells.
 */
export function skillTold(name: string, { weapons, skills }: Known): CombatSkill | null {
  const found = weaponNamed(name, weapons);
  if (found) return found.skill;
  const named = runsOf(name).map((run) => keyOf(run, skills));
  const key = COMBAT_SKILLS.find(
    (one) => one === named.find((other) => COMBAT_SKILLS.some((skill) => skill === other)),
  );
  if (key) return key;
  const like = likeOf(name, weapons);
  if (like) return like.skill;
  const [first = ""] = wordsOf(name);
  const alike = weapons.filter(({ names }) => names.some((one) => bare(one).startsWith(`${first} `)));
  const [only, ...more] = new Set(alike.map(({ skill }) => skill));
  return more.length === 0 ? (only ?? null) : null;
}

/**
 * The weapon of the compendia that a weapon is made after: itself, else the one that shares most words with it, or the
 * usual one of its skill; `null` for a part of the body, and for bare hands.
 */
export function likenessOf(name: string, known: Known): KnownWeapon | null {
  const { weapons } = known;
  const skill = skillTold(name, known);
  const some = weapons.filter((one) => one.skill === skill);
  const typical = some.find(({ key }) => skill && key === TYPICAL[skill]);
  if (!typical) return null;
  const found = weaponNamed(name, weapons);
  if (found) return found;
  const shared = some.map((one) => sharedWords(name, one));
  const most = Math.max(...shared);
  const nearest = most === 0 ? [] : some.filter((_, place) => shared[place] === most);
  const first = nearest.includes(typical) ? typical : nearest[0];
  const agree = first && nearest.every(({ damageKind }) => damageKind === first.damageKind);
  return (agree ? first : likeOf(name, some)) ?? (skill === "meleeWeapons" && first ? first : typical);
}

function likeOf(name: string, weapons: readonly KnownWeapon[]): KnownWeapon | undefined {
  const word = wordsOf(name).find((one) => one in LIKE);
  return word === undefined ? undefined : weapons.find(({ key }) => key === LIKE[word]);
}

function sharedWords(name: string, { names }: KnownWeapon): number {
  const telling = new Set(wordsOf(name).filter((word) => word.length > 2 || /\d/.test(word)));
  return Math.max(...names.map((one) => new Set(wordsOf(one).filter((word) => telling.has(word))).size));
}

function wordsOf(name: string): readonly string[] {
  return bare(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

/** The name, then every run of its words, the longest first: `vieux fusil`, `vieux`, `fusil`. */
function runsOf(name: string): readonly string[] {
  const words = wordsOf(name).slice(0, 8); // more are a sentence
  const runs = words.flatMap((_, less) =>
    Array.from({ length: less + 1 }, (__, at) => words.slice(at, at + words.length - less).join(" ")),
  );
  return [name, ...runs];
}
