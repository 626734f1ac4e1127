import { describe, expect, test } from "vitest";
import { armed, BLADE, change, fight, inRound, item, openRing, seuilsGuard, strike, systemOf } from "./table.js";

const VEST = item("seuilsArmor", "vest", { index: 1 });
/** One success where two are needed. */
const MISSED = { choices: { aim: "1" }, attack: [6, 1, 1, 1] };

describe("SE-26, D-32: a defence declared before the attack is seen", () => {
  const declared = () => {
    const ring = openRing([BLADE], [BLADE, VEST]);
    change(ring.settings, "seuilsDefenceDeclaration", "before");
    inRound(1);
    return ring;
  };

  test("is asked for though the attack misses, and costs its action", async () => {
    const { hero, foe } = declared();
    const { asked, outcome, undo } = await fight(armed(hero, "blade"), foe, { ...MISSED, answer: [1, 1, 1, 1] });
    expect([asked, outcome.end]).toEqual([true, "miss"]);
    expect(systemOf(foe)).toMatchObject({ round: { defences: 1 } });
    await undo();
    expect(systemOf(foe)).toMatchObject({ round: { defences: 0 } });
  });

  test("knows neither the result nor its chance against it", () => {
    const { hero, foe, settings } = declared();
    const blow = strike(armed(hero, "blade"), foe, { attack: [6, 6, 6, 6] });
    const chance = () => seuilsGuard.odds({ blow, choices: {}, refused: false }, 0)?.chance ?? 0;
    expect(seuilsGuard.blind?.()).toBe(true);
    expect(seuilsGuard.facts(blow)[0]?.value.key).toMatch(/notYetKnown$/);
    const [unseen, weaker] = [chance(), strike(armed(hero, "blade"), foe, { attack: [1, 1, 1, 1] })];
    expect(seuilsGuard.odds({ blow: weaker, choices: {}, refused: false }, 0)?.chance).toBe(unseen);
    change(settings, "seuilsDefenceDeclaration", "after");
    expect(seuilsGuard.blind?.()).toBe(false);
    expect(chance()).toBeLessThan(unseen);
  });

  test("after it is seen, a miss asks nobody", () => {
    const { hero, foe } = openRing([BLADE], [BLADE, VEST]);
    expect(seuilsGuard.asks(strike(armed(hero, "blade"), foe, MISSED))).toBe(false);
  });
});
