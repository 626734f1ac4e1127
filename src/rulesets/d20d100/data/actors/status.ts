import { bruiseState, type BruiseState } from "../../rules/body/bruises.js";
import type { Insanity, Stance } from "../../rules/vocabulary.js";
import { DEATH_HP, type BodyState } from "../../rules/body/wounds.js";

/** What an actor's conditions follow from. */
export interface Conditioned {
  readonly hp: { readonly value: number; readonly max: number; readonly stabilised: boolean };
  readonly temporaryDamage: number;
  readonly body: BodyState;
  readonly bruised: BruiseState;
  /** DD-168 — whether its points go below 0. */
  readonly below: boolean;
  readonly states: {
    readonly shock: boolean;
    readonly stunned: boolean;
    readonly prone: boolean;
    readonly immobilised: boolean;
    readonly helpless: boolean;
    readonly burning: boolean;
    readonly grappling: readonly string[];
    readonly strangled: object | null;
  };
  readonly defence: { readonly stance: Stance; readonly forceFlatFooted: boolean };
  readonly fight: { readonly surprised: boolean };
  /** DD-114 */
  readonly watchful: boolean;
  /** DD-107…DD-110 — the madness that holds now. */
  readonly madness: Insanity;
}

/** A condition: whether it holds, and what to write to make it hold or not; `null` where figures alone decide. */
interface Rule {
  readonly holds: (actor: Conditioned) => boolean;
  readonly write?: (actor: Conditioned, active: boolean) => object | null;
}

/** DD-91, DD-138, DD-162, DD-67 — what is a flag of its own. */
const flagged = (key: "shock" | "stunned" | "prone" | "immobilised" | "helpless" | "burning"): Rule => ({
  holds: ({ states }) => states[key],
  write: (_actor, active) => ({ states: { [key]: active } }),
});

const stance = (kind: Exclude<Stance, "none">): Rule => ({
  holds: ({ defence }) => defence.stance === kind,
  write: (_actor, active) => ({ defence: { stance: active ? kind : "none" } }),
});

const insanity = (kind: Exclude<Insanity, "none">): Rule => ({
  holds: ({ madness }) => madness === kind,
  write: (_actor, active) => ({ sanity: { insanity: active ? kind : "none", insanityUntil: null } }),
});

/** DD-96, DD-168 — dead by the keeper's hand, and back on the brink. */
const dead: Rule = {
  holds: ({ body }) => body === "dead",
  write: ({ below }, active) => {
    if (active) return { hp: { value: below ? DEATH_HP : 0 } };
    return { hp: { value: below ? 0 : 1 } };
  },
};

/** DD-102, DD-103, DD-163 — put out by blows, and awake again. */
const unconscious: Rule = {
  holds: ({ bruised }) => bruised === "unconscious",
  write: ({ hp }, active) => (hp.value > 0 ? { temporaryDamage: active ? hp.value + 1 : hp.value } : null),
};

/** DD-102 — on the feet, and no more. */
const staggered: Rule = {
  holds: ({ bruised }) => bruised === "staggered",
  write: ({ hp }, active) => (hp.value > 0 ? { temporaryDamage: active ? hp.value : hp.value - 1 } : null),
};

/** DD-97 — whether somebody who is dying loses no more. */
const stabilised: Rule = {
  holds: ({ body }) => body === "stabilised",
  write: ({ body }, active) => (active && body !== "dying" ? null : { hp: { stabilised: active } }),
};

const RULES: Readonly<Record<string, Rule>> = {
  dead,
  d20d100Dying: { holds: ({ body }) => body === "dying" },
  d20d100Stabilised: stabilised,
  d20d100OutOfAction: { holds: ({ body }) => body === "outOfAction" },
  unconscious,
  d20d100Staggered: staggered,
  d20d100Shock: flagged("shock"),
  stunned: flagged("stunned"),
  prone: flagged("prone"),
  d20d100Immobilised: flagged("immobilised"),
  // DD-161 — what is set or ended by hand is not what a blow from behind ends.
  helpless: { ...flagged("helpless"), write: (_actor, active) => ({ states: { helpless: active, stolenBy: "" } }) },
  d20d100Burning: flagged("burning"),
  d20d100Grappling: { holds: ({ states }) => states.grappling.length > 0 },
  d20d100Strangled: {
    holds: ({ states }) => states.strangled !== null,
    write: (_actor, active) => (active ? null : { states: { strangled: null } }),
  },
  flatFooted: {
    holds: ({ defence }) => defence.forceFlatFooted,
    write: (_actor, active) => ({ defence: { forceFlatFooted: active } }),
  },
  d20d100TotalDefence: stance("total"),
  d20d100Defensive: stance("defensive"),
  d20d100Surprised: {
    holds: ({ fight }) => fight.surprised,
    write: (_actor, active) => ({ fight: { surprised: active } }),
  },
  d20d100Attentive: {
    holds: ({ watchful }) => watchful,
    write: (_actor, active) => ({ attentive: { active } }),
  },
  d20d100Temporary: insanity("temporary"),
  d20d100Indefinite: insanity("indefinite"),
  d20d100Permanent: insanity("permanent"),
};

/** Conditions of the mind, which adversaries have not: no SAN is counted for them. */
const OF_MINDS = ["d20d100Attentive", "d20d100Temporary", "d20d100Indefinite", "d20d100Permanent"] as const;

/** Ids of the managed conditions that hold now; the dead have no other. */
export function conditionsOf(actor: Conditioned): readonly string[] {
  if (actor.body === "dead") return ["dead"];
  return Object.keys(RULES).filter((id) => RULES[id]?.holds(actor));
}

/**
 * What to write under `system` so that a condition set or taken by hand holds; `null` for those that figures decide, or
 * that stand so already.
 * @param minded whether SAN and guard are counted for it
 */
export function conditionChange(actor: Conditioned, id: string, active: boolean, minded: boolean): object | null {
  const rule = RULES[id];
  if (!rule || rule.holds(actor) === active) return null;
  if (!minded && (OF_MINDS as readonly string[]).includes(id)) return null;
  return rule.write?.(actor, active) ?? null;
}

/** DD-102 — the state of blows taken, where they count at all. */
export function bruisesOf(hp: number, temporary: number, ignored: boolean): BruiseState {
  return ignored ? "none" : bruiseState(hp, temporary);
}
