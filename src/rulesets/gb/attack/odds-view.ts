import type { Odds, OddsRow } from "../../../core/play/contract/odds.js";
import type { Choices, Situation } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { gbOptions } from "../data/options.js";
import { classicOdds } from "../odds/classic.js";
import { GbCreature } from "../data/actors/creature.js";
import { SEVERITY_STEP, severityLabel } from "../labels.js";
import { attackOdds } from "../odds/attack.js";
import { reachable } from "../rules/attack/zones.js";
import { aimFrom } from "./aim.js";
import { concealmentOf, guardOf } from "./circumstances.js";
import { classicArmor } from "./classic/classic.js";
import { classicFigures } from "./classic/rolls.js";
import { featGb } from "./feat-gb.js";
import { armorClasses, bodyOf, coveredZones, isClassic, reductionOf } from "./reading.js";
import { weaponOf } from "../data/reading.js";

const missRow = (probability: number): OddsRow => ({
  id: "miss",
  label: { key: "GARDIEN.GB.CARD.miss" },
  tone: "miss",
  probability,
});

/** GB-18, GB-22…GB-29 — exact odds against a target. */
export function oddsOf(situation: Situation, attackBonus: number): Odds | null {
  const { weapon, target, choices } = situation;
  if (!target) return null;
  if (isClassic(target)) return classicOddsOf(situation, target, attackBonus);
  const profile = bodyOf(target);
  const { naturalExtremes } = gbOptions();
  const { powerGb, criticalGb } = featGb(weapon, choices);
  const odds = attackOdds({
    attackBonus,
    profile,
    aim: aimFrom(choices, profile),
    ac: armorClasses(target, guardOf(weapon, choices)),
    gbModifier: powerGb + criticalGb - reductionOf(target),
    naturalExtremes,
    pfOnly: weaponOf(weapon).pfOnly,
    covered: gbOptions().coveredZones ? coveredZones(target) : [],
    concealment: concealmentOf(choices),
  });
  const covered: OddsRow = {
    id: "covered",
    label: { key: "GARDIEN.GB.CARD.coverStruck" },
    tone: "miss",
    probability: odds.covered,
  };
  const rows: OddsRow[] = [
    missRow(odds.miss),
    ...(odds.covered > 0 ? [covered] : []),
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
    note: needed(classesInReach(situation, target), attackBonus, naturalExtremes),
    rows,
  };
}

/** GB-43 — the same for a target of the classic rules, down included. */
function classicOddsOf(situation: Situation, target: Actor, attackBonus: number): Odds {
  const { weapon, choices } = situation;
  const { faces, bonus, threatMin, multiplier } = classicFigures(situation);
  const system: unknown = target.system;
  const odds = classicOdds({
    attackBonus,
    ac: classicArmor(target, guardOf(weapon, choices), choices),
    threatMin,
    multiplier,
    faces,
    damageBonus: bonus,
    naturalExtremes: gbOptions().naturalExtremes,
    concealment: concealmentOf(choices),
    hp: system instanceof GbCreature ? Math.max(1, system.hp.value) : 1,
  });
  return {
    title: { key: "GARDIEN.GB.ATTACK.toHit" },
    chance: odds.hit + odds.critical,
    note: null,
    rows: [
      missRow(odds.miss),
      { id: "hit", label: { key: "GARDIEN.GB.CARD.hit" }, tone: "sev-2", probability: odds.hit },
      { id: "critical", label: { key: "GARDIEN.GB.CARD.critical" }, tone: "sev-4", probability: odds.critical },
      { id: "down", label: { key: "GARDIEN.GB.ATTACK.down" }, tone: "sev-5", probability: odds.down },
    ],
  };
}

/** The lowest face that hits, where it is the same for every zone in reach. */
function needed(classes: readonly number[], bonus: number, naturalExtremes: boolean): Text | null {
  const faces = new Set(classes.map((ac) => Math.max(naturalExtremes ? 2 : 1, ac - bonus)));
  const [face, ...others] = faces;
  if (face === undefined || others.length > 0) return null;
  if (face > 20 && !naturalExtremes) return { key: "GARDIEN.GB.ATTACK.needsTooMuch" };
  return { key: "GARDIEN.GB.ATTACK.needs", data: { face: Math.min(20, face) } };
}

function classesInReach(
  { weapon, choices }: { readonly weapon: Item; readonly choices: Choices },
  target: Actor,
): readonly number[] {
  if (isClassic(target)) return [classicArmor(target, guardOf(weapon, choices), choices)];
  const profile = bodyOf(target);
  const classes = armorClasses(target, guardOf(weapon, choices));
  const zones = reachable(profile, aimFrom(choices, profile)).map(({ zone }) => zone);
  return (zones.length > 0 ? zones : (["body"] as const)).map((zone) => classes[zone]).filter((ac) => ac !== undefined);
}

/** GB-24 — armour class of what the aim can reach, in a word. */
export function targetNote(weapon: Item, target: Actor, choices: Choices): Text | null {
  const classes = classesInReach({ weapon, choices }, target);
  if (classes.length === 0) return null;
  const [min, max] = [Math.min(...classes), Math.max(...classes)];
  return min === max
    ? { key: "GARDIEN.GB.ATTACK.ac", data: { ac: min } }
    : { key: "GARDIEN.GB.ATTACK.acRange", data: { min, max } };
}
