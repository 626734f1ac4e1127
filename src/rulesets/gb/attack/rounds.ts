import { fightOf, stampOf } from "../../../core/fight/state/fight-of.js";
import type { Blow } from "../../../core/play/contract/outcome.js";
import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { deedsOn } from "../../../core/play/log/blows-on.js";
import { outcomesBy } from "../../../core/play/log/round-outcomes.js";
import { record, text, whole } from "../../../core/shape/shape.js";
import { attackSequence } from "../rules/attack/attack-sequence.js";
import { powerAttack } from "../rules/attack/combat-feats.js";
import { traditionalPowerAttack } from "../rules/attack/traditional.js";
import type { Text } from "../../../core/text/text.js";
import { signedText } from "./circumstances.js";
import { hasFeat, isClassic, kindOf } from "./reading.js";
import { figuresOf, weaponOf } from "../data/reading.js";

const base = "GARDIEN.GB.ATTACK";

/** GB-19 — the round in which somebody aimed, as the outcome of aiming keeps it; no fight: outside fights. */
export const AIMED_IN = { combatId: text, round: whole };
const AIMED = record(AIMED_IN);

/** GB-65 — which attack of the round it is, from 0; natural attacks are never multiplied by the base. */
export function attackIndex(attacker: Actor, weapon: Item, { attack }: Choices): number {
  if (weaponOf(weapon).category === "natural") return 0;
  const last = attackSequence(figuresOf(attacker).bab).length - 1;
  return Math.min(last, Math.max(0, Math.trunc(Number(attack ?? 0)) || 0));
}

/** GB-65 — which attack of the round a blow was, from 0. */
export function attackOf({ attacker, weapon, choices }: Pick<Blow, "attacker" | "weapon" | "choices">): number {
  const actor = attacker ?? weapon?.actor;
  return actor && weapon ? attackIndex(actor, weapon, choices) : 0;
}

/** GB-65 — the attack of the round that is next: the one after the last that was made in this fight's turn. */
export function nextAttack({ attacker, weapon }: Pick<Situation, "attacker" | "weapon">): Choices {
  const last = attackSequence(figuresOf(attacker).bab).length - 1;
  const fight = last > 0 && weaponOf(weapon).category !== "natural" ? fightOf(attacker) : null;
  if (!fight || fight.combatant?.actor !== attacker) return {};
  const made = outcomesBy(attacker, stampOf(fight)).map(({ nth }) => whole.read(nth));
  return made.length > 0 ? { attack: String(Math.min(last, Math.max(...made) + 1)) } : {};
}

/** GB-19 — whoever has only begun to aim in this round fires in the next: aiming takes a round. */
export function aimedThisRound({ attacker, weapon, choices }: Situation): Text | null {
  const { rounds: aimed } = figuresOf(attacker).aim;
  const fight = aimed === 1 && kindOf(weapon, choices) === "ranged" ? fightOf(attacker) : null;
  const [last] = fight ? deedsOn(attacker, "aim") : [];
  if (!fight || !last) return null;
  const { combatId, round } = AIMED.read(last);
  return combatId === fight.id && round === fight.round ? { key: `${base}.aimedNow` } : null;
}

/** GB-65 — base attack bonus of the attack chosen. */
export function babOf(attacker: Actor, weapon: Item, choices: Choices): number {
  return attackSequence(figuresOf(attacker).bab)[attackIndex(attacker, weapon, choices)] ?? 0;
}

/** GB-65 — how often a natural weapon strikes each target: all its attacks, unless fewer are chosen. */
export function repeats(weapon: Item, { times }: Choices): number {
  const { category, count } = weaponOf(weapon);
  const chosen = Math.trunc(Number(times ?? count));
  return category === "natural" && chosen >= 1 ? Math.min(count, chosen) : 1;
}

/** GB-65 — who strikes more often than their weapon does at one go gives every blow the same bonus: that is said. */
export function atOneGo({ weapon }: Pick<Situation, "weapon">, blows: number): Text | null {
  const { category, count } = weaponOf(weapon);
  const most = category === "natural" ? count : 1;
  return blows > most ? { key: `${base}.atOneGo`, data: { blows } } : null;
}

/** GB-53 — points given up for Power Attack: melee only, with the feat, never more than the base (D-31). */
export function powerPoints(attacker: Actor | null, weapon: Item, choices: Choices): number {
  if (!attacker || kindOf(weapon, choices) !== "melee" || !hasFeat(attacker, "powerAttack")) return 0;
  return -powerAttack(Number(choices.power ?? 0) || 0, figuresOf(attacker).bab).attack;
}

/** GB-53, D-36 — what those points bring: gravity, or damage against a target of the classic rules. */
export function powerGain(points: number, classic: boolean): number {
  return classic ? traditionalPowerAttack(points, points).damage : powerAttack(points, points).gb;
}

/** GB-53, GB-65 — what is chosen of the round: which attack, how many, with how much force. */
export function roundChoices({ attacker, weapon, target, choices }: Situation): readonly WindowChoice[] {
  const { bab } = figuresOf(attacker);
  const { category, count } = weaponOf(weapon);
  const natural = category === "natural";
  const offered: WindowChoice[] = [];
  if (!natural && attackSequence(bab).length > 1) {
    offered.push({
      id: "attack",
      key: "a",
      label: { key: `${base}.attackIndex` },
      value: String(attackIndex(attacker, weapon, choices)),
      options: attackSequence(bab).map((bonus, i) => ({
        value: String(i),
        label: { key: `${base}.attackOption`, data: { nth: i + 1, bonus: signedText(bonus) } },
      })),
    });
  }
  if (natural && count > 1) {
    const options = Array.from({ length: count }, (_, i) => String(i + 1));
    offered.push({
      id: "times",
      key: "n",
      label: { key: `${base}.times` },
      value: String(repeats(weapon, choices)),
      options: options.map((times) => ({ value: times, label: { key: `${base}.timesOption`, data: { times } } })),
    });
  }
  if (kindOf(weapon, choices) === "melee" && bab > 0 && hasFeat(attacker, "powerAttack")) {
    const points = powerPoints(attacker, weapon, choices);
    const classic = isClassic(target);
    offered.push({
      id: "power",
      key: "p",
      kind: "number",
      label: { key: `${base}.power` },
      hint: { key: `${base}.powerHint` },
      value: String(points),
      max: bab,
      shown: {
        key: `${base}.${classic ? "powerDamage" : "powerGb"}`,
        data: { malus: points === 0 ? "0" : `−${points}`, gain: powerGain(points, classic) },
      },
      options: [],
    });
  }
  return offered;
}
