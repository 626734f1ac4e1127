import { list, object, text } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { readAssigned } from "../../../core/creation/rolled.js";
import { setting } from "../../../core/settings/settings.js";
import { GbInvestigator } from "../data/investigator.js";
import {
  ATTACK_OPTIONS,
  optionAttackBase,
  PROGRESSIONS,
  SCORE_BUDGETS,
  saveBase,
  type AttackOption,
  type Progression,
  type Scores,
} from "../rules/character/creation.js";
import { ABILITIES, type Ability } from "../rules/vocabulary.js";
import { untouched } from "./door.js";

export const METHODS = ["rolled", "points", "typed"] as const;
export type Method = (typeof METHODS)[number];

export const SAVES = ["fort", "ref", "will"] as const;
type SaveId = (typeof SAVES)[number];

/** How a save grows; `own`: its base is the sheet's own. */
export const SAVE_CHOICES = [...PROGRESSIONS, "own"] as const;
export type SaveChoice = (typeof SAVE_CHOICES)[number];

/** A feat, a skill or a piece of equipment: something of the shelf, or something the sheet has (`key` and `from` are its id). */
export type Picked = {
  readonly key: string;
  readonly from: string;
  /** Weapon or group that a feat names. */
  readonly weapon: string;
  readonly ranks: number;
};

/** An investigator in the making. Figures left to the rules are `null`. */
export type GbDraft = {
  readonly name: string;
  readonly occupation: string;
  readonly img: string;
  readonly method: Method;
  readonly budget: number;
  /** Six rolled scores, or none yet; `assigned` says which of them an ability has. */
  readonly rolled: readonly number[];
  readonly assigned: Scores;
  /** Scores bought or typed. */
  readonly scores: Scores;
  readonly level: number;
  readonly option: AttackOption;
  readonly bab: number | null;
  readonly saves: Readonly<Record<SaveId, SaveChoice>>;
  readonly own: Readonly<Record<SaveId, number>>;
  readonly featCount: number | null;
  readonly skillPoints: number | null;
  readonly items: readonly Picked[];
  /** Ids of what the sheet has and shall lose. */
  readonly removed: readonly string[];
};

/** The sheet as a draft, and over it what is stored of one. Anything may be stored: what does not fit is the sheet's. */
export function readDraft(stored: unknown, desk: Desk): GbDraft {
  const sheet = fromSheet(desk);
  const { name, occupation, img, rolled, items, removed, ...found } = object(stored);
  const known = list(removed).map(text);
  const kept = list(items)
    .map((one) => readPicked(one))
    .filter(({ key }) => key !== "");
  const keys = new Set([...known, ...kept.map(({ key }) => key)]);
  const faces = list(rolled).map((face) => bounded(face, 3, 18, 3));
  return {
    name: typeof name === "string" ? name : sheet.name,
    occupation: typeof occupation === "string" ? occupation : sheet.occupation,
    img: typeof img === "string" && img !== "" ? img : sheet.img,
    method: word(found["method"], METHODS, sheet.method),
    budget: bounded(found["budget"], 0, 99, sheet.budget),
    rolled: faces.length === ABILITIES.length ? faces : [],
    assigned: readAssigned(ABILITIES, found["assigned"]),
    scores: eachAbility((id) => bounded(object(found["scores"])[id], 1, 60, sheet.scores[id])),
    level: bounded(found["level"], 1, 20, sheet.level),
    option: word(found["option"], ATTACK_OPTIONS, sheet.option),
    bab: optional(found["bab"], 30, sheet.bab),
    saves: eachSave((id) => word(object(found["saves"])[id], SAVE_CHOICES, sheet.saves[id])),
    own: sheet.own,
    featCount: optional(found["featCount"], 99, null),
    skillPoints: optional(found["skillPoints"], 999, null),
    items: [...kept, ...sheet.items.filter(({ key }) => !keys.has(key))],
    removed: known,
  };
}

function fromSheet({ actor, shelf }: Desk): GbDraft {
  const system = actor.system as GbInvestigator;
  const { level, attackOption: option, bab } = system;
  const fresh = untouched(actor);
  const own = eachSave((id) => system.saves[id].base);
  const [method, budget] = scoreMethod();
  return {
    name: actor.name,
    occupation: system.occupation,
    img: actor.img ?? "",
    method: fresh ? method : "typed",
    budget,
    rolled: [],
    assigned: readAssigned(ABILITIES, null),
    scores: eachAbility((id) => system.abilities[id].value ?? 10),
    level,
    option,
    bab: fresh || bab === optionAttackBase(option, level) ? null : bab,
    saves: eachSave((id) => progressionOf(own[id], level)),
    own,
    featCount: null,
    skillPoints: null,
    items: [...shelf.values()].filter(({ owned }) => owned).map(({ id }) => pickedFromSheet(id, { shelf })),
    removed: [],
  };
}

/** The keeper's setting: how scores are made, and with how many points if they are bought. */
function scoreMethod(): readonly [Method, number] {
  const chosen = String(setting("gbCreationScores"));
  const bought = SCORE_BUDGETS.find((points) => chosen === `points${points}`);
  return bought === undefined ? [word(chosen, METHODS, "rolled"), SCORE_BUDGETS[0]] : ["points", bought];
}

function progressionOf(base: number, level: number): SaveChoice {
  return PROGRESSIONS.find((progression: Progression) => saveBase(progression, level) === base) ?? "own";
}

function pickedFromSheet(id: string, { shelf }: Pick<Desk, "shelf">): Picked {
  const { weapon, ranks } = shelf.get(id)?.system ?? {};
  return { key: id, from: id, weapon: text(weapon), ranks: halves(ranks) };
}

function readPicked(stored: unknown): Picked {
  const { key, from, weapon, ranks } = object(stored);
  return { key: text(key), from: text(from), weapon: text(weapon), ranks: halves(ranks) };
}

/** Ranks come whole or half, from 0 to 30. */
export function halves(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(30, Math.max(0, Math.round(value * 2) / 2)) : 0;
}

export function eachAbility<T>(value: (id: Ability) => T): Readonly<Record<Ability, T>> {
  return Object.fromEntries(ABILITIES.map((id) => [id, value(id)])) as Record<Ability, T>;
}

export function eachSave<T>(value: (id: SaveId) => T): Readonly<Record<SaveId, T>> {
  return Object.fromEntries(SAVES.map((id) => [id, value(id)])) as Record<SaveId, T>;
}

/** The same for a figure that may be left to the rules: `null` stays, nothing at all is the other. */
function optional(value: unknown, max: number, otherwise: number | null): number | null {
  if (value === undefined) return otherwise;
  return value === null ? null : bounded(value, 0, max, otherwise ?? 0);
}

export function word<const W extends string>(value: unknown, words: readonly W[], otherwise: W): W {
  return words.find((one) => one === value) ?? otherwise;
}
