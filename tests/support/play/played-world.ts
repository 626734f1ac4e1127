import { htmlToText } from "../markup.js";
import { takeUp } from "../../../src/core/play/arbiter/arbiter.js";
import { procedureOf } from "../../../src/core/play/loaded/attacks.js";
import { verdictOf } from "../../../src/core/play/messages/messages.js";
import { actorOf } from "../../../src/core/world/world.js";
import { DefenceDraft } from "../../../src/core/play/draft/answer-draft.js";
import { type Data, settled } from "./arbiter-table.js";
import { Act, KEEPER, PLAYER, RIVAL, seat } from "./play.js";
import type { RulesetId } from "./seats.js";

/** A world as an earlier version left it. */
export interface PlayedWorld {
  readonly actors: readonly Data[];
  readonly combats: readonly Data[];
  readonly messages: readonly Data[];
  readonly worldTime: number;
}

/** What is to be seen of it, in figures: words may change from version to version. */
export interface Seen {
  /** For each act, oldest first: where it stands, and the figures that keeper, its player and another one read on its card. */
  readonly acts: readonly string[];
  /** All numbers of everybody. */
  readonly people: Readonly<Record<string, Data>>;
}

/** Opens a world at a table whose wounds wait for a click. */
export async function openWorld(id: RulesetId, world: PlayedWorld): Promise<void> {
  const { actors, combats, messages } = world;
  await seat(id, actors, { combats, messages, settings: { automation: "keeper", gbTwoStageCard: true } });
  const time = { worldTime: world.worldTime };
  const advance = (seconds: number) => Promise.resolve((time.worldTime += seconds));
  Object.assign(game, { time: Object.assign(time, { advance }) });
}

/** The acts of the log, oldest first. */
function acts(): readonly Act[] {
  const ours = game.messages.filter(({ _source }) =>
    ["attack", "deed", "save"].includes((_source as Data)["type"] as string),
  );
  return ours.map((message) => new Act(message as ChatMessage));
}

const figures = (text: string) => (text.match(/[−-]?\d+(?:[.,]\d+)?/g) ?? []).join(" ");

/** The text of a card, without the odds of who has yet to roll: they are of the sheet as it is now. */
const ofThen = (html: string) => htmlToText(html.replaceAll(/<span class="g-asked__chance".*?<\/span>/g, ""));

/** Whatever dice it calls for fall by chance. */
const ANYHOW = { dice: null };

/** What everybody reads now, and what everybody is. */
export async function seen(): Promise<Seen> {
  const all: string[] = [];
  for (const act of acts()) {
    const readers = [KEEPER, PLAYER, RIVAL].filter((reader) => act.isFor(reader));
    const cards = [];
    for (const reader of readers) cards.push(figures(ofThen((await act.card(reader)).html)));
    all.push([standing(act), ...cards].join(" | "));
  }
  const people = game.actors.map((actor): [string, Data] => [
    actor.name,
    (actor.toObject() as { system: Data }).system,
  ]);
  return { acts: all, people: JSON.parse(JSON.stringify(Object.fromEntries(people))) as Seen["people"] };
}

function standing(act: Act): string {
  const record = game.messages.contents.map(verdictOf).find((verdict) => verdict?.subject === act.message.id);
  return record ? `${record.standing} ${record.targets.map(({ stage }) => stage).join(" ")}` : "unheard";
}

/**
 * Plays on as a keeper would after the update: what nobody has heard is judged, who is asked answers, what waits is
 * decided and applied, what was applied is taken back, and what was taken back applied again.
 */
export async function playOn(): Promise<void> {
  takeUp();
  await settled();
  for (const act of acts()) {
    if (standing(act).startsWith("unheard")) continue; // a save of one's own: nobody judges it
    if (act.verdict.standing === "review") await act.press("accept", ANYHOW);
    await answerAll(act);
    const { stage } = act.verdict.targets[0] ?? {};
    if (stage === "applied") await act.press("undo", ANYHOW);
    else if (stage === "undone") await act.press("apply", ANYHOW);
    else if (stage === "resolved") {
      await decideSome(act);
      await act.press("apply", ANYHOW);
    }
  }
}

/** Lets blows come that ask, and throws their damage. */
async function answerAll(act: Act): Promise<void> {
  const { stage } = act.verdict.targets[0] ?? {};
  if (stage === "awaiting") {
    const draft = new DefenceDraft(act.record.message, 0);
    const still = draft.asked ? draft.replies(draft.asked).find(({ refused }) => refused) : undefined;
    if (still) await act.answer(still.id, null);
  }
  if (act.verdict.targets[0]?.stage === "throwing") await act.throwDamage(null, { by: KEEPER });
}

/** Decides the first number that the keeper may decide. */
async function decideSome(act: Act): Promise<void> {
  const { intent, deed, targets } = act.verdict;
  const [target] = targets;
  const actor = target && actorOf(target);
  if (deed || !target?.outcome || !actor) return;
  const field = procedureOf(intent, target)
    .edit(target.outcome, {}, actor)
    .find(({ kind }) => kind === "number");
  if (field) await act.press("edit", { ...ANYHOW, target: 0, override: { [field.name]: field.range?.max ?? 1 } });
}
