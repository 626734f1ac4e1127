import { expect, test } from "vitest";
import { announce } from "../../../../../src/core/card/acts/announce.js";
import { comes, intent, PLAYER, recordOn, rolls, sent, sitDown } from "../../../../support/play/arbiter-table.js";

test("the verdict on an attack of a ruleset that is not played here is read to nobody", async () => {
  sitDown();
  const attack = sent("attack", PLAYER, { ...intent(), ruleset: "inconnu" }, { rolls: rolls() });
  await comes(attack);
  const { verdict } = recordOn(attack);
  expect(verdict.intent.ruleset).toBe("inconnu");
  await expect(announce(verdict)).resolves.toBeUndefined();
});
