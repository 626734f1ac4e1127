import { typed, within } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { readAssigned } from "../../../core/creation/rolled.js";
import { isKey, withMeanwhile } from "../../../core/creation/shelf.js";
import {
  fitting,
  healed,
  json,
  list,
  oneOf,
  record,
  such,
  text,
  type Read,
  type Shape,
} from "../../../core/shape/shape.js";
import type { GbInvestigator } from "../data/actors/investigator.js";
import { gbOptions } from "../data/options.js";
import {
  ATTACK_OPTIONS,
  optionAttackBase,
  PROGRESSIONS,
  SCORE_BUDGETS,
  saveBase,
} from "../rules/character/creation.js";
import { ABILITIES, SAVES, type Ability, type Save } from "../rules/vocabulary.js";
import { untouched } from "./door.js";
import { listed, RANKS } from "./entries.js";

export const METHODS = ["rolled", "points", "typed"] as const;
type Method = (typeof METHODS)[number];

/** How a save grows; `own`: its base is the sheet's own. */
export const SAVE_CHOICES = [...PROGRESSIONS, "own"] as const;
type SaveChoice = (typeof SAVE_CHOICES)[number];

/** A feat, a skill or a piece of equipment: something of the shelf, or something the sheet has (`key` and `from` are its id). */
const PICKED = such(
  record({
    ...{ key: text, from: text },
    /** Weapon or group that a feat names. */
    weapon: text,
    ranks: RANKS,
  }),
  ({ key }) => isKey(key),
);
export type Picked = Read<typeof PICKED>;

/** A figure that may be left to the rules (`null`); the sheet's where nothing is stored. */
function figureOr(sheet: number | null, max: number): Shape<number | null> {
  const shape = within(0, max, sheet ?? 0);
  const read = (value: unknown) => (value === undefined ? sheet : value === null ? null : shape.read(value));
  return { ...shape, read };
}

/** What is stored of an investigator in the making. Anything may be: what does not fit is the sheet's. */
const draftOver = (sheet: ReturnType<typeof sheetOf>) => ({
  ...{ name: typed(sheet.name), occupation: typed(sheet.occupation), img: text },
  ...{ method: oneOf(METHODS, sheet.method), budget: within(0, 99, sheet.budget) },
  /** Six rolled scores, or none yet; `assigned` says which of them an ability has. */
  rolled: healed(list(within(3, 18, 3)), (faces) => (faces.length === ABILITIES.length ? faces : [])),
  assigned: healed(json, (places) => readAssigned(ABILITIES, places)),
  /** Scores bought or typed. */
  scores: record(eachAbility((id) => within(1, 60, sheet.scores[id]))),
  ...{ level: within(1, 20, sheet.level), option: oneOf(ATTACK_OPTIONS, sheet.option), bab: figureOr(sheet.bab, 30) },
  saves: record(eachSave((id) => oneOf(SAVE_CHOICES, sheet.saves[id]))),
  /** Bases of the saves on the sheet. */
  own: healed(json, () => sheet.own),
  ...{ featCount: figureOr(null, 99), skillPoints: figureOr(null, 999) },
  items: fitting(PICKED),
  /** Ids of what the sheet has and shall lose. */
  removed: list(text),
});

/** An investigator in the making. Figures left to the rules are `null`. */
export type GbDraft = Read<ReturnType<typeof draftOver>>;

/** The sheet as a draft, and over it what is stored of one. */
export function readDraft(stored: unknown, desk: Desk): GbDraft {
  const { actor, shelf } = desk;
  const draft = record(draftOver(sheetOf(actor))).read(stored);
  const owned = [...shelf.values()].filter((entry) => entry.owned).map((entry) => pickedAs(entry.id, entry));
  return { ...draft, img: draft.img || (actor.img ?? ""), items: withMeanwhile(draft.items, owned, draft.removed) };
}

function sheetOf(actor: Actor) {
  const { occupation, level, attackOption: option, bab, saves, abilities } = actor.system as GbInvestigator;
  const fresh = untouched(actor);
  const own = eachSave((id) => saves[id].base);
  const [method, budget] = scoreMethod();
  return {
    ...{ name: actor.name, occupation, level, option, own, budget },
    method: fresh ? method : "typed",
    scores: eachAbility((id) => abilities[id].value ?? 10),
    bab: fresh || bab === optionAttackBase(option, level) ? null : bab,
    saves: eachSave((id) => progressionOf(own[id], level)),
  };
}

/** Something of the shelf or the sheet as it stands there. */
export function pickedAs(key: string, entry: Entry): Picked {
  const { weapon, ranks } = listed(entry);
  return { key, from: entry.id, weapon, ranks: entry.owned ? ranks : 0 };
}

/** The keeper's setting: how scores are made, and with how many points if they are bought. */
function scoreMethod(): readonly [Method, number] {
  const { creationScores: chosen } = gbOptions();
  const bought = SCORE_BUDGETS.find((points) => chosen === `points${points}`);
  return bought === undefined ? [oneOf(METHODS).read(chosen), SCORE_BUDGETS[0]] : ["points", bought];
}

function progressionOf(base: number, level: number): SaveChoice {
  return PROGRESSIONS.find((progression) => saveBase(progression, level) === base) ?? "own";
}

export function eachAbility<T>(value: (id: Ability) => T): Readonly<Record<Ability, T>> {
  return Object.fromEntries(ABILITIES.map((id) => [id, value(id)])) as Record<Ability, T>;
}

export function eachSave<T>(value: (id: Save) => T): Readonly<Record<Save, T>> {
  return Object.fromEntries(SAVES.map((id) => [id, value(id)])) as Record<Save, T>;
}
