import { card } from "../../../../core/deed/card.js";
import type { Asked, Filled, FormField } from "../../../../core/deed/form.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, nullable, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import type { Text } from "../../../../core/text/text.js";
import { checkFrom } from "../../data/actors/checks.js";
import { saveCallLabel, stateLabel } from "../../labels.js";
import { opposed, succeeds, TAKEN } from "../../rules/checks/checks.js";
import type { Contender, Taken } from "../../rules/checks/checks.js";
import { exhaustionResult } from "../../rules/body/pools.js";
import { die } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import { count, deed, EITHER_WAY, fact, field, figure, named, obstacle, say, yesNo } from "../kit.js";
import { sumOf } from "../lines.js";
import { unlessAble, unlessAlive } from "../obstacles.js";
import { checksOf, KINDS, mayLast, namedIn, sumTried, triedBy, type Tried } from "./checked.js";
import { earlierCheck, earlierChecks, MADE } from "./earlier-checks.js";
import { exhaustion } from "./save.js";

const MOST_DC = 60;
const MOST_MODIFIER = 20;

const TAKE = field.choice(["roll", ...TAKEN.map((face) => `${face}` as const)], "check.take");

/** GB-01 — the face that is taken instead of rolled; macros may say it as a number. */
const take: FormField<"roll" | `${Taken}`> = {
  read: (asked, id) => TAKE.read(worded(asked), id),
  shown: (asked, id) => TAKE.shown(worded(asked), id),
};

function worded(asked: Asked): Asked {
  const { take: face } = asked.choices;
  return typeof face === "number" ? { ...asked, choices: { ...asked.choices, take: `${face}` } } : asked;
}

const FORM = {
  check: field.pick(({ actors }) => checksOf(actors), {
    initial: (asked) => namedIn(asked) || (checksOf(asked.actors)[0]?.value ?? ""),
  }),
  dc: field.numberOrNone(0, MOST_DC, { hint: say("check.dcHint") }),
  take,
  lasting: field.flag(),
  modifier: field.number(-MOST_MODIFIER, MOST_MODIFIER, { initial: 0, asks: true }),
  reason: field.text(),
  against: field.pick(() => [NOBODY, ...earlierChecks().map(opponent)]),
  kind: field.carried(text),
  id: field.carried(text),
};
type Form = Filled<typeof FORM>;

const NOBODY = { value: "", label: say("check.nobody") };

const opponent = ({ id, name, total }: { readonly id: string; readonly name: string; readonly total: number }) => ({
  value: id,
  label: say("check.opponent", { name, total }),
});

/** GB-01 — the face that is taken instead of rolled; `null` to roll. Nobody takes a save. */
function takenIn(form: Form, tried: Tried | null): Taken | null {
  return tried?.kind === "save" ? null : (TAKEN.find((face) => `${face}` === form.take) ?? null);
}

/** What can be tried, with what a button named: by the slug of a skill, or one that is not trained. */
function withListed(checks: ReturnType<typeof checksOf>, listed: string, tried: Tried | null) {
  if (!tried || checks.some(({ value }) => value === listed)) return checks;
  return [{ value: listed, label: tried.skill ? named(tried.skill) : nameOf(tried.id) }, ...checks];
}

const KEPT = {
  ...MADE,
  ...{ kind: oneOf(KINDS), check: text },
  /** Of a skill; what else is tried has a name in the language files. */
  name: text,
  /** GB-09 — it is the save that the rules called for. */
  called: flag,
  /** What the die shows, or what was taken in its place. */
  ...{ face: whole, taken: flag },
  /** `null` where there was no difficulty. */
  ...{ dc: nullable(whole), success: nullable(flag) },
  /** Whose check it stands against, and what that came to; empty and `null` where it is nobody's. */
  ...{ opponent: text, opposed: nullable(whole), opposedModifier: whole },
  winner: oneOf(["one", "other", "nobody", ""], ""),
};
interface Check extends Read<typeof KEPT> {}

function winnerOf(one: Contender, other: Contender): "one" | "other" | "nobody" {
  return opposed(one, other) ?? "nobody";
}

/** GB-01, GB-12 — a skill, a save or an ability is tried, against a difficulty or against somebody else's check. */
export const check = deed("check", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  form: FORM,
  window: (form, { actor, actors }) => {
    const tried = triedBy(actor, form.check);
    return {
      check: { options: withListed(checksOf(actors), form.check, tried) },
      dc: { value: tried?.dc ?? form.dc },
      take: tried?.kind !== "save",
      lasting: actors.some((one) => mayLast(one, tried)),
      against: form.against !== "" || earlierChecks().length > 0,
    };
  },
  kept: KEPT,
  obstacle: ({ actor, form }) => {
    const tried = triedBy(actor, form.check);
    if (!tried) return obstacle("noCheck", actor);
    if (!tried.usable) return obstacle("untrained", actor);
    return tried.kind === "skill" ? unlessAble(actor) : unlessAlive(actor);
  },
  rolls: ({ actor, form }) => {
    const tried = triedBy(actor, form.check);
    if (!tried || takenIn(form, tried) !== null) return [];
    return [rollOf("check", "check", { faces: 20 }, sumTried(actor, tried, form))];
  },
  modifiers: ({ actor, form }) => {
    const tried = triedBy(actor, form.check);
    return tried ? sumTried(actor, tried, form) : [];
  },
  outcome: ({ actor, form, dice }) => {
    const tried = triedBy(actor, form.check);
    const taken = takenIn(form, tried);
    const face = taken ?? faceOf(dice, "check");
    if (!tried || face === undefined) return {};
    const modifier = sumOf(sumTried(actor, tried, form));
    const total = face + modifier;
    const other = earlierCheck(form.against);
    const dc = tried.dc ?? form.dc;
    return {
      ...{ kind: tried.kind, check: tried.id, name: tried.skill, called: tried.dc !== null },
      ...{ face, taken: taken !== null, modifier, total },
      ...{ dc, success: dc === null ? null : succeeds(total, dc) },
      ...(other && { opponent: other.name, opposed: other.total, opposedModifier: other.modifier }),
      winner: other ? winnerOf({ total, modifier }, other) : "",
    };
  },
  // GB-09: the save that the rules call for now decides whether its roller is stunned or unconscious
  changes: ({ kind, called, total }, actor) => (kind === "save" && called ? exhaustion(actor, total ?? 0) : null),
  edit: {
    // GB-01: success and who wins follow from the totals
    figures: ({ total, called }) =>
      total === null
        ? []
        : [count("total", EITHER_WAY), ...(called ? [] : [count("dc", [0, MOST_DC]), yesNo("success")])],
    follow: (decided) => {
      const { total, modifier, dc, opposed: other, opposedModifier } = decided;
      const one = { total: total ?? 0, modifier };
      return {
        ...(dc !== null && !isDecided(decided, "success") && { success: succeeds(one.total, dc) }),
        ...(other !== null && { winner: winnerOf(one, { total: other, modifier: opposedModifier }) }),
      };
    },
  },
  view: (made) => {
    const { total, winner, taken, face } = made;
    if (total === null) return card({ verdict: say("check.none"), tone: "mute" });
    const success = winner ? winner === "one" : made.success !== false;
    return card({
      verdict: verdictOf(made, total),
      tone: isOpen(made) ? "accent" : success ? "good" : "bad",
      die: taken ? null : die(20, face, success),
      total,
      facts: factsOf(made),
      ...(isOpen(made) && { summary: say("check.total", { tried: triedIn(made), total }) }),
    });
  },
});

/** What came of it: of two who compete, who wins; against a difficulty, success or failure; else the total alone. */
function verdictOf(made: Check, total: number): Text {
  const { winner, opponent: name, called, success } = made;
  if (winner) return say(`check.winner.${winner}`, { name });
  if (called) return { key: stateLabel(exhaustionResult(total)) };
  if (success === null) return triedIn(made);
  return say(`check.${success ? "success" : "failure"}`);
}

/** The name of what was tried. */
function triedIn({ name, check: id }: Check): Text {
  return name ? named(nameAsKnown(name)) : nameOf(id);
}

function nameOf(id: string): Text {
  return { key: saveCallLabel(checkFrom(id)) };
}

/** Whether nothing stood against it: the card gives the total and the keeper judges. */
function isOpen({ success, winner }: Check): boolean {
  return success === null && winner === "";
}

function factsOf(made: Check): readonly CardFact[] {
  const { taken, face, dc, opponent: name, opposed: total } = made;
  return [
    ...(isOpen(made) ? [] : [fact("tried", triedIn(made), "GB-01")]),
    ...(taken ? [fact("taken", say(`check.take.${face}`), "GB-01")] : []),
    ...(dc === null ? [] : [fact("dc", figure(dc), "GB-01")]),
    ...(total === null ? [] : [fact("opponent", say("check.opponent", { name, total }), "GB-01")]),
  ];
}
