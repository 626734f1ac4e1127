import { signed, t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { doubtOf, fieldOf, obstacleOf } from "../../play/log/words.js";
import { knownAs } from "../../world/names.js";
import { choiceTold, fieldTold } from "./told.js";
import type { Line, Modifier } from "../../play/contract/modifiers.js";
import type { Verdict } from "../../play/record/verdict.js";
import { summed } from "../../play/dice/formula-text.js";
import type { Problem } from "../../play/record/problem.js";
import type { Presenter } from "../../play/act/act.js";

/** Why the keeper is asked, in words, and the two totals to choose from. */
export function problemContext(verdict: Verdict, presenter: Presenter) {
  const author = game.users.get(verdict.author)?.name ?? t("GARDIEN.CARD.deletedUser");
  const compared = verdict.targets.flatMap(({ compared: both, ...target }) => (both ? [{ target, both }] : []));
  return {
    from: t("GARDIEN.CARD.receivedFrom", { name: author }),
    // A formula that differs is shown side by side already.
    reasons: verdict.problems
      .filter(({ code }) => code !== "rollFormula")
      .map((problem) => reason(problem, verdict, presenter)),
    compared: compared.map(({ target, both }) => ({
      name: verdict.targets.length > 1 ? knownAs(target).name : "",
      expected: summed(both.expected.formula),
      received: summed(both.received.formula),
      differ: summed(both.expected.formula) !== summed(both.received.formula),
    })),
    expected: isOneChoice(verdict) ? null : choice("expected", verdict),
    received: choice("received", verdict),
  };
}

/** Dice that are those of the rules leave nothing to choose: the keeper lets the roll count, or does not. */
function isOneChoice({ deed, targets }: Verdict): boolean {
  const same = ({ compared }: (typeof targets)[number]) =>
    compared !== null &&
    compared.expected.total === compared.received.total &&
    summed(compared.expected.formula) === summed(compared.received.formula);
  return !deed && targets.every(same);
}

/** The button that lets one side count, with its total where there is one target. */
function choice(side: "expected" | "received", { standing, targets, deed }: Verdict): { label: string } | null {
  if (deed) {
    const counts = side === "expected" && targets.some(({ outcome }) => outcome);
    return counts ? { label: t(`GARDIEN.CARD.${standing === "review" ? "confirm" : "countExpected"}All`) } : null;
  }
  // Dice that cannot be read cannot count, whatever total came with them.
  const totals = targets.map(({ compared, dice }) => (isEmpty(dice) ? null : (compared?.[side].total ?? null)));
  if (totals.length === 0 || totals.some((total) => total === null)) return null;
  const action = side === "expected" ? "countExpected" : standing === "review" ? "confirm" : "accept";
  const [only, ...more] = totals;
  return {
    label: more.length > 0 ? t(`GARDIEN.CARD.${action}All`) : t(`GARDIEN.CARD.${action}`, { total: only ?? "" }),
  };
}

function reason(problem: Problem, verdict: Verdict, presenter: Presenter): string {
  const { code, target, line } = problem;
  const { deed, intent } = verdict;
  if (deed && code === "fieldTold") return fieldTold(problem, fieldOf(intent, deed, line));
  if (code === "choiceTold") return choiceTold(problem, intent) ?? reasonOf(problem, [], presenter);
  if (deed && code === "obstacle") return obstacleOf(intent, deed, target);
  if (deed && code === "doubt") return doubtOf(intent, deed, target);
  return reasonOf(problem, verdict.intent.targets[target]?.lines ?? [], presenter);
}

/** Why the keeper is asked, about a roll with these lines. */
export function reasonOf(
  { code, line, expected, received }: Problem,
  lines: readonly Line[],
  presenter: Pick<Presenter, "explain">,
): string {
  const claimed = lines.find(({ id }) => id === line);
  const name = claimed?.by === "player" ? claimed.reason : say(presenter.explain(claimed ?? unknown(line)).name);
  const number = (value: string) => (code.startsWith("line") ? signed(Number(value)) : value);
  return t(`GARDIEN.CARD.problem.${code}`, {
    line: name || t("GARDIEN.ATTACK.ownLine"),
    expected: number(expected),
    received: number(received),
  });
}

/** A line that the message lacks, for its name. */
function unknown(id: string): Modifier {
  return { id, value: 0, rule: "", facts: {} };
}

function isEmpty(dice: object): boolean {
  return Object.keys(dice).length === 0;
}
