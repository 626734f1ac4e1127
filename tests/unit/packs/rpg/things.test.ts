import { expect, test } from "vitest";
import { RPG_ITEMS } from "../../../support/models/rpg-models.js";
import { rpgItems, type RpgItem } from "../../../support/packs/rpg-packs.js";

/** A name, and what is told of it. */
type Row = readonly [name: string, ...told: readonly unknown[]];

/** A model as a sheet reads it: what its author left out is filled in. */
function read<T extends keyof typeof RPG_ITEMS>(type: T, { system }: RpgItem): InstanceType<(typeof RPG_ITEMS)[T]> {
  const Model = RPG_ITEMS[type] as unknown as new (
    data: object,
    context: object,
  ) => InstanceType<(typeof RPG_ITEMS)[T]>;
  return new Model(structuredClone(system), { parent: null });
}

function called(name: unknown, items: readonly RpgItem[]): RpgItem {
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`nothing is called ${String(name)}`);
  return found;
}

/** What an effect is called, and its figures: dice or points, and how long it lasts. */
function effectOf(effect: object): string {
  const { type, boon, mode, scope, formula, value, until } = effect as Readonly<
    Record<string, string | number | undefined>
  >;
  const { kind, formula: length = "" } = until as unknown as { readonly kind: string; readonly formula?: string };
  return [type, boon ?? mode ?? scope, formula ?? value, kind, length].filter((told) => told !== undefined).join(" ");
}

/** FD, cost in PV, metres, rounds, whether it is resisted; then damage, healing, dice of its blast, sparks, effects. */
const SPELLS: readonly Row[] = [
  ["Étincelle de chandelle", -2, 0, 5, "", false, "", "", 0, true, []],
  ["Gifle fantôme", 0, 0, 10, "", false, "1d4", "", 0, false, []],
  ["Dard de givre", 1, 1, 20, "", false, "1d6", "", 0, false, []],
  ["Semelles de plume", 0, 0, 0, "", false, "", "", 0, false, ["boon lightFall 9 rounds 1d6"]],
  ["Caquet", 2, 1, 10, "1d6", true, "", "", 0, false, []],
  ["Panser d’un souffle", 2, 1, 0, "", false, "", "1d4", 0, false, []],
  ["Peau d’écorce", 2, 2, 0, "", false, "", "", 0, false, ["boon ward 1d4 rounds 2d6"]],
  ["Œil du chat", 0, 0, 0, "", false, "", "", 0, false, ["boon nightSight 1 rounds 600"]],
  ["Nœud de lierre", 2, 1, 10, "", false, "", "", 0, false, ["entangle freed "]],
  ["Grand fracas", 5, 3, 30, "", false, "", "", 3, false, []],
];

test.each(SPELLS)("RP-79: %s costs and does what is told of it", (name, ...told) => {
  const model = read("rpgSpell", called(name, rpgItems("spells"))).toObject() as Readonly<Record<string, unknown>>;
  const figures = [
    "difficulty",
    "hpCost",
    "range",
    "durationFormula",
    "resisted",
    "damage",
    "heal",
    "blast",
    "ignites",
  ];
  const effects = (model["effects"] as readonly object[]).map(effectOf);
  expect([...figures.map((key) => model[key]), effects]).toEqual(told);
  expect([model["kind"], model["skill"], model["cooldown"]]).toEqual(["spell", "spells", ""]);
});

/** Kind, test with its FD, PV in an interval, intervals, what cures it, what it takes of an attribute and gives back. */
const AFFLICTIONS: readonly Row[] = [
  ["Peste jaune", "disease", true, 2, "1d4 day", "", "", "3 charisma once", "1 charisma week", []],
  ["Fièvre des caves", "disease", true, 0, "1 day", "1d6", "care 0", "", "", ["modifier skills -1 affliction "]],
  ["Venin des joncs", "poison", false, 0, "1 round", "1d6", "herbalism 2", "", "", []],
  ["Venin de grenier", "poison", false, 0, "", "", "", "", "", ["restrict nothing rounds 1d4"]],
];

test.each(AFFLICTIONS)("RP-92…RP-94: %s takes its course as told", (name, ...told) => {
  const {
    kind,
    test: tested,
    difficulty,
    interval,
    damage,
    durationFormula,
    cure,
    attributeLoss,
    recovery,
    effects,
  } = read("rpgAffliction", called(name, rpgItems("afflictions"))).toObject() as ReturnType<
    InstanceType<typeof RPG_ITEMS.rpgAffliction>["toObject"]
  >;
  expect([
    kind,
    tested,
    difficulty,
    damage === "" ? "" : `${damage} ${interval}`,
    durationFormula,
    cure?.skill ? `${cure.skill} ${cure.difficulty}` : "",
    attributeLoss.value > 0
      ? `${attributeLoss.value} ${attributeLoss.attribute}${attributeLoss.once ? " once" : ""}`
      : "",
    recovery.value > 0 ? `${recovery.value} ${recovery.attribute} ${recovery.interval}` : "",
    (effects as readonly object[]).map(effectOf),
  ]).toEqual(told);
});
