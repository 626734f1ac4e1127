/** The closed words of this ruleset. Labels live in the language files; here are only ids. */

/** GB-01 — the six abilities. */
export const ABILITIES = ["str", "dex", "con", "int", "wis", "cha"] as const;
export type Ability = (typeof ABILITIES)[number];

/** GB-01 — the three saves: Fortitude, Reflex, Will. */
export const SAVES = ["fort", "ref", "will"] as const;
export type Save = (typeof SAVES)[number];

/** GB-01 — sizes, smallest first. */
export const SIZES = ["tiny", "small", "medium", "large", "huge", "gargantuan"] as const;
export type Size = (typeof SIZES)[number];

/** GB-22 — the seven places of a human body, in the order of the location table. */
export const HUMAN_ZONES = ["head", "torso", "armRight", "armLeft", "abdomen", "legRight", "legLeft"] as const;
export type HumanZone = (typeof HUMAN_ZONES)[number];

/** GB-44 — places that only other bodies have; `body` is the whole of one that has no parts. */
const OTHER_ZONES = [
  "chest",
  "foreRight",
  "foreLeft",
  "hindRight",
  "hindLeft",
  "tail",
  "coils",
  "wingRight",
  "wingLeft",
  "thorax",
  "limbsRight",
  "limbsLeft",
  "starHead",
  "trunk",
  "arms",
  "wings",
  "foot",
  "body",
] as const;
export const ZONES = [...HUMAN_ZONES, ...OTHER_ZONES] as const;
export type Zone = (typeof ZONES)[number];

/** GB-20 — aims that cover several places of a human body. */
export const WIDE_AIMS = ["headTorsoArms", "torsoArmsAbdomen", "abdomenLegs", "bothLegs"] as const;
export type WideAim = (typeof WIDE_AIMS)[number];

/** GB-20 — what an attacker may declare; `none` leaves the place to the location table. */
export type CalledZone = "none" | Zone | WideAim;

/** GB-29 — gravity of a wound, lightest first; `destructive` stands for `mortal` where nothing is vital (GB-46). */
export const SEVERITIES = ["superficial", "light", "moderate", "grave", "critical", "mortal", "destructive"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** GB-31, GB-32 — what became of the part hit; only the keeper words it, `destroyed` until then. */
export const PART_STATES = ["ok", "hampered", "unusable", "destroyed", "severed", "crushed", "shredded"] as const;
export type PartState = (typeof PART_STATES)[number];

/** GB-08…GB-10 — what a character can still do. */
export type State = "active" | "pending" | "stunned" | "unconscious" | "inert" | "dead";

/** GB-09 — answer of the Fortitude save made at 0 PF; `none` until it is called for, `pending` until it is rolled. */
export const EXHAUSTION_RESULTS = ["none", "pending", "stunned", "unconscious"] as const;
export type ExhaustionResult = (typeof EXHAUSTION_RESULTS)[number];

/** GB-47 — how a creature's pools are made. */
export const POOL_METHODS = ["halve", "investigator", "manual"] as const;
export type PoolMethod = (typeof POOL_METHODS)[number];

/** GB-44…GB-46 — the bodies that are played. */
export const PROFILE_IDS = [
  "human",
  "zombie",
  "quadruped",
  "serpent",
  "winged",
  "miGo",
  "radial",
  "amorphous",
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** GB-34, GB-35 — shocks the keeper may inflict, with any blow or without one (GB-36). */
export const SHOCKS = ["none", "simple", "violent"] as const;
export type Shock = (typeof SHOCKS)[number];

/** GB-07 — what costs PF outside wounds: minutes of toil, or one burst of strength. */
export const EFFORTS = ["prolonged", "violent"] as const;
export type EffortKind = (typeof EFFORTS)[number];

/** GB-07 — cost in PF that the window proposes; the keeper decides (D-46). */
export const EFFORT_COST = { prolonged: 2, violent: 1 } as const satisfies Record<EffortKind, number>;
