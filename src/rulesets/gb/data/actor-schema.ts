import { EXHAUSTION_RESULTS, PROFILE_IDS, SIZES } from "../rules/vocabulary.js";
import { abilityScores, choice, group, line, measure, optionalWhole, prose, whole } from "./fields.js";

const save = () => group({ base: whole(-10, 30, 0), misc: whole(-10, 30, 0) });

/** GB-08, D-03 — points that may fall below 0; the maximum is derived, `bonus` is the keeper's own addition. */
const pool = () => group({ value: whole(-99, 999, 8), bonus: whole(-99, 500, 0) });

/** What investigators and creatures share. Distances in metres. */
export function actorSchema(options: { readonly missingAbilities: boolean }) {
  return {
    slug: line(),
    abilities: abilityScores(options.missingAbilities),
    size: choice(SIZES, "medium"),
    bab: whole(0, 30, 0),
    saves: group({ fort: save(), ref: save(), will: save() }),
    initiative: group({ misc: whole(-10, 20, 0) }),
    speed: group({
      walk: measure(300, 9),
      swim: measure(300, 0),
      fly: measure(300, 0),
      climb: measure(300, 0),
      burrow: measure(300, 0),
    }),
    pv: pool(),
    pf: pool(),
    fatigue: group({ override: optionalWhole(-5, 0) }),
    exhaustion: group({ result: choice(EXHAUSTION_RESULTS, "none") }),
    defense: group({ natural: whole(-10, 40, 0), misc: whole(-10, 40, 0) }),
    profile: choice(PROFILE_IDS, "human"),
    notes: prose(),
    keeperNotes: prose(),
  };
}

/** Groups that an older or broken source may hold as something else. */
export const ACTOR_GROUPS = [
  "abilities",
  "saves",
  "initiative",
  "speed",
  "pv",
  "pf",
  "fatigue",
  "exhaustion",
  "defense",
  "hp",
];

export type ActorSchema = ReturnType<typeof actorSchema>;

/** What only an investigator has. */
export function investigatorSchema() {
  return {
    ...actorSchema({ missingAbilities: false }),
    level: whole(1, 20, 1),
    occupation: line(),
    attackOption: choice(["offensive", "defensive"], "offensive"),
  };
}

/** What only a creature has; `hp` are the hit points printed for the classic rules. */
export function creatureSchema() {
  return {
    ...actorSchema({ missingAbilities: true }),
    hd: line(),
    category: line(),
    hp: group({ max: whole(1, 999, 1) }),
    poolsMethod: choice(["halve", "investigator", "manual"], "halve"),
    gbReduction: whole(0, 20, 0),
    special: prose(),
  };
}
