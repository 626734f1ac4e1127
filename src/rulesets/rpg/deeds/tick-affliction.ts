import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { borneBy, type Borne } from "../../../core/deed/owned-items.js";
import { card, stored, word } from "../../../core/deed/card.js";
import { flagIn, numberIn, textIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedSituation, DueDeed } from "../../../core/play/contract/deed.js";
import { figuresOf } from "../attack/reading.js";
import { RpgAffliction } from "../data/affliction.js";
import { attributeLabel } from "../labels.js";
import { afterIntervals, drained, intervalsSince, restored, runCourse } from "../rules/affliction-course.js";
import { afflictionOver } from "../rules/condition-ends.js";
import { bled, bleedingDice } from "../rules/round-losses.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";
import { diceSpec } from "../dice/specs.js";
import { fact, figure, named, told } from "./card.js";
import { deed } from "./deed.js";
import { choiceField, ownOptions, numberField } from "./fields.js";
import { lastingChange } from "./lasting.js";
import { kills, lossEdit, lossNumbers, lossOutcome, lossShown } from "./losses-told.js";
import { obstacle, unlessAlive } from "./reading.js";

/** RP-92 — the most intervals that take their due at one go, and that go by without a due. */
const MOST_INTERVALS = 60;
const LONGEST = 9999;

const DAMAGE = "affliction";

/** RP-92, RP-94 — afflictions whose clock runs. */
function runningIn(actor: Actor): readonly Borne<RpgAffliction>[] {
  return borneBy(actor, RpgAffliction).filter(({ system }) => system.runs);
}

/** The one that was chosen, or the first. */
function borneIn({ actor, choices }: Pick<DeedSituation, "actor" | "choices">): Borne<RpgAffliction> | null {
  const running = runningIn(actor);
  const id = textIn(choices, "affliction");
  return running.find((one) => (id === "" ? true : one.id === id)) ?? null;
}

function intervalsIn(choices: DeedChoices): number {
  return numberIn(choices, "intervals", { min: 1, max: LONGEST, otherwise: 1 });
}

/** RP-92 — of so many intervals, those that it takes its due for. */
function dueIn({ system }: Borne<RpgAffliction>, choices: DeedChoices): number {
  return runCourse(system.remaining, intervalsIn(choices)).due;
}

/** RP-92, RP-94 — what a poison or a disease does as its intervals go by, and what comes back of it afterwards. */
export const ailment = deed("ailment", {
  icon: "fa-solid fa-skull-crossbones",
  by: "keeper",
  fields: ([actor], choices) => {
    const borne = actor && borneIn({ actor, choices });
    if (!borne || flagIn(choices, "clock")) return [];
    const options = ownOptions(runningIn(actor));
    return [
      choiceField("affliction", borne.id, options),
      numberField("intervals", intervalsIn(choices), 1, MOST_INTERVALS),
    ];
  },
  obstacle: (situation) =>
    unlessAlive(situation.actor) ?? (borneIn(situation) ? null : obstacle("noAffliction", situation.actor)),
  rolls: (situation): readonly RollSpec[] => {
    const borne = borneIn(situation);
    const count = borne?.system.active ? dueIn(borne, situation.choices) : 0;
    const dice = borne && count > 0 ? bleedingDice(borne.system.damage, count) : null;
    const spec = dice === null ? null : diceSpec(DAMAGE, "affliction", dice);
    return spec ? [spec] : [];
  },
  outcome: ({ dice, ...situation }): Outcome => {
    const { actor, choices } = situation;
    const borne = borneIn(situation);
    if (!borne) return {};
    const { id, name, system } = borne;
    const intervals = intervalsIn(choices);
    const base = {
      affliction: id,
      name,
      intervals,
      interval: system.active ? system.interval : system.recovery.interval,
    };
    if (!system.active) {
      const back = restored(system.taken, system.recovery.value, intervals);
      return {
        ...base,
        ...lossOutcome(actor, 0),
        attribute: system.recovery.attribute,
        back,
        recovered: back >= system.taken,
      };
    }
    const { due, remaining, over } = runCourse(system.remaining, intervals);
    const { attribute } = system.attributeLoss;
    const left = figuresOf(actor).attributes[attribute].value;
    return {
      ...base,
      ...lossOutcome(actor, bled(system.damage, due, dice[DAMAGE] ?? [])),
      ...{ attribute, drained: drained(left, system.attributeLoss, due, false), remaining, over },
    };
  },
  confirm: (outcome) => kills(outcome) && stored(outcome, "intervals") > 1,
  changes: (outcome, actor) => ailmentChanges(outcome, actor),
  edit: lossEdit,
  view: (outcome) =>
    card({
      verdict: told(verdictOf(outcome), { name: named(word(outcome, "name")) }),
      tone: outcome.back === undefined && outcome.over !== true ? "bad" : "good",
      facts: ailmentFacts(outcome),
      ...lossShown(outcome),
    }),
});

function verdictOf({ back, recovered, over }: Outcome): string {
  if (back !== undefined) return recovered === true ? "ailment.recovered" : "ailment.recovers";
  return over === true ? "ailment.over" : "ailment.goesOn";
}

function ailmentFacts(outcome: Outcome): readonly CardFact[] {
  const attribute = ATTRIBUTES.find((one) => one === word(outcome, "attribute")) ?? "charisma";
  const intervals = stored(outcome, "intervals");
  const moved = stored(outcome, "back") - stored(outcome, "drained");
  const points = told("signed", { value: moved > 0 ? `+${moved}` : `−${Math.abs(moved)}` });
  return [
    ...(intervals > 1 ? [fact("intervals", figure(intervals), "RP-92")] : []),
    ...(moved === 0 ? [] : [{ ...fact("points", points, "RP-94"), label: { key: attributeLabel(attribute) } }]),
  ];
}

function ailmentChanges(outcome: Outcome, actor: Actor): Changes {
  const id = word(outcome, "affliction");
  const borne = runningIn(actor).find((one) => one.id === id);
  const attribute = ATTRIBUTES.find((one) => one === word(outcome, "attribute"));
  if (!borne || !attribute) return {};
  const { system } = borne;
  const moved = stored(outcome, "drained") - stored(outcome, "back");
  const { loss } = figuresOf(actor).attributes[attribute];
  const item = (path: string, after: number | boolean | null) => ({ id, path: `system.${path}`, after });
  const over = outcome.over === true;
  return {
    numbers: lossNumbers(outcome, actor), // hit points alone: the card prints these as such
    values: [
      ...(moved === 0 ? [] : [{ path: `system.attributes.${attribute}.loss`, after: Math.max(0, loss + moved) }]),
      ...(over ? lastingChange(afflictionOver(figuresOf(actor).lasting, id).kept) : []),
    ],
    items: [
      ...(moved === 0 ? [] : [item("taken", Math.max(0, system.taken + moved))]),
      ...(typeof outcome.remaining === "number" ? [item("remaining", outcome.remaining)] : []),
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
  const now = Math.max(0, Math.trunc(game.time.worldTime));
  return runningIn(actor).flatMap(({ id, system }): readonly DueDeed[] => {
    const { startTime, active } = system;
    const interval = active ? system.interval : system.recovery.interval;
    const intervals = calledFor(system, intervalsSince(startTime, now, interval));
    if (intervals === 0) return [];
    const change = { startTime: afterIntervals(startTime, intervals, interval) };
    const once = { mark: `${active}.${startTime}`, items: [{ id, change }] };
    return [{ deed: "ailment", choices: { clock: true, affliction: id }, told: { intervals }, once }];
  });
}
