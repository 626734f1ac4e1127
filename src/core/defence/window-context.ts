import { fieldContext } from "../deed/window-context.js";
import type { DeedField } from "../play/contract/deed.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { knownAs, weaponName } from "../world/names.js";
import { mayBeTold, mayKnowNumbers } from "../play/log/may-know.js";
import type { CardFact } from "../play/contract/card-parts.js";
import { actorOf } from "../world/world.js";
import type { Asked, DefenceDraft } from "../play/draft/answer-draft.js";
import { nameOf } from "./name.js";
import type { BlowFact } from "../play/contract/defence.js";
import { bestOf, weighed } from "./replies.js";
import type { Weighed } from "./replies.js";
import { chanceOf, replyContexts } from "./reply-context.js";
import { responderOf } from "../play/arbiter/responder.js";
import { clockTime, overdueAt, overdueIn } from "../play/arbiter/answer-times.js";

/** Returns the context of an answer's window, for one state of the draft, which nothing here changes. */
export function defenceContext(draft: DefenceDraft, asked: Asked, unfolded: boolean) {
  const { verdict, target, procedure } = asked;
  const { intent } = verdict;
  const replies = weighed(draft, asked);
  const { fit, odd } = replyContexts(asked, replies);
  const blow = draft.blow(asked);
  const facts = procedure.facts(blow).filter(mayRead(intent.attacker));
  const attacker = knownAs(intent.attacker);
  return {
    ruleset: intent.ruleset,
    attacker,
    question: t("GARDIEN.DEFENCE.question", { name: nameOf(procedure, blow) }),
    blow: t("GARDIEN.DEFENCE.blow", {
      ...{ attacker: attacker.name, target: knownAs(target).name, weapon: weaponName(intent.weapon) },
    }),
    lead: facts.filter(leads).map(factContext)[0] ?? null,
    facts: facts.filter((fact) => !leads(fact)).map(factContext),
    replies: fit,
    ...chancesContext(replies),
    ...fieldsContext(fieldsOf(asked, replies), draft.choices, { unfolded, odd }),
    ...waitsContext(draft, asked),
  };
}

/** Returns the name of the chances on the buttons, and the best of them, which is announced when it changes. */
function chancesContext(replies: readonly Weighed[]) {
  const best = bestOf(replies);
  const title = best?.odds ? say(best.odds.title) : "";
  const chance = best ? chanceOf(best) : "";
  if (!best || !chance) return { chances: "", status: "", unknown: replies.some(({ spec }) => spec !== null) };
  const status = t("GARDIEN.DEFENCE.best", { title, name: say(best.reply.label), chance });
  return { chances: title, status, unknown: false };
}

/** Returns the fields of an answer that no reply fills in, each once. */
function fieldsOf({ procedure }: Asked, replies: readonly Weighed[]): readonly DeedField[] {
  const filled = new Set(replies.flatMap(({ reply }) => Object.keys(reply.choices)));
  const given = replies.filter(({ reply, obstacle }) => !reply.refused && obstacle === null);
  const all = given.flatMap(({ situation }) => procedure.fields(situation)).filter(({ id }) => !filled.has(id));
  return [...new Map(all.toReversed().map((field) => [field.id, field])).values()].toReversed();
}

/** Returns the fields to ask first, and those folded away with the number that are set. */
function fieldsContext(
  fields: readonly DeedField[],
  choices: DefenceDraft["choices"],
  { unfolded, odd }: { readonly unfolded: boolean; readonly odd: ReturnType<typeof replyContexts>["odd"] },
) {
  const said = fields.map((field) => ({ ...field, value: choices[field.id] ?? field.value }));
  const folded = said.filter((field) => field.folded);
  const told = folded.filter(({ id }) => Boolean(choices[id]));
  return {
    fields: said.filter((field) => !field.folded).map(fieldContext),
    more: folded.length + odd.length > 0 && {
      ...{ told: told.length, unfolded },
      fields: unfolded ? folded.map(fieldContext) : [],
      odd: unfolded ? odd : [],
    },
  };
}

/** Returns until when the table waits, and who may answer besides. */
function waitsContext({ message }: DefenceDraft, asked: Asked) {
  const { target, procedure } = asked;
  const responder = responderOf(target, message);
  const since = clockTime(target.asked ?? 0);
  const at = overdueAt({ target, procedure });
  const silent = procedure.silent();
  if (game.user.isGM && !(silent && at !== null)) {
    const other = responder !== null && responder !== game.user;
    return {
      waits: other ? t("GARDIEN.DEFENCE.instead", { user: responder.name, since }) : t("GARDIEN.DEFENCE.noLimit"),
    };
  }
  if (at === null) return { waits: t("GARDIEN.DEFENCE.noLimit") };
  const until = t(silent ? "GARDIEN.DEFENCE.untilSilent" : "GARDIEN.DEFENCE.until", { time: clockTime(at, true) });
  return { waits: !silent && overdueIn(asked) === 0 ? t("GARDIEN.DEFENCE.overdue") : until };
}

function mayRead(attacker: Parameters<typeof actorOf>[0]): (fact: CardFact) => boolean {
  const numbers = mayKnowNumbers(actorOf(attacker));
  return (fact) => mayBeTold(fact, numbers);
}

function leads({ leads: first }: BlowFact): boolean {
  return first === true;
}

function factContext({ label, value, rule }: CardFact) {
  return { label: say(label), value: say(value), rule };
}
