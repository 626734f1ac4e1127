import type { Banner, CardFact, Tick } from "../../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { criticalText, fumbleLabel, lifeLabel, zoneLabel } from "../../labels.js";
import { CRITICAL_DIE, criticalRow, severs } from "../../rules/criticals/tables.js";
import type { LifeState } from "../../rules/character/life.js";
import { signed } from "../circumstances.js";
import { effectsOf, tickName } from "./critical.js";
import { effectName, effectNote } from "../effect-words.js";
import { fact, fight, numbers } from "../fields.js";
import { featFacts, featVerdict, isFelt } from "../manoeuvres/feats.js";
import type { RpgOutcome } from "./kept.js";
import { placeName } from "./places.js";
import { broughtFacts } from "../spells/brings.js";

/** Notches of five. */
const LEVELS: Readonly<Record<LifeState, number>> = { alive: 2, unconscious: 4, dead: 5 };

/** What a card tells of an attack: test, parry, place, damage step by step, what becomes of the target. */
export function viewOf(outcome: RpgOutcome): OutcomeView {
  const { end, die, total, loss, after, before } = outcome;
  const verdict = fight(`verdict.${verdictOf(outcome)}`);
  const { critical } = outcome;
  const lost = loss > 0 ? [fight("loss", { points: loss })] : [];
  return {
    verdict,
    tone: end === "lands" ? (loss > 0 || isFelt(outcome.feats) || takesHold(outcome) ? "accent" : "good") : "mute",
    die: die > 0 ? { faces: 20, value: die, state: stateOf(outcome) } : null,
    total,
    answerFailed: end === "lands" && (outcome.parryDie > 0 || outcome.resistance.die > 0),
    facts: [
      testFact(outcome),
      ...parryFacts(outcome),
      ...landedFacts(outcome),
      ...featFacts(outcome.feats),
      ...(outcome.brought ? broughtFacts(outcome.brought) : []),
      ...fumbleFacts(outcome),
    ],
    banner: criticalBanner(outcome),
    severity:
      loss > 0 || critical || after !== before || (outcome.feats.knocked?.hours ?? 0) > 0
        ? {
            label: { key: lifeLabel(after) },
            level: LEVELS[after],
            words: [...criticalWords(outcome), ...(after === before ? [] : [fight(`becomes.${after}`)])],
          }
        : null,
    losses: lost,
    ticks: ticksOf(outcome),
    summary: lost[0] ? fight("summary", { verdict, lost: lost[0] }) : verdict,
  };
}

/** RP-79 — whether all that a spell does is not to wound. */
function takesHold({ brought, faces, loss }: RpgOutcome): boolean {
  return brought !== null && faces.length === 0 && loss === 0;
}

function verdictOf(outcome: RpgOutcome): string {
  const { end, result, loss, number, forced, fumble, feats, spell } = outcome;
  if (end === "lands" && fumble?.entry === "allyHit") return spell ? "turnsBack" : "allyHit";
  if (end === "parried" || end === "resisted") return end;
  if (end === "miss") return result === "criticalFailure" ? "criticalMiss" : "miss";
  const done = featVerdict(feats);
  if (done) return done;
  if (takesHold(outcome)) return "works";
  if (loss === 0) return number > 0 || forced ? "stopped" : "undecided";
  return result === "criticalSuccess" ? "criticalHit" : "hit";
}

function stateOf({ result, end }: RpgOutcome): "hit" | "miss" | "crit" {
  if (result === "criticalSuccess" || result === "criticalFailure") return "crit";
  return end === "miss" ? "miss" : "hit";
}

/** RP-09, RP-10 — the test of the attack. */
function testFact({ die, difficulty, total, score, margin }: RpgOutcome): CardFact {
  const data = { die, difficulty: signed(difficulty), total, score, margin: signed(margin) };
  return { ...fact("test", fight("testValue", data), "RP-09"), audience: "both" };
}

/** RP-43…RP-46 — how the target met it. */
function parryFacts({
  means,
  spell,
  resistance,
  parryDie: die,
  parryDifficulty,
  parryTarget,
  answered,
  unparried,
  end,
}: RpgOutcome): readonly CardFact[] {
  if (resistance.die > 0) {
    const { margin } = resistance;
    return [numbers("resistance", fight("resistanceValue", { ...resistance, margin: signed(margin) }), "RP-79")];
  }
  if (spell) return [];
  if (means === "") {
    const why = answered ? "letsItCome" : unparried && `unparried.${unparried}`;
    return why && end === "lands" ? [fact("parry", fight(why), "RP-42")] : [];
  }
  const data = { die, difficulty: signed(parryDifficulty), target: Math.max(0, parryTarget) };
  const value = fight(`parryValue.${means}`, data);
  return [numbers("parry", end === "lands" ? fight("parryMissed", { value }) : value, PARRY_RULES[means])];
}

const PARRY_RULES = { weapon: "RP-43", shield: "RP-44", unarmed: "RP-45" } as const;

/** RP-47, RP-50…RP-54, RP-64 — where it landed, and how its damage came about. */
function landedFacts(outcome: RpgOutcome): readonly CardFact[] {
  const { end, number, place, faces, weapon, armourIgnored, armour, spell, result } = outcome;
  const twice = result === "criticalSuccess" && !spell;
  if (end !== "lands" || number === 0) return [];
  const where = fact("place", fight("placeValue", { place: placeName(place), number }), "RP-47");
  if (faces.length === 0) return [where];
  return [
    where,
    fact(
      spell ? "spellDice" : "dice",
      faces.length === 1 && faces[0] === weapon
        ? fight("points", { points: weapon })
        : fight("diceValue", { dice: faces.join(" + "), points: weapon }),
      twice ? "RP-54" : "RP-50",
    ),
    ...(armourIgnored ? [numbers("armour", fight("armourIgnored"), "RP-54")] : []),
    ...(!armourIgnored && armour > 0 ? [numbers("armour", fight("points", { points: armour }), "RP-64")] : []),
    numbers("damage", damageValue(outcome), "RP-53"),
  ];
}

/** RP-57…RP-60 — what the row tells; a weapon without an edge does it in its own way (RP-62, D-39). */
function criticalWords({ critical, blunt }: RpgOutcome): readonly Text[] {
  const row = critical && criticalRow(critical.row);
  if (!row) return [];
  return [{ key: criticalText(row.id) }, ...(blunt && severs(row) ? [fight("crushes")] : [])];
}

/** RP-56 — the row. */
function criticalBanner({ critical }: RpgOutcome): Banner | null {
  const row = critical && criticalRow(critical.row);
  if (!row) return null;
  return {
    die: { faces: CRITICAL_DIE, value: critical.face },
    title: fight("fact.critical"),
    note: fight("criticalValue", { zone: { key: zoneLabel(row.zone) }, face: critical.face }),
    rule: "RP-56",
  };
}

/** RP-61, RP-62 — what the row does piece by piece, with what its dice came to. */
function ticksOf({ critical }: RpgOutcome): readonly Tick[] {
  const row = critical && criticalRow(critical.row);
  if (!row) return [];
  return effectsOf(row, critical.failed).map((effect, index) => ({
    name: tickName(row.id, index),
    label: effectName(effect, index, critical.rolls),
    note: effectNote(effect, index, critical),
    on: !critical.waived.includes(index),
  }));
}

/** RP-55 — what a critical failure costs. */
function fumbleFacts({ fumble }: RpgOutcome): readonly CardFact[] {
  if (!fumble) return [];
  const { entry, harm, shield } = fumble;
  if (entry === null) return [fact("fumble", fight("fumbleAsked"), "RP-55")];
  const words = entry === "none" ? fight("fumbleNone") : { key: fumbleLabel(entry, shield) };
  return [fact("fumble", harm > 0 ? fight("fumbleHarm", { entry: words, points: harm }) : words, "RP-55")];
}

/** RP-53 — the sum, as far as anything but the dice is in it. */
function damageValue({ weapon, damageBonus, multiplier, armour, armourIgnored, loss }: RpgOutcome): Text {
  const steps = { weapon, bonus: damageBonus, multiplier, armour: armourIgnored ? 0 : armour, loss };
  return fight(multiplier > 1 ? "damageTimes" : "damagePlain", steps);
}
