import { bonusOf } from "../play/draft/draft.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import { mayRead } from "../play/messages/may-read.js";
import { knownAs, snapshot } from "../world/names.js";
import { mayBeTold, mayKnowNumbers } from "../play/log/may-know.js";
import { calledBy } from "../play/log/gathering.js";
import { deedOf } from "../play/loaded/deeds.js";
import { actorOf } from "../world/world.js";
import { atHand, grouped } from "../play/draft/people.js";
import type { AtHand } from "../play/draft/people.js";
import { bare, summed } from "../play/dice/formula-text.js";
import { rulesetOf } from "../rulesets.js";
import { VISIBILITIES } from "../foundry/visibility.js";
import { signed, t } from "../text/i18n.js";
import { tallyContext } from "../text/tally.js";
import { say, type Text } from "../text/text.js";
import type { DeedDraft, DeedTarget } from "../play/draft/deed-draft.js";
import { linesOf } from "../play/record/deed-call.js";
import type { RollSpec } from "../play/contract/dice.js";
import { askerOf, type Given } from "./inquiry-request.js";
import { chanceShown, usualContext } from "./usual-answers.js";
import type { Line } from "../play/contract/modifiers.js";
import type { DeedField, DeedProcedure } from "../play/contract/deed.js";

/** Returns the context of a deed's window, for one state of the draft, which nothing here changes. */
export function deedContext(draft: DeedDraft) {
  const { procedure, present, able } = draft;
  const waits =
    !game.user.isGM && (procedure.by === "keeper" || able.some((target) => !draft.doerOf(target).actor.isOwner));
  const usual = usualContext(draft);
  return {
    ruleset: draft.ruleset,
    name: verbOf(procedure.name),
    icon: procedure.icon,
    rows: present.map((target, index) => rowOf(draft, target, index)),
    several: present.length > 1,
    candidates: candidatesOf(draft),
    joined: joinedNames(draft),
    groups: game.user.isGM && !draft.onto && !draft.alone ? grouped(addable(draft)) : [],
    usual,
    asker: askerOf(draft),
    lead: leadOf(draft),
    fields: draft.fields.map(fieldContext),
    sum: sumOf(draft),
    chance: usual?.chance ? "" : chanceShown(draft),
    visibilities: (procedure.vote || draft.blind ? [] : VISIBILITIES).map((value) => ({
      value,
      label: t(`GARDIEN.ATTACK.visibility.${value}`),
      selected: value === draft.visibility,
    })),
    audience: t(`GARDIEN.${able.some((target) => rolls(draft, target)) ? "ATTACK" : "DEED"}.visibility.label`),
    waits: procedure.vote ? t("GARDIEN.VOTE.waits") : waits ? t("GARDIEN.DEED.waits") : "",
    blocked: able.length === 0,
    shares: game.user.isGM && procedure.by === "keeper" && procedure.gathers?.each !== undefined && able.length > 0,
  };
}

/** Returns what the keeper has said about a deed that answers them, as far as this user may read it; `null`: nothing. */
export function givenIn({ about, ruleset, present }: DeedDraft): Given | null {
  const called = calledBy(about);
  const target = called?.call.targets.find((one) => actorOf(one) === present[0]?.actor);
  const procedure = called?.call.deed && deedOf(ruleset, called.call.deed.id);
  if (!called?.gathers.each || !target?.outcome || !procedure) return null;
  const facts = procedure.view(target.outcome).facts.filter((fact) => mayBeTold(fact, true));
  return {
    by: "given",
    facts: facts.map(({ label, value, rule }) => ({ label: say(label), value: say(value), rule })),
  };
}

/** Returns the label of its button: a verb, where the deed's name is a noun. */
function verbOf(name: Text): string {
  const verb = name.key.replace(/\.name$/, ".do");
  return game.i18n.has(verb) ? t(verb) : say(name);
}

/** Tells whether a die is thrown for a target; where none is, the window names its card. */
function rolls(draft: DeedDraft, target: DeedTarget): boolean {
  return draft.procedure.rolls(draft.situation(target)).length > 0;
}

/** Returns the actors a keeper can add. */
export function addable(draft: DeedDraft): readonly AtHand[] {
  const [first] = draft.present;
  if (!first) return [];
  const chosen = new Set(draft.present.map(({ actor }) => actor));
  return atHand(first.actor, (actor) => rulesetOf(actor.type)?.id === draft.ruleset && !chosen.has(actor));
}

/** Returns the other actors that the window offers, the chosen one marked; empty where none has to be chosen. */
function candidatesOf(draft: DeedDraft) {
  const people = draft.candidates();
  const [chosen] = draft.present;
  if (people.length < 2 || !chosen) return [];
  return grouped(people).map(({ label, people: some }) => ({
    label,
    people: some.map(({ value, name, target }) => ({ value, name, selected: target.actor === chosen.actor })),
  }));
}

/** Returns names of those who have joined the call it concludes, as far as the reader may know them. */
function joinedNames({ joined }: DeedDraft): string {
  const names = joined.flatMap((id) => {
    const record = verdictOn(id);
    const [person] = record?.verdict.targets ?? [];
    return record && person && mayRead(record.message) ? [knownAs(person).name] : [];
  });
  return names.join(", ");
}

function rowOf(draft: DeedDraft, target: DeedTarget, index: number) {
  const { actor, token } = target;
  const obstacle = draft.procedure.obstacle(draft.situation(target));
  return {
    index,
    ...knownAs({ actor: actor.uuid, token: token?.uuid ?? null, ...snapshot(actor, token) }),
    token: token?.uuid ?? "",
    obstacle: obstacle && say(obstacle),
  };
}

/** Returns what leads the window; `null` where nothing does. */
function leadOf({ procedure, present, choices }: DeedDraft) {
  const lead = procedure.lead?.(
    present.map(({ actor }) => actor),
    choices,
  );
  if (!lead) return null;
  return {
    figures: lead.figures.map(({ label, value }) => ({ label: say(label), value })),
    tally: lead.tally && tallyContext(lead.tally),
  };
}

/** Returns the context of a field. */
export function fieldContext({ id, kind, label, hint, value, min, max, options = [] }: DeedField) {
  return {
    id,
    kind: { [kind]: true },
    label: say(label),
    hint: hint && say(hint),
    value,
    min,
    max,
    options: options.map((option) => ({
      value: option.value,
      label: say(option.label),
      selected: option.value === value,
    })),
  };
}

/** Returns the sum of the first target's first roll, for users who may know its numbers; `null` for others. */
function sumOf(draft: DeedDraft) {
  const [target] = draft.able;
  if (!target || !mayKnowNumbers(target.actor)) return null;
  const situation = draft.situation(target);
  const specs = draft.procedure.rolls(situation);
  const [spec] = specs;
  if (!spec) return null;
  const lines = linesOf(draft.procedure.modifiers(situation));
  if (lines.length > 0 || specs.length === 1) return sumContext(spec, lines, draft.procedure);
  return { lines: [], dice: specs.map(diceOf).join(" · "), sum: "" }; // one sum would be none of these rolls
}

function diceOf({ words, formula }: RollSpec): string {
  return words ? say(words) : summed(formula);
}

/** Returns the sum of a roll; `null` without lines, or where they are no numbers. */
export function sumContext(
  { formula, words }: Pick<RollSpec, "formula" | "words">,
  lines: readonly Line[],
  procedure: Pick<DeedProcedure, "explain" | "rollsUnder">,
) {
  return {
    lines: lines.map((line) => {
      const { name, source, amount } = procedure.explain(line);
      const sign = line.value < 0 === (procedure.rollsUnder === true) ? "+" : "-";
      const value = amount ? say(amount) : signed(line.value);
      return { id: line.id, name: say(name), source: say(source), rule: line.rule, value, sign };
    }),
    dice: words ? say(words) : (/^\S*/.exec(bare(formula))?.[0] ?? ""),
    sum: lines.length === 0 || lines.some((line) => procedure.explain(line).amount) ? "" : signed(bonusOf(lines)),
  };
}
