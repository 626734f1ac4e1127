import { expect, test } from "vitest";
import { MOST_LETTERS } from "../../../../src/core/data/fields.js";
import { GUN, sitDown } from "../../../support/play/arbiter-table.js";

test("a short text is short: a longer one is refused, and the message says how long it may be", () => {
  sitDown();
  game.i18n.format = (key: string, data?: object) => [key, ...Object.values<unknown>({ ...data })].join(" ");
  const gun = fromUuidSync(GUN) as unknown as {
    readonly system: { readonly damage: string };
    updateSource(change: object): unknown;
  };
  const write = (letters: number) => gun.updateSource({ system: { damage: "d".repeat(letters) } });
  write(MOST_LETTERS);
  expect(() => write(MOST_LETTERS + 1)).toThrow(`GARDIEN.ERROR.tooLong ${MOST_LETTERS}`);
  expect(gun.system.damage).toHaveLength(MOST_LETTERS);
});
