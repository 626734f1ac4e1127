import { beforeEach, describe, expect, test } from "vitest";
import { NO_BLOW } from "../../../../support/play/bout.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { doDeed, hindrance, openTable, procedure, systemOf } from "./table.js";

const DYING = { hp: { max: 14, value: -14 } };

describe("death's door (WP-59)", () => {
  let hero: Actor;
  let thug: Actor;
  let settings: Map<string, unknown>;
  beforeEach(() => {
    ({ hero, thug, settings } = openTable(DYING));
  });
  const offered = (actor: Actor) => warpAttack.calls(actor, "m".repeat(16), NO_BLOW).map(({ deed }) => deed);

  test("the card of the blow offers the choice to the player, and to nobody else", async () => {
    expect(offered(hero)).toEqual(["death"]);
    await thug.update({ system: { hp: { value: -14 } } } as never);
    expect(offered(thug)).toEqual([]);
  });

  test("whoever lets go is dead", async () => {
    const { undo } = await doDeed("death", hero, { wish: "letGo" });
    expect(systemOf(hero).hp).toMatchObject({ dead: true, status: "dead" });
    await undo();
    expect(systemOf(hero).hp).toMatchObject({ dead: false, status: "dying" });
  });

  test("whoever clings to life is in a critical state, once the keeper accepts the reason, and is asked no more", async () => {
    const reason = "Sa nièce l'attend";
    const situation = { actor: hero, choices: { wish: "cling", reason } };
    expect(procedure("death").doubt?.(situation)?.key).toBe("GARDIEN.WARP.DEED.death.doubt");
    const { view } = await doDeed("death", hero, { wish: "cling", reason });
    expect(view.facts[0]?.value.data).toEqual({ text: reason });
    expect(systemOf(hero).hp).toMatchObject({ critical: true, status: "dying" });
    expect(offered(hero)).toEqual([]);
  });

  test("nobody is asked who is not dying, or where the table does not play it", async () => {
    await hero.update({ system: { hp: { value: -13 } } } as never);
    expect(hindrance("death", hero)).toBe("notDying");
    await hero.update({ system: { hp: { value: -14 } } } as never);
    expect(hindrance("death", hero)).toBeNull();
    settings.set("warpDeathChoice", false);
    Hooks.callAll("gardien.settingChanged", "warpDeathChoice");
    expect(hindrance("death", hero)).toBe("notDying");
    expect(offered(hero)).toEqual([]);
  });
});
