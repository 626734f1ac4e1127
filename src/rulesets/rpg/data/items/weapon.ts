import { itemModel } from "../../../../core/documents/models.js";
import { heldBelow } from "../../../../core/data/asked.js";
import { choice, flag, group, line, measure, prose, whole } from "../../../../core/data/fields.js";
import { parseDice, type DiceFormula } from "../../rules/dice-formula.js";
import { GRIPS, type Grip } from "../../rules/attack/grips.js";
import { throwRange } from "../../rules/attack/range.js";
import { RELOADS, THROW_WEIGHTS, WEAPON_MODES, WEAPON_SPECIALS } from "../../rules/vocabulary.js";
import type { Reload, ThrowWeight, WeaponMode, WeaponSpecial } from "../../rules/vocabulary.js";
import { skillOfUse, usesOf, type WeaponUse } from "../../rules/attack/weapon-use.js";
import { belonging, mishaps } from "../fields.js";

/** RP-68 — what serves hand to hand and from afar is thrown with this. */
const THROWN_SKILL = "thrownWeapons";

const schema = () => ({
  ...belonging(),
  formula: line("1d6"), // RP-50 — empty for what catches instead
  halved: flag(false), // RP-69 — half of what those dice show
  special: choice(WEAPON_SPECIALS, "none"),
  mode: choice(WEAPON_MODES, "melee"),
  skill: line("handWeapons"), // RP-68 — id in the list of skills, or the name of one of the table's own
  thrownSkill: line(THROWN_SKILL),
  hands: whole(1, 2, 1),
  bladed: flag(false), // RP-54
  damageBonusApplies: flag(true), // RP-51
  natural: flag(false), // RP-50, RP-105
  countsAsWeapon: flag(false), // RP-42, D-27
  range: measure(10_000, 0), // RP-73 — metres
  throwWeight: choice(THROW_WEIGHTS, "light"), // RP-74
  reload: choice(RELOADS, "none"), // RP-72
  magazine: group({ value: whole(0, 99, 0), max: whole(0, 99, 0) }),
  loaded: flag(true),
  ammo: line(), // id of the item that it shoots
  equipped: choice(GRIPS, "none"),
  ...mishaps(),
  stuck: flag(false), // RP-55
  experimental: flag(false), // RP-68, D-66
  quantity: whole(0, 999, 1),
  description: prose(),
});

/** A weapon, natural ones included (RP-50, RP-68). Distances in metres. */
export class RpgWeapon extends itemModel(schema, "GARDIEN.RPG.THING", "GARDIEN.RPG.WEAPON") {
  declare mode: WeaponMode;
  declare special: WeaponSpecial;
  declare throwWeight: ThrowWeight;
  declare reload: Reload;
  declare equipped: Grip;
  /** RP-72 — bolts in it, and how many it holds. */
  declare magazine: { value: number; max: number };

  /** RP-50, RP-69 — its dice; `null` where it has none. */
  get dice(): DiceFormula | null {
    const dice = parseDice(this.formula);
    return dice && { ...dice, halved: dice.halved || this.halved };
  }

  /** RP-68 — the ways in which it serves. */
  get uses(): readonly WeaponUse[] {
    return usesOf(this.mode);
  }

  /** RP-68 — the skill of one of them. */
  skillOf(use: WeaponUse): string {
    return skillOfUse(this, use);
  }

  /** RP-61, RP-68 — how it is held: what asks for two hands has both. */
  get grip(): Grip {
    return this.equipped !== "none" && this.hands === 2 ? "both" : this.equipped;
  }

  /** RP-55 — of no use until it is mended, pulled free or picked up. */
  get outOfUse(): boolean {
    return this.broken || this.stuck || this.onGround || this.quantity === 0;
  }

  /** RP-73, RP-74 — how far it reaches in a use, in metres; `null` hand to hand. */
  rangeIn(use: WeaponUse, body: number): number | null {
    if (use === "melee") return null;
    return use === "missile" ? this.range : throwRange(body, this.throwWeight);
  }

  /** RP-72 — never more in the magazine than it holds. */
  override consequences(change: object) {
    return heldBelow(change, this, "magazine.value", "magazine.max");
  }
}
