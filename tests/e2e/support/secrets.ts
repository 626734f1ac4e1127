import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import type { Seat } from "./table.js";

/**
 * Everything a client shows, and everything in the messages that it shows: equal twice when nothing leaked between. What
 * Foundry sends besides, and only the console finds, is no secret of the interface.
 */
export interface Traces {
  readonly page: readonly string[];
  readonly messages: readonly string[];
}

interface Told {
  readonly content: string;
  readonly flavor: string;
  readonly speaker: { readonly alias?: string; readonly actor?: string | null; readonly token?: string | null };
  readonly rolls: readonly unknown[];
  readonly sound: string | null;
  readonly system: { readonly data?: object };
}

/** How long nothing may change on a page before it counts as drawn, in milliseconds: longer than a redrawing is put off. */
const CALM = 120;

/**
 * What there is on a page once it is drawn, names for screen readers and tooltips included, and in its messages. A
 * message that tells nothing but that it is there, and for whom, tells no secret.
 */
export async function tracesOf({ page }: Seat): Promise<Traces> {
  let seen = await look(page);
  for (;;) {
    await page.waitForTimeout(CALM);
    const now = await look(page);
    if (isDeepStrictEqual(now, seen)) return now;
    seen = now;
  }
}

function look(page: Page): Promise<Traces> {
  return page.evaluate(() => {
    const shown = game.messages.filter((message: { visible: boolean }) => message.visible) as { toObject(): Told }[];
    const told = shown.map((message) => {
      const { content, flavor, speaker, rolls, sound, system } = message.toObject();
      const { alias, actor, token } = speaker;
      const empty = { rolls: rolls.length === 0, data: Object.keys(system.data ?? {}).length === 0 };
      const silent = empty.rolls && empty.data && !content && !flavor && !sound && !alias && !actor && !token;
      return silent ? "" : JSON.stringify({ content, flavor, speaker, rolls, system });
    });
    return {
      page: document.body.outerHTML.replaceAll("><", ">\n<").split("\n"),
      messages: told.filter((one) => one !== ""),
    };
  });
}

let marks = 0;

/** Waits until a client has been told of everything that another one did before: the server keeps their order. */
export async function catchUp(teller: Seat, ...listeners: readonly Seat[]): Promise<void> {
  const mark = ++marks;
  const id = await teller.page.evaluate(async (value) => {
    await game.user.setFlag("world", "mark", value);
    return game.user.id as string;
  }, mark);
  for (const { page } of listeners) {
    await page.waitForFunction(([user, value]) => game.users.get(user).getFlag("world", "mark") === value, [
      id,
      mark,
    ] as const);
  }
}

/** Chooses in the sidebar who sees the next rolls. */
export async function rollFor({ page }: Seat, audience: "everybody" | "keepers" | "blind" | "self"): Promise<void> {
  await page.evaluate(async (who) => {
    const later = game.release.generation >= 14;
    const modes = later
      ? { everybody: "public", keepers: "gm", blind: "blind", self: "self" }
      : { everybody: "publicroll", keepers: "gmroll", blind: "blindroll", self: "selfroll" };
    await game.settings.set("core", later ? "messageMode" : "rollMode", modes[who]);
  }, audience);
}
