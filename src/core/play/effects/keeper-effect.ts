import { flagOf } from "../../foundry/flags.js";
import {
  flag,
  json,
  list,
  nullable,
  oneOf,
  real,
  record,
  text,
  wholeFrom,
  type Json,
  type Read,
} from "../../shape/shape.js";

/** Most that one number of an effect may be, either way, whatever a ruleset says. */
export const MAX_EFFECT = 99;
/** Most numbers of one effect. */
export const MOST_NUMBERS = 12;

/** Ways in which an effect ends: on the world's clock, told in rounds or in hours; with its bearer's turn; by hand alone. */
export const EFFECT_ENDS = ["rounds", "clock", "turn", "never"] as const;

const NUMBER = record({ target: text, value: wholeFrom(-MAX_EFFECT, MAX_EFFECT, 0) });
/** One number of an effect: what it is added to, by the ruleset's id. */
export type EffectNumber = Read<typeof NUMBER>;

const KEPT = record({
  /** What it does, in a line of the keeper's. */
  does: text,
  numbers: list(NUMBER, MOST_NUMBERS),
  /** Set for what players do not see; its numbers count all the same. */
  hidden: flag,
  ends: oneOf(EFFECT_ENDS, "never"),
  /** World time of its end in seconds; `null` for what no clock ends. */
  until: nullable(real),
  /** Id of the fight in whose turns it ends; empty for what ends otherwise. */
  fight: text,
  /** World time of its beginning in seconds. */
  since: real,
  /** User who made it, by id. */
  by: text,
});
/** A keeper's own effect, as the document keeps it in `flags.gardien.effect`. */
export type EffectKept = Read<typeof KEPT>;

/** A keeper's own effect, and its document. */
export interface KeeperEffect extends EffectKept {
  readonly document: ActiveEffect;
  readonly id: string;
  readonly name: string;
}

const ANY = json;

/** Tells whether a document is, or was meant to be, a keeper's own effect. */
export function isKeeperEffect(effect: ActiveEffect): boolean {
  return flagOf(effect, "effect", ANY) !== null;
}

/** Tells whether what a keeper's effect keeps can be read as it stands; what cannot is healed, and may have lost its numbers. */
export function isReadable(effect: ActiveEffect): boolean {
  const kept = flagOf(effect, "effect", ANY);
  return JSON.stringify(KEPT.read(kept)) === JSON.stringify(inOrder(kept));
}

/** The same with its keys as the shape has them. */
function inOrder(kept: Json): Json {
  if (kept === null || typeof kept !== "object" || Array.isArray(kept)) return kept;
  const stored = new Map(Object.entries(kept));
  const keys = [...Object.keys(KEPT.read({})), ...stored.keys()];
  return Object.fromEntries([...new Set(keys)].map((key) => [key, stored.get(key) ?? null]));
}

/** Whoever may bear effects; one who is just being made has none. */
interface Bearer {
  readonly effects?: Iterable<ActiveEffect>;
}

/** Returns the keeper's own effects on an actor that are not switched off, the oldest first. */
export function keeperEffects({ effects = [] }: Bearer): readonly KeeperEffect[] {
  const ours = [...effects].filter((effect) => !effect.disabled && isKeeperEffect(effect));
  return ours.map(keeperEffect).sort((a, b) => a.since - b.since);
}

/** Returns a keeper's own effect as its document keeps it. */
export function keeperEffect(document: ActiveEffect): KeeperEffect {
  return { ...flagOf(document, "effect", KEPT), document, id: document.id ?? "", name: document.name };
}
