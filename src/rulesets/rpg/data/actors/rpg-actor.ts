import { healthIn, type HealthLeft } from "../../../../core/data/health.js";
import type { Json } from "../../../../core/shape/shape.js";
import { actorModel } from "../../../../core/documents/models.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import { rolledAt, type ArmourPiece } from "../../rules/attack/armour.js";
import { attributeScore, attributeValue } from "../../rules/character/attributes.js";
import { bodyState, type BodyState } from "../../rules/body/body-state.js";
import { capacitiesOf, hamperedMove, isHelpless, type Capacities } from "../../rules/body/capacities.js";
import { wardsOf } from "../../rules/criticals/boons.js";
import type { Condition } from "../../rules/body/conditions.js";
import { figuresOf, hpMaxOf, type Figures } from "../../rules/character/figures.js";
import { initiativeOf } from "../../rules/fight/initiative.js";
import { deathRuleOf, lifeState, lifeWith, type LifeState } from "../../rules/character/life.js";
import { faultyNumbers, LOCATION_TABLES, type LocationRow } from "../../rules/attack/locations.js";
import { modifiersOf, type TestKind } from "../../rules/body/modifiers.js";
import { rootValues, type AttributeValues } from "../../rules/character/roots.js";
import { ACTIONS, freshRound, type RoundActions } from "../../rules/fight/round-actions.js";
import { coveringScore, effectiveScore, type CoveringScore } from "../../rules/checks/scores.js";
import type { Loss } from "../../rules/body/settle.js";
import { isSkill, rootOfWeaponSkill, SKILLS, type SkillRow } from "../../rules/character/skill-list.js";
import type { Moment } from "../../rules/body/spans.js";
import {
  ATTRIBUTES,
  type Attribute,
  type AttributeMode,
  type DeathRule,
  type Root,
  type Side,
} from "../../rules/vocabulary.js";
import type { ActorSchema } from "./actor-schema.js";
import type { Bearer } from "./bearer.js";
import { carriedBy, skillNamed, type Carried } from "./carried.js";
import type { Immunity } from "./immunities.js";
import { momentOf } from "./moment.js";
import { reckoningBegun, type Reckoned } from "./reckoned.js";
import { rpgOptions } from "../options.js";
import { readConditions } from "../read-conditions.js";
import type { RpgSkill } from "../items/skill.js";
import { conditionChange, conditionsOf } from "./status.js";

/** A figure that the attributes give and the keeper may fix; `value` is derived. */
interface Figure {
  override: number | null;
  value: number;
}

/** What characters and creatures have in common: RP-20…RP-28, RP-61. */
export abstract class RpgActor extends actorModel<ActorSchema>() implements Bearer {
  /** RP-20 — `value` is derived. */
  declare attributes: Record<Attribute, { base: number; loss: number; value: number }>;
  declare handedness: Side;
  /** RP-24 — as it is now, halved where something halves it. */
  declare reaction: Figure;
  /** RP-25 — as it is now: 0 for whoever can do nothing about a blow. */
  declare defenseBonus: Figure;
  /** RP-26. */
  declare damageBonus: Figure;
  /** RP-28 — metres of a round at a run, as the body allows. */
  declare move: Figure;
  /** RP-27 — `max` and `state` are derived. */
  declare hp: { value: number; maxOverride: number | null; dead: boolean; max: number; state: LifeState };
  declare immunities: Immunity[];
  /** RP-61 — up to when bleeding, fire and want of air have taken their points. */
  declare reckoned: Reckoned;
  /** RP-21. Derived. */
  declare roots: Readonly<Record<Root, number>>;
  /** RP-24…RP-28 — the figures when nothing hinders. Derived. */
  declare figures: Figures;
  /** RP-61 — all that lasts on it, read. Derived. */
  declare lasting: readonly Condition[];
  /** RP-61 — the moment that what follows was worked out for. Derived. */
  declare moment: Moment;
  /** RP-61 — what its conditions and losses leave of it. Derived. */
  declare bodyState: BodyState;
  /** RP-61 — what it can still do. Derived. */
  declare capacities: Capacities;
  /** What its figures read among its items. Derived. */
  declare carried: Carried;

  /** RP-61 — whether rounds or hours that go by begin or end something of what lasts on it. */
  get clocked(): boolean {
    return this.lasting.some(({ span }) => span.last !== null);
  }

  /** Hit points. */
  get health(): HealthLeft {
    return healthIn([this.hp], this.hp.state === "dead");
  }

  /** The managed conditions that hold now. */
  get stateStatuses(): readonly string[] {
    return conditionsOf(this);
  }

  /** What to write so that a condition set or taken by hand holds; `null` for those that follow from points or losses. */
  conditionChange(id: string, active: boolean): object | null {
    return conditionChange(this, id, active);
  }

  /** RP-38, RP-40 — actions of a round. */
  get actionsPerRound(): number {
    return ACTIONS;
  }

  /** RP-27 — whether it is one of the keeper's creatures. */
  protected get isCreature(): boolean {
    return false;
  }

  /** RP-20 — the values of its attributes. */
  get values(): AttributeValues {
    const entries = ATTRIBUTES.map((id) => [id, this.attributes[id].value] as const);
    return Object.fromEntries(entries) as Record<Attribute, number>;
  }

  /** RP-61 — what it has lost for good. */
  get losses(): readonly Loss[] {
    return this.sequels.flatMap(({ part, side, partial }) => (part ? [{ part, side, partial }] : []));
  }

  /** RP-47, RP-49 — its table of places; one in the keeper's words only when it can be played. */
  get locations(): readonly LocationRow[] {
    const { locationTable, customLocations } = this;
    if (locationTable !== "custom") return LOCATION_TABLES[locationTable];
    return faultyNumbers(customLocations).length === 0 ? customLocations : LOCATION_TABLES.humanoid;
  }

  /** RP-65, RP-66 — the pieces that are rolled where a number of the die of places is struck. */
  armourAt(number: number): readonly ArmourPiece[] {
    return rolledAt(this.armour, number, rpgOptions().armourStacking);
  }

  /** RP-64, RP-79 — all that protects it: what it wears, and what spells lend. */
  get armour(): readonly ArmourPiece[] {
    return [...this.carried.armour, ...wardsOf(this.lasting, this.moment)];
  }

  /** RP-15 — its skill of an id of the list, or of a name; `null` where it has none. */
  skill(wanted: string): RpgSkill | null {
    return skillNamed(this.carried.skills, wanted);
  }

  /**
   * RP-15, RP-22 — the score for a skill, in play: its own, else that of the Racine that stands in for it, else the base
   * that the keeper set.
   * @param weapon the skill is that of a weapon: one that the list does not know falls under Armes
   */
  scoreFor(wanted: string, kind: TestKind, { base = 0, weapon = false } = {}): CoveringScore {
    const skill = this.skill(wanted)?.scoreFor(kind) ?? null;
    return coveringScore({ skill, root: this.#rootScore(wanted, kind, weapon), base });
  }

  #rootScore(wanted: string, kind: TestKind, weapon: boolean): number | null {
    const row: SkillRow | null = isSkill(wanted) ? SKILLS[wanted] : null;
    if (!row && !weapon) return null;
    const value = this.roots[row?.root ?? rootOfWeaponSkill(wanted)];
    return this.hampered(value + this.pointsLost(row?.sightBased ?? false), kind);
  }

  /** RP-16, RP-61 — the score of a test under an attribute. */
  attributeScore(id: Attribute, mode: AttributeMode): number {
    const modifiers = modifiersOf(this.bodyState.modifiers, "attribute").map(({ value }) => value);
    return effectiveScore(attributeScore(this.attributes[id].value, mode), false, modifiers);
  }

  /** RP-22, RP-58 — points that its skills lost for good. */
  pointsLost(sightBased: boolean): number {
    return this.permanentSkillModifier + (sightBased ? this.sightModifier : 0);
  }

  /** RP-22, RP-61 — a score of a skill as it is rolled now. */
  hampered(reference: number, kind: TestKind): number {
    const { halveSkills, modifiers } = this.bodyState;
    return effectiveScore(
      reference,
      halveSkills,
      modifiersOf(modifiers, kind).map(({ value }) => value),
    );
  }

  /** RP-38 — what it did with the actions of a round. */
  roundAt(now: { readonly combatId: string; readonly round: number }): RoundActions {
    const { combatId, round, section, plan, attacks, parries, moves } = this.round;
    const fresh = freshRound(this.actionsPerRound);
    return combatId === now.combatId && round === now.round
      ? { ...fresh, section, plan, attacks, parries, moves }
      : fresh;
  }

  /** RP-20, RP-21 — its items read its Racines, so they are ready before these are prepared. */
  override prepareBaseData(): void {
    for (const id of ATTRIBUTES) this.attributes[id].value = attributeValue(this.attributes[id]);
    this.roots = rootValues(this.values);
    this.lasting = readConditions(this.conditions);
    this.moment = momentOf(this.parent);
    this.#prepareFigures();
    this.#prepareBody();
  }

  override prepareDerivedData(): void {
    this.carried = carriedBy(this.parent);
  }

  #prepareFigures(): void {
    const { reaction, defenseBonus, damageBonus, move, hp } = this;
    this.figures = figuresOf(this.values, {
      reaction: reaction.override,
      defenseBonus: defenseBonus.override,
      damageBonus: damageBonus.override,
      hpMax: hp.maxOverride,
      move: move.override,
    });
    hp.max = this.figures.hpMax;
    hp.value = Math.min(hp.value, hp.max);
  }

  #prepareBody(): void {
    const { figures, hp, reaction, defenseBonus, damageBonus, move } = this;
    const points = lifeState({ hp: hp.value, body: this.attributes.body.value }, this.deathRule);
    const body = bodyState(this.lasting, this.losses, this.moment, points !== "alive");
    this.bodyState = body;
    this.capacities = capacitiesOf(body);
    hp.state = lifeWith(points, { dead: hp.dead, unconscious: body.unconscious });
    reaction.value = initiativeOf(figures.reaction, { halved: body.halveInitiative });
    defenseBonus.value = isHelpless(body) ? 0 : figures.defenseBonus;
    damageBonus.value = figures.damageBonus;
    move.value = hamperedMove(figures.move, body);
  }

  /** RP-27 — the rule by which it dies. */
  get deathRule(): DeathRule {
    const { deathRule, creatureDeathAtZero } = rpgOptions();
    const unlinked = this.parent?.isToken ?? false;
    const mortal = { creature: this.isCreature, unlinked, important: this.important };
    return deathRuleOf(mortal, { deathRule, creatureDeathAtZero });
  }

  /** RP-27 — a new actor starts whole, unless its data say otherwise. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    if (foundry.utils.hasProperty(args[0] as object, "system.hp.value")) return;
    this.parent.updateSource({ system: { hp: { value: this.hp.max } } });
  }

  /** What else becomes of a change of `system`, by path under it: no points above their maximum (RP-27), a loss asks for first aid again (RP-80), and time takes its due from when something begins to take it (RP-61). */
  override consequences(change: object): Readonly<Record<string, Json>> {
    const value = askedNumber(change, "hp.value") ?? this.hp.value;
    const max = this.#maximumAfter(change);
    const held = Math.min(value, max);
    const lost = held < this.hp.value && this.firstAidReceived && asked(change, "firstAidReceived") === undefined;
    return {
      ...(held < value && { "hp.value": held }),
      ...(lost && { firstAidReceived: false }),
      ...reckoningBegun(this.parent, this.lasting, change),
    };
  }

  /** RP-20, RP-27 — the most points once a change is made. */
  #maximumAfter(change: object): number {
    const override = asked(change, "hp.maxOverride") === null ? null : askedNumber(change, "hp.maxOverride");
    const fixed = override === undefined ? this.hp.maxOverride : override;
    const { base, loss } = this.attributes.body;
    const body = attributeValue({
      base: askedNumber(change, "attributes.body.base") ?? base,
      loss: askedNumber(change, "attributes.body.loss") ?? loss,
    });
    return fixed ?? hpMaxOf({ ...this.values, body });
  }
}
