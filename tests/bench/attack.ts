import { closeBrowser, KEEPER, layTable, PLAYERS, type Seat } from "../e2e/support/table.js";
import { finding, inTurns, median, type Finding } from "./support/rounds.js";

const ROUNDS = 45;
/** Rounds before that, in which the browser still compiles what it runs. */
const WARM_UP = 8;
const ATTACKER = "Journaliste";
const TARGET = "Voyou";
/** After this long a row that has not come never will, in milliseconds. */
const PATIENCE = 15_000;
/** Quiet time between two measurements, in milliseconds: what the last one still does must not weigh on the next. */
const PAUSE = 250;

/** The part of Foundry's API that these functions call inside a page, where no type of ours reaches. */
interface Page extends Window {
  game: { user: { character: { items: Documents } } };
  canvas: { tokens: { placeables: Token[] } };
  /** Left by {@link watch}: when each awaited row was first seen, in milliseconds since 1970. */
  seen: Promise<number[]>;
}
interface Documents extends Iterable<{ id: string; type: string; update(data: object): Promise<unknown> }> {
  readonly size: number;
}
interface Token {
  name: string;
  actor: {
    items: Documents;
    system: { pv: { max: number }; pf: { max: number } };
    update(data: object): Promise<unknown>;
    deleteEmbeddedDocuments(type: string, ids: string[]): Promise<unknown>;
  };
  control(options: object): unknown;
  setTarget(targeted: boolean, options: object): unknown;
}

/** Makes a client note the instants at which a row it does not show yet first reads like each of these. */
async function watch({ page }: Seat, patterns: readonly string[]): Promise<void> {
  await page.evaluate(
    ([texts, patience]) => {
      const rows = () => [...document.querySelectorAll<HTMLElement>(".chat-message")];
      const known = new Set(rows().map((row) => row.dataset["messageId"]));
      const wanted = texts.map((text) => new RegExp(text));
      const seen: number[] = [];
      (window as unknown as Page).seen = new Promise((resolve, reject) => {
        const observer = new MutationObserver(() => {
          const text = rows().find((row) => !known.has(row.dataset["messageId"]))?.textContent ?? "";
          for (const [i, pattern] of wanted.entries()) {
            if (pattern.test(text)) seen[i] ??= performance.timeOrigin + performance.now();
          }
          if (Object.keys(seen).length < wanted.length) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(() => reject(new Error(`no row reads like ${texts.join(" and ")}`)), patience);
      });
    },
    [patterns, PATIENCE] as const,
  );
}

function seenBy({ page }: Seat): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Page).seen);
}

/** The player selects and targets; the bar with the weapons stands ready. */
async function takeAim({ page }: Seat): Promise<void> {
  await page.evaluate(
    ([attacker, target]) => {
      const { placeables } = (window as unknown as Page).canvas.tokens;
      const named = (name: string) => placeables.find((token) => token.name === name);
      named(attacker)?.control({ releaseOthers: true });
      named(target)?.setTarget(true, { releaseOthers: true });
    },
    [ATTACKER, TARGET] as const,
  );
  await weapon({ page }).waitFor();
}

function weapon({ page }: Pick<Seat, "page">) {
  return page.getByRole("navigation", { name: /Attaques de/ }).getByRole("button", { name: /Walther/ });
}

/** Shift and click on the weapon: rolled at once. Answers with the instant of the click. */
function shoot(player: Seat): Promise<number> {
  return weapon(player).evaluate((button) => {
    const start = performance.timeOrigin + performance.now();
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
    return start;
  });
}

/** A line typed in the chat, sent with Enter. Answers with the instant of the key. */
async function say({ page }: Seat): Promise<number> {
  const field = page.locator("#chat-message");
  await field.fill("Un bruit dans la ruelle.");
  return field.evaluate((input) => {
    const start = performance.timeOrigin + performance.now();
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return start;
  });
}

/** Heals the target and loads the weapon, so that every round is like the first. */
async function restore(keeper: Seat, player: Seat): Promise<void> {
  await keeper.page.evaluate(async (target) => {
    const token = (window as unknown as Page).canvas.tokens.placeables.find(({ name }) => name === target);
    if (!token) throw new Error(`no token ${target}`);
    const { items, system } = token.actor;
    const wounds = [...items].filter(({ type }) => type === "gbWound").map(({ id }) => id);
    await token.actor.deleteEmbeddedDocuments("Item", wounds);
    await token.actor.update({ "system.pv.value": system.pv.max, "system.pf.value": system.pf.max });
  }, TARGET);
  await player.page.evaluate(async () => {
    const { items } = (window as unknown as Page).game.user.character;
    const [gun] = [...items].filter(({ type }) => type === "gbWeapon");
    await gun?.update({ "system.magazine.value": 7 });
  });
  await player.page.waitForTimeout(PAUSE);
}

/** From an act of the player to a row that reads like each of these on the keeper's screen. */
async function reach(keeper: Seat, patterns: readonly string[], act: () => Promise<number>): Promise<number[]> {
  await watch(keeper, patterns);
  const start = await act();
  return (await seenBy(keeper)).map((instant) => instant - start);
}

/** What the arbiter adds: a message of its own, the target's loss and the ammunition. */
const OUTCOME_TARGET = 6;

/** A click on a weapon until the other client shows the card, then what came of it, against a line of chat. */
export async function measure(): Promise<Finding[]> {
  const table = await layTable();
  try {
    const [keeper, player] = [await table.join(KEEPER), await table.join(PLAYERS[0])];
    await takeAim(player);
    const cards: number[] = [];
    const times = await inTurns(
      ROUNDS,
      {
        subject: async () => {
          await restore(keeper, player);
          const [card = NaN, outcome = NaN] = await reach(keeper, ["Walther", "Touché|Raté"], () => shoot(player));
          cards.push(card);
          return outcome;
        },
        baseline: async () => {
          await restore(keeper, player);
          const [message = NaN] = await reach(keeper, ["Un bruit"], () => say(player));
          return message;
        },
      },
      WARM_UP,
    );
    const errors = [...keeper.errors, ...player.errors];
    if (errors.length > 0) throw new Error(`the clients reported: ${errors.join("; ")}`);
    const on = "on the other client / Enter in the chat to the row there";
    return [
      finding("click to card", 1.5, `shift-click on a weapon to the dice ${on}`, {
        ...times,
        subject: median(cards.slice(WARM_UP)),
      }),
      finding("click to outcome", OUTCOME_TARGET, `shift-click on a weapon to the arbiter's outcome ${on}`, times),
    ];
  } finally {
    await table.close();
    await closeBrowser();
  }
}
