import { describe, expect, test } from "vitest";
import { warpAttack } from "../../../../support/play/attacks.js";
import { turnOf } from "../../../../../src/rulesets/warp/attack/reading.js";
import { turnCounted } from "../../../../../src/rulesets/warp/attack/answer/waiting.js";
import { strikeHindrance } from "../../../../../src/rulesets/warp/attack/powers/strike.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import {
  answerTo,
  armed,
  change,
  CLIMBING,
  FISTS,
  idOf,
  inTurn,
  item,
  KNIFE,
  linesOf,
  openRing,
  strike,
  told,
  warpGuard,
} from "./table.js";

const FIGHT = "f".repeat(16);
const QUICK = item("warpPower", "quick", { score: 2, effectKey: "preReaction" });
const LIGHTNING = item("warpPower", "lightning", { score: 2, effectKey: "lightningStrike" });

/** A blow of the first round that was met so, as its card keeps it. */
async function met(
  weapon: Item,
  target: Actor,
  { answer, answers = {}, stage = "resolved" }: { answer: readonly number[]; answers?: DeedChoices; stage?: string },
): Promise<void> {
  const blow = strike(weapon, target, { attack: [6, 6] });
  const defence = answerTo(blow, { answer, answers });
  const outcome = warpAttack.outcome({ ...blow, defence, override: {} });
  expect(outcome).toMatchObject({ hit: true });
  const data = {
    ...{ subject: "s".repeat(16), kind: "attack", standing: "judged" },
    intent: { ruleset: "warp", attacker: { actor: weapon.actor?.uuid } },
    fought: { combat: FIGHT, round: 1, until: "" },
    targets: [{ actor: target.uuid, stage, outcome }],
  };
  await ChatMessage.create({ type: "verdict", system: { version: 1, data } } as never);
}

/** The fields that somebody is asked next. */
const asked = (weapon: Item, target: Actor) =>
  warpGuard.fields({ blow: strike(weapon, target, { attack: [1, 1] }), choices: {}, refused: false });
const fieldIds = (weapon: Item, target: Actor) => asked(weapon, target).map(({ id }) => id);

describe("a blow whose wound waits for a click", () => {
  test("WP-39, WP-68, WP-132: counts in the turn of whoever met it, and once it is written the turn itself tells", async () => {
    const { hero, thug } = openRing();
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1, 1] });
    expect(turnOf(hero)).toMatchObject({ rolled: false, attackers: [] });
    expect(turnCounted(hero)).toMatchObject({ rolled: true, attackers: [thug.uuid], attacksReceived: 1 });
    expect(turnCounted(thug)).toMatchObject({ rolled: false, attackers: [] });
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1, 1], stage: "applied" });
    expect(turnCounted(hero)).toMatchObject({ attacksReceived: 1 });
  });

  test("WP-50: the trait that met it, if none of fighting, serves no attack", async () => {
    const { hero, thug } = openRing([CLIMBING, FISTS]);
    const options = () => {
      const weapon = armed(hero, "fists");
      const { choices } = linesOf(weapon, thug);
      const all = warpAttack.choices({ attacker: hero, weapon, target: thug, metres: null, choices });
      return all.find(({ id }) => id === "trait")?.options.map(({ value }) => value);
    };
    expect(options()).toContain(idOf("climbing"));
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1], answers: { trait: idOf("climbing") } });
    expect(options()).not.toContain(idOf("climbing"));
  });

  test("WP-73: despair that met it helps against the next one too, and leaves no attack", async () => {
    const { hero, thug, settings } = openRing();
    change(settings, "warpDesperateDefence", true);
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1, 1, 1], answers: { desperate: true } });
    const blow = strike(armed(thug, "knife"), hero, { attack: [1, 1] });
    expect(told(warpGuard.modifiers({ blow, choices: {}, refused: false }))).toContainEqual(["desperate", 1]);
    expect(fieldIds(armed(thug, "knife"), hero)).not.toContain("desperate");
    expect(warpAttack.obstacle(armed(hero, "fists"))?.key).toBe("GARDIEN.WARP.DEED.obstacle.desperate");
  });

  test("WP-15: a die of experience that met it is not offered again", async () => {
    const { hero, thug } = openRing();
    await hero.update({ system: { xp: { total: 1 } } } as never);
    expect(fieldIds(armed(thug, "knife"), hero)).toContain("experience");
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1, 1, 1], answers: { experience: 1 } });
    expect(fieldIds(armed(thug, "knife"), hero)).not.toContain("experience");
  });

  test("WP-103, WP-115: the last charge that met it is neither offered nor paid again", async () => {
    const { hero, thug } = openRing([QUICK, LIGHTNING, FISTS], [KNIFE]);
    await hero.update({ system: { psy: { base: 1, value: 1, max: 1 } } } as never);
    const fists = armed(hero, "fists");
    const choices = { strike: "1" };
    const hindered = () => strikeHindrance({ attacker: hero, weapon: fists, target: thug, metres: null, choices });
    expect(fieldIds(armed(thug, "knife"), hero)).toContain("preReaction");
    expect(hindered()).toBeNull();
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1, 1], answers: { preReaction: true } });
    expect(fieldIds(armed(thug, "knife"), hero)).not.toContain("preReaction");
    expect(hindered()?.key).toMatch(/noCharge$/);
  });

  test("WP-50: nothing of another turn counts", async () => {
    const { hero, thug } = openRing();
    await inTurn(hero, { round: 2 });
    await met(armed(thug, "knife"), hero, { answer: [1, 1, 1, 1] });
    Object.assign(game.combat ?? {}, { round: 2 });
    expect(turnCounted(hero)).toMatchObject({ rolled: false, attackers: [] });
  });
});
