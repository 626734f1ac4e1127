import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "../../../../src/core/attack/draft.js";
import { loadProcedure } from "../../../../src/core/attack/procedure-of.js";
import { oddsContext, targetsContext, weaponContext } from "../../../../src/core/attack/window-context.js";
import { openRing as openBout } from "../../rulesets/d20d100/close/table.js";
import { armed, inRound, openRing } from "../../rulesets/seuils/attack/table.js";

beforeEach(() => Promise.all(["seuils", "d20d100"].map(loadProcedure)));

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

test("an attack at nobody is offered where it can be made, and only there", () => {
  const { hero } = openBout();
  const offered = (weapon: string) => {
    const draft = new Draft(armed(hero, weapon), hero, null);
    const [shot] = draft.shots;
    if (!shot) throw new Error("a draft has a shot at nobody");
    return [targetsContext(draft, 0).none, oddsContext(draft, shot).label];
  };
  expect(offered("fists")).toEqual([true, game.i18n.localize("GARDIEN.ATTACK.rollAtNothing")]);
  expect(offered("grapple")).toEqual([false, game.i18n.localize("GARDIEN.ATTACK.roll")]);
});

test("whoever targets their own token by mistake does not strike at themselves", () => {
  const { hero, foe } = openBout();
  const token = (actor: Actor) => ({ document: { actor, name: actor.name, uuid: actor.uuid } });
  vi.spyOn(game.user, "targets", "get").mockReturnValue(new Set([token(hero), token(foe)]) as never);
  expect(new Draft(armed(hero, "fists"), hero, null).targets.map(({ actor }) => actor)).toEqual([foe]);
});
