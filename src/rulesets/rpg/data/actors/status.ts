import type { BodyState } from "../../rules/body/body-state.js";
import type { Condition, State } from "../../rules/body/conditions.js";
import type { Boon, Effect, EndKind, Restriction } from "../../rules/criticals/effects.js";
import type { LifeState } from "../../rules/character/life.js";
import { burning, choking, surprised } from "../../rules/body/own-conditions.js";
import { isOn, timeLeft, type Moment } from "../../rules/body/spans.js";
import type { Side } from "../../rules/vocabulary.js";

/** What an actor's statuses follow from. */
export interface Conditioned {
  readonly hp: { readonly state: LifeState; readonly dead: boolean };
  readonly handedness: Side;
  /** RP-61 — all that lasts on it, and when it is. */
  readonly lasting: readonly Condition[];
  readonly moment: Moment;
  readonly bodyState: BodyState;
}

/** A status that stands for states: which ones, and what setting it by hand brings; `null`: nothing does. */
interface OfStates {
  readonly is: (state: State) => boolean;
  readonly brings: ((actor: Conditioned) => Condition) | null;
}

const ofType =
  (...types: readonly State["type"][]) =>
  (state: State) =>
    types.includes(state.type);

/** RP-61 — what a hand brings has no clock. */
const lasting = (state: State, ends: EndKind, { worldTime }: Moment): Condition => ({
  state,
  span: { clock: "world", first: worldTime, last: null },
  ends,
  wound: "",
});

/** A status for all states of a type, which brings one of them. */
const one = (state: State, ends: EndKind = "permanent"): OfStates => ({
  is: ofType(state.type),
  brings: ({ moment }) => lasting(state, ends, moment),
});

const restriction = (mode: Restriction): OfStates => ({
  ...one({ type: "restrict", mode }),
  is: (state) => state.type === "restrict" && state.mode === mode,
});

/** RP-79 — what a spell lends, as much of it as those of the compendium do. */
const lent = (boon: Boon, formula: string): OfStates => ({
  ...one({ type: "boon", boon, formula }),
  is: (state) => state.type === "boon" && state.boon === boon,
});

/** RP-59 — a fall, for whoever cannot keep on their feet. */
const FALL: Effect = { type: "prone", stand: { kind: "free" } };

/** RP-31 — until the round is over, or the first one of the fight that is about to begin. */
function caughtUnawares(moment: Moment): Condition {
  const { round } = moment;
  if (round === null) return lasting({ type: "surprised" }, "rounds", moment);
  return { ...surprised(), span: { clock: "round", first: round, last: Math.max(1, round) } };
}

/** RP-61 — the status of each state. */
const BY_STATES: Readonly<Record<string, OfStates>> = {
  unconscious: one({ type: "unconscious" }, "care"),
  prone: one({ type: "prone", stand: "free" }, "standing"),
  rpgInert: one({ type: "inert" }),
  rpgNothing: restriction("nothing"),
  rpgShieldOnly: restriction("shieldParryOnly"),
  rpgParryOnly: restriction("parryOnly"),
  rpgNoAttack: restriction("noAttack"),
  rpgBleed: one({ type: "bleed", formula: "1" }, "care"),
  rpgMalus: one({ type: "modifier", scope: "skills", value: -1 }),
  rpgHalfSkills: one({ type: "halveSkills" }, "care"),
  rpgSlow: { ...one({ type: "halveMove" }, "care"), is: ofType("halveMove", "halveInitiative") },
  rpgCrawl: one({ type: "crawl" }, "care"),
  rpgLimb: {
    is: ofType("disableLimb"),
    brings: ({ handedness: side, moment }) => lasting({ type: "disableLimb", part: "arm", side }, "care", moment),
  },
  rpgEntangled: one({ type: "entangled", zone: "whole", side: null }, "freed"),
  rpgBurning: { is: ofType("burning"), brings: ({ moment }) => burning(moment) },
  rpgChoking: { is: ofType("choking"), brings: ({ moment }) => choking(moment) },
  rpgDying: { is: ofType("dying"), brings: null },
  rpgUnsteady: one({ type: "unsteady", attribute: "agility", difficulty: 0, onFail: [FALL] }, "care"),
  rpgSurprised: { is: ofType("surprised"), brings: ({ moment }) => caughtUnawares(moment) },
  rpgBusy: one({ type: "busy" }),
  rpgReloading: one({ type: "reloading" }),
  rpgWard: lent("ward", "1d4"),
  rpgLightFall: lent("lightFall", "9"),
  rpgNightSight: lent("nightSight", "1"),
};

/** RP-61 — statuses that follow from the body as a whole, not from states alone: lost limbs, want of points. */
const BY_BODY: Readonly<Record<string, (body: BodyState) => boolean>> = {
  unconscious: ({ unconscious }) => unconscious,
  prone: ({ prone }) => prone !== null,
  rpgCrawl: ({ crawls }) => crawls,
  rpgSlow: ({ halveMove, halveInitiative }) => halveMove || halveInitiative,
  rpgLimb: ({ disabled }) => disabled.right || disabled.left,
};

/** Ids of the managed conditions that hold now; the dead have no other. */
export function conditionsOf(actor: Conditioned): readonly string[] {
  const { hp, bodyState } = actor;
  if (hp.state === "dead") return ["dead"];
  return Object.keys(BY_STATES).filter((id) => BY_BODY[id]?.(bodyState) ?? statesOf(actor, id).length > 0);
}

/** RP-61 — how long a status lasts by its states, and what it takes each round. */
export interface StatusTime {
  readonly id: string;
  /** Rounds, this one included; `null` where no clock ends it. */
  readonly rounds: number | null;
  /** Dice of points lost each round; empty for none. */
  readonly formula: string;
}

/** RP-61 — the statuses that hold now with the time that is left of them; what no round counts has none. */
export function statusTimes(actor: Conditioned): readonly StatusTime[] {
  return conditionsOf(actor).map((id) => {
    const states = statesOf(actor, id);
    const lefts = states.map(({ span }) => (span.clock === "round" ? timeLeft(span, actor.moment) : null));
    const formulas = states.flatMap(({ state }) => (state.type === "bleed" ? [state.formula] : []));
    const counted = lefts.filter((left) => left !== null);
    const rounds = counted.length > 0 && counted.length === lefts.length ? Math.max(...counted) : null;
    return { id, rounds, formula: formulas.join(" + ") };
  });
}

/** What to write under `system` so that a condition set or taken by hand holds; `null` for those that follow from points or losses. */
export function conditionChange(actor: Conditioned, id: string, active: boolean): object | null {
  if (id === "dead") return actor.hp.dead === active ? null : { hp: { dead: active } };
  const status = BY_STATES[id];
  const states = statesOf(actor, id);
  if (!status || active === states.length > 0 || (active && conditionsOf(actor).includes(id))) return null;
  if (!active) return { conditions: actor.lasting.filter((condition) => !states.includes(condition)) };
  return status.brings && { conditions: [...actor.lasting, status.brings(actor)] };
}

/** RP-61 — the conditions now in force that a status stands for. */
function statesOf({ lasting, moment }: Conditioned, id: string): readonly Condition[] {
  const status = BY_STATES[id];
  return lasting.filter(({ state, span }) => status?.is(state) && isOn(span, moment));
}
