import { readsAsKeeper } from "../../../../core/world/reader.js";
import { card } from "../../../../core/deed/card.js";
import type { Asked, Filled, FormField } from "../../../../core/deed/form.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Gathering } from "../../../../core/play/contract/deed.js";
import { flag, nullable, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { stateLabel } from "../../labels.js";
import { opposed, succeeds, TAKEN } from "../../rules/checks/checks.js";
import type { Contender, Taken } from "../../rules/checks/checks.js";
import { exhaustionResult } from "../../rules/body/pools.js";
import { die } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import { count, deed, EITHER_WAY, fact, field, figure, obstacle, say, secret, yesNo } from "../kit.js";
import { sumOf } from "../lines.js";
import { unlessAble, unlessAlive } from "../obstacles.js";
import { askedIn, marginFact } from "./asked.js";
import { MET, MOST_DC, MOST_MODIFIER, triedName, withListed } from "./check-words.js";
import { checksOf, KINDS, mayLast, namedIn, sumTried, triedBy, type Tried } from "./checked.js";
import { earlierCheck, earlierChecks, MADE } from "./earlier-checks.js";
import { exhaustion } from "./save.js";
import { chanceOf, usualDifficulties } from "./usual.js";

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
  // where a player's message says so, the keeper settles it
  hidden: field.flag({ hint: say("hint.hidden"), asks: true }),
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

/** GB-01 — what is tried: what the keeper has asked for is the keeper's to say; how the die falls is not taken in secret. */
function wanted(form: Form, gathering?: Gathering | null): Form {
  const asked = askedIn(gathering);
  if (!asked) return form;
  const { check: what, dc, hidden, modifier, reason } = asked;
  return { ...form, ...{ check: what, dc, hidden, modifier, reason, against: "" } };
}

/** GB-01 — what of an answer is left to whoever gives it. */
const ANSWERED = { check: false, dc: false, hidden: false, modifier: false, reason: false, against: false };

const KEPT = {
  ...MADE,
  ...MET,
  ...{ kind: oneOf(KINDS), check: text },
  /** Of a skill; what else is tried has a name in the language files. */
  name: text,
  /** GB-09 — it is the save that the rules called for. */
  called: flag,
  /** What the die shows, or what was taken in its place. */
  ...{ face: whole, taken: flag },
  /** `null` where there was no difficulty. */
  success: nullable(flag),
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
  window: (form, { actor, actors, gathering }) => {
    const tried = triedBy(actor, wanted(form, gathering).check);
    const shared = {
      take: tried?.kind !== "save",
      lasting: actors.some((one) => mayLast(one, tried)),
    };
    if (gathering) return { ...ANSWERED, ...shared };
    return {
      ...shared,
      check: { options: withListed(checksOf(actors), form.check, tried) },
      dc: { value: tried?.dc ?? form.dc },
      hidden: game.user.isGM && form.dc !== null,
      against: form.against !== "" || earlierChecks().length > 0,
    };
  },
  usual: usualDifficulties,
  chance: ({ actor, form: chosen, gathering }) => {
    const form = wanted(chosen, gathering);
    return form.hidden && !readsAsKeeper() ? null : chanceOf({ actor, form });
  },
  kept: KEPT,
  blind: (_actors, _choices, gathering) => askedIn(gathering)?.secret === true,
  obstacle: ({ actor, form, gathering }) => {
    const tried = triedBy(actor, wanted(form, gathering).check);
    if (!tried) return obstacle("noCheck", actor);
    if (!tried.usable) return obstacle("untrained", actor);
    return tried.kind === "skill" ? unlessAble(actor) : unlessAlive(actor);
  },
  rolls: ({ actor, form: chosen, gathering }) => {
    const form = wanted(chosen, gathering);
    const tried = triedBy(actor, form.check);
    if (!tried || takenIn(form, tried) !== null) return [];
    return [rollOf("check", "check", { faces: 20 }, sumTried(actor, tried, form))];
  },
  modifiers: ({ actor, form: chosen, gathering }) => {
    const form = wanted(chosen, gathering);
    const tried = triedBy(actor, form.check);
    return tried ? sumTried(actor, tried, form) : [];
  },
  outcome: ({ actor, form: chosen, gathering, dice }) => {
    const form = wanted(chosen, gathering);
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
      ...{ hidden: form.hidden && dc !== null && tried.dc === null },
      ...{ dc, success: dc === null ? null : succeeds(total, dc) },
      ...(other && { opponent: other.name, opposed: other.total, opposedModifier: other.modifier }),
      winner: other ? winnerOf({ total, modifier }, other) : "",
    };
  },
  // GB-09: the save that the rules call for now decides whether its roller is stunned or unconscious
  changes: ({ kind, called, total }, actor) => (kind === "save" && called ? exhaustion(actor, total ?? 0) : null),
  edit: {
    // GB-01: success and who wins follow from the totals
    figures: ({ total, called, hidden }) => {
      if (total === null) return [];
      const dc = count("dc", [0, MOST_DC], { audience: hidden ? "keeper" : "all" });
      return [count("total", EITHER_WAY), ...(called ? [] : [dc, yesNo("success")])];
    },
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
const triedIn = ({ name, check: id }: Check): Text => triedName(name, id);

/** Whether nothing stood against it: the card gives the total and the keeper judges. */
function isOpen({ success, winner }: Check): boolean {
  return success === null && winner === "";
}

function factsOf(made: Check): readonly CardFact[] {
  const { taken, face, dc, hidden, opponent: name, opposed: total } = made;
  const margin = hidden ? marginFact(made) : null;
  return [
    ...(isOpen(made) ? [] : [fact("tried", triedIn(made), "GB-01")]),
    ...(taken ? [fact("taken", say(`check.take.${face}`), "GB-01")] : []),
    ...(dc === null ? [] : [(hidden ? secret : fact)("dc", figure(dc), "GB-01")]),
    ...(margin ? [margin] : []),
    ...(total === null ? [] : [fact("opponent", say("check.opponent", { name, total }), "GB-01")]),
  ];
}
