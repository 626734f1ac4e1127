import { expect, test } from "vitest";
import { damagePoolText, poolText } from "../../../../../src/rulesets/seuils/dice/pool-words.js";

test("SE-02, SE-04, SE-07: a pool is told by its dice, its dE, and the face that counts", () => {
  const told = (dice: number, equipmentDice: number) => poolText({ dice, equipmentDice }, 4).data?.["pool"];
  expect(told(3, 0)).toMatchObject({ key: expect.stringMatching(/plain$/) as string });
  expect(told(3, 1)).toMatchObject({ key: expect.stringMatching(/equipped$/) as string });
  expect(told(2, 2)).toMatchObject({ key: expect.stringMatching(/equipment$/) as string });
  expect(poolText({ dice: 0, equipmentDice: 0 }, 4).key).toMatch(/none$/);
});

test("SE-40, SE-44: damage dice are told by how many count, the best ones apart where armour discards them", () => {
  expect(damagePoolText({ rolled: 3, kept: 2, discarded: 0 }).key).toMatch(/damage$/);
  expect(damagePoolText({ rolled: 3, kept: 2, discarded: 1 })).toMatchObject({
    key: expect.stringMatching(/damageLess$/) as string,
    data: { rolled: 3, kept: 2, discarded: 1 },
  });
});
