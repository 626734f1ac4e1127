import { text } from "../../shape/shape.js";
import { inUse } from "../../ui/pages.js";
import { rulesetOf } from "../../rulesets.js";
import { loadAct } from "../../play/loaded/acts.js";
import { actOf } from "../../play/act/act-of.js";
import { refuse } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { dialogs } from "../../ui/dialogs.js";
import { ask } from "../../play/arbiter/send-request.js";
import { verdictOf } from "../../play/messages/messages.js";
import type { CardRequest } from "../../play/messages/models.js";
import { atHand, grouped } from "../../play/draft/people.js";
import type { AtHand } from "../../play/draft/people.js";
import type { EditField } from "../../play/contract/decision.js";
import type { Override } from "../../play/contract/outcome.js";
import { REMARK } from "../../play/record/verdict.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { wayBack } from "../../ui/way-back.js";
import { actorOf } from "../../world/world.js";
import { throwsDice } from "./throw-die.js";

/** Longest remark, in characters. */
const LONGEST_REMARK = 200;

const TEMPLATE = "systems/gardien/templates/core/card/edit.hbs";

/** Values of the form, by name of the field. */
type FormValues = Readonly<Record<string, unknown>>;

/** Fields for one target that the keeper may decide otherwise, and actors who may be hit instead; none for a deed. */
interface Question {
  /** Id of the act's message. */
  readonly subject: string;
  readonly ruleset: string;
  readonly target: VerdictTarget;
  readonly fields: readonly EditField[];
  readonly people: readonly AtHand[];
}

/**
 * Asks the keeper to decide otherwise for one target: who was hit, and what the ruleset leaves to them.
 * @param already override of an answer that needs more to be said
 */
export async function editTarget(message: ChatMessage, index: number, already: Override = {}): Promise<void> {
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  const actor = target && actorOf(target);
  if (!verdict || !target || !actor) return;
  const question = await questionAbout(verdict, index, target, actor);
  const { fields } = question;
  const goBack = wayBack(inUse());
  let said = await put(question, { ...atFirst(question), ...textsOf(already) });
  while (said && isBeyond(fields, said)) said = await put(question, said);
  goBack();
  if (!said || !(await cleared(message, index))) return;
  const { override, retarget } = decided(question, said);
  await ask(message, { action: "edit", target: index, override: { ...already, ...override }, retarget });
}

/** Asks the keeper for the target of a blow at nobody: it is judged as if it had been aimed at that actor. */
export async function aimLater(message: ChatMessage, index: number): Promise<void> {
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  if (!verdict || !target) return;
  const { subject } = verdict;
  const { ruleset, attacker } = verdict.intent;
  const people = atHand(actorOf(attacker), (one) => rulesetOf(one.type)?.id === ruleset);
  if (people.length === 0) {
    refuse("GARDIEN.CARD.edit.nobody");
    return;
  }
  const nobody = { ...target, name: t("GARDIEN.CARD.nobody") };
  const question: Question = { subject, ruleset, target: nobody, fields: [], people };
  const goBack = wayBack(inUse());
  const said = await put(question, atFirst(question), "GARDIEN.CARD.edit.aim");
  goBack();
  const { override, retarget } = said ? decided(question, said) : { override: {}, retarget: null };
  if (retarget) await ask(message, { action: "edit", target: index, override, retarget });
}

/** Asks the keeper for a remark on one target, which everybody reads; decisions stay. */
export async function remarkOn(message: ChatMessage, index: number): Promise<void> {
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  if (!verdict || !target) return;
  const { subject, intent } = verdict;
  const question: Question = { subject, ruleset: intent.ruleset, target, fields: [], people: [] };
  const goBack = wayBack(inUse());
  const said = await put(question, atFirst(question), "GARDIEN.CARD.edit.remark");
  goBack();
  if (!said || !(await cleared(message, index))) return;
  const others = Object.entries(target.override).filter(([name]) => name !== REMARK);
  const override = { ...Object.fromEntries(others), ...decided(question, said).override };
  await ask(message, { action: "edit", target: index, override, retarget: null });
}

/** Has the keeper say what becomes of cards that depend on a target about to be decided otherwise; false: leave all. */
async function cleared(message: ChatMessage, index: number): Promise<boolean> {
  const { clearedSince } = await import("../../undo/ask.js");
  return clearedSince(message, index);
}

/** Returns an override as the fields of the window hold it. */
function textsOf(override: Override): FormValues {
  return Object.fromEntries(Object.entries(override).map(([name, value]) => [name, String(value)]));
}

async function questionAbout(verdict: Verdict, index: number, target: VerdictTarget, actor: Actor): Promise<Question> {
  const { subject } = verdict;
  const { ruleset, attacker } = verdict.intent;
  await loadAct(verdict);
  const act = actOf(verdict);
  const isOurs = (one: Actor) => rulesetOf(one.type)?.id === ruleset;
  const people = act.canBeAimed ? atHand(actorOf(attacker) ?? actor, isOurs) : [];
  return { subject, ruleset, target, fields: act.fields(target, index, actor), people };
}

/** Returns the initial values of the fields. */
function atFirst({ target, fields }: Question): FormValues {
  const told = fields.map(({ name, value }) => [name, value] as const);
  return { ...Object.fromEntries(told), [REMARK]: text.read(target.override[REMARK]), person: currentOf(target) };
}

function currentOf({ token, actor }: VerdictTarget): string {
  return token ?? actor ?? "";
}

/** Asks once; returns `null` when the window is closed. */
async function put(
  { subject, ruleset, target, fields, people }: Question,
  said: FormValues,
  title = "GARDIEN.CARD.edit.title",
): Promise<FormValues | null> {
  const content = await foundry.applications.handlebars.renderTemplate(TEMPLATE, {
    ruleset,
    fields: fields.map(({ name, label, kind, placeholder, range, die, options }) => ({
      ...{ name, label: say(label), number: kind === "number", value: said[name], placeholder, ...range, die },
      ...{ flag: kind === "flag", on: isOn(said[name], placeholder) },
      options: options.map((option) => ({
        value: option.value,
        label: say(option.label),
        selected: option.value === said[name],
      })),
    })),
    remark: { name: REMARK, value: said[REMARK], most: LONGEST_REMARK },
    // Somebody who is not at hand stays chosen until another is.
    gone: people.some(({ value }) => value === currentOf(target)) ? null : target.name,
    groups: grouped(people).map(({ label, people: some }) => ({
      label,
      people: some.map(({ value, name }) => ({ value, name, selected: value === said.person })),
    })),
  });
  const holder = document.createElement("div");
  holder.innerHTML = content; // from our own template: Handlebars escaped whatever a user typed
  const noMoreDice = throwsDice(subject);
  try {
    return await dialogs().input({
      window: { title: t(title, { name: target.name }) },
      content: holder,
      ok: { label: t("GARDIEN.CARD.edit.ok") },
      rejectClose: false,
    });
  } finally {
    noMoreDice();
  }
}

/** Tells whether a number is out of bounds, and warns the keeper. */
function isBeyond(fields: readonly EditField[], said: FormValues): boolean {
  const wrong = fields.find(({ name, range }) => {
    const value = said[name];
    return range && !isEmpty(value) && (Number(value) < range.min || Number(value) > range.max);
  });
  if (wrong) refuse("GARDIEN.CARD.edit.beyond", { field: say(wrong.label), ...wrong.range });
  return wrong !== undefined;
}

/** Tells whether a flag is set: by the form, by an earlier decision, or by the rules. */
function isOn(value: unknown, byRules: string): boolean {
  return typeof value === "boolean" ? value : (isEmpty(value) ? byRules : text.read(value)) === "1";
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

/** Returns the form's values as a request to the arbiter; empty fields are left to the rules. */
function decided({ target, fields, people }: Question, said: FormValues): Pick<CardRequest, "override" | "retarget"> {
  const override: Record<string, string | number> = {};
  for (const { name, kind, placeholder } of fields) {
    const value = said[name];
    if (kind === "flag") {
      if (isOn(value, placeholder) !== isOn("", placeholder)) override[name] = isOn(value, placeholder) ? 1 : 0;
    } else if (!isEmpty(value)) override[name] = kind === "number" ? Number(value) : text.read(value);
  }
  const remark = text.read(said[REMARK]).trim().slice(0, LONGEST_REMARK);
  if (remark) override[REMARK] = remark;
  const chosen = people.find(({ value }) => value === said.person && value !== currentOf(target))?.target;
  const retarget = chosen ? { actor: chosen.actor?.uuid ?? "", token: chosen.token?.uuid ?? null } : null;
  return { override, retarget };
}

/** Queue of clicks: each decides from what the one before it has left. */
let before: Promise<unknown> = Promise.resolve();

function inTurn(act: () => Promise<void>): Promise<void> {
  const turn = before.then(act);
  before = turn.catch(() => undefined); // whoever clicked is told
  return turn;
}

/** Ticks or unticks one of the effects of an outcome. */
export function tickFor(message: ChatMessage, index: number, name: string, on: boolean): Promise<void> {
  return inTurn(async () => {
    const target = verdictOf(message)?.targets[index];
    if (!target) return;
    const override = { ...target.override, [name]: on ? 1 : 0 };
    await ask(message, { action: "edit", target: index, override, retarget: null });
  });
}

/** Sends one of the answers that the ruleset offers where an outcome asks. */
export function answerFor(message: ChatMessage, index: number, answer: number): Promise<void> {
  return inTurn(async () => {
    const verdict = verdictOf(message);
    const target = verdict?.targets[index];
    if (!verdict || !target?.outcome) return;
    const chosen = actOf(verdict).answers(target.outcome)[answer];
    if (!chosen) return;
    const override = { ...target.override, ...chosen.override };
    if (chosen.window) return editTarget(message, index, override);
    await ask(message, { action: "edit", target: index, override, retarget: null });
  });
}
