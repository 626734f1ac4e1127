import { STAND_KINDS, type Condition, type StandKind, type State } from "./conditions.js";
import { RESTRICTIONS, type LostPart, type Restriction } from "../criticals/effects.js";
import type { ScoreModifier } from "./modifiers.js";
import type { Loss } from "./settle.js";
import { isOn, type Moment } from "./spans.js";
import { SIDES, type Side } from "../vocabulary.js";

/** RP-61 — somebody as their conditions and lasting losses leave them. */
export interface BodyState {
  /** The strictest of the restrictions in force. */
  readonly restriction: Restriction | null;
  readonly inert: boolean;
  readonly unconscious: boolean;
  /** How one gets up again; `null` on one's feet. */
  readonly prone: StandKind | null;
  /** RP-70, RP-71 — caught wholly, by both arms, by a leg. */
  readonly entangled: { readonly whole: boolean; readonly arms: boolean; readonly legs: boolean };
  readonly choking: boolean;
  readonly busy: boolean;
  readonly surprised: boolean;
  readonly reloading: boolean;
  readonly crawls: boolean;
  readonly halveSkills: boolean;
  readonly halveMove: boolean;
  readonly halveInitiative: boolean;
  /** Arms that cannot hold, strike or parry. */
  readonly disabled: Readonly<Record<Side, boolean>>;
  readonly modifiers: readonly ScoreModifier[];
  /** One formula for each bleeding. */
  readonly bleeding: readonly string[];
}

/** RP-61 — parts of an arm, and of a leg, that are missed for good (D-37). */
const OF_ARM: readonly Loss["part"][] = ["hand", "forearm", "arm"] satisfies readonly LostPart[];
const OF_LEG: readonly Loss["part"][] = ["foot", "lowerLeg", "leg"] satisfies readonly LostPart[];

/**
 * RP-61 — what the conditions in force at a moment, and what was lost before, leave of somebody.
 * @param collapsed RP-27 — for want of hit points
 */
export function bodyState(
  conditions: readonly Condition[],
  losses: readonly Loss[],
  moment: Moment,
  collapsed = false,
): BodyState {
  const states = conditions.filter(({ span }) => isOn(span, moment)).map(({ state }) => state);
  const has = (type: State["type"]) => states.some((state) => state.type === type);
  const of = <Type extends State["type"]>(type: Type) =>
    states.filter((state): state is Extract<State, { readonly type: Type }> => state.type === type);
  const caught = of("entangled");
  const unconscious = collapsed || has("unconscious");
  const modes = of("restrict").map(({ mode }) => mode);
  return {
    restriction: RESTRICTIONS.find((mode) => modes.includes(mode)) ?? null,
    inert: has("inert"),
    unconscious,
    prone: hardest(of("prone").map(({ stand }) => stand)) ?? (unconscious ? "free" : null),
    entangled: {
      whole: caught.some(({ zone }) => zone === "whole"),
      arms: caught.some(({ zone }) => zone === "trunk"),
      legs: caught.some(({ zone }) => zone === "legs"),
    },
    choking: has("choking"),
    busy: has("busy"),
    surprised: has("surprised"),
    reloading: has("reloading"),
    crawls: has("crawl") || losses.some(({ part }) => part === "legs"),
    halveSkills: has("halveSkills"),
    halveMove: has("halveMove") || losses.some(({ part }) => OF_LEG.includes(part)),
    halveInitiative: has("halveInitiative"),
    disabled: disabledArms(states, losses),
    modifiers: of("modifier").map(({ scope, value }) => ({ scope, value })),
    bleeding: of("bleed").map(({ formula }) => formula),
  };
}

function disabledArms(states: readonly State[], losses: readonly Loss[]): Readonly<Record<Side, boolean>> {
  const gone = (side: Side) => losses.some((loss) => loss.side === side && OF_ARM.includes(loss.part));
  const hurt = (side: Side) =>
    states.some(
      (state) =>
        (state.type === "disableLimb" || (state.type === "entangled" && state.zone === "arms")) && state.side === side,
    );
  const entries = SIDES.map((side) => [side, gone(side) || hurt(side)] as const);
  return Object.fromEntries(entries) as Record<Side, boolean>;
}

/** The fall that keeps one down the longest. */
function hardest(stands: readonly StandKind[]): StandKind | null {
  return STAND_KINDS.toReversed().find((kind) => stands.includes(kind)) ?? null;
}
