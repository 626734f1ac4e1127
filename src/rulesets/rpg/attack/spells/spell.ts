import type { RpgSkill } from "../../data/items/skill.js";
import { RpgSpell } from "../../data/items/spell.js";
import { parseDice } from "../../rules/dice-formula.js";
import type { Strike } from "../strike.js";
import { bringsOf } from "./brings.js";
import { figuresOf } from "../reading.js";

/** RP-79 — the spell or power an item is; `null` for anything else. */
export function spellOf(item: Pick<Item, "system"> | null): RpgSpell | null {
  const system: unknown = item?.system;
  return system instanceof RpgSpell ? system : null;
}

/** RP-79 — whether it is turned on an actor who is hurt by it, or resists; all others are cast without a blow. */
export function strikesSomebody(spell: RpgSpell): boolean {
  return spell.resisted || parseDice(spell.damage) !== null;
}

/** RP-79 — the skill that it is cast with; `null` for a power with a score of its own. */
export function skillCast({ scoreOverride, skill }: RpgSpell, caster: Actor): RpgSkill | null {
  return scoreOverride === null ? figuresOf(caster).skill(skill) : null;
}

/** RP-79 — a spell as it strikes now: no Bdef, no Bdeg, no parry, and armour counts. */
export function spellStrike(spell: RpgSpell, caster: Actor): Strike {
  return {
    score: spell.scoreOverride ?? figuresOf(caster).scoreFor(spell.skill, "skill").score,
    parried: "magic",
    dice: parseDice(spell.damage),
    damageBonus: 0,
    ...{ piercing: false, blunt: false, natural: true, experimental: false },
    special: spell.ignites ? "torch" : "none", // RP-86 — what it touches may catch fire as from a torch
    intent: "none",
    spell: true,
    resisted: spell.resisted,
    brings: bringsOf(spell),
  };
}
