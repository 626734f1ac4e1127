import { effectLines, linesAgainst } from "../../../core/play/effects/effect-lines.js";
import type { Facts, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { GbInvestigator } from "../data/actors/investigator.js";
import { abilityLabel, sizeLabel } from "../labels.js";
import { aimBonus } from "../rules/attack/aim.js";
import { attackModifiers } from "../rules/attack/attack.js";
import type { AttackModifier } from "../rules/attack/attack.js";
import { WEAPON_FOCUS_BONUS } from "../rules/character/feats.js";
import { farShotStretch, pointBlankBonus } from "../rules/attack/combat-feats.js";
import { rangePenalty } from "../rules/attack/range.js";
import type { RangePenalty } from "../rules/attack/range.js";
import { situationModifiers, SITUATIONS } from "../rules/attack/situations.js";
import type { Ability, Size } from "../rules/vocabulary.js";
import { calledMalus } from "../rules/attack/called-zones.js";
import { aimFrom, calledLabel } from "./aim.js";
import { helplessBonus, ticked } from "./circumstances.js";
import { bodyOf, hasFeat, hasFeatWith, isClassic, kindOf, subsystemsOf, throwable } from "./reading.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { attackIndex, babOf, powerGain, powerPoints } from "./rounds.js";

/** GB-15 — every modifier that the situation gives, with what explains it. */
export function modifiersOf(situation: Situation): readonly Modifier[] {
  const { attacker, weapon: item, target, choices } = situation;
  const weapon = weaponOf(item);
  const { lethalityBonus, locationRoll } = subsystemsOf(target);
  const profile = bodyOf(target);
  const range = rangeOf(situation);
  const wielder = figuresOf(attacker);
  const figures = weapon.figuresFor(wielder);
  const thrown = choices.thrown === "1" && throwable(item);
  const modifiers = attackModifiers({
    ...figures,
    ...(thrown && { ability: "dex", abilityMod: wielder.abilities.dex.mod }),
    bab: babOf(attacker, item, choices),
    lethality: lethalityBonus ? figures.lethality : 0, // D-36
    calledMalus: locationRoll ? calledMalus(profile, aimFrom(choices, profile).called) : 0,
    rangeMalus: range?.malus ?? 0,
  });
  return [
    ...modifiers.map((modifier) => ({ ...modifier, facts: factsOf(modifier.id, situation, range) })),
    ...featModifiers(situation),
    ...circumstanceModifiers(situation),
    ...effectLines(attacker, ["attack", `attack.${kindOf(item, choices)}`]),
    ...linesAgainst(target, ["defence"]),
  ];
}

/** GB-19, GB-52, GB-53, GB-56 — the aim and the feats that count by themselves. */
function featModifiers({ attacker, weapon, target, metres, choices }: Situation): readonly Modifier[] {
  const ranged = kindOf(weapon, choices) === "ranged";
  const { aim } = figuresOf(attacker);
  const pointBlank = ranged && metres !== null && hasFeat(attacker, "pointBlankShot");
  const points = powerPoints(attacker, weapon, choices);
  const lines: Modifier[] = [
    {
      id: "aim",
      value: aimBonus({ rounds: aim.rounds, ranged, atTarget: isAimedAt(target, aim.targetUuid) }),
      rule: "GB-19",
      facts: {},
    },
    { id: "pointBlank", value: pointBlank ? pointBlankBonus(metres) : 0, rule: "GB-52", facts: {} },
    {
      id: "weaponFocus",
      value: hasFeatWith(attacker, "weaponFocus", weapon) ? WEAPON_FOCUS_BONUS : 0,
      rule: "GB-56",
      facts: {},
    },
    {
      id: "power",
      value: points === 0 ? 0 : -points,
      rule: "GB-53",
      facts: { gain: powerGain(points, isClassic(target)), classic: isClassic(target) ? 1 : 0 },
    },
  ];
  return lines.filter(({ value }) => value !== 0);
}

/** GB-19 — an aim at nobody in particular is good for whoever is shot at first. */
function isAimedAt(target: Actor | null, aimed: string): boolean {
  return aimed === "" || (target !== null && [target.uuid, target.token?.uuid].includes(aimed));
}

/** GB-21 — the ticked lines; one that a feat cancels stays in sight at 0. */
function circumstanceModifiers({ attacker, weapon, choices }: Situation): readonly Modifier[] {
  const options = { helpless: helplessBonus(), preciseShot: hasFeat(attacker, "preciseShot") };
  const lines = situationModifiers(ticked(choices), kindOf(weapon, choices), options);
  return lines.map(({ id, value }) => ({
    id,
    value,
    rule: id === "intoMelee" && value === 0 ? "GB-56" : "GB-21",
    facts: {},
  }));
}

/** A thrown weapon reaches five increments, whatever else it may do (GB-21). */
const MOST_THROWN = 5;

/** GB-21, GB-56 — the range increment reached; undefined when distance is unknown or does not matter. */
export function rangeOf({ attacker, weapon: item, metres, choices }: Situation): RangePenalty | undefined {
  const { increment, maxIncrements } = weaponOf(item);
  if (metres === null || increment === null || kindOf(item, choices) === "melee") return undefined;
  const most = throwable(item) ? MOST_THROWN : maxIncrements;
  return rangePenalty(metres, { increment, maxIncrements: most }, stretchOf(attacker, item));
}

/** GB-56 — how far Far Shot stretches the increment of a weapon. */
export function stretchOf(attacker: Actor | null, item: Item): number {
  const far = attacker !== null && hasFeat(attacker, "farShot");
  return far ? farShotStretch(weaponOf(item).category === "thrown" || throwable(item)) : 1;
}

function factsOf(id: AttackModifier["id"], situation: Situation, range: RangePenalty | undefined): Facts {
  const attacker = figuresOf(situation.attacker);
  const weapon = weaponOf(situation.weapon);
  switch (id) {
    case "bab": {
      const nth = attackIndex(situation.attacker, situation.weapon, situation.choices) + 1;
      if (nth > 1) return { nth };
      return attacker instanceof GbInvestigator ? { level: attacker.level, option: attacker.attackOption } : {};
    }
    case "str":
    case "dex":
      return { score: attacker.abilities[id].value ?? 0 };
    case "lethality":
      return weapon.lethality.override === null ? { maxDamage: weapon.maxDamage, extra: weapon.lethality.extra } : {};
    case "size":
      return { size: attacker.size };
    case "fatigue":
      return { lost: attacker.pf.lost, max: attacker.pf.max };
    case "called":
      return { zone: situation.choices.zone ?? "none" };
    case "range":
      return {
        metres: situation.metres ?? 0,
        increment: range?.increment ?? 1,
        step: (weapon.increment ?? 0) * stretchOf(situation.attacker, situation.weapon),
      };
    case "notProficient":
    case "misc":
      return {};
  }
}

const base = "GARDIEN.GB.ATTACK.line";

/** Name and explanation of a line, from its facts alone: an old card says what it said. */
export function explain({ id, facts, value }: Modifier): { readonly name: Text; readonly source: Text } {
  if (SITUATIONS.some((situation) => situation.id === id)) {
    const cancelled = id === "intoMelee" && value === 0;
    return {
      name: { key: `GARDIEN.GB.CIRCUMSTANCE.${id}.name` },
      source: { key: `GARDIEN.GB.CIRCUMSTANCE.${id}.${cancelled ? "cancelled" : "hint"}` },
    };
  }
  return { name: { key: `${base}.${isKnown(id) ? id : "misc"}.name` }, source: sourceOf(id, facts) };
}

const KNOWN = [
  ...["bab", "str", "dex", "lethality", "size", "fatigue", "called", "range", "notProficient", "misc"],
  ...["aim", "pointBlank", "weaponFocus", "power"],
];

function isKnown(id: string): boolean {
  return KNOWN.includes(id);
}

function sourceOf(id: string, facts: Facts): Text {
  switch (id) {
    case "bab":
      if ("nth" in facts) return { key: `${base}.bab.further`, data: { nth: facts.nth ?? 0 } };
      return "level" in facts
        ? {
            key: `${base}.bab.investigator`,
            data: { level: facts.level ?? 0, option: { key: `GARDIEN.GB.OPTION.${facts.option ?? ""}` } },
          }
        : { key: `${base}.bab.source` };
    case "str":
    case "dex":
      return {
        key: `${base}.ability.source`,
        data: { ability: { key: abilityLabel(id as Ability) }, score: facts.score ?? 0 },
      };
    case "lethality": {
      if (!("maxDamage" in facts)) return { key: `${base}.lethality.override` };
      return {
        key: `${base}.lethality.${facts.extra === 1 ? "extra" : "source"}`,
        data: { maxDamage: facts.maxDamage ?? 0 },
      };
    }
    case "size":
      return { key: sizeLabel(facts.size as Size) };
    case "called":
      return calledLabel(String(facts.zone));
    case "power":
      return { key: `${base}.power.${facts.classic === 1 ? "damage" : "gb"}`, data: { gain: facts.gain ?? 0 } };
    case "fatigue":
    case "range":
      return { key: `${base}.${id}.source`, data: { ...facts } };
    default:
      return { key: `${base}.${isKnown(id) ? id : "misc"}.source` };
  }
}
