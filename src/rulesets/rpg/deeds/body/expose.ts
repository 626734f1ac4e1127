import { object, text, whole } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import { stableId } from "../../../../core/world/stable-id.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes, Origin } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgAffliction } from "../../data/affliction.js";
import { readEffects } from "../../data/read-effects.js";
import { diceSpec } from "../../dice/specs.js";
import { afflictionKindLabel, attributeLabel, spanText } from "../../labels.js";
import { drained } from "../../rules/affliction-course.js";
import { AFFLICTION_KINDS, ATTRIBUTES, INTERVALS } from "../../rules/vocabulary.js";
import { fact, named, told } from "../card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { deed } from "../deed.js";
import { difficultyFields, difficultyIn } from "../difficulty.js";
import { effectChanges, effectFacts, effectOutcome, effectRoll } from "../effects-rolled.js";
import { choiceField, namedOption } from "../fields.js";
import { flag } from "../figures.js";
import { afflictionIn, afflictionOptions, fetchAffliction, isBorne, type Affliction } from "../known-afflictions.js";
import { meanOf, pointsThrown, readPoints } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";
import { testFacts, testLines, testOf, testOutcome, testResult, testRoll, testShown, type Test } from "../tested.js";

const DURATION = "duration";

/** RP-93 — the test of whoever is exposed: plain Corps; `null` where the affliction grants none (D-59). */
function testFor(actor: Actor, { system }: Affliction, choices: DeedChoices): Test | null {
  if (!system.test) return null;
  const test = { what: "exposure", difficulty: difficultyIn(choices, system.difficulty) } as const;
  return testOf(actor, { kind: "attribute", attribute: "body", mode: "plain" }, test);
}

/** The choices with the first of all afflictions where none was chosen. */
function settledIn(actor: Actor, choices: DeedChoices): DeedChoices {
  const affliction = textIn(choices, "affliction") || (afflictionOptions(actor)[0]?.value ?? "");
  return { ...choices, affliction };
}

function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const settled = settledIn(actor, choices);
  const found = afflictionIn(actor, settled);
  const options = afflictionOptions(actor);
  const chosen = textIn(settled, "affliction");
  const listed = !found || options.some(({ value }) => value === chosen); // what bit is on the sheet of whoever bit
  const hint = found && told("hint.affliction", { kind: { key: afflictionKindLabel(found.system.kind) } });
  return [
    choiceField(
      "affliction",
      chosen,
      listed ? options : [namedOption(chosen, found.name), ...options],
      hint ?? undefined,
    ),
    ...(found?.system.test ? difficultyFields(choices, found.system.difficulty) : []),
  ];
}

/** RP-92, RP-93 — the test, then the dice of how long it lasts and of what it does. */
function dueRoll({ actor, choices }: DeedSituation, dice: Dice): RollSpec | null {
  const found = afflictionIn(actor, choices);
  if (!found) return null;
  const test = testFor(actor, found, choices);
  const result = test && testResult(test, dice);
  if (test && !result) return testRoll(test);
  if (result?.success) return null;
  const duration = dice[DURATION] ? null : diceSpec(DURATION, "affliction", found.system.durationFormula);
  return duration ?? effectRoll(actor, readEffects(found.system.effects), dice);
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
  const binds = readEffects(effects).some((effect) => "until" in effect && effect.until?.kind === "affliction");
  return remaining !== null || damage !== "" || attributeLoss.value > 0 || cure.skill !== "" || binds;
}

/** RP-92…RP-94 — somebody is exposed to a poison or a disease, and escapes it or bears it from now on. */
export const expose = deed("expose", {
  icon: "fa-solid fa-virus",
  by: "keeper",
  complete: fetchAffliction,
  fields: fieldsOf,
  obstacle: ({ actor, choices }) => {
    const found = afflictionIn(actor, choices);
    if (!found) return obstacle("noPoison", actor);
    const immune = figuresOf(actor).immunities.includes(found.system.kind);
    return (
      unlessAlive(actor) ??
      (immune ? obstacle("immune", actor) : isBorne(actor, found) ? obstacle("borne", actor) : null)
    );
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  modifiers: ({ actor, choices }) => {
    const found = afflictionIn(actor, choices);
    const test = found && testFor(actor, found, choices);
    return test ? testLines(test) : [];
  },
  outcome: ({ actor, choices, dice }) => {
    const found = afflictionIn(actor, choices);
    if (!found) return {};
    const { own, name, img, system } = found;
    const test = testFor(actor, found, choices);
    const remaining = durationIn(system, dice);
    const { attribute, value } = system.attributeLoss;
    const source = { ...system.toObject(), remaining, active: goesOn(system, remaining) };
    return {
      ...(test ? testOutcome(test, dice) : {}),
      ...effectOutcome(actor, readEffects(system.effects), dice),
      ...{ own, name, img, kind: system.kind, remaining, interval: system.interval, attribute },
      escaped: test !== null && testResult(test, dice)?.success === true,
      drained: drained(
        figuresOf(actor).attributes[attribute].value,
        { value, once: true },
        0,
        system.attributeLoss.once,
      ),
      source: own ? {} : (JSON.parse(JSON.stringify(source)) as Json),
      active: source.active,
    };
  },
  changes: exposeChanges,
  edit: { figures: (ruled) => (typeof ruled.name === "string" ? [flag("escaped")] : []) },
  view: (outcome) => {
    const name = named(word(outcome, "name"));
    const escaped = outcome.escaped === true;
    return card({
      ...testShown(outcome),
      verdict: told(escaped ? "expose.escaped" : "expose.caught", { name }),
      tone: escaped ? "good" : "bad",
      facts: [...testFacts(outcome, "RP-93"), ...(escaped ? [] : caughtFacts(outcome))],
    });
  },
});

/** RP-92, RP-94 — the affliction on the sheet, at work from now on; what it takes at once; what it does. */
function exposeChanges(outcome: Outcome, actor: Actor, { messageId }: Origin): Changes | null {
  if (outcome.escaped === true || typeof outcome.name !== "string") return null;
  const own = word(outcome, "own");
  const id = own || stableId(messageId, actor.uuid, "affliction");
  const attribute = ATTRIBUTES.find((one) => one === word(outcome, "attribute")) ?? "charisma";
  const lost = stored(outcome, "drained");
  const before = borneBy(actor, RpgAffliction).find((one) => one.id === own)?.system.taken ?? 0;
  const begun = { active: true, startTime: Math.max(0, Math.trunc(game.time.worldTime)), taken: before + lost };
  const { values, items = [] } = effectChanges(actor, outcome, id);
  const active = outcome.active === true;
  const { loss } = figuresOf(actor).attributes[attribute];
  const kept = Object.entries({ ...begun, remaining: outcome.remaining ?? null });
  const source = { ...object(outcome.source), ...begun, remaining: outcome.remaining ?? null };
  const img = text(outcome.img);
  return {
    values: [...values, ...(lost > 0 ? [{ path: `system.attributes.${attribute}.loss`, after: loss + lost }] : [])],
    created:
      own || !active
        ? []
        : [{ _id: id, name: outcome.name, type: "rpgAffliction", ...(img && { img }), system: source }],
    items: [
      ...items,
      ...(own && active ? kept.map(([key, after]) => ({ id: own, path: `system.${key}`, after })) : []),
    ],
  };
}

/** RP-92, RP-94 — what it is and what it does. */
function caughtFacts(outcome: Outcome): readonly CardFact[] {
  const kind = AFFLICTION_KINDS.find((one) => one === word(outcome, "kind")) ?? "poison";
  const interval = INTERVALS.find((one) => one === word(outcome, "interval")) ?? "round";
  const attribute = ATTRIBUTES.find((one) => one === word(outcome, "attribute")) ?? "charisma";
  const [lost, remaining] = [stored(outcome, "drained"), whole(outcome.remaining)];
  return [
    fact("affliction", { key: afflictionKindLabel(kind) }, kind === "disease" ? "RP-93" : "RP-92"),
    ...(remaining > 0 ? [fact("lasts", spanText(remaining, interval), "RP-92")] : []),
    ...(lost > 0
      ? [
          {
            ...fact("points", told("signed", { value: `−${lost}` }), "RP-94"),
            label: { key: attributeLabel(attribute) },
          },
        ]
      : []),
    ...effectFacts(outcome, "RP-92"),
  ];
}
