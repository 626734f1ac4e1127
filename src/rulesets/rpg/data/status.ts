import type { BodyState } from "../rules/body-state.js";
import type { Condition, State } from "../rules/conditions.js";
import type { EndKind, Restriction } from "../rules/effects.js";
import type { LifeState } from "../rules/life.js";
import { surprised } from "../rules/own-conditions.js";
import { isOn, type Moment } from "../rules/spans.js";
import type { Side } from "../rules/vocabulary.js";

/** What an actor's statuses follow from. */
export interface Conditioned {
  readonly hp: { readonly state: LifeState; readonly dead: boolean };
  readonly handedness: Side;
  /** RP-61 — all that lasts on it, and when it is. */
  readonly lasting: readonly Condition[];
  readonly moment: Moment;
  readonly bodyState: BodyState;
}

/** A status that stands for states: which ones, and the one that setting it by hand brings; `null`: none. */
interface OfStates {
  readonly is: (state: State) => boolean;
  readonly brings: ((actor: Conditioned) => State) | null;
  readonly ends: EndKind;
}

const ofType =
  (...types: readonly State["type"][]) =>
  (state: State) =>
    types.includes(state.type);

/** States that are nothing but themselves. */
type Plain = "inert" | "unconscious" | "halveSkills" | "crawl" | "burning" | "busy" | "surprised" | "reloading";

const simple = (type: Plain, ends: EndKind = "permanent"): OfStates => ({
  is: ofType(type),
  brings: () => ({ type }),
  ends,
});

const restriction = (mode: Restriction): OfStates => ({
  is: (state) => state.type === "restrict" && state.mode === mode,
  brings: () => ({ type: "restrict", mode }),
  ends: "permanent",
});

/** RP-61 — the status of each state; by hand nothing ends it but a hand again. */
const BY_STATES: Readonly<Record<string, OfStates>> = {
  unconscious: simple("unconscious", "care"),
  prone: { is: ofType("prone"), brings: () => ({ type: "prone", stand: "free" }), ends: "standing" },
  rpgInert: simple("inert"),
  rpgNothing: restriction("nothing"),
  rpgShieldOnly: restriction("shieldParryOnly"),
  rpgParryOnly: restriction("parryOnly"),
  rpgNoAttack: restriction("noAttack"),
  rpgBleed: { is: ofType("bleed"), brings: () => ({ type: "bleed", formula: "1" }), ends: "care" },
  rpgMalus: {
    is: ofType("modifier"),
    brings: () => ({ type: "modifier", scope: "skills", value: -1 }),
    ends: "permanent",
  },
  rpgHalfSkills: simple("halveSkills", "care"),
  rpgSlow: { is: ofType("halveMove", "halveInitiative"), brings: () => ({ type: "halveMove" }), ends: "care" },
  rpgCrawl: simple("crawl", "care"),
  rpgLimb: {
    is: ofType("disableLimb"),
    brings: ({ handedness }) => ({ type: "disableLimb", part: "arm", side: handedness }),
    ends: "care",
  },
  rpgEntangled: {
    is: ofType("entangled"),
    brings: () => ({ type: "entangled", zone: "whole", side: null }),
    ends: "freed",
  },
  rpgBurning: simple("burning", "freed"),
  rpgChoking: { is: ofType("choking"), brings: () => ({ type: "choking", failed: false }), ends: "freed" },
  rpgDying: { is: ofType("dying"), brings: null, ends: "care" },
  rpgUnsteady: {
    is: ofType("unsteady"),
    brings: () => ({
      type: "unsteady",
      attribute: "agility",
      difficulty: 0,
      onFail: [{ type: "prone", stand: { kind: "free" } }],
    }),
    ends: "care",
  },
  rpgSurprised: simple("surprised", "rounds"),
  rpgBusy: simple("busy"),
  rpgReloading: simple("reloading"),
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

/** What to write under `system` so that a condition set or taken by hand holds; `null` for those that follow from points or losses. */
export function conditionChange(actor: Conditioned, id: string, active: boolean): object | null {
  if (id === "dead") return actor.hp.dead === active ? null : { hp: { dead: active } };
  const status = BY_STATES[id];
  const states = statesOf(actor, id);
  if (!status || active === states.length > 0 || (active && conditionsOf(actor).includes(id))) return null;
  if (!active) return { conditions: actor.lasting.filter((condition) => !states.includes(condition)) };
  const added = status.brings && byHand(status.brings(actor), status.ends, actor.moment);
  return added && { conditions: [...actor.lasting, added] };
}

/** RP-61 — the conditions now in force that a status stands for. */
function statesOf({ lasting, moment }: Conditioned, id: string): readonly Condition[] {
  const status = BY_STATES[id];
  return lasting.filter(({ state, span }) => status?.is(state) && isOn(span, moment));
}

/** RP-31 — surprise is over with the first round; anything else has no clock. */
function byHand(state: State, ends: EndKind, { worldTime }: Moment): Condition {
  if (state.type === "surprised") return surprised();
  return { state, span: { clock: "world", first: worldTime, last: null }, ends, wound: "" };
}
