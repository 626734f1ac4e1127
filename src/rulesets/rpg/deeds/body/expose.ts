import { card } from "../../../../core/deed/card.js";
import { filled, type Asked } from "../../../../core/deed/form.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes, Origin } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { flag, json, mapOf, nullable, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { stableId } from "../../../../core/world/stable-id.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgAffliction } from "../../data/items/affliction.js";
import { EFFECT_LIST } from "../../data/read-effects.js";
import { diceSpec } from "../../dice/specs.js";
import { afflictionKindLabel, attributeLabel, spanText } from "../../labels.js";
import { drained } from "../../rules/hazards/affliction-course.js";
import { AFFLICTION_KINDS, ATTRIBUTES, INTERVALS } from "../../rules/vocabulary.js";
import { difficultyForm, difficultyOf, usualDifficulties } from "../difficulty.js";
import { effectChanges, effectFacts, effectOutcome, effectRoll, EFFECTS } from "../effects-rolled.js";
import { called, deed, fact, field, firstOf, obstacle, say, unlessAlive, yesNo } from "../kit.js";
import {
  afflictionOf,
  afflictionOptions,
  fetchAffliction,
  isBorne,
  PACKED_FORM,
  type Affliction,
} from "../known-afflictions.js";
import { meanOf, pointsThrown, readPoints } from "../points.js";
import {
  TESTED,
  testFacts,
  testLines,
  testOf,
  testOutcome,
  testResult,
  testRoll,
  testShown,
  type Test,
  chanceOf,
} from "../tested.js";

const DURATION = "duration";

/** The affliction chosen, else the first there is; what bit is on the sheet of the actor that bit, and is offered all the same. */
const CHOSEN = {
  affliction: field.pick((asked) => offered(asked), {
    hint: (_chosen, asked) => {
      const found = foundIn(asked);
      return found && say("hint.affliction", { kind: { key: afflictionKindLabel(found.system.kind) } });
    },
  }),
  ...PACKED_FORM,
};

function offered(asked: Asked): ReturnType<typeof afflictionOptions> {
  const actor = firstOf(asked);
  const options = actor ? afflictionOptions(actor) : [];
  const value = text.read(asked.choices["affliction"]).trim();
  const found = value !== "" && options.every((one) => one.value !== value) ? foundIn(asked) : null;
  return found ? [field.namedOption(value, nameAsRead(found.name, found.system)), ...options] : options;
}

function foundIn(asked: Asked): Affliction | null {
  const actor = firstOf(asked);
  return actor && afflictionOf(actor, filled(CHOSEN, asked));
}

const FORM = {
  ...CHOSEN,
  ...difficultyForm({
    proposed: (asked) => foundIn(asked)?.system.difficulty ?? 0,
    when: (asked) => foundIn(asked)?.system.test === true,
  }),
};

const KEPT = {
  ...TESTED,
  ...EFFECTS,
  /** Id of the affliction on the sheet; empty where it is new there. */
  own: text,
  ...{ name: text, img: text, kind: oneOf(AFFLICTION_KINDS), escaped: flag, active: flag },
  remaining: nullable(whole),
  interval: oneOf(INTERVALS),
  ...{ attribute: oneOf(ATTRIBUTES, "charisma"), drained: whole },
  source: mapOf(json),
};
type Exposed = Read<typeof KEPT>;

interface Exposing {
  readonly actor: Actor;
  readonly form: Parameters<typeof afflictionOf>[1] & Parameters<typeof difficultyOf>[0];
}

/** RP-93 — the test of an actor that is exposed: plain Corps; `null` where the affliction grants none (D-59). */
function testFor({ actor, form }: Exposing, { system }: Affliction): Test | null {
  if (!system.test) return null;
  const test = { what: "exposure", difficulty: difficultyOf(form) } as const;
  return testOf(actor, { kind: "attribute", attribute: "body", mode: "plain" }, test);
}

/** RP-92, RP-93 — the test, then the dice of how long it lasts and of what it does. */
function dueRoll(exposing: Exposing, dice: Dice): RollSpec | null {
  const found = afflictionOf(exposing.actor, exposing.form);
  if (!found) return null;
  const test = testFor(exposing, found);
  const result = test && testResult(test, dice);
  if (test && !result) return testRoll(test);
  if (result?.success) return null;
  const duration = dice[DURATION] ? null : diceSpec(DURATION, "affliction", found.system.durationFormula);
  return duration ?? effectRoll(exposing.actor, EFFECT_LIST.read(found.system.effects), dice);
}

/** RP-92 — intervals that it lasts; `null`: until it is cured. */
function durationIn({ durationFormula }: RpgAffliction, dice: Dice): number | null {
  const points = readPoints(durationFormula);
  if (!points) return null;
  return dice[DURATION] || "fixed" in points ? pointsThrown(points, dice[DURATION]) : meanOf(durationFormula);
}

/** RP-92 — whether it goes on after it has taken hold; what only has effects of its own lasts by these. */
function goesOn(system: RpgAffliction, remaining: number | null): boolean {
  const { damage, attributeLoss, cure, effects } = system;
  const binds = EFFECT_LIST.read(effects).some((effect) => "until" in effect && effect.until?.kind === "affliction");
  return remaining !== null || damage !== "" || attributeLoss.value > 0 || cure.skill !== "" || binds;
}

/** RP-92…RP-94 — an actor is exposed to a poison or a disease, and escapes it or bears it from now on. */
export const expose = deed("expose", {
  icon: "fa-solid fa-virus",
  by: "keeper",
  form: FORM,
  usual: usualDifficulties,
  chance: ({ actor, form }) => {
    const found = afflictionOf(actor, form);
    const test = found && testFor({ actor, form }, found);
    return test && chanceOf(test);
  },
  kept: KEPT,
  complete: fetchAffliction,
  obstacle: ({ actor, form }) => {
    const found = afflictionOf(actor, form);
    if (!found) return obstacle("noPoison", actor);
    const immune = figuresOf(actor).immunities.includes(found.system.kind);
    return (
      unlessAlive(actor) ??
      (immune ? obstacle("immune", actor) : isBorne(actor, found) ? obstacle("borne", actor) : null)
    );
  },
  rolls: (exposing) => rollsInTurn((dice) => dueRoll(exposing, dice)),
  modifiers: (exposing) => {
    const found = afflictionOf(exposing.actor, exposing.form);
    return testLines(found && testFor(exposing, found));
  },
  outcome: ({ dice, ...exposing }) => {
    const { actor, form } = exposing;
    const found = afflictionOf(actor, form);
    if (!found) return {};
    const { own, name, img, system } = found;
    const test = testFor(exposing, found);
    const remaining = durationIn(system, dice);
    const active = goesOn(system, remaining);
    const { attribute, value, once } = system.attributeLoss;
    const left = figuresOf(actor).attributes[attribute].value;
    return {
      ...(test ? testOutcome(test, dice) : {}),
      ...effectOutcome(actor, EFFECT_LIST.read(system.effects), dice),
      ...{ own, name, img, kind: system.kind, remaining, interval: system.interval, attribute, active },
      escaped: test !== null && testResult(test, dice)?.success === true,
      drained: drained(left, { value, once: true }, 0, once),
      source: own ? {} : KEPT.source.read({ ...system.toObject(), remaining, active }),
    };
  },
  changes: exposeChanges,
  edit: { figures: ({ name }) => (name ? [yesNo("escaped")] : []) },
  view: (kept) =>
    card({
      ...testShown(kept),
      verdict: say(kept.escaped ? "expose.escaped" : "expose.caught", { name: called(kept.name) }),
      tone: kept.escaped ? "good" : "bad",
      facts: [...testFacts(kept, "RP-93"), ...(kept.escaped ? [] : caughtFacts(kept))],
    }),
});

/** RP-92, RP-94 — the affliction on the sheet, at work from now on; what it takes at once; what it does. */
function exposeChanges(kept: Exposed, actor: Actor, { messageId }: Origin): Changes | null {
  const { own, name, img, remaining, attribute, drained: lost, active } = kept;
  if (kept.escaped || !name) return null;
  const id = own || stableId(messageId, actor.uuid, "affliction");
  const before = borneBy(actor, RpgAffliction).find((one) => one.id === own)?.system.taken ?? 0;
  const startTime = secondsNow();
  const begun = { active: true, startTime, taken: before + lost, remaining };
  const { values, items } = effectChanges(actor, kept, id);
  const { loss } = figuresOf(actor).attributes[attribute];
  const source = { ...kept.source, ...begun };
  return {
    values: [...values, ...(lost > 0 ? [{ path: `system.attributes.${attribute}.loss`, after: loss + lost }] : [])],
    created: own || !active ? [] : [{ _id: id, name, type: "rpgAffliction", ...(img && { img }), system: source }],
    items: [
      ...items,
      ...(own && active
        ? Object.entries(begun).map(([key, after]) => ({ id: own, path: `system.${key}`, after }))
        : []),
    ],
  };
}

/** RP-92, RP-94 — what it is and what it does. */
function caughtFacts(kept: Exposed): readonly CardFact[] {
  const { kind, interval, attribute, drained: lost, remaining } = kept;
  return [
    fact("affliction", { key: afflictionKindLabel(kind) }, kind === "disease" ? "RP-93" : "RP-92"),
    ...(remaining !== null && remaining > 0 ? [fact("lasts", spanText(remaining, interval), "RP-92")] : []),
    ...(lost > 0
      ? [
          {
            ...fact("points", say("signed", { value: `−${lost}` }), "RP-94"),
            label: { key: attributeLabel(attribute) },
          },
        ]
      : []),
    ...effectFacts(kept, "RP-92"),
  ];
}
