import { beforeEach, expect, test, vi } from "vitest";
import { fightLine } from "../../../../src/rulesets/seuils/fight/line.js";
import { character } from "../../../support/models/seuils-models.js";

beforeEach(() => {
  const last = (key: string) => key.slice(key.lastIndexOf(".") + 1);
  const format = (key: string, data: Record<string, unknown>) =>
    key.endsWith("FIGHT.row") ? `${String(data["row"])} ${String(data["ticked"])}/${String(data["max"])}` : last(key);
  vi.stubGlobal("game", { i18n: { lang: "fr", localize: last, format } });
});

test("SE-50, SE-54, SE-69: says the rows that are ticked, the worst states, and who bleeds", () => {
  const line = (system: object) => fightLine({ system: character(system) });
  expect(line({ wounds: { touche: { lethal: 1, temporary: 2 }, blesse: { lethal: 1 } } })).toBe(
    "touche 3/4 · blesse 1/2",
  );
  expect(line({ wounds: { tue: { lethal: 1 } }, care: { bleeding: true } })).toBe("tue 1/1 · mourant · seuilsBleeding");
  expect(line({ deathConfirmed: true })).toBe("mort");
});

test("says nothing of the unhurt, nor of others", () => {
  expect([fightLine({ system: character() }), fightLine({ system: {} })]).toEqual(["", ""]);
});
