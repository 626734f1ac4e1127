import { GbArmor } from "../../src/rulesets/gb/data/armor.js";
import { GbCreature } from "../../src/rulesets/gb/data/creature.js";
import { GbFeat } from "../../src/rulesets/gb/data/feat.js";
import { GbGear } from "../../src/rulesets/gb/data/gear.js";
import { GbHazard } from "../../src/rulesets/gb/data/hazard.js";
import { GbInvestigator } from "../../src/rulesets/gb/data/investigator.js";
import { GbProfile } from "../../src/rulesets/gb/data/profile.js";
import { GbSkill } from "../../src/rulesets/gb/data/skill.js";
import { GbSpell } from "../../src/rulesets/gb/data/spell.js";
import { GbWeapon } from "../../src/rulesets/gb/data/weapon.js";
import { GbWound } from "../../src/rulesets/gb/data/wound.js";

const ITEMS = {
  gbArmor: GbArmor,
  gbFeat: GbFeat,
  gbGear: GbGear,
  gbHazard: GbHazard,
  gbProfile: GbProfile,
  gbSkill: GbSkill,
  gbSpell: GbSpell,
  gbWeapon: GbWeapon,
  gbWound: GbWound,
};
type ItemSystems = { readonly [T in keyof typeof ITEMS]: InstanceType<(typeof ITEMS)[T]> };
type Prepared = Pick<GbWeapon, "prepareBaseData" | "prepareDerivedData">;

export type ItemType = keyof ItemSystems;

export interface ItemSource {
  readonly type: ItemType;
  readonly system?: object;
}

/** An item as its model sees it: with the actor that carries it, if any. */
function itemOf(actor: object | null, { type, system = {} }: ItemSource): { system: Prepared } {
  const item: { actor: object | null; system: unknown } = { actor, system: null };
  item.system = new ITEMS[type](system, { parent: item, strict: false, fallback: true } as never);
  return item as { system: Prepared };
}

/** A model that belongs to nobody, prepared. */
export function preparedItem<T extends keyof ItemSystems>(type: T, system: object = {}): ItemSystems[T] {
  const item = itemOf(null, { type, system });
  item.system.prepareBaseData();
  item.system.prepareDerivedData();
  return item.system as unknown as ItemSystems[T];
}

/** An actor of a class with its items, prepared in Foundry's order: base data, items, derived data. */
function prepared<A extends GbCreature | GbInvestigator>(
  Model: new (data: object, context: object) => A,
  system: object,
  items: readonly ItemSource[],
): A & { readonly parent: { readonly items: readonly { readonly system: object }[] } } {
  const actor: { items: object[]; system?: A; updates: object[]; updateSource(change: object): void } = {
    items: [],
    updates: [],
    updateSource(change) {
      this.updates.push(change);
    },
  };
  const model = new Model(system, { parent: actor, strict: false, fallback: true });
  actor.system = model;
  const carried = items.map((item) => itemOf(actor, item));
  actor.items = carried;
  model.prepareBaseData();
  for (const { system: own } of carried) {
    own.prepareBaseData();
    own.prepareDerivedData();
  }
  model.prepareDerivedData();
  return model as never;
}

/** The model of an item of a prepared actor, which must be of a class. */
export function itemAt<M>(
  model: { readonly parent: { readonly items: readonly { readonly system: object }[] } },
  Model: abstract new (...args: never[]) => M,
  index = 0,
): M {
  const system = model.parent.items[index]?.system;
  if (!(system instanceof Model)) throw new TypeError(`item ${index} is no ${Model.name}`);
  return system;
}

export const investigator = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(GbInvestigator, system, items);
export const creature = (system: object = {}, items: readonly ItemSource[] = []) => prepared(GbCreature, system, items);

/** What the model makes of an update of `system`, once it has passed through its hands. */
export async function updated(model: GbCreature | GbInvestigator, system: object): Promise<Record<string, unknown>> {
  const changed = { system: structuredClone(system) as Record<string, unknown> };
  await model._preUpdate(changed, {}, null as never);
  return changed.system;
}
