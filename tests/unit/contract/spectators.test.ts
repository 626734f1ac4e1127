import { expect, onTestFinished, test, vi } from "vitest";
import { cardHtml } from "../../../src/core/card/html.js";
import { isRefused, players } from "../../../src/core/settings/spectators.js";
import { announce } from "../../../src/core/foundry/types/hooks.js";
import { mayRead } from "../../../src/core/play/messages/may-read.js";
import { mayKnowNumbers, maySeeDice } from "../../../src/core/play/log/may-know.js";
import { responderOf } from "../../../src/core/play/arbiter/responder.js";
import { verdictOn } from "../../../src/core/play/messages/verdict-on.js";
import { startAttack } from "../../../src/core/attack/start.js";
import { drafted, sentBy, thrown, usable } from "../../support/play/any-attack.js";
import { comes, KEEPER, PLAYER, RIVAL } from "../../support/play/arbiter-table.js";
import { as, RULESET_IDS, seatAt, type RulesetId } from "../../support/play/all-tables.js";
import { prepareCards } from "../../support/windows/drawn-cards.js";

/** What stands on a card, without its head, whose names may hold any letter, and the numbers of rules. */
const told = (html: string) =>
  html
    .replace(/<header[\s\S]*?<\/header>/, "")
    .replaceAll(/<span class="g-rule">[\s\S]*?<\/span>/g, "")
    .replaceAll(/<h4 class="g-hit__name">[\s\S]*?<\/h4>/g, "")
    .replaceAll(/<[^>]*>/g, " ");
const buttons = (html: string) =>
  [...html.matchAll(/<(?:button|input|select|summary)[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/"fold"|g-rule/.test(tag));

/** Has an actor answer as ours do: the classes of ours stand on the client's, which this table does without. */
function ownAsOurs(actor: Actor): void {
  const own = actor.testUserPermission.bind(actor);
  Object.assign(actor, {
    testUserPermission: (...args: Parameters<typeof own>) => !isRefused(args[0], args[1]) && own(...args),
  });
}

/** A blow that everybody may read, at a table where somebody who owns the attacker only watches. */
async function watchedBlow(id: RulesetId) {
  const { hero, foe, told: said } = await seatAt(id);
  for (const actor of game.actors) ownAsOurs(actor);
  prepareCards();
  await hero.update({ ownership: { [RIVAL]: 3 } });
  await game.settings.set("gardien", "spectators" as never, RIVAL as never);
  announce("gardien.settingChanged", "spectators");
  const [weapon] = usable(hero, foe) as [Item];
  const blow = await thrown(sentBy(drafted(weapon, foe)), PLAYER);
  await comes(blow);
  const message = game.messages.get(String(blow["_id"])) as ChatMessage;
  return { hero, foe, weapon, message, said };
}

test.each(RULESET_IDS)("in %s a spectator is told in words what came of a blow, and nothing to click", async (id) => {
  const { hero, message } = await watchedBlow(id);
  const read = (user: string) => as(user, async () => (await cardHtml(message)) ?? "");
  const [full, watched] = [await read(KEEPER), await read(RIVAL)];
  expect(told(full)).toMatch(/\d/);
  expect(told(watched)).not.toMatch(/\d/);
  expect(buttons(watched)).toEqual([]);
  const word = /g-verdict"[^>]*>(?:<i[^>]*><\/i> )?([^<]*)/.exec(full)?.[1];
  if (word !== undefined && !/\d/.test(word)) expect(watched).toContain(word);
  await as(RIVAL, () => {
    for (const actor of game.actors)
      expect([mayKnowNumbers(actor), maySeeDice(actor)], actor.name).toEqual([false, false]);
    expect(hero.testUserPermission(game.user, "OWNER")).toBe(false);
    expect(hero.testUserPermission(game.user, "OBSERVER")).toBe(true);
  });
});

test.each(RULESET_IDS)("in %s a spectator is asked nothing, and begins nothing", async (id) => {
  const { weapon, message, said } = await watchedBlow(id);
  const verdict = verdictOn(message.id ?? "")?.verdict;
  for (const user of game.users) Object.assign(user, { active: true });
  for (const target of verdict?.targets ?? []) expect(responderOf(target, message)?.id).not.toBe(RIVAL);
  expect(players().map((user) => user.id)).toEqual([PLAYER]);
  said.length = 0;
  await as(RIVAL, () => startAttack(weapon));
  expect(said).toHaveLength(1);
});

test("whoever opens the page of a stream reads as a spectator, and no secret", async () => {
  const { message, hero } = await watchedBlow("gb");
  vi.stubGlobal("game", Object.create(game, { view: { value: "stream" } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const html = (await cardHtml(message)) ?? "";
  expect(told(html)).not.toMatch(/\d/);
  expect(html).toMatch(/<article[^>]* inert>/);
  expect(mayKnowNumbers(hero)).toBe(false);
  expect(mayRead(message)).toBe(true);
  await message.update({ whisper: [KEEPER] });
  expect(mayRead(message)).toBe(false);
});
