import { choice, flag, group, keeperNotes, line, optionalWhole, prose, whole } from "../../../../core/data/fields.js";
import { EXPERIENCE_KINDS } from "../../rules/character/experience-used.js";
import { STARTING_EXPERIENCE } from "../../rules/character/experience.js";
import { MOST_DICE } from "../../rules/checks/pool.js";
import { SCOPES, type Scope } from "../../rules/checks/scopes.js";
import { LEAST_HP } from "../../rules/vocabulary.js";

/** WP-14 — dice that effects add to rolls. */
const scopeDice = () => {
  const dice = () => whole(0, MOST_DICE, 0);
  const scope = () => group({ bonus: dice(), malus: dice(), dice: dice() });
  return group(Object.fromEntries(SCOPES.map((id) => [id, scope()])) as Record<Scope, ReturnType<typeof scope>>);
};

/** Times of the world, in seconds. */
const moment = () => whole(0, Number.MAX_SAFE_INTEGER, 0);
const ids = () => {
  const { ArrayField, StringField } = foundry.data.fields;
  return new ArrayField(new StringField({ required: true, nullable: false, blank: false }));
};

/** What was done in a turn, and in which: of any other turn it says nothing. */
const turn = () =>
  group({
    combatId: line(),
    round: whole(0, 9999, 0),
    extraActions: whole(0, 9, 0), // WP-39
    actions: whole(0, 99, 0), // WP-47
    rolled: flag(false),
    attacked: flag(false), // WP-73
    desperate: flag(false), // WP-73
    attackTraits: ids(), // WP-50
    defenceTraits: ids(),
    shots: new foundry.data.fields.TypedObjectField(optionalWhole(0, 9)), // WP-89, by weapon; null: taken back
    attackers: ids(), // WP-68
    advantageGrantedTo: ids(),
    attacksReceived: whole(0, 999, 0), // WP-132
    strike: whole(0, MOST_DICE, 0), // WP-113
    lastAttackText: line(), // WP-56
    waits: flag(false), // WP-47
  });

/** WP-72 — a psychological edge: when it was won, and whether it holds for the whole fight. */
const edge = () => group({ combatId: line(), round: whole(0, 9999, 0), lasting: flag(false) });

/** WP-15, WP-17, WP-77 — the dice of experience, and how they came and went for good, the first first. */
const experience = (total: number) => {
  const entry = group({
    time: moment(),
    kind: choice(EXPERIENCE_KINDS, "award"),
    name: line(),
    dice: whole(-999, 999, 0),
  });
  const log = new foundry.data.fields.ArrayField(entry);
  return group({ total: whole(0, 999, total), used: whole(0, 999, 0), log });
};

/** WP-57…WP-66 — hit points; `value` may be far below 0, `temp` is temporary damage. */
const hitPoints = () =>
  group({
    value: whole(-9999, 999, LEAST_HP),
    max: whole(1, 999, LEAST_HP),
    temp: whole(0, 999, 0),
    fightStart: optionalWhole(-9999, 999), // WP-64 — level before the first loss since a recovery
    healCarry: quarters(), // WD-41 — part of a point that is not yet whole
    critical: flag(false), // WP-66 — by the keeper's word
    dead: flag(false), // WP-59 — by the keeper's word
    description: line(), // WP-31
    method: choice(["fixed", "rolled"], "fixed"), // WP-29, WP-30
  });

const quarters = () =>
  new foundry.data.fields.NumberField({ required: true, nullable: false, min: 0, max: 0.75, step: 0.25, initial: 0 });

/** What characters and everybody else share. */
function actorSchema(options: { readonly experience: number }) {
  return {
    slug: line(),
    concept: line(),
    history: prose(),
    finances: line(),
    equipmentNotes: prose(),
    motivation: line(),
    secret: line(),
    importantPerson: group({ name: line(), reason: line() }),
    // WP-28 — left for the keeper to fill in
    unknown: group({ motivation: flag(false), secret: flag(false), importantPerson: flag(false) }),
    keeperNotes: keeperNotes(),
    hp: hitPoints(),
    xp: experience(options.experience),
    // WP-103, WP-108
    psy: group({
      max: whole(0, 99, 0),
      value: whole(0, 99, 0),
      label: line(),
      rate: new foundry.data.fields.NumberField({ required: true, nullable: false, min: 0.1, max: 10, initial: 1 }),
      lastTime: moment(),
      // WP-100 — null: nobody has found out yet
      mutant: new foundry.data.fields.BooleanField({ required: true, nullable: true, initial: null }),
    }),
    // WP-118
    steelSkin: group({ absorb: whole(0, 999, 0), hits: whole(0, 6, 0), dice: whole(0, MOST_DICE, 0), since: moment() }),
    // WP-129…WP-132 — spells that last on it, until somebody takes them off (WP-109)
    spellbound: group({ charm: flag(false), paralysis: flag(false), invisibility: flag(false), shields: flag(false) }),
    mods: scopeDice(),
    initiativeTrait: line(), // WP-46 — id of the trait it is rolled with, UNTRAINED, or empty for the best
    edge: edge(),
    turn: turn(),
  };
}
export type ActorSchema = ReturnType<typeof actorSchema>;

/** What only a player's character has. */
export function characterSchema() {
  const { BooleanField } = foundry.data.fields;
  return {
    ...actorSchema({ experience: STARTING_EXPERIENCE.total }),
    biography: prose(),
    approved: flag(false), // WP-34
    magicTalent: new BooleanField({ required: true, nullable: true, initial: null }), // WP-123
    magician: flag(false), // WP-35, WP-123
  };
}

/** What only the keeper's people and creatures have. */
export function npcSchema() {
  return {
    ...actorSchema({ experience: 0 }),
    count: whole(1, 99, 1), // WP-42 — so many alike
    size: line(),
    kindOf: line(),
    publicNotes: prose(),
    average: whole(0, 10, 2), // WP-06 — dice without a trait
  };
}
