import { expect, test, vi } from "vitest";
import { startAttack } from "../../../src/core/attack/start.js";
import { startDeed } from "../../../src/core/deed/start.js";
import { statesOf } from "../../../src/core/effects/sheet-states.js";
import { startInitiative } from "../../../src/core/fight/order/start-initiative.js";
import { loadDeeds } from "../../../src/core/play/loaded/deeds.js";
import { usable } from "../../support/play/any-attack.js";
import { KEEPER } from "../../support/play/arbiter-table.js";
import { as, RULESET_IDS, seatAt } from "../../support/play/all-tables.js";

test.each(RULESET_IDS)(
  "in %s nobody plays whom a keeper has open out of a compendium, and the keeper is told",
  async (id) => {
    const { hero, foe } = await seatAt(id);
    const [weapon] = usable(hero, foe) as [Item];
    const [deed = ""] = Object.keys((await loadDeeds(id))?.procedures ?? {});
    Object.defineProperty(hero, "inCompendium", { value: true });
    const warn = vi.spyOn(ui.notifications, "warn");
    await as(KEEPER, async () => {
      await startAttack(weapon, { window: false });
      await startDeed(deed, [hero], {}, { window: false });
      await startInitiative(hero);
      expect(statesOf(hero)).toMatchObject({ may: false });
      expect(statesOf(foe)).toMatchObject({ may: true });
    });
    const words = game.i18n.format("GARDIEN.SHEET.Error.inCompendium", { name: hero.name });
    expect(warn.mock.calls.map(([text]) => text)).toEqual(Array<string>(3).fill(foundry.utils.escapeHTML(words)));
    expect([game.messages.size, game.combats.size]).toEqual([0, 0]);
  },
);
