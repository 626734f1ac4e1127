import { recipients } from "../foundry/visibility.js";
import { createEffects, createMessage, write } from "../foundry/write.js";
import { flagOf } from "../foundry/flags.js";
import { arbitrate } from "../play/arbiter/arbitrate.js";
import { trusted } from "../play/messages/messages.js";
import { flag, json, list, mapOf, oneOf, record, text, type Json, type Read } from "../shape/shape.js";
import { t } from "../text/i18n.js";
import { refuse } from "../text/errors.js";
import { work } from "../ui/button-busy.js";
import { nameOf } from "../world/selected-actors.js";
import { knownAs } from "../world/names.js";
import { actorAt } from "../world/world.js";

const CHANGE = record({ actor: text, name: text, source: mapOf(json) });
const NOTICE = record({
  what: oneOf(["placed", "lifted", "over"]),
  changes: list(CHANGE),
  /** Set once it was taken back. */
  undone: flag,
});
/** What befell keeper's effects, as its message keeps it. */
export type EffectNotice = Read<typeof NOTICE>;

/** An effect that was placed on an actor, or taken off. */
export interface EffectChange {
  readonly actor: string;
  readonly source: object;
}

/** Tells what befell keeper's effects; the message takes it back. */
export async function tellEffects(
  what: EffectNotice["what"],
  changes: readonly EffectChange[],
  hidden: boolean,
): Promise<void> {
  const told = changes.map(({ actor, source }) => {
    const found = actorAt(actor);
    return { actor, source: source as Readonly<Record<string, Json>>, name: found ? nameOf(found) : "" };
  });
  const effects: EffectNotice = { what, changes: told, undone: false };
  await createMessage({
    content: `<p>${foundry.utils.escapeHTML(sentence(effects, ({ name }) => name))}</p>`,
    flags: { gardien: { effects } },
    ...recipients(hidden ? "keeper" : "public"),
  });
}

type Told = Read<typeof CHANGE>;

function sentence({ what, changes, undone }: EffectNotice, called: (one: Told) => string): string {
  const people = new Intl.ListFormat(game.i18n.lang).format(changes.map(called));
  const effects = [...new Set(changes.map(({ source }) => text.read(source["name"])))].join(", ");
  return t(`GARDIEN.EFFECT.NOTICE.${undone ? "undone" : what}`, { effect: effects, people });
}

/** Draws such a message into its row of the log, for this reader. */
export function drawEffects(message: ChatMessage, row: HTMLElement): void {
  const place = row.querySelector<HTMLElement>(".message-content");
  if (!place || !trusted(message)) return;
  const notice = flagOf(message, "effects", NOTICE);
  const page = row.ownerDocument;
  const line = page.createElement("div");
  line.className = "gardien g-effect-notice";
  const words = page.createElement("p");
  words.textContent = sentence(notice, ({ actor, name }) => knownAs({ actor, token: null, name, img: "" }).name);
  line.append(words);
  if (game.user.isGM) line.append(undoButton(message, notice, page));
  place.replaceChildren(line);
}

function undoButton(message: ChatMessage, notice: EffectNotice, page: Document): HTMLElement {
  const button = page.createElement("button");
  button.type = "button";
  button.className = "g-btn g-btn--sm";
  button.textContent = t(notice.undone ? "GARDIEN.EFFECT.NOTICE.redo" : "GARDIEN.EFFECT.NOTICE.undo");
  button.addEventListener("click", () => work(button, "effect.undo", () => turnOver(message)));
  return button;
}

/** Takes back what a message tells, or does it again. */
async function turnOver(message: ChatMessage): Promise<void> {
  const notice = flagOf(message, "effects", NOTICE);
  const puts = (notice.what === "placed") === notice.undone;
  for (const { actor: uuid, name, source } of notice.changes) {
    const actor = actorAt(uuid);
    if (!actor) refuse("GARDIEN.EFFECT.NOTICE.gone", { name });
    else await arbitrate([uuid], () => (puts ? putBack(actor, source) : takeOff(actor, text.read(source["_id"]))));
  }
  await write(message, { "flags.gardien.effects.undone": !notice.undone });
}

async function putBack(actor: Actor, source: Readonly<Record<string, Json>>): Promise<void> {
  if (actor.effects.has(text.read(source["_id"]))) return;
  await createEffects(actor, [source], { keepId: true });
}

async function takeOff(actor: Actor, id: string): Promise<void> {
  await actor.effects.get(id)?.delete();
}
