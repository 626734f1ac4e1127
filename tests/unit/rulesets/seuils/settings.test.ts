import { expect, test, vi } from "vitest";
import { seuilsOptions } from "../../../../src/rulesets/seuils/data/options.js";
import { seuils } from "../../../../src/rulesets/seuils/index.js";
import { DEFAULTS } from "../../../../src/rulesets/seuils/rules/options.js";
import { SETTINGS } from "../../../../src/rulesets/seuils/settings.js";

test("without a world every rule is as the text, or the decision named, has it", () => {
  expect(seuilsOptions()).toEqual(DEFAULTS);
  expect(seuilsOptions()).toBe(seuilsOptions());
});

test("each option has its setting, and what several settings say comes together", () => {
  const world: Record<string, unknown> = Object.fromEntries(SETTINGS.map(({ key, initial }) => [key, initial]));
  const switched = {
    seuilsTueHours: 48,
    seuilsCreationDomainTotal4: 5,
    seuilsKilledMeaning: "dead",
    seuilsExplodeOn: 0,
    seuilsRoundSeconds: 10,
  };
  Object.assign(world, switched);
  vi.stubGlobal("Hooks", { on: () => 0 });
  vi.stubGlobal("game", { settings: { get: (_: string, key: string) => world[key] } });
  expect(seuilsOptions()).toEqual({
    ...DEFAULTS,
    temporaryHours: { touche: 1, blesse: 6, tue: 48 },
    creationDomainTotals: [9, 8, 7, 5],
    killedMeaning: "dead",
    explodeOn: 0,
    roundSeconds: 10,
  });
  expect(seuils.roundSeconds).toBe(10); // by so much the world's clock moves with each
});
