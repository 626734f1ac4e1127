import { card } from "../../../core/deed/card.js";
import { borneBy, type Borne } from "../../../core/deed/owned-items.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { DueDeed } from "../../../core/play/contract/deed.js";
import { flag, nullable, oneOf, optional, text, whole, type Read } from "../../../core/shape/shape.js";
import { secondsNow } from "../../../core/world/seconds-now.js";
import { figuresOf } from "../attack/reading.js";
import { RpgAffliction } from "../data/items/affliction.js";
import { diceSpec } from "../dice/specs.js";
import { attributeLabel } from "../labels.js";
import { afterIntervals, drained, intervalsSince, restored, runCourse } from "../rules/hazards/affliction-course.js";
import { afflictionOver } from "../rules/body/condition-ends.js";
import { bled, bleedingDice } from "../rules/body/round-losses.js";
import { ATTRIBUTES, INTERVALS } from "../rules/vocabulary.js";
import { called, CLOCK_FORM, deed, fact, field, figure, firstOf, obstacle, say, unlessAlive } from "./kit.js";
import { lastingChange } from "./lasting.js";
import { kills, LOSS, lossEdit, lossNumbers, lossOutcome, lossShown } from "./loss.js";

/** RP-92 — the most intervals that take their due at one go, and that go by without a due. */
const MOST_INTERVALS = 60;
const LONGEST = 9999;

const DAMAGE = "affliction";

/** RP-92, RP-94 — afflictions whose clock runs. */
export function runningIn(actor: Actor | null): readonly Borne<RpgAffliction>[] {
  return actor ? borneBy(actor, RpgAffliction).filter(({ system }) => system.runs) : [];
}

const FORM = {
  affliction: field.item((asked) => runningIn(firstOf(asked))),
  intervals: field.number(1, LONGEST),
  ...CLOCK_FORM,
};

const KEPT = {
  ...LOSS,
  /** Id of the item. */
  affliction: text,
  ...{ name: text, intervals: whole, interval: oneOf(INTERVALS), attribute: oneOf(ATTRIBUTES, "charisma") },
  /** RP-94 — points that came back; absent while it is at work. */
  back: optional(whole),
  ...{ recovered: flag, drained: whole, over: flag },
  /** RP-92 — intervals that are left to count; `null` where none are counted. */
  remaining: nullable(whole),
};
type Ailing = Read<typeof KEPT>;

/** RP-92, RP-94 — what a poison or a disease does as its intervals go by, and what comes back of it afterwards. */
export const ailment = deed("ailment", {
  icon: "fa-solid fa-skull-crossbones",
  by: "keeper",
  form: FORM,
  kept: KEPT,
  window: ({ affliction, clock }) => {
    const asks = affliction !== null && !clock;
    return { affliction: asks, intervals: asks && { max: MOST_INTERVALS } };
  },
  obstacle: ({ actor, form }) => unlessAlive(actor) ?? (form.affliction ? null : obstacle("noAffliction", actor)),
  rolls: ({ form: { affliction, intervals } }) => {
    const count = affliction?.system.active ? runCourse(affliction.system.remaining, intervals).due : 0;
    const dice = affliction && count > 0 ? bleedingDice(affliction.system.damage, count) : null;
    return [(dice === null ? null : diceSpec(DAMAGE, "affliction", dice)) ?? []].flat();
  },
  outcome: ({ actor, form: { affliction, intervals }, dice }) => {
    if (!affliction) return {};
    const { id, name, system } = affliction;
    const { active, recovery, attributeLoss, taken } = system;
    const base = { affliction: id, name, intervals, interval: active ? system.interval : recovery.interval };
    if (!active) {
      const back = restored(taken, recovery.value, intervals);
      return {
        ...{ ...base, ...lossOutcome(actor, 0) },
        ...{ attribute: recovery.attribute, back, recovered: back >= taken },
      };
    }
    const { due, remaining, over } = runCourse(system.remaining, intervals);
    const { attribute } = attributeLoss;
    const left = figuresOf(actor).attributes[attribute].value;
    return {
      ...{ ...base, ...lossOutcome(actor, bled(system.damage, due, dice[DAMAGE] ?? [])) },
      ...{ attribute, drained: drained(left, attributeLoss, due, false), remaining, over },
    };
  },
  asksKeeper: (kept) => kills(kept) && kept.intervals > 1,
  changes: ailmentChanges,
  edit: lossEdit,
  view: (kept) =>
    card({
      verdict: say(verdictOf(kept), { name: called(kept.name) }),
      tone: kept.back === undefined && !kept.over ? "bad" : "good",
      facts: ailmentFacts(kept),
      ...lossShown(kept),
    }),
});

function verdictOf({ back, recovered, over }: Ailing): string {
  if (back !== undefined) return recovered ? "ailment.recovered" : "ailment.recovers";
  return over ? "ailment.over" : "ailment.goesOn";
}

function ailmentFacts({ attribute, intervals, back = 0, drained: lost }: Ailing): readonly CardFact[] {
  const moved = back - lost;
  const points = say("signed", { value: moved > 0 ? `+${moved}` : `−${Math.abs(moved)}` });
  return [
    ...(intervals > 1 ? [fact("intervals", figure(intervals), "RP-92")] : []),
    ...(moved === 0 ? [] : [{ ...fact("points", points, "RP-94"), label: { key: attributeLabel(attribute) } }]),
  ];
}

function ailmentChanges(kept: Ailing, actor: Actor): Changes {
  const { affliction: id, attribute, back = 0, drained: lost, remaining, over } = kept;
  const borne = runningIn(actor).find((one) => one.id === id);
  if (!borne) return {};
  const moved = lost - back;
  const { lasting, attributes } = figuresOf(actor);
  const item = (path: string, after: number | boolean) => ({ id, path: `system.${path}`, after });
  return {
    numbers: lossNumbers(kept, actor), // hit points alone: the card prints these as such
    values: [
      ...(moved === 0
        ? []
        : [{ path: `system.attributes.${attribute}.loss`, after: Math.max(0, attributes[attribute].loss + moved) }]),
      ...(over ? lastingChange(afflictionOver(lasting, id).kept) : []),
    ],
    items: [
      ...(moved === 0 ? [] : [item("taken", Math.max(0, borne.system.taken + moved))]),
      ...(remaining === null ? [] : [item("remaining", remaining)]),
      ...(over ? [item("active", false)] : []),
    ],
  };
}

/** RP-92 — whether it takes something each interval, not only when it takes hold. */
function takesEachTime({ damage, attributeLoss }: RpgAffliction): boolean {
  return damage !== "" || (attributeLoss.value > 0 && !attributeLoss.once);
}

/** RP-92, RP-94 — of the intervals that went by, those that are called for now. */
function calledFor(system: RpgAffliction, gone: number): number {
  if (!system.active || takesEachTime(system)) return Math.min(gone, MOST_INTERVALS, leftOf(system));
  return system.remaining !== null && gone >= system.remaining ? Math.max(1, system.remaining) : 0;
}

/** Its own that are left; what comes back, or lasts until it is cured, has no end. */
function leftOf({ active, remaining }: RpgAffliction): number {
  return active && remaining !== null ? Math.max(1, remaining) : LONGEST;
}

/** RP-92, RP-94 — what the clock calls for of each affliction: the intervals since it last did. */
export function dueAilments(actor: Actor): readonly DueDeed[] {
  if (figuresOf(actor).hp.state === "dead") return [];
  const now = secondsNow();
  return runningIn(actor).flatMap(({ id, system }): readonly DueDeed[] => {
    const { startTime, active } = system;
    const interval = active ? system.interval : system.recovery.interval;
    const intervals = calledFor(system, intervalsSince(startTime, now, interval));
    if (intervals === 0) return [];
    const change = { startTime: afterIntervals(startTime, intervals, interval) };
    const once = { mark: `${active}.${startTime}`, items: [{ id, change }] };
    return [{ deed: "ailment", choices: { clock: true, affliction: id }, further: { intervals }, once }];
  });
}
