import { expect, test } from "vitest";
import { declareActions, stepPoints } from "../../../../../src/rulesets/warp/sheets/views/turn-panel.js";
import { RIVAL } from "../../../../support/play/arbiter-table.js";
import { openRing, systemOf } from "../attack/table.js";

/** The server, which writes what arrives as it is; `theirs` arrives before our first writing does. */
function server(actor: Actor, theirs: object | null): void {
  const sheet = actor as unknown as { updateSource(change: object): void; update(change: object): Promise<void> };
  const waiting = theirs ? [theirs] : [];
  const write = (change: object, user: string) => {
    sheet.updateSource(change);
    (actor as unknown as { prepareData(): void }).prepareData();
    (Hooks.callAll as (hook: string, ...told: unknown[]) => boolean)("updateActor", actor, change, {}, user);
  };
  sheet.update = async (change) => {
    await Promise.resolve();
    for (const other of waiting.splice(0)) write(other, RIVAL);
    write(change, game.user.id ?? "");
  };
}

const hp = (actor: Actor) => (systemOf(actor).hp as unknown as { value: number }).value;

test("WP-57: a point taken by two people at once is two points, on whichever window it arrived last", async () => {
  const { hero } = openRing();
  server(hero, { system: { hp: { value: 27 } } });
  await stepPoints(hero, -1);
  expect(hp(hero)).toBe(26);
});

test("WP-57: a wound that is written in that moment stays, and so does what somebody heals", async () => {
  const { hero } = openRing();
  await hero.update({ system: { hp: { value: 24 } } } as never);
  server(hero, { system: { hp: { value: 20 } } });
  await stepPoints(hero, 1);
  expect(hp(hero)).toBe(21);
  server(hero, { system: { hp: { value: 25 } } });
  await stepPoints(hero, -1);
  expect(hp(hero)).toBe(24);
});

test("WP-39, WP-57: clicks that come fast all count", async () => {
  const { hero } = openRing();
  server(hero, null);
  await Promise.all([stepPoints(hero, -1), stepPoints(hero, -1), stepPoints(hero, -1)]);
  expect(hp(hero)).toBe(25);
  await Promise.all([declareActions(hero, 1), declareActions(hero, 1)]);
  expect(systemOf(hero).turn).toMatchObject({ extraActions: 2 });
});
