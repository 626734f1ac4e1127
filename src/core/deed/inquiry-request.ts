import { calledBy, isJoin, yetToAnswer } from "../play/log/gathering.js";
import { knownDeeds } from "../play/loaded/deeds.js";
import { verdictOf } from "../play/messages/messages.js";
import { isBinding } from "../play/messages/verdict-on.js";
import { DeedDraft } from "../play/draft/deed-draft.js";
import { t } from "../text/i18n.js";
import { figure, say } from "../text/text.js";
import { inquiryOf, type Inquiry } from "../world/inquiries.js";
import { actorOf } from "../world/world.js";

/** How far back an answer is looked for: it has just been posted. */
const RECENT = 20;

/** Returns the id of the deed by which a keeper asks somebody for this one; `null`: none. */
export function requestFor(ruleset: string, deed: string): string | null {
  const asking = Object.entries(knownDeeds(ruleset)).filter(([, { by, gathers }]) => {
    return by === "keeper" && gathers?.join === deed && gathers.each !== undefined && !gathers.each.result;
  });
  return asking[0]?.[0] ?? null;
}

/** Returns in words what a player waits for whom the keeper's draft would answer; empty where nobody does. */
export function askerOf({ id, ruleset, present }: DeedDraft): string {
  if (!game.user.isGM || present.length !== 1) return "";
  const asked = game.users.contents.flatMap((user) => {
    const inquiry = user.active ? inquiryOf(user) : null;
    const fits = inquiry?.kind === "deed" && inquiry.ruleset === ruleset && inquiry.actor === present[0]?.actor.uuid;
    if (!inquiry || !fits || (requestFor(ruleset, inquiry.act) ?? inquiry.act) !== id) return [];
    const { question } = inquiry;
    return t(`GARDIEN.INQUIRY.${question ? "asked" : "asks.deed"}`, { user: user.name, question });
  });
  return asked[0] ?? "";
}

/** Returns ids of the calls, posted by keepers of late, that the actor of a draft may answer with it; the latest last. */
export function callsFor({ id, present }: DeedDraft): readonly string[] {
  const actor = present[0]?.actor;
  return game.messages.contents.slice(-RECENT).flatMap((message) => {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    const called = verdict && calledBy(verdict.subject);
    if (!verdict || !called || called.gathers.join !== id || game.users.get(verdict.author)?.isGM !== true) return [];
    const waits = yetToAnswer(called).some((target) => actorOf(target) === actor);
    return waits && !isJoin(verdict, called) ? [verdict.subject] : [];
  });
}

/** Whether a keeper may be asked how hard a deed is: by a deed with which they ask for it, or by what is usual in it. */
function isAsked({ id, ruleset, procedure }: DeedDraft): boolean {
  return requestFor(ruleset, id) !== null || (procedure.by === "owner" && procedure.usual !== undefined);
}

/** Returns what its player may ask of a keeper: how hard it is. */
export function inquiryFor(draft: DeedDraft): Omit<Inquiry, "id" | "question"> | null {
  const { id, ruleset, about, present, settled } = draft;
  const [target] = present;
  if (!target || present.length > 1 || about !== null || !isAsked(draft)) return null;
  const choices = JSON.stringify(settled);
  return { kind: "deed", ruleset, actor: target.actor.uuid, act: id, choices, unit: "ownValue" };
}

/** Returns the same deed as an answer to a call, with the choices that still have a field. */
export function answering(
  { id, ruleset, procedure, present, visibility, choices }: DeedDraft,
  call: string,
): DeedDraft {
  const actors = present.map(({ actor }) => actor);
  const draft = new DeedDraft(id, ruleset, procedure, actors, {}, call);
  draft.visibility = visibility;
  Object.assign(draft.choices, choices);
  return draft;
}

/** What a keeper says of how hard a deed is: by a request, or by an answer. */
export interface Given {
  readonly by: "given" | "replied";
  readonly facts: readonly object[];
}

/** Returns what a keeper has answered about a deed, as its player reads it; `null`: nothing that the window shows. */
export function answeredIn(draft: DeedDraft, ids: readonly string[]): Given | null {
  const facts = draft.fields.flatMap(({ id, label, value, options = [] }) => {
    if (!ids.includes(id)) return [];
    const option = options.find((one) => one.value === value);
    const said = option
      ? say(option.label)
      : typeof value === "boolean"
        ? t(`GARDIEN.INQUIRY.${value ? "yes" : "no"}`)
        : value;
    return said === null || said === ""
      ? []
      : [{ label: say(label), value: typeof said === "number" ? figure(said) : said }];
  });
  return facts.length > 0 ? { by: "replied", facts } : null;
}
