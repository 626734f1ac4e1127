import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, whole } from "../../../../core/data/fields.js";
import type { OnUpdate, PreUpdate } from "../../../../core/foundry/types/model.js";
import { attackCount } from "../../rules/arms/attack-count.js";
import { asConverted, skillBase, skillModifier, skillTotal, type BasedOn } from "../../rules/character/skills.js";
import { skillBonus } from "../../rules/character/traits.js";
import { SKILL_FAMILIES, type SkillFamily } from "../../rules/vocabulary.js";
import { basedOnList, bought, misc } from "../fields.js";
import { NOBODY, type Bearer } from "../actors/bearer.js";
import { d20d100Options } from "../options.js";
import { followName, noteName } from "./renamed.js";

const schema = () => {
  const { NumberField } = foundry.data.fields;
  return {
    slug: line(),
    key: line(),
    family: choice(SKILL_FAMILIES, "other"),
    characteristics: basedOnList(),
    constant: whole(-20, 20, -6),
    useScore: flag(false),
    d100Base: new NumberField({ required: true, nullable: true, min: 0, max: 100, initial: null }),
    asterisk: flag(false),
    physical: flag(false),
    passive: flag(false),
    opposedBy: line(),
    flat: new NumberField({ required: true, nullable: true, integer: true, min: -20, max: 40, initial: null }),
    professional: flag(false),
    professionalPoints: whole(0, 40, 0),
    secondaryPoints: whole(0, 40, 0),
    experience: bought(),
    misc: misc(),
    checked: flag(false),
    printed: flag(true),
  };
};

/** A skill (DD-29, DD-30, DD-40, DD-72…DD-82). */
export class D20d100Skill extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.SKILL") {
  declare slug: string;
  declare key: string;
  declare family: SkillFamily;
  declare characteristics: BasedOn[];
  declare constant: number;
  /** DD-30 — Langue natale counts a score. */
  declare useScore: boolean;
  declare d100Base: number | null;
  /** DD-73 — the worn vest weighs on it. */
  declare asterisk: boolean;
  /** DD-92 — wounds weigh on it. */
  declare physical: boolean;
  /** DD-83 — its roll is kept. */
  declare passive: boolean;
  /** DD-83 — key of the skill that meets it. */
  declare opposedBy: string;
  /** In the place of the base: learnt later, converted, an adversary's. */
  declare flat: number | null;
  declare professional: boolean;
  declare professionalPoints: number;
  declare secondaryPoints: number;
  declare experience: number;
  declare misc: number;
  /** DD-177 — the mark of use. */
  declare checked: boolean;
  declare printed: boolean;
  /** DD-29, DD-30. Derived. */
  declare base: number;
  /** DD-31. Derived. */
  declare trait: number;
  /** DD-40. Derived. */
  declare total: number;
  /** DD-73, DD-92 — what is rolled now, for display. Derived. */
  declare rollModifier: number;
  /** DD-42 — of combat skills. Derived. */
  declare attacks: 1 | 2 | 3;

  /** What it adds up to for nobody; its bearer, if any, reckons it anew (see `reckon`). */
  override prepareDerivedData(): void {
    this.reckon(NOBODY);
  }

  /** DD-29…DD-40 — its figures for somebody. */
  reckon({ modifiers, scores, traits, armorPenalty, woundPenalty }: Bearer): void {
    this.base = skillBase(asConverted(this, d20d100Options()), modifiers, scores);
    this.trait = skillBonus(traits, { key: this.key, name: this.parent?.name ?? "" });
    this.total = skillTotal({
      base: this.base,
      trait: this.trait,
      professional: this.professionalPoints,
      secondary: this.secondaryPoints,
      experience: this.experience,
      misc: this.misc,
    });
    this.rollModifier = skillModifier(this.total, this, { armorPenalty, woundPenalty });
    this.attacks = attackCount(this.total);
  }

  /** DD-83 — where its kept roll lies: skills of one's own have no key. */
  get keptUnder(): string {
    return this.key || (this.parent?.id ?? "");
  }

  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    noteName(this.parent, args[1]);
  }

  override _onUpdate(...args: OnUpdate): void {
    super._onUpdate(...args);
    followName(this.parent, "skill", args[1], args[2]);
  }
}
