import { choice, flag, group, keeperNotes, line, optionalWhole, prose, whole } from "../../../../core/data/fields.js";
import {
  ACTIONS,
  ATTACKS,
  CHARACTERISTICS,
  CREATURE_KINDS,
  DOMAIN_IDS,
  FIRST_AIDS,
  HUMAN_CIRCLES,
  INFECTIONS,
  ROWS,
  SCALES,
  SCORE_START,
  TREATMENTS,
  type Characteristic,
  type Domain,
  type Row,
} from "../../rules/vocabulary.js";
import { protectionIndex } from "../fields.js";
import { specificList } from "../items/specific.js";

/** SE-57 — the highest Seuil that a sheet may have of its own; no die reaches it. */
const MOST_THRESHOLD = 20;
export const MOST_CIRCLES = 20;

/** SE-09 — the twelve scores, in dice. */
const characteristics = ({ min, max }: { readonly min: number; readonly max: number }, initial: number) => {
  const one = () => group({ value: whole(min, max, initial) });
  const all = CHARACTERISTICS.map((id) => [id, one()] as const);
  return group(Object.fromEntries(all) as Record<Characteristic, ReturnType<typeof one>>);
};

/** SE-78 — points spent of each Domaine. */
const domains = () => {
  const one = () => group({ spent: whole(0, 30, 0) });
  return group(Object.fromEntries(DOMAIN_IDS.map((id) => [id, one()])) as Record<Domain, ReturnType<typeof one>>);
};

/** SE-51, SE-55, SE-56 — a row: its circles, those that are filled or crossed, and a Seuil of its own. */
const row = (id: Row) =>
  group({
    max: whole(id === "tue" ? 1 : 0, MOST_CIRCLES, HUMAN_CIRCLES[id]),
    lethal: whole(0, MOST_CIRCLES, 0),
    temporary: whole(0, MOST_CIRCLES, 0),
    override: optionalWhole(1, MOST_THRESHOLD),
  });

/** SE-50…SE-54 — the rows, and wounds past the last circle. */
const wounds = () => {
  const rows = Object.fromEntries(ROWS.map((id) => [id, row(id)])) as Record<Row, ReturnType<typeof row>>;
  return group({ ...rows, surplus: whole(0, 999, 0) });
};

/** SE-61…SE-72 — how the wounds are doing; clocks as `Care` counts them. */
const care = () =>
  group({
    firstAid: choice(FIRST_AIDS, "none"),
    woundedAt: optionalWhole(0, Number.MAX_SAFE_INTEGER),
    attempts: whole(0, 1, 0),
    bleeding: flag(false),
    bleedSeconds: whole(0, 59, 0),
    bleedRounds: whole(0, 2, 0),
    watch: flag(false),
    infection: choice(INFECTIONS, "none"),
    disease: line(), // SE-66 — one of the list, or the keeper's words
    recoveryDays: whole(0, 13, 0),
    treatment: choice(TREATMENTS, "none"),
    watchModifier: whole(0, 5, 0),
    temporaryHours: whole(0, 9999, 0),
    earlierCircles: whole(0, 3 * MOST_CIRCLES, 0), // SE-64 — what the bout of wounds found
    earlierAid: choice(FIRST_AIDS, "none"),
    earlierBleeding: flag(false),
  });

/** SE-14…SE-17 — what was done in a round, and in which: of any other round it says nothing. */
const round = () =>
  group({
    combatId: line(),
    round: whole(0, 9999, 0),
    attacks: whole(0, 99, 0),
    defences: whole(0, 99, 0),
    others: whole(0, 99, 0),
    extraDefences: whole(0, 99, 0),
  });

/** SE-63, SE-69…SE-72 — moments of `Clocks`. */
const clocks = () =>
  group({
    combatId: line(),
    round: whole(0, 9999, 0),
    bledAt: optionalWhole(0, Number.MAX_SAFE_INTEGER),
    fadedAt: optionalWhole(0, Number.MAX_SAFE_INTEGER),
    dayAt: optionalWhole(0, Number.MAX_SAFE_INTEGER),
    watchOwed: flag(false),
  });

interface Kind {
  readonly scale: { readonly min: number; readonly max: number };
  /** Dice that a new one has in each Caractéristique. */
  readonly start: number;
}

/** What characters and creatures share. */
function actorSchema({ scale, start }: Kind) {
  return {
    slug: line(),
    characteristics: characteristics(scale, start),
    domains: domains(),
    wounds: wounds(),
    deathConfirmed: flag(false), // SE-54
    care: care(),
    clocks: clocks(),
    // SE-18, SE-32, SE-77 — until somebody ends it
    suffers: group({ held: flag(false), prone: flag(false), surprised: flag(false), venom: flag(false) }),
    round: round(),
    lastRound: round(), // for a keeper who steps back
    biography: prose(),
    keeperNotes: keeperNotes(),
  };
}
export type ActorSchema = ReturnType<typeof actorSchema>;

/** What only a player's character has. */
export function characterSchema() {
  return {
    ...actorSchema({ scale: SCALES.character, start: SCORE_START.character }),
    identity: group({ concept: line(), group: line(), age: optionalWhole(0, 120) }),
    wealth: whole(0, 1_000_000, 0), // SE-74 — Valeur
    notes: prose(),
    approved: flag(false), // by the keeper
  };
}

/** What only the keeper's creatures and people have (SE-77). */
export function creatureSchema() {
  return {
    ...actorSchema({ scale: SCALES.creature, start: SCORE_START.creature }),
    kind: choice(CREATURE_KINDS, "animal"),
    actionsPerRound: whole(1, 6, ACTIONS), // SE-14
    attacksPerRound: whole(0, 6, ATTACKS),
    hide: group({ index: protectionIndex(0), specific: specificList() }), // SE-46
    coversAll: flag(false), // SE-25
    behaviour: line(),
  };
}
