import { beforeEach, expect, test } from "vitest";
import { Draft } from "../../../../src/core/attack/draft.js";
import { loadProcedure } from "../../../../src/core/attack/procedure-of.js";
import { targetsContext, weaponContext } from "../../../../src/core/attack/window-context.js";
import { armed, inRound, openRing } from "../../rulesets/seuils/attack/table.js";

beforeEach(() => loadProcedure("seuils"));

test("what hinders an attack is said once where there is one target, and beside each where there are several", () => {
  const { hero, foe } = openRing();
  inRound(1);
  const draft = new Draft(armed(hero, "blade"), hero, null);
  const far = { actor: foe, token: null, metres: 30 };
  draft.targets = [far];
  const said = () => targetsContext(draft, 0).rows.map(({ warning }) => warning !== null);
  expect([weaponContext(draft, far).obstacle !== null, said()]).toEqual([true, [false]]);
  draft.targets = [far, { ...far, actor: hero }];
  expect(said()).toEqual([true, true]);
});
