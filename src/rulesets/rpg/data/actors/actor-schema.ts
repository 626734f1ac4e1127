import {
  choice,
  flag,
  group,
  keeperNotes,
  line,
  optionalChoice,
  optionalWhole,
  prose,
  whole,
} from "../../../../core/data/fields.js";
import { CREATION_DEFAULTS, CREATION_START } from "../../rules/character/creation-defaults.js";
import { LOST_PARTS } from "../../rules/criticals/effects.js";
import { hpMaxOf } from "../../rules/character/figures.js";
import { LOCATION_DIE, LOCATION_TABLES, type LocationTableId } from "../../rules/attack/locations.js";
import { ACTIONS, ONCE_A_ROUND } from "../../rules/fight/round-actions.js";
import { ATTRIBUTES, INTENTS, PLANS, SECTIONS, SIDES, ZONES, type Attribute } from "../../rules/vocabulary.js";
import { bodyPlace, effectList, moment, placeNumbers } from "../fields.js";
import { IMMUNITIES } from "./immunities.js";

/** RP-49 — the tables of places, and one that the keeper writes. */
export const LOCATION_CHOICES = [...(Object.keys(LOCATION_TABLES) as LocationTableId[]), "custom"] as const;

/** RP-61 — what is missed for good. */
export const LOSSES = [...LOST_PARTS, "legs"] as const;

/** RP-95, RP-96, RP-101 — how points came, or went. */
export const PROGRESS_KINDS = ["creation", "award", "purchase", "lesson"] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

/** RP-20 — an attribute as it was given, and what was lost of it. */
const attributes = () => {
  const one = () => group({ base: whole(0, 30, CREATION_START), loss: whole(0, 30, 0) });
  return group(Object.fromEntries(ATTRIBUTES.map((id) => [id, one()])) as Record<Attribute, ReturnType<typeof one>>);
};

/** RP-105 — a figure that the keeper may fix, whatever the attributes say. */
const figure = (max: number) => group({ override: optionalWhole(0, max) });

const START = { body: CREATION_START, mind: CREATION_START, agility: CREATION_START, charisma: CREATION_START };
/** RP-27 — the farthest that anybody falls below 0. */
const LEAST_HP = -99;
const MOST_HP = 200;

const rows = <S extends foundry.data.fields.DataSchema>(schema: S) => new foundry.data.fields.ArrayField(group(schema));

/** RP-83 — what a wound leaves behind for good; without a part it is a scar in the keeper's words. */
const sequels = () =>
  rows({
    part: optionalChoice(LOSSES),
    side: optionalChoice(SIDES),
    partial: flag(false),
    text: line(),
    row: line(),
    date: moment(),
  });

/** RP-56, RP-80 — wounds of the critical tables; what they do stands under `conditions`. */
const wounds = () =>
  rows({
    id: line(),
    row: line(),
    place: line(),
    zone: optionalChoice(ZONES),
    side: optionalChoice(SIDES),
    source: line(),
    treated: flag(false),
    date: moment(),
  });

/** RP-49 — a table of places in the keeper's words. */
const places = () =>
  rows({
    from: whole(1, LOCATION_DIE, 1),
    to: whole(1, LOCATION_DIE, LOCATION_DIE),
    label: line(),
    ...bodyPlace(),
    multiplier: whole(1, 9, 1),
  });

/** RP-32…RP-40, RP-77 — what was declared and done in a round, and in which: of any other round it says nothing. */
const round = () =>
  group({
    combatId: line(),
    round: whole(0, 9999, 0),
    section: optionalChoice(SECTIONS),
    intent: choice(INTENTS, "none"),
    target: line(), // UUID of a token
    plan: optionalChoice(PLANS),
    attacks: whole(0, 99, 0),
    parries: whole(0, 99, 0),
    moves: whole(0, 99, 0),
    hastened: flag(false), // RP-72 — the test that makes loading negligible
    once: new foundry.data.fields.ArrayField(choice(ONCE_A_ROUND, ONCE_A_ROUND[0])),
    disarm: group({ target: line(), hits: whole(0, 9, 0) }),
  });

/** RP-61 — the moment up to which bleeding, fire and want of air have taken their points. */
const reckoned = () =>
  group({
    combatId: line(), // empty outside a fight
    round: whole(0, 9999, 0),
    worldTime: optionalWhole(0, Number.MAX_SAFE_INTEGER), // null: never asked
  });

/** What characters and everybody else share. */
function actorSchema(options: { readonly important: boolean }) {
  const { ArrayField, StringField } = foundry.data.fields;
  const immunity = new StringField({ required: true, nullable: false, blank: false, choices: [...IMMUNITIES] });
  return {
    slug: line(),
    attributes: attributes(),
    handedness: choice(SIDES, "right"),
    reaction: figure(30),
    defenseBonus: figure(10),
    damageBonus: figure(10),
    move: figure(40),
    // RP-27; dead by the keeper's word, or by a wound
    hp: group({
      value: whole(LEAST_HP, MOST_HP, hpMaxOf(START)),
      maxOverride: optionalWhole(1, MOST_HP),
      dead: flag(false),
    }),
    permanentSkillModifier: whole(-20, 0, 0), // RP-58
    sightModifier: whole(-20, 0, 0), // RP-58
    sequels: sequels(),
    wounds: wounds(),
    conditions: effectList(), // as `readConditions` reads them
    fireLoss: whole(0, 999, 0), // RP-89
    burnRolled: flag(false), // RP-89
    firstAidReceived: flag(false), // RP-80
    progressLog: rows({
      date: moment(),
      kind: choice(PROGRESS_KINDS, "award"),
      skill: line(),
      points: whole(-999, 999, 0),
      text: line(),
    }),
    people: line(),
    occupation: line(),
    age: line(),
    height: line(),
    weight: line(),
    appearance: line(),
    biography: prose(),
    notes: prose(),
    keeperNotes: keeperNotes(),
    locationTable: choice(LOCATION_CHOICES, "humanoid"),
    customLocations: places(),
    important: flag(options.important), // RP-27
    immunities: new ArrayField(immunity),
    round: round(),
    lastRound: round(), // until the fight has remembered it, for a keeper who steps back
    reckoned: reckoned(),
  };
}
export type ActorSchema = ReturnType<typeof actorSchema>;

/** What only a player's character has. */
export function characterSchema() {
  return {
    ...actorSchema({ important: true }),
    xp: group({ available: whole(0, 9999, 0), total: whole(0, 9999, 0) }), // RP-95, RP-96
    customization: group({ pool: whole(0, 999, CREATION_DEFAULTS.points) }), // RP-29
    approved: flag(false), // RP-29 — by the keeper
  };
}

/** What only the keeper's people and creatures have (RP-105). */
export function creatureSchema() {
  return {
    ...actorSchema({ important: false }),
    actions: whole(1, 8, ACTIONS), // RP-40
    naturalArmor: rows({ coverage: placeNumbers(), formula: line("1d4-1") }),
    special: prose(),
    numberAppearing: line(),
    habits: line(),
  };
}
