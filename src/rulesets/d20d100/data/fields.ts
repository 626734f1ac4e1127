import { choice, flag, group, line, optionalGroup, optionalNumber, whole } from "../../../core/data/fields.js";
import {
  CHARACTERISTICS,
  PROTECTION_MODES,
  PROTECTION_SCOPES,
  TRAIT_TARGETS,
  type CharacteristicKey,
  type ProtectionMode,
  type ProtectionScope,
} from "../rules/vocabulary.js";

/** Bounds of whatever the keeper adds to a figure by hand, on the scale of a d20. */
const MISC = 20;

/** What the keeper adds to a figure by hand. */
export const misc = (most = MISC) => whole(-most, most, 0);

/** DD-179 — what experience has bought, less what it cost where a keeper takes off. */
export const bought = () => whole(-20, 40, 0);

/** A moment, in seconds of the world; `null`: none. */
export const moment = () => optionalNumber(0, Number.MAX_SAFE_INTEGER);

/** What every belonging has: where it is from, when it was made, what it costs, in the words of the table. */
export const belonging = () => ({ slug: line(), era: line(), price: line() });

/** DD-134 — the skin of a creature, or a spell that stands for one. */
export interface ProtectionEntry {
  mode: ProtectionMode;
  value: number;
  scope: ProtectionScope;
  note: string;
}

/** DD-134 — such protections, the first that covers a weapon first. */
export function protectionList() {
  const { ArrayField } = foundry.data.fields;
  const entry = group({
    mode: choice(PROTECTION_MODES, "fixed"),
    value: whole(0, 50, 0),
    scope: choice(PROTECTION_SCOPES, "all"),
    note: line(),
  });
  return new ArrayField(entry);
}

/** DD-29 — the characteristics that a base rests on, added or reversed. */
export function basedOnList() {
  const { ArrayField, NumberField } = foundry.data.fields;
  const sign = new NumberField({ required: true, nullable: false, choices: [1, -1], initial: 1 });
  return new ArrayField(group({ key: choice(CHARACTERISTICS, "intelligence"), sign }), { max: 2 });
}

/** Keys of characteristics. */
export function characteristicList() {
  const { ArrayField } = foundry.data.fields;
  return new ArrayField(choice(CHARACTERISTICS, "intelligence"), { max: 3 });
}

/** Words that are no choice of ours: keys of skills, UUIDs. */
export function wordList() {
  const { ArrayField, StringField } = foundry.data.fields;
  return new ArrayField(new StringField({ required: true, nullable: false, blank: false, trim: true }));
}

/** A characteristic, or none (""). */
export function characteristicOrNone() {
  const { StringField } = foundry.data.fields;
  return new StringField({
    required: true,
    nullable: false,
    blank: true,
    choices: ["", ...CHARACTERISTICS] as ("" | CharacteristicKey)[],
    initial: "",
  });
}

/** DD-31 — what a trait adds, and to what. */
export function effectList() {
  const { ArrayField } = foundry.data.fields;
  return new ArrayField(group({ target: choice(TRAIT_TARGETS, "skill"), key: line(), value: whole(-10, 10, 0) }));
}

/** DD-83, DD-85 — a roll that is kept to be met by others. */
export interface KeptRoll {
  value: number;
  /** DD-02 — it was a natural 1: whoever does not roll one themselves beats it. */
  automaticFailure: boolean;
  /** What it was rolled for, e.g. a document. */
  label: string;
  /** It was rolled for the keeper alone: whose roll it is does not read it either. */
  secret: boolean;
  /** Seconds of the world. */
  time: number;
}

/** DD-83, DD-85 — kept rolls by skill; `null`: taken back. */
export function keptRolls() {
  const { NumberField, TypedObjectField } = foundry.data.fields;
  const time = new NumberField({ required: true, nullable: false, min: 0, initial: 0 });
  return new TypedObjectField(
    optionalGroup({
      value: whole(-99, 99, 0),
      automaticFailure: flag(false),
      label: line(),
      secret: flag(false),
      time,
    }),
  );
}
