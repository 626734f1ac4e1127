import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { attackSequence } from "../rules/attack/attack-sequence.js";
import { powerAttack } from "../rules/attack/combat-feats.js";
import { traditionalPowerAttack } from "../rules/attack/traditional.js";
import type { Text } from "../../../core/text/text.js";
import { signedText } from "./circumstances.js";
import { figuresOf, hasFeat, isClassic, kindOf, weaponOf } from "./reading.js";

const base = "GARDIEN.GB.ATTACK";

/** GB-65 — which attack of the round it is, from 0; natural attacks are never multiplied by the base. */
export function attackIndex(attacker: Actor, weapon: Item, { attack }: Choices): number {
  if (weaponOf(weapon).category === "natural") return 0;
  const last = attackSequence(figuresOf(attacker).bab).length - 1;
  return Math.min(last, Math.max(0, Math.trunc(Number(attack ?? 0)) || 0));
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
