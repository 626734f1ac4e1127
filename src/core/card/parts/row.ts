import { readsAsKeeper } from "../../world/reader.js";
import { text } from "../../shape/shape.js";
import { dieContext } from "../../dice/die-context.js";
import type { DieContext } from "../../dice/die-context.js";
import { t } from "../../text/i18n.js";
import { figure, say } from "../../text/text.js";
import type { IntentTarget } from "../../play/record/intent.js";
import { knownAs } from "../../world/names.js";
import { isSecret } from "../../play/judge/known-lines.js";
import { mayBeTold, mayKnowNumbers } from "../../play/log/may-know.js";
import { leftoverText } from "./leftover-text.js";
import type { CardFact, MarkRow, MarkShown } from "../../play/contract/card-parts.js";
import type { Outcome } from "../../play/contract/outcome.js";
import type { ShownDie } from "../../play/contract/shown-dice.js";
import type { OutcomeView } from "../../play/contract/view.js";
import { isSealed } from "../../play/log/seal.js";
import { REMARK } from "../../play/record/verdict.js";
import type { Stage, Verdict } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";
import type { DamageContext } from "./damage.js";
import type { DefenceContext } from "./answer.js";
import type { CardSource } from "../source.js";
import { correctedIn } from "../acts/corrected.js";
import { faceLine } from "./face-line.js";
import type { FaceLineContext } from "./face-line.js";
import type { Face } from "./faces.js";
import { lineContext } from "./line.js";
import type { LineContext } from "./line.js";
import { actionsOf, NO_ACTIONS } from "./row-actions.js";
import type { RowActions } from "./row-actions.js";
import { unitOf } from "./unit.js";
import { isOutstanding, stageLabel } from "./stage.js";
import type { CardKind } from "../kinds/kind.js";
import { viewFor } from "../../play/act/act-of.js";
import type { Presenter } from "../../play/act/act.js";
import { changesOf, drawsOf, planIn } from "./written.js";
import type { ChangeContext } from "./written.js";
import { hitContext, volleyContext } from "./volleys.js";
import type { HitContext, VolleyContext } from "./volleys.js";

/** A die of damage with its effect. */
interface StrikeContext extends ShownDie {
  readonly word: string;
  readonly level: number;
}

/** A row of circles of a sheet. */
interface MarkContext extends Pick<MarkRow, "marks"> {
  readonly label: string;
  /** The row in words, for screen readers. */
  readonly told: string;
}

/** One target's row on a card. */
export interface RowContext {
  readonly index: number;
  readonly name: string;
  readonly img: string;
  readonly token: string;
  readonly hit: boolean;
  /** Verdict in a word; empty before there is one. */
  readonly word: string;
  /** What was attempted, where the verdict does not say it; empty otherwise. */
  readonly tried: string;
  /** True while its effect is not written, or waits for the keeper. */
  readonly pending: boolean;
  /** True when a word of it is too long for its place. */
  readonly long: boolean;
  /** True when the word waits with the effect: a deed's does, an attack's stands whatever becomes of the wound. */
  readonly wordWaits: boolean;
  /** True when the verdict has no effect: it was rejected or undone. */
  readonly isVoid: boolean;
  readonly tone: string;
  readonly die: { readonly faces: number; readonly value: number; readonly state: string } | null;
  readonly dice: readonly DieContext[];
  readonly total: string | null;
  /** Unit of the total; empty for a plain number. */
  readonly unit: string;
  readonly lines: readonly LineContext[];
  /** Question and answer of the target; `null` where it is asked nothing. */
  readonly defence: DefenceContext | null;
  /** True when its answer was in vain. */
  readonly answerFailed: boolean;
  /** Damage that the attacker has to throw; `null`: none. */
  readonly damage: DamageContext | null;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly rule: string;
    readonly sealed: boolean;
  }[];
  readonly strikes: readonly StrikeContext[];
  readonly volleys: readonly VolleyContext[];
  readonly hits: readonly HitContext[];
  /** Those dice on the line of their faces, in place of the list; `null`: without bands. */
  readonly line: FaceLineContext | null;
  readonly marks: readonly MarkContext[];
  readonly banner: {
    readonly die: { readonly faces: number; readonly value: number };
    readonly title: string;
    readonly note: string;
    readonly rule: string;
  } | null;
  readonly severity: { readonly label: string; readonly level: number; readonly words: string } | null;
  readonly losses: readonly string[];
  /** Effects one by one, where the keeper decides on each. */
  readonly ticks: readonly {
    readonly name: string;
    readonly label: string;
    readonly note: string;
    readonly on: boolean;
  }[];
  readonly changes: readonly ChangeContext[];
  readonly stage: Stage | null;
  readonly stageLabel: string;
  readonly leftovers: readonly string[];
  /** Text on a sealed row, for keepers; empty for others. */
  readonly seal: string;
  /** The keeper's decisions. */
  readonly corrected: readonly string[];
  /** The keeper's remark. */
  readonly remark: string;
  /** Label of the button for writing it; empty where nothing calls for it. */
  readonly invites: string;
  readonly actions: RowActions;
}

interface RowSource {
  readonly source: CardSource;
  readonly index: number;
  readonly target: IntentTarget;
  readonly mayKnowLines: boolean;
  readonly face: Face | null;
  readonly act: Presenter;
  readonly kind: CardKind;
  readonly defence: DefenceContext | null;
  readonly damage: DamageContext | null;
}

/** Returns one target's row for this reader. */
export function rowContext(row: RowSource): RowContext {
  const { source, index, target, act, kind } = row;
  const verdict = source.record?.verdict;
  const judged = verdict?.targets[index];
  const person = judged ?? target;
  const actor = actorOf(person);
  const outcome = verdict && isTold(verdict, kind) ? judged?.outcome : null;
  const sealed = judged !== undefined && verdict !== undefined && isSealed(judged, verdict);
  const veiled = sealed && !readsAsKeeper();
  const view = outcome ? viewFor(outcome, sealed, act) : null;
  const face = kind.keepsBack(target, judged) ? null : row.face;
  const numbers = person.actor === null || mayKnowNumbers(actor);
  const both = numbers && row.mayKnowLines;
  const secret = !numbers && target.lines.some((line) => isSecret(line, act)); // the total would tell
  const total = secret ? null : view ? view.total : (face?.total ?? null);
  const strikes = (view?.strikes ?? []).map(({ word, ...die }) => ({ ...die, word: say(word) }));
  const known = person.actor ? knownAs(person) : { name: t("GARDIEN.CARD.nobody"), img: "" };
  const actions = judged && verdict ? actionsOf(judged, index, verdict, actor) : NO_ACTIONS;
  const remark = judged && outcome && !veiled ? text.read(judged.override[REMARK]) : "";
  const stage = judged && verdict ? stageLabel(judged, index, verdict, veiled) : "";
  const pending = view !== null && !veiled && isOutstanding(judged?.stage, stage, verdict);
  const word = view ? say(view.verdict) : "";
  const wordWaits = pending && kind.saysWhatIsDone;
  const plan = judged && verdict ? planIn(judged, index, verdict, pending) : null;
  return {
    index,
    ...known,
    token: person.token ?? "",
    hit: view !== null && (view.severity !== null || veiled), // only what hits is sealed
    word,
    tried: view?.tried ? say(view.tried) : "",
    long: isLong(word, total !== null),
    tone: (wordWaits ? undefined : view?.tone) ?? "mute",
    pending,
    wordWaits,
    isVoid: verdict?.standing === "rejected" || (kind.saysWhatIsDone && judged?.stage === "undone"),
    die: view ? view.die : face?.die ? { ...face.die, state: "plain" } : null,
    dice: ((view ?? face)?.dice ?? []).map(dieContext),
    defence: row.defence,
    answerFailed: view?.answerFailed === true && row.defence?.answer?.idle !== true,
    damage: row.damage,
    total: total === null ? null : figure(total),
    unit: unitOf(source.intent.ruleset, total),
    lines: row.mayKnowLines ? target.lines.map((line) => lineContext(line, act, numbers)) : [],
    facts: (view?.facts ?? []).filter((fact) => mayBeTold(fact, numbers, both)).map(factContext),
    strikes,
    volleys: (view?.volleys ?? []).map(volleyContext),
    hits: (view?.hits ?? []).filter((hit) => mayBeTold(hit, numbers)).map((hit) => hitContext(hit, numbers)),
    line: numbers ? faceLine(view?.bands ?? [], strikes) : null,
    marks: numbers ? (view?.marks ?? []).map(marksContext) : [],
    banner: view?.banner ? { ...view.banner, title: say(view.banner.title), note: say(view.banner.note) } : null,
    severity: view?.severity ? severityContext(view.severity) : null,
    losses: (view?.losses ?? []).map(say),
    ticks: (view?.ticks ?? []).map(({ name: field, label, note, on }) => ({
      ...{ name: field, label: say(label), note: note ? say(note) : "", on },
    })),
    changes: plan ? [...(numbers ? changesOf(plan, actor, view ?? {}, act) : []), ...drawsOf(plan)] : [],
    stage: judged && person.actor !== null && !actor ? "missing" : (judged?.stage ?? null),
    stageLabel: stage,
    leftovers: [...new Set(judged?.leftovers.map((leftover) => leftoverText(leftover, act)))], // some have one name
    seal: outcome && sealed && readsAsKeeper() ? sealNote(outcome, act) : "",
    corrected: judged && verdict && outcome && !veiled ? correctedIn(judged, verdict) : [],
    remark,
    invites: view?.invites && actions.edit && !remark ? say(view.invites) : "",
    actions,
  };
}

/** Tells whether a verdict has a word that its line would break, beside a die and a total or alone. */
function isLong(word: string, beside: boolean): boolean {
  const most = beside ? 10 : 16;
  return word.split(/[\s-]/).some(({ length }) => length > most);
}

function sealNote(outcome: Outcome, { seal }: Presenter): string {
  return seal ? t("GARDIEN.CARD.seal.note", { word: say(seal.view(outcome).verdict) }) : "";
}

/** Tells whether a verdict shows its outcomes: once it counts, and earlier to those who are asked to allow it. */
function isTold({ standing, votes }: Verdict, { saysWhatIsDone }: CardKind): boolean {
  if (standing === "judged" || standing === "rejected") return true;
  const asked = readsAsKeeper() || Object.keys(votes).length > 0;
  return saysWhatIsDone && asked && (standing === "review" || standing === "voting");
}

function severityContext({ label, level, words }: NonNullable<OutcomeView["severity"]>): RowContext["severity"] {
  return { label: say(label), level, words: words.map(say).join(" ") };
}

function factContext({ label, value, rule, audience }: CardFact): RowContext["facts"][number] {
  return { label: say(label), value: say(value), rule, sealed: audience === "keeper" };
}

function marksContext({ label, marks }: MarkRow): MarkContext {
  const count = (wanted: MarkShown) => marks.filter(({ mark }) => mark === wanted).length;
  const added = marks.filter(({ isNew }) => isNew).length;
  const row = say(label);
  const told = t("GARDIEN.CARD.marks", {
    row,
    full: count("full"),
    crossed: count("crossed"),
    of: marks.length,
    added,
  });
  return { label: row, marks, told };
}
