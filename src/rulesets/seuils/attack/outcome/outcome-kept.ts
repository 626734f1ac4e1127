import {
  fitting,
  flag,
  healed,
  json,
  list,
  nullable,
  oneOf,
  record,
  text,
  whole,
  type Read,
} from "../../../../core/shape/shape.js";
import { perRow } from "../../rules/body/circles.js";
import { BANDS, DAMAGE_TYPES, DEFENCE_CHARACTERISTICS, NATURES, ROWS } from "../../rules/vocabulary.js";
import { UNMET } from "../answer/incoming.js";
import { FELT } from "../brings.js";
import { DEFENCES } from "../ways.js";
import { TICKED } from "./ticked.js";

/** What became of a blow. */
export const ENDS = ["miss", "defended", "hit"] as const;

/** SE-02…SE-06 — a pool as it was rolled. */
const POOL = {
  /** SE-03 — ordinary dice that were called for at first; those after them were granted. */
  normalDice: whole,
  faces: list(whole),
  equipmentFaces: list(whole),
  threshold: whole,
  result: whole,
};
export interface PoolShown extends Read<typeof POOL> {}

/** SE-29 — a defence as it was rolled. */
const DEFENCE = record({
  ...POOL,
  kind: oneOf(DEFENCES),
  characteristic: oneOf(DEFENCE_CHARACTERISTICS),
  /** SE-17 — which extra defence it was; 0: an ordinary one. */
  extra: whole,
  /** Successes that would have held the blow. */
  difficulty: whole,
});

/** SE-39…SE-45 — a blow that lands. */
const LANDED = record({
  rolled: whole,
  /** SE-45 — armour takes all of it: nothing is rolled. */
  absorbed: flag,
  /** The dice that count as they fell, those that explosions added among them. */
  faces: list(whole),
  ...{ discardedFaces: list(whole), keptFaces: list(whole), idleFaces: list(whole) },
  /** One for each die that is compared. */
  wounds: fitting(oneOf([...ROWS, "none"])),
  thresholds: record(perRow(() => whole)),
});
export interface Landed extends Read<typeof LANDED> {}

/** What protects, by its name as it was, and by the slug that each reader's name of it is found by. */
const ARMOUR = record({ name: text, slug: text });
export interface ArmourNamed extends Read<typeof ARMOUR> {}

/** SE-20…SE-55 — what an attack came to, as a verdict stores it; what is not understood becomes a harmless miss. */
export const OUTCOME = {
  attack: record(POOL),
  /** SE-24…SE-26 — successes that it needed, and why. */
  ...{ band: nullable(oneOf(BANDS)), aimed: flag, difficulty: whole },
  defence: nullable(DEFENCE),
  /** SE-32, SE-33 — why nothing could be done against it; empty where something could, or was. */
  unmet: oneOf([...UNMET, ""], ""),
  /** SE-32 — the keeper has said that the target does not see it coming. */
  surprised: flag,
  end: oneOf(ENDS),
  /** The keeper's word in place of the rules, for what becomes of the blow. */
  forced: flag,
  /** SE-27, SE-28 — margin, the dice it brings, what caps them. */
  ...{ margin: whole, cap: whole, bonusDice: whole },
  /** SE-39…SE-46 — the damage, from the weapon to the wounds; `null` where nothing was rolled. */
  damage: nullable(LANDED),
  absorbed: flag,
  /** What protects, by its names; empty of a hide. Earlier cards kept the name alone. */
  armour: list(healed(json, (kept) => ARMOUR.read(typeof kept === "string" ? { name: kept } : kept))),
  ...{ index: whole, specific: whole },
  weapon: record({ dice: whole, keep: whole }),
  extraDice: whole,
  damageType: oneOf(DAMAGE_TYPES, "blunt"),
  nature: oneOf(NATURES),
  /** SE-42 — wounds that count, the worst first. */
  wounds: fitting(oneOf(ROWS)),
  ...TICKED,
  ...FELT,
  /** SE-63, SE-64 — what care remembers of it. */
  ...{ watchModifier: whole, at: nullable(whole) },
  /** SE-14 — the round in which it was fought, and the actions that it left to whoever attacked; `null` outside a fight. */
  ...{ fought: nullable(record({ combatId: text, round: whole })), actionsLeft: nullable(whole) },
};
export interface SeuilsOutcome extends Read<typeof OUTCOME> {}
