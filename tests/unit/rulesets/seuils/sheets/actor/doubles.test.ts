import { expect, it } from "vitest";
import { isDouble } from "../../../../../../src/rulesets/seuils/sheets/actor/doubles.js";
import { preparedItem, type ItemSource } from "../../../../../support/models/seuils-models.js";

const CARRIED: readonly ItemSource[] = [
  { type: "seuilsSpecialty", system: { slug: "seuilsLames" } },
  { type: "seuilsTrait", system: { key: "venom", value: 3 } },
  { type: "seuilsTrait", system: { key: "" } },
  { type: "seuilsWeapon", system: { slug: "seuilsMainsNues", natural: true } },
  { type: "seuilsWeapon", system: { slug: "seuilsMachette" } },
];
const owner = { items: CARRIED.map(({ type, system }) => ({ type, system: preparedItem(type, system) })) };

it.each([
  ["SE-10: a Spécialité is refused", CARRIED[0], true],
  ["SE-10: another Spécialité is taken", { type: "seuilsSpecialty", system: { slug: "seuilsEsquive" } }, false],
  [
    "SE-77: a trait of the rules is refused, whatever its number",
    { type: "seuilsTrait", system: { key: "venom", value: 4 } },
    true,
  ],
  ["SE-77: a trait that is only told is taken", CARRIED[2], false],
  ["SE-21: bare hands are refused", CARRIED[3], true],
  ["a machete is taken", CARRIED[4], false],
] as const)("to whoever has one already: %s", (_what, dropped, double) => {
  const { type, system } = dropped as ItemSource;
  expect(isDouble({ type, system: preparedItem(type, system) } as never, owner as never)).toBe(double);
});
