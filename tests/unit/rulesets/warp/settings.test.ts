import { expect, test } from "vitest";
import { tableDice, warpOptions } from "../../../../src/rulesets/warp/data/options.js";
import { PLAIN_DICE } from "../../../../src/rulesets/warp/rules/checks/pool-result.js";
import { RECOVERY_SHARES } from "../../../../src/rulesets/warp/rules/body/recovery.js";

test("without a world every rule is as the book's main text has it", () => {
  expect(tableDice()).toEqual({ ...PLAIN_DICE, everUpwardScope: "all" });
  expect(RECOVERY_SHARES[warpOptions().recoveryDefault]).toEqual({ parts: 1, of: 2 });
});

test("WP-36…WP-38: the table's dice follow its settings", () => {
  const options = {
    ...warpOptions(),
    criticalFailure: true,
    sixesScope: "all",
    everUpwardScope: "pc",
  } as const;
  expect(tableDice(options)).toMatchObject({ criticalFailure: true, sixesScope: "all", everUpwardScope: "pc" });
});
