/**
 * Acts lived whole without a browser: begun as a window begins them, thrown, posted by their author, judged by the
 * arbiter, read on their card by whoever sits at the table, applied, decided otherwise, taken back.
 */
import { DefenceDraft } from "../../../src/core/play/draft/answer-draft.js";
import { give } from "../../../src/core/defence/answer.js";
import { throwDamage } from "../../../src/core/play/draft/throw-damage.js";
import { consider } from "../../../src/core/play/arbiter/arbiter.js";
import { cardHtml } from "../../../src/core/card/html.js";
import type { Override } from "../../../src/core/play/contract/outcome.js";
import { Draft } from "../../../src/core/play/draft/draft.js";
import { forgetUnoffered } from "../../../src/core/play/draft/offered.js";
import { postAttack } from "../../../src/core/play/draft/post.js";
import { htmlToText } from "../markup.js";
import { mayRead } from "../../../src/core/play/messages/may-read.js";
import type { Wish } from "../../../src/core/play/arbiter/rights.js";
import type { VerdictRecord } from "../../../src/core/play/messages/verdict-on.js";
import { draftFor } from "../../../src/core/deed/begin.js";
import { knownDeeds } from "../../../src/core/play/loaded/deeds.js";
import { postDeed } from "../../../src/core/play/draft/post-deed.js";
import type { DeedChoices } from "../../../src/core/play/contract/deed.js";
import { rulesetOf } from "../../../src/core/rulesets.js";
import { say } from "../../../src/core/text/text.js";
import { KEEPER, onCard, PLAYER, recordOn, settled } from "./arbiter-table.js";
import { dropDice, expectNoneLaid, layDice, type Fallen } from "../dice/laid-dice.js";
import { prepareCards } from "../windows/drawn-cards.js";
import { as } from "./seats.js";

export { readIn } from "../windows/drawn-cards.js";
export { KEEPER, PLAYER, RIVAL } from "./arbiter-table.js";
export { as, ofPack, seat } from "./seats.js";
export type { Fallen } from "../dice/laid-dice.js";

interface Doing {
  /** Whose client does it: the player's without a word. */
  readonly by?: string;
}

/** What somebody reads on a card, and what they can press. */
export interface Card {
  readonly html: string;
  /** All of its text, one space between words. */
  readonly text: string;
  /** What its buttons do, e.g. `apply`, `undo`; once for each button. */
  readonly buttons: readonly string[];
}

/** What was done: its message, what the arbiter says of it, and what can be done with it. */
export class Act {
  readonly message: ChatMessage;

  constructor(message: ChatMessage) {
    this.message = message;
  }

  /** The arbiter's verdict and the message that carries it. Throws where nothing is judged. */
  get record(): VerdictRecord {
    return recordOn({ _id: this.message.id });
  }

  get verdict(): VerdictRecord["verdict"] {
    return this.record.verdict;
  }

  /** Whether the message is for somebody: Foundry shows it to nobody else. */
  isFor(reader: string): boolean {
    return mayRead(this.message, game.users.get(reader) as User);
  }

  /** The card as somebody reads it now, in French unless {@link readIn} says otherwise. Throws where they see none. */
  async card(reader: string = KEEPER): Promise<Card> {
    prepareCards();
    const html = this.isFor(reader) ? await as(reader, () => cardHtml(this.message)) : null;
    if (html === null) throw new Error("no card");
    const buttons = [...html.matchAll(/<button[^>]*data-card-action="([^"]+)"/g)].map(([, action = ""]) => action);
    return { html, text: htmlToText(html), buttons };
  }

  /** Presses a button of the card: by the keeper, without a word. Dice that it calls for fall as told. */
  async press(
    action: Wish["action"],
    {
      by = KEEPER,
      target = -1,
      dice = [],
      ...wish
    }: Partial<Wish> & Doing & { readonly dice?: readonly Fallen[] | null } = {},
  ): Promise<void> {
    await withDice(dice, () => onCard({ _id: this.message.id }, { ...wish, action, target }, by));
  }

  apply(target = -1, by: string = KEEPER): Promise<void> {
    return this.press("apply", { target, by });
  }

  undo(target = -1): Promise<void> {
    return this.press("undo", { target });
  }

  /** The keeper decides otherwise about one target: what the window « Modifier » sends. */
  decide(override: Override, target = 0): Promise<void> {
    return this.press("edit", { override, target });
  }

  /** Answers for a target: a reply by its id, what is chosen beside it, and what falls. Throws where it is not posted. */
  async answer(
    reply: string,
    dice: readonly Fallen[] | null = [],
    {
      by = KEEPER,
      target = 0,
      choices = {},
    }: Doing & { readonly target?: number; readonly choices?: DeedChoices } = {},
  ): Promise<Act> {
    return done(by, dice, async () => {
      const draft = new DefenceDraft(this.record.message, target);
      Object.assign(draft.choices, choices);
      const offered = draft.asked ? draft.replies(draft.asked).map(({ id }) => id) : [];
      if (!offered.includes(reply)) throw new Error(`no reply ${reply}, but ${offered.join(", ") || "none"}`);
      return give(draft, reply);
    });
  }

  /** Throws what whoever attacked has still to throw for a target. */
  async throwDamage(
    dice: readonly Fallen[] | null,
    { by = PLAYER, target = 0 }: Doing & { target?: number } = {},
  ): Promise<Act> {
    const { message } = this.record;
    return done(by, dice, async () => {
      await throwDamage(message, target);
      return true;
    });
  }
}

/** Runs what throws dice that fall as told, and all of them have to; `null`: by chance. */
async function withDice<T>(dice: readonly Fallen[] | null, work: () => Promise<T>): Promise<T> {
  if (dice) layDice(dice);
  try {
    const result = await work();
    await settled();
    expectNoneLaid();
    return result;
  } finally {
    dropDice();
  }
}

/** Somebody's client posts something; the keeper's judges it. Throws where nothing was posted. */
async function done(by: string, dice: readonly Fallen[] | null, work: () => Promise<boolean>): Promise<Act> {
  const before = new Set(game.messages.map(({ id }) => id));
  const posted = await withDice(dice, () => as(by, work));
  const [message] = game.messages.filter(({ id }) => !before.has(id));
  if (!posted || !message) throw new Error("nothing was posted");
  consider(message as ChatMessage);
  await settled();
  return new Act(message as ChatMessage);
}

/**
 * Does a deed as its window sends it: what is chosen in its fields, and for the rest what they say by themselves.
 * Throws what stands in the way of it, and where a field is chosen in that its window does not show.
 * @param dice how they fall, in their order
 */
export async function doDeed(
  id: string,
  people: Actor | readonly Actor[],
  choices: DeedChoices = {},
  dice: readonly Fallen[] = [],
  { by = PLAYER, about = null }: Doing & { readonly about?: Act | null } = {},
): Promise<Act> {
  const actors = people instanceof Array ? people : [people as Actor];
  const ruleset = rulesetOf(actors[0]?.type ?? "")?.id ?? "";
  const procedure = knownDeeds(ruleset)[id];
  if (!procedure) throw new Error(`no deed ${id}`);
  return done(by, dice, async () => {
    const beginning = { id, ruleset, procedure, people: actors, choices: {}, about: about?.message.id ?? null };
    const draft = draftFor(beginning);
    await draft.complete();
    for (const [field, value] of Object.entries(choices)) {
      if (!draft.fields.some((one) => one.id === field)) throw new Error(`${id} has no field ${field}`);
      draft.choices[field] = value;
      await draft.complete();
    }
    const { sent } = draft;
    const [first] = sent.present;
    const obstacle = first && sent.able.length === 0 ? sent.procedure.obstacle(sent.situation(first)) : null;
    if (obstacle) throw new Error(say(obstacle));
    await postDeed(sent, sent.able);
    return true;
  });
}

/** An attack as its window has it, before it is thrown: what is offered, reckoned and warned of. */
export function draftOf(
  weapon: Item,
  targets: readonly Actor[],
  choices: Readonly<Record<string, string>> = {},
  metres: number | null = null,
): Draft {
  Object.assign(game.user, { targets: new Set() });
  const draft = new Draft(weapon, weapon.actor as Actor, null);
  draft.targets = targets.map((actor) => ({ actor, token: null, metres }));
  Object.assign(draft.choices, choices);
  return draft;
}

/** Attacks as the window sends it. Throws what stands in the way. */
export async function attack(
  weapon: Item,
  targets: Actor | readonly Actor[],
  choices: Readonly<Record<string, string>> = {},
  dice: readonly Fallen[] = [],
  { by = PLAYER, metres = null }: Doing & { readonly metres?: number | null } = {},
): Promise<Act> {
  const actors = targets instanceof Array ? targets : [targets as Actor];
  return done(by, dice, async () => {
    const draft = draftOf(weapon, actors, choices, metres);
    forgetUnoffered(draft);
    if (draft.obstacle) throw new Error(say(draft.obstacle));
    await postAttack(draft);
    return true;
  });
}
