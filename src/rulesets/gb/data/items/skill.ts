import { itemModel } from "../../../../core/documents/models.js";
import { maySkill, skillParts, type SkillPart } from "../../rules/checks/checks.js";
import { skillFeatBonus } from "../../rules/character/passive-feats.js";
import { ABILITIES } from "../../rules/vocabulary.js";
import { choice, flag, line, prose, whole } from "../fields.js";
import { GbActor } from "../actors/gb-actor.js";

const schema = () => ({
  slug: line(),
  ability: choice(ABILITIES, "int"),
  // half ranks are allowed
  ranks: new foundry.data.fields.NumberField({
    required: true,
    nullable: false,
    min: 0,
    max: 30,
    step: 0.5,
    initial: 0,
  }),
  misc: whole(-20, 30, 0),
  trainedOnly: flag(false),
  armorPenalty: flag(false),
  // GB-38 — wounds may be dressed with it
  care: flag(false),
  description: prose(),
});

/** A skill (GB-01, GB-12). What it adds up to depends on its bearer, so it is worked out when somebody asks. */
export class GbSkill extends itemModel(schema, "GARDIEN.GB.SKILL") {
  /** GB-12 — the fatigue penalty weighs on Strength and Dexterity. */
  get fatigueApplies(): boolean {
    return this.ability === "str" || this.ability === "dex";
  }

  /** GB-01 — some skills ask for training. */
  get usable(): boolean {
    return maySkill(this);
  }

  /** GB-01, GB-12 — what its total is made of; empty parts are left out. */
  get parts(): readonly SkillPart[] {
    const system: unknown = this.parent?.actor?.system;
    const bearer = system instanceof GbActor ? system : undefined;
    const feats = bearer ? skillFeatBonus(bearer.carried.feats, [this.slug, this.parent?.name ?? ""]) : 0;
    return skillParts({
      ability: this.ability,
      abilityMod: bearer?.abilities[this.ability].mod ?? 0,
      ranks: this.ranks,
      misc: this.misc + feats,
      fatigueMalus: bearer?.fatigue.malus ?? 0,
      armorPenalty: this.armorPenalty ? (bearer?.carried.checkPenalty ?? 0) : 0,
    });
  }

  get total(): number {
    return this.parts.reduce((sum, { value }) => sum + value, 0);
  }
}
