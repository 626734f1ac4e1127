import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unveil } from "../../../../../src/core/card/acts/unveil.js";
import { keptWords, NO_WORDS, outcomesTold } from "../../../../../src/core/play/act/told.js";
import { loadAct } from "../../../../../src/core/play/loaded/acts.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import { verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { knownAs } from "../../../../../src/core/world/names.js";
import { forEverybody, readsAsKeeper } from "../../../../../src/core/world/reader.js";
import { as, RULESET_IDS } from "../../../../support/play/all-tables.js";
import {
  BEAST,
  comes,
  HERO,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  rolls,
  sent,
  sitDown,
  target,
} from "../../../../support/play/arbiter-table.js";
import { readIn } from "../../../../support/windows/drawn-cards.js";
import { openWorld, playOn, type PlayedWorld } from "../../../../support/play/played-world.js";

const fixture = (id: string) =>
  (JSON.parse(readFileSync(`tests/fixtures/played/${id}.json`, "utf8")) as { world: PlayedWorld }).world;

const verdicts = () =>
  game.messages.contents.flatMap((message) => {
    const verdict = verdictOf(message);
    return verdict ? [{ message, verdict }] : [];
  });

describe.each(RULESET_IDS)("what is kept in words with the acts of %s", (id) => {
  test("is what somebody who owns nobody reads of them, whoever's window writes it", async () => {
    await openWorld(id, fixture(id));
    readIn("fr");
    await playOn();
    for (const { verdict } of verdicts()) {
      await loadAct(verdict);
      const told = forEverybody(() => outcomesTold(verdict));
      expect(await as(RIVAL, () => Promise.resolve(outcomesTold(verdict)))).toEqual(told);
    }
  });

  test("stands in the message of each verdict that was written, and of no whisper", async () => {
    await openWorld(id, fixture(id));
    readIn("fr");
    await playOn();
    const kept = verdicts().map(({ message: { content, whisper }, verdict }) => ({ content, whisper, verdict }));
    const open = kept.filter(({ whisper, content }) => whisper.length === 0 && content !== "");
    expect(open.length).toBeGreaterThan(0);
    for (const { content, verdict } of open) expect(content).toBe(keptWords({ ...verdict, verdict }));
    for (const { verdict } of kept) expect(keptWords({ ...verdict, verdict }, [KEEPER])).toBe(NO_WORDS);
  });
});

/** A shot of the hero's that hits the beast, as the keeper lets it count. */
async function shoot(
  targets = [target()],
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ _id?: unknown }> {
  const seats = sitDown();
  readIn("fr");
  await loadDeeds("gb");
  for (const [key, value] of Object.entries(settings)) seats.settings.set(key, value);
  const shot = sent("attack", PLAYER, intent({ targets }), { rolls: targets.flatMap(() => rolls(19)) });
  await comes(shot);
  await onCard(shot, { action: "accept" }); // its lines are missing
  return shot;
}

const wordsOn = (shot: { _id?: unknown }) => recordOn(shot).message.content.replaceAll("\u00A0", " ");

describe("a shot in words", () => {
  test("says who, with what, at whom and what came of it", async () => {
    expect(wordsOn(await shoot())).toMatch(/^<p>Ada — Revolver → Bête<\/p><p>Ada contre Bête : .+\.<\/p>$/);
  });

  test("is in the language of the window that writes it", async () => {
    const shot = await shoot();
    const { verdict } = recordOn(shot);
    readIn("en");
    expect(keptWords({ ...verdict, verdict })).toContain("Ada against Bête: ");
  });

  test("has a sentence for each target", async () => {
    const words = wordsOn(await shoot([target(), target({ actor: HERO, name: "Ada" })]));
    expect(words).toContain("Ada contre Bête : ");
    expect(words).toContain("Ada contre Ada : ");
  });

  test("says that it was taken back", async () => {
    const shot = await shoot();
    await onCard(shot, { action: "undo" });
    expect(wordsOn(shot)).toContain("Ada contre Bête : Annulé.");
  });

  test("tells of a sealed blow that it hits, and nothing more until that is revealed", async () => {
    const shot = await shoot([target()], { automation: "click", gbTwoStageCard: true });
    expect(recordOn(shot).verdict.targets[0]).toMatchObject({ stage: "resolved", revealed: false });
    const sealed = wordsOn(shot);
    expect(sealed).toMatch(/Ada contre Bête : Touché\.<\/p>$/);
    await onCard(shot, { action: "reveal", target: 0 });
    expect(wordsOn(shot).length).toBeGreaterThan(sealed.length);
  });

  test("escapes what somebody typed for a name", async () => {
    await shoot();
    const named = { ...recordOn(await shoot()).verdict.intent, weapon: { uuid: "", name: "<img src=x>", img: "" } };
    expect(keptWords({ intent: named, deed: null })).toContain("&lt;img src=x&gt;");
  });

  test("never tells a figure of somebody whose numbers the keeper keeps", async () => {
    const points = fc.integer({ min: 1000, max: 9999 });
    const shown = fc.record({ hp: points, pv: points, pf: points, d20: fc.integer({ min: 2, max: 20 }) });
    await fc.assert(
      fc.asyncProperty(shown, async ({ hp, pv, pf, d20 }) => {
        sitDown().settings.set("targetNumbers", "hidden");
        readIn("fr");
        const beast = fromUuidSync(BEAST) as Actor;
        beast.updateSource({ system: { hp: { max: hp }, pv: { value: pv }, pf: { value: pf } } });
        const shot = sent("attack", PLAYER, intent(), { rolls: rolls(d20) });
        await comes(shot);
        await onCard(shot, { action: "accept" });
        expect(wordsOn(shot)).toContain("Ada contre Bête");
        expect(wordsOn(shot)).not.toMatch(/\d{4}/);
      }),
      { numRuns: 12 },
    );
  });
});

describe("names that everybody may know", () => {
  const person = { actor: HERO, token: null, name: "Une passante", img: "" };

  test("are those that the table sees, though the keeper's window says them", () => {
    sitDown();
    expect(knownAs(person).name).toBe("Ada");
    expect(forEverybody(() => knownAs(person).name)).toBe("Une passante");
  });

  test("are said to nobody in particular, also where saying them fails", () => {
    sitDown();
    expect(() =>
      forEverybody(() => {
        throw new Error("unsaid");
      }),
    ).toThrow("unsaid");
    expect(readsAsKeeper()).toBe(true);
  });
});

test("a whisper has no words until it is unveiled, and then both of its messages have", async () => {
  sitDown();
  readIn("fr");
  const shot = sent("attack", PLAYER, intent(), { rolls: rolls(19), whisper: [KEEPER], content: NO_WORDS });
  await comes(shot);
  await onCard(shot, { action: "accept" });
  expect(wordsOn(shot)).toBe(NO_WORDS);
  await unveil(String(shot["_id"]));
  const { content } = game.messages.get(String(shot["_id"])) ?? {};
  expect(content).toBe("<p>Ada — Revolver → Bête</p>");
  expect(wordsOn(shot)).toContain("Ada contre Bête : touché");
});
