import { players } from "../settings/spectators.js";
import { rulesetOf } from "../rulesets.js";
import { t } from "../text/i18n.js";
import { figure, say } from "../text/text.js";
import type { Plight, Vital } from "./contract.js";
import { keeperOf } from "./loaded.js";
import type { Somebody } from "./people.js";
import type { OpenQuestion } from "../questions/list.js";

/** Points that are too many for boxes are typed. */
const MOST_BOXES = 30;

/** How somebody is chosen and what the table waits for from them. */
export interface Seen {
  readonly now: number;
  readonly ticked: boolean;
  /** The table waits for them: the latest question, and how many there are. */
  readonly questions: readonly OpenQuestion[];
  /** What the strip of time speaks of befalls them. */
  readonly due: boolean;
}

/** Somebody as the screen prints them; `null` for whom no ruleset of this table plays. */
export function personView({ actor, name, img }: Somebody, seen: Seen): object | null {
  const part = keeperOf(actor);
  if (!part) return null;
  const { vitals, malus, plights, told = [], facts = [], out } = part.view(actor, seen.now);
  const [question] = seen.questions;
  const chips = plights.map(plightView);
  return {
    ...{ bearer: actor, uuid: actor.uuid, key: actor.uuid.replaceAll(".", "-"), name, img, out },
    ...{ ticked: seen.ticked, due: seen.due, player: playerOf(actor) },
    vitals: vitals.map(vitalView),
    malus: malus ? say(malus) : "",
    plights: [...chips, ...conditionsOf(actor, told).filter(({ chip }) => chips.every(({ text }) => text !== chip))],
    facts: facts.map(({ label, value }) => ({ label: say(label), value })),
    wait: question ? waitView(question, seen.questions.length - 1) : null,
  };
}

function vitalView({ short, name, marks = [], ...vital }: Vital): object {
  const { value, max, look, path } = vital;
  const lost = Math.min(max, Math.max(0, max - value));
  const boxed = look === "boxes" && max > 0 && max <= MOST_BOXES;
  const numbers = boxed ? Array.from({ length: max }, (_, i) => i + 1) : [];
  return {
    ...vital,
    short: say(short),
    name: say(name),
    printed: figure(value),
    boxes: numbers.map((n) => ({ n, lost: n <= lost, sets: max - (n === lost ? n - 1 : n) })),
    bar: look === "bar" || (look === "boxes" && !boxed),
    share: max > 0 ? (Math.max(0, Math.min(value, max)) / max).toFixed(3) : "0",
    marks,
    typed: path !== undefined && !boxed,
    min: vital.min ?? 0,
  };
}

function plightView({ text, tone, more }: Plight) {
  return { text: say(text), tone, more: more ? say(more) : "" };
}

/** The conditions of the ruleset that somebody bears and that are not told yet, as chips. One called as a plight is told. */
function conditionsOf(actor: Actor, told: readonly string[]) {
  const known = rulesetOf(actor.type)?.conditions ?? [];
  const borne = actor.statuses as ReadonlySet<string>;
  return known
    .filter(({ id }) => borne.has(id) && !told.includes(id))
    .map(({ id, name }) => ({ condition: id, chip: t(name) }));
}

/** Who plays somebody: those whose character it is, else the players who own it. */
function playerOf(actor: Actor): string {
  const own = players().filter(({ character }) => character === actor);
  const owners = own.length > 0 ? own : players().filter((user) => actor.testUserPermission(user, "OWNER"));
  return owners.map(({ name, active }) => (active ? name : t("GARDIEN.KEEPER.absent", { name }))).join(", ");
}

function waitView({ kind, message, actor, inquiry, what, asked, defence }: OpenQuestion, more: number): object {
  const told = kind === "called" ? what : defence ? defence.blow : what || t(`GARDIEN.QUESTION.${kind}`);
  return {
    told,
    asked: asked ? t("GARDIEN.QUESTION.called", { name: asked }) : "",
    message,
    inquiry,
    actor: actor ?? "",
    more: more > 0 ? t("GARDIEN.KEEPER.moreWaits", { count: more }) : "",
  };
}
