import type { Choices, Odds, OddsRow, Situation } from "../../../core/attack/procedure.js";
import { booleanSetting } from "../../../core/settings.js";
import type { Text } from "../../../core/text.js";
import { SEVERITY_STEP, severityLabel } from "../labels.js";
import { attackOdds } from "../odds.js";
import { reachable } from "../rules/zones.js";
import { aimFrom } from "./aim.js";
import { armorClasses, bodyOf, reductionOf, weaponOf } from "./reading.js";

/** GB-18, GB-22…GB-29 — exact odds against a target. */
export function oddsOf({ weapon, target, choices }: Situation, attackBonus: number): Odds | null {
  if (!target) return null;
  const profile = bodyOf(target);
  const naturalExtremes = booleanSetting("gbNaturalExtremes");
  const odds = attackOdds({
    attackBonus,
    profile,
    aim: aimFrom(choices, profile),
    ac: armorClasses(target),
    gbModifier: -reductionOf(target),
    naturalExtremes,
    pfOnly: weaponOf(weapon).pfOnly,
  });
  const rows: OddsRow[] = [
    { id: "miss", label: { key: "GARDIEN.GB.CARD.miss" }, tone: "miss", probability: odds.miss },
    ...odds.severities.map(({ severity, probability }) => ({
      id: severity,
      label: { key: severityLabel(severity) },
      tone: `sev-${SEVERITY_STEP[severity]}`,
      probability,
    })),
  ];
  return {
    title: { key: "GARDIEN.GB.ATTACK.toHit" },
    chance: odds.hit,
    note: needed(target, choices, attackBonus, naturalExtremes),
    rows,
  };
}

/** The lowest face that hits, where it is the same for every zone in reach. */
function needed(target: Actor, choices: Choices, bonus: number, naturalExtremes: boolean): Text | null {
  const classes = classesInReach(target, choices);
  const faces = new Set(classes.map((ac) => Math.max(naturalExtremes ? 2 : 1, ac - bonus)));
  const [face, ...others] = faces;
  if (face === undefined || others.length > 0) return null;
  if (face > 20 && !naturalExtremes) return { key: "GARDIEN.GB.ATTACK.needsTooMuch" };
  return { key: "GARDIEN.GB.ATTACK.needs", data: { face: Math.min(20, face) } };
}

function classesInReach(target: Actor, choices: Choices): readonly number[] {
  const profile = bodyOf(target);
  const classes = armorClasses(target);
  const zones = reachable(profile, aimFrom(choices, profile)).map(({ zone }) => zone);
  return (zones.length > 0 ? zones : (["body"] as const)).map((zone) => classes[zone]).filter((ac) => ac !== undefined);
}

/** GB-24 — armour class of what the aim can reach, in a word. */
export function targetNote(target: Actor, choices: Choices): Text | null {
  const classes = classesInReach(target, choices);
  if (classes.length === 0) return null;
  const [min, max] = [Math.min(...classes), Math.max(...classes)];
  return min === max
    ? { key: "GARDIEN.GB.ATTACK.ac", data: { ac: min } }
    : { key: "GARDIEN.GB.ATTACK.acRange", data: { min, max } };
}
