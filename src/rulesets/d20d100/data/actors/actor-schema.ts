import {
  choice,
  flag,
  group,
  keeperNotes,
  line,
  optionalGroup,
  optionalWhole,
  prose,
  whole,
} from "../../../../core/data/fields.js";
import { SPEED } from "../../rules/character/characteristics.js";
import { SPRINTS } from "../../rules/vocabulary.js";
import {
  ADVERSARY_CATEGORIES,
  CHARACTERISTICS,
  INSANITIES,
  JETS,
  STANCES,
  type CharacteristicKey,
  type JetKey,
} from "../../rules/vocabulary.js";
import { clocksField, shockEndField } from "./clocks.js";
import { bought, characteristicOrNone, keptRolls, misc, moment, protectionList, wordList } from "../fields.js";
import { fightField } from "./fight.js";

/** Great scores of great creatures; nobody of this world comes near. */
const MOST_SCORE = 999;
const MOST_POINTS = 999;

/** DD-96, DD-110 — as low as points of life, and of reason, go. */
const LOWEST = -10;

/** The same fields for each of some keys. */
const each = <Key extends string, F>(keys: readonly Key[], field: (key: Key) => F): Record<Key, F> =>
  Object.fromEntries(keys.map((key) => [key, field(key)])) as Record<Key, F>;

/** Both kinds of actor are read alike, so the type is the wider one: a creature may lack a score (`null`). */
const score = (nullable: boolean) =>
  new foundry.data.fields.NumberField({
    required: true,
    nullable: nullable as true,
    integer: true,
    min: 0,
    max: MOST_SCORE,
    initial: 10,
  });

/** DD-15, D-65 — the nine scores, and what adds to their tests for a while. */
const characteristics = (nullable: boolean) =>
  group(each<CharacteristicKey, ReturnType<typeof characteristic>>(CHARACTERISTICS, () => characteristic(nullable)));
const characteristic = (nullable: boolean) => group({ score: score(nullable), temp: misc(99) });

/** DD-129, DD-153, DD-159 — what a Défense depends on besides Réflexes and vest. */
const defence = () => ({ stance: choice(STANCES, "none"), forceFlatFooted: flag(false) });

/** DD-91, DD-137…DD-139, DD-162 — what befalls somebody until something ends it. */
const states = () =>
  group({
    shock: flag(false),
    stunned: flag(false),
    shockEnds: shockEndField(),
    prone: flag(false),
    immobilised: flag(false),
    helpless: flag(false),
    stolenBy: line(), // DD-161
    burning: flag(false), // DD-67
    grappling: wordList(), // UUIDs of tokens
    strangled: optionalGroup({ by: line(), round: whole(0, 999, 0), failed: flag(false) }),
    runningRounds: whole(0, 999, 0), // DD-68
    sprint: choice(SPRINTS, "untested"), // DD-69
  });

/** What investigators and adversaries share. */
function actorSchema({ scoreless }: { readonly scoreless: boolean }) {
  return {
    slug: line(),
    characteristics: characteristics(scoreless),
    temporaryDamage: whole(0, MOST_POINTS, 0), // DD-101
    protections: protectionList(), // DD-134
    states: states(),
    passive: keptRolls(), // DD-83
    fight: fightField(),
    clocks: clocksField(),
    keeperNotes: keeperNotes(),
  };
}
export type ActorSchema = ReturnType<typeof actorSchema>;

/** Who somebody is, in the words of their player. */
const details = () =>
  group({
    profession: line(),
    era: line("1920"),
    age: line(),
    birthplace: line(),
    residence: line(),
    nationality: line(),
    gender: line(),
    player: line(),
    description: prose(),
    history: prose(),
    notes: prose(),
  });

/** DD-22, DD-71, DD-177 — what has been added to a Jet, and its mark of use. */
const jet = () => group({ experience: bought(), misc: misc(), checked: flag(false) });

/** DD-26, DD-106…DD-110 — the mind. */
const sanity = () =>
  group({
    value: whole(LOWEST, 99, 50),
    start: whole(0, 99, 50),
    hourStart: whole(0, 99, 50),
    hourOpened: moment(),
    lossThisHour: whole(0, MOST_POINTS, 0),
    insanity: choice(INSANITIES, "none"),
    insanityNote: line(),
    insanityUntil: moment(),
    stabilised: flag(false),
  });

/** DD-178…DD-180 — points, and what they bought, so that it can be taken back. */
const experience = () => {
  const { ArrayField, NumberField } = foundry.data.fields;
  const number = () => new NumberField({ required: true, nullable: false, integer: true, initial: 0 });
  return group({
    available: whole(0, MOST_POINTS, 0),
    earned: whole(0, MOST_POINTS, 0),
    log: new ArrayField(
      group({ time: number(), purchase: line(), target: line(), cost: number(), before: number(), after: number() }),
    ),
  });
};

/** DD-17, DD-20, DD-37 — where a character in the making stands. */
const creation = () => {
  const { ArrayField, TypedObjectField } = foundry.data.fields;
  return group({
    rolls: new ArrayField(new ArrayField(whole(3, 18, 10))),
    assignment: new TypedObjectField(optionalWhole(0, 6)),
    professionalCharacteristic: characteristicOrNone(),
    step: whole(1, 9, 1),
    done: flag(false),
  });
};

/** What only a player's investigator has (section D1). */
export function investigatorSchema() {
  return {
    ...actorSchema({ scoreless: false }),
    details: details(),
    jets: group(each<JetKey, ReturnType<typeof jet>>(JETS, jet)),
    hp: group({
      value: whole(LOWEST, MOST_POINTS, 10),
      experience: whole(0, 40, 0),
      misc: misc(),
      stabilised: flag(false),
      tended: flag(false),
    }),
    mp: group({ value: whole(0, MOST_POINTS, 10), misc: misc(50) }),
    sanity: sanity(),
    mythos: whole(0, 99, 0),
    destiny: whole(0, 20, 1),
    experience: experience(),
    speed: new foundry.data.fields.NumberField({ required: true, nullable: false, min: 0, max: 99, initial: SPEED }),
    attentive: group({ active: flag(false), lostAt: moment() }),
    defence: group({ bonus: whole(-10, 20, 0), ...defence() }),
    initiative: group({ bonus: whole(-10, 20, 0) }),
    damageBonus: group({ misc: misc(10) }),
    creation: creation(),
    approved: flag(false), // by the keeper
  };
}
export type InvestigatorSchema = ReturnType<typeof investigatorSchema>;

/** What only the keeper's people and creatures have (section D8). */
export function adversarySchema() {
  const { TypedObjectField } = foundry.data.fields;
  return {
    ...actorSchema({ scoreless: true }),
    category: choice(ADVERSARY_CATEGORIES, "human"),
    hp: group({
      value: whole(LOWEST, MOST_POINTS, 10),
      max: whole(0, MOST_POINTS, 10),
      stabilised: flag(false),
      tended: flag(false),
    }),
    mp: group({ value: whole(0, MOST_POINTS, 10), max: whole(0, MOST_POINTS, 10) }),
    ignoreTemporary: flag(false),
    ignoreShock: flag(false), // DD-91
    important: flag(false), // DD-93
    negativeHp: flag(false), // DD-168
    scaleOverride: optionalWhole(-20, 20), // DD-170
    massOverride: optionalWhole(-20, 20),
    reflexesBonus: whole(-10, 20, 0),
    initiativeBonus: whole(-10, 20, 0),
    defenceBonus: whole(-10, 20, 0),
    defence: group(defence()),
    grapple: whole(-40, 80, 0), // DD-172
    contactModifier: optionalWhole(-20, 40), // DD-169
    rangedModifier: optionalWhole(-20, 40),
    damageBonus: line(), // DD-28; empty: by FOR and TAI
    sanityLoss: group({ success: line("0"), failure: line("0") }), // DD-106
    regeneration: whole(0, 20, 0),
    fixedScores: new TypedObjectField(whole(0, 50, 10)), // DD-84
    move: line("6 m"),
    special: prose(),
    notes: prose(),
    group: whole(1, 99, 1),
  };
}
export type AdversarySchema = ReturnType<typeof adversarySchema>;
