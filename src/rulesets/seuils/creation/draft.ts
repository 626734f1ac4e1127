import { fitting, flag, list, record, such, text, type Read, type Shape } from "../../../core/shape/shape.js";
import { typed, within } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { isKey, markOf, storedOver } from "../../../core/creation/shelf.js";
import type { SeuilsCharacter } from "../data/actors/character.js";
import { domainTotals, type Scores } from "../rules/character/domains.js";
import { DOMAIN_IDS, DOMAINS, SCALES, type Domain } from "../rules/vocabulary.js";
import { untouched } from "./door.js";
import { eachScore, isOn, listed } from "./entries.js";

/** Sub-types of equipment. */
export const GEAR_TYPES = ["seuilsWeapon", "seuilsArmor", "seuilsShield", "seuilsGear"];
/** Sub-types of what is picked, or is on the sheet. */
export const PICKED_TYPES = ["seuilsSpecialty", ...GEAR_TYPES];

/** A Spécialité or a piece of equipment: something of the shelf, or something the sheet has (`key` and `from` are its id). */
const PICKED = such(
  record({
    ...{ key: text, from: text },
    /** Whether it is in hand, worn, or on the arm. */
    on: flag,
    quantity: within(0, 9999, 1),
  }),
  ({ key }) => isKey(key),
);
export type Picked = Read<typeof PICKED>;

/** SE-09 — `null`: no total yet. */
export type Totals = Readonly<Record<Domain, number | null>>;

/** A character in the making (SE-09, SE-10, SE-74). */
export type SeuilsDraft = {
  readonly name: string;
  readonly concept: string;
  readonly group: string;
  readonly img: string;
  /** Id of the ready-made character that it started from; empty for none. */
  readonly model: string;
  /** Whether nothing was on the sheet when its making began: it has the table's budget, others what they own. */
  readonly fresh: boolean;
  readonly totals: Totals;
  readonly scores: Scores;
  readonly items: readonly Picked[];
  /** Ids of what the sheet has and shall lose. */
  readonly removed: readonly string[];
};

/** SE-09 — the least and the most that three scores come to. */
const TOTAL_BOUNDS = {
  min: SCALES.character.min * DOMAINS.physique.length,
  max: SCALES.character.max * DOMAINS.physique.length,
};

/** SE-09 — a total, or none yet; as on the sheet where nothing is stored. */
function totalOr(sheet: number | null): Shape<number | null> {
  const { min, max } = TOTAL_BOUNDS;
  const shape = within(min, max, min);
  const read = (source: unknown) => (source === null ? null : typeof source === "number" ? shape.read(source) : sheet);
  return { ...shape, read };
}

/** What is stored of a draft. Anything may be: what does not fit is the sheet's. */
const draftOver = (sheet: SeuilsDraft) =>
  record({
    ...{ name: typed(sheet.name), concept: typed(sheet.concept), group: typed(sheet.group), model: typed(sheet.model) },
    ...{ img: text, fresh: flag },
    totals: record(eachDomain((id) => totalOr(sheet.totals[id]))),
    scores: record(eachScore((id) => within(SCALES.character.min, SCALES.character.max, sheet.scores[id]))),
    items: fitting(PICKED),
    removed: list(text),
  });

/** Reads what is stored of a draft over what the sheet has. */
export const readDraft = (stored: unknown, desk: Desk): SeuilsDraft => storedOver(stored, fromSheet(desk), draftOver);

function fromSheet(desk: Desk): SeuilsDraft {
  const { actor, shelf } = desk;
  const { identity, scores } = actor.system as SeuilsCharacter;
  const owned = [...shelf.values()].filter(({ owned: has, type }) => has && PICKED_TYPES.includes(type));
  const fresh = untouched(actor);
  const sums = domainTotals(scores);
  return {
    name: actor.name,
    concept: identity.concept,
    group: identity.group,
    img: actor.img ?? "",
    model: "",
    fresh,
    totals: eachDomain((id) => (fresh ? null : sums[id])),
    scores,
    items: fresh ? bareHands(desk) : owned.map((entry) => pickedAs(entry.id, entry)),
    removed: [],
  };
}

/** Something of the shelf or the sheet as it stands there. */
export function pickedAs(key: string, entry: Entry): Picked {
  return { key, from: entry.id, on: isOn(entry), quantity: listed(entry).quantity };
}

/** SE-21 — everybody can strike with what they were born with, and wants it on the sheet. */
function bareHands({ shelf }: Desk): readonly Picked[] {
  const hands = [...shelf.values()].find(
    (entry) => entry.type === "seuilsWeapon" && entry.within === undefined && markOf(entry) === "seuilsMainsNues",
  );
  return hands ? [pickedAs("seuilsBareHands0", hands)] : [];
}

function eachDomain<T>(value: (id: Domain) => T): Record<Domain, T> {
  return Object.fromEntries(DOMAIN_IDS.map((id) => [id, value(id)])) as Record<Domain, T>;
}
