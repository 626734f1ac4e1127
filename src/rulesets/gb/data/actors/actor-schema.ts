import { STANCES } from "../../rules/fight/turns.js";
import { EXHAUSTION_RESULTS, PROFILE_IDS, SHOCKS, SIZES } from "../../rules/vocabulary.js";
import {
  abilityScores,
  choice,
  flag,
  group,
  keeperNotes,
  line,
  measure,
  optionalWhole,
  prose,
  whole,
  zoneMap,
} from "../fields.js";

const save = () => group({ base: whole(-10, 30, 0), misc: whole(-10, 30, 0) });

/** GB-08, D-03 — points that may fall below 0; the maximum is derived, `bonus` is the keeper's own addition. */
const pool = () => group({ value: whole(-99, 999, 8), bonus: whole(-99, 500, 0) });

/** GB-34, GB-35 — a shock, the turn of a fight at whose end it is over, and the world time when it is outside of one. */
const shock = () =>
  group({
    kind: choice(SHOCKS, "none"),
    until: group({
      combatId: line(),
      round: whole(0, 9999, 0),
      turn: whole(0, 999, 0),
      time: whole(0, Number.MAX_SAFE_INTEGER, 0),
    }),
  });

/** GB-61 — rounds of breath used, checks passed, rounds since the failed one. */
const drowning = () =>
  group({ active: flag(false), breath: whole(0, 999, 0), step: whole(0, 999, 0), round: whole(0, 999, 0) });

/** What investigators and creatures share. Distances in metres. */
function actorSchema(options: { readonly missingAbilities: boolean }) {
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
    // GB-19 — rounds spent aiming at somebody
    aim: group({ rounds: whole(0, 9, 0), targetUuid: line() }),
    shock: shock(),
    posture: group({ prone: flag(false) }),
    // GB-21 — what a charge or a defensive fight does to the armour class until the next turn
    stance: choice(STANCES, "none"),
    // GB-69 — the keeper bars an action for this turn
    barred: flag(false),
    // GB-25 — zones behind cover, by the keeper's word
    cover: zoneMap(flag(false)),
    drowning: drowning(),
    // GB-13 — what an unfinished rest carries over: hours towards the next day, minutes towards the next PF
    recovery: group({ carryHours: measure(23.99, 0), carryMinutes: measure(59.99, 0) }),
    profile: choice(PROFILE_IDS, "human"),
    notes: prose(),
    keeperNotes: keeperNotes(),
  };
}

export type ActorSchema = ReturnType<typeof actorSchema>;

/** What only an investigator has. */
export function investigatorSchema() {
  return {
    ...actorSchema({ missingAbilities: false }),
    level: whole(1, 20, 1),
    occupation: line(),
    attackOption: choice(["offensive", "defensive"], "offensive"),
    destiny: group({ spent: whole(0, 99, 0), bonus: whole(-20, 20, 0) }),
  };
}

/** GB-42 — how a creature takes its wounds: by gravity, or hit points and damage as in the classic rules. */
export const CREATURE_MODES = ["gravity", "traditional"] as const;

/** What only a creature has; `hp` are the hit points of the classic rules, `null` while none is lost. */
export function creatureSchema() {
  return {
    ...actorSchema({ missingAbilities: true }),
    hd: line(),
    category: line(),
    hp: group({ value: optionalWhole(-50, 999), max: whole(1, 999, 1) }),
    poolsMethod: choice(["halve", "investigator", "manual"], "halve"),
    mode: choice(CREATURE_MODES, "gravity"),
    gbReduction: whole(0, 20, 0),
    swarm: flag(false),
    breathes: flag(true),
    special: prose(),
    tier: line(),
  };
}
