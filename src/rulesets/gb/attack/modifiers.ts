import type { Facts, Modifier, Situation } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { GbInvestigator } from "../data/investigator.js";
import { abilityLabel, sizeLabel } from "../labels.js";
import { attackModifiers } from "../rules/attack.js";
import type { AttackModifier } from "../rules/attack.js";
import { rangePenalty } from "../rules/range.js";
import type { RangePenalty } from "../rules/range.js";
import type { Ability, Size } from "../rules/vocabulary.js";
import { calledMalus } from "../rules/zones.js";
import { aimFrom, calledLabel } from "./aim.js";
import { bodyOf, figuresOf, weaponOf } from "./reading.js";

/** GB-15 — every modifier that the situation gives, with what explains it. */
export function modifiersOf(situation: Situation): readonly Modifier[] {
  const attacker = figuresOf(situation.attacker);
  const weapon = weaponOf(situation.weapon);
  const profile = bodyOf(situation.target);
  const called = aimFrom(situation.choices, profile).called;
  const range = rangeOf(situation);
  const modifiers = attackModifiers({
    ...weapon.figuresFor(attacker),
    calledMalus: calledMalus(profile, called),
    rangeMalus: range?.malus ?? 0,
  });
  return modifiers.map((modifier) => ({ ...modifier, facts: factsOf(modifier.id, situation, range) }));
}

/** GB-21 — the range increment reached; undefined when distance is unknown or does not matter. */
export function rangeOf({ weapon: item, metres }: Pick<Situation, "weapon" | "metres">): RangePenalty | undefined {
  const weapon = weaponOf(item);
  return metres === null || weapon.increment === null ? undefined : rangePenalty(metres, weapon);
}

function factsOf(id: AttackModifier["id"], situation: Situation, range: RangePenalty | undefined): Facts {
  const attacker = figuresOf(situation.attacker);
  const weapon = weaponOf(situation.weapon);
  switch (id) {
    case "bab":
      return attacker instanceof GbInvestigator ? { level: attacker.level, option: attacker.attackOption } : {};
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
      return { metres: situation.metres ?? 0, increment: range?.increment ?? 1, step: weapon.increment ?? 0 };
    case "notProficient":
    case "misc":
      return {};
  }
}

const base = "GARDIEN.GB.ATTACK.line";

/** Name and explanation of a line, from its facts alone: an old card says what it said. */
export function explain({ id, facts }: Modifier): { readonly name: Text; readonly source: Text } {
  const name = { key: `${base}.${isKnown(id) ? id : "misc"}.name` };
  return { name, source: sourceOf(id, facts) };
}

const KNOWN = ["bab", "str", "dex", "lethality", "size", "fatigue", "called", "range", "notProficient", "misc"];

function isKnown(id: string): boolean {
  return KNOWN.includes(id);
}

function sourceOf(id: string, facts: Facts): Text {
  switch (id) {
    case "bab":
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
    case "fatigue":
    case "range":
      return { key: `${base}.${id}.source`, data: { ...facts } };
    default:
      return { key: `${base}.${isKnown(id) ? id : "misc"}.source` };
  }
}
