import { signed, t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { knownAs } from "../../world/names.js";
import type { Line, Modifier } from "../../play/contract/modifiers.js";
import type { Verdict } from "../../play/record/verdict.js";
import { summed } from "../../play/dice/formula-text.js";
import type { Problem } from "../../play/record/problem.js";
import type { CardKind } from "../kinds/kind.js";
import type { Presenter } from "../../play/act/act.js";

/** Returns the reasons to ask the keeper, in words, and the two totals to choose from. */
export function problemContext(verdict: Verdict, act: Presenter, kind: CardKind) {
  const author = game.users.get(verdict.author)?.name ?? t("GARDIEN.CARD.deletedUser");
  const compared = verdict.targets.flatMap(({ compared: both, ...target }) => (both ? [{ target, both }] : []));
  return {
    from: t("GARDIEN.CARD.receivedFrom", { name: author }),
    // A formula that differs is shown side by side already.
    reasons: verdict.problems
      .filter(({ code }) => code !== "rollFormula")
      .map((problem) => reason(problem, verdict, act, kind)),
    compared: compared.map(({ target, both }) => ({
      name: verdict.targets.length > 1 ? knownAs(target).name : "",
      expected: summed(both.expected.formula),
      received: summed(both.received.formula),
      differ: summed(both.expected.formula) !== summed(both.received.formula),
    })),
    expected: kind.isOneChoice(verdict) ? null : choice(kind.choice("expected", verdict)),
    received: choice(kind.choice("received", verdict)),
  };
}

function reason(problem: Problem, verdict: Verdict, act: Presenter, kind: CardKind): string {
  const lines = verdict.intent.targets[problem.target]?.lines ?? [];
  return kind.reason(problem) ?? reasonOf(problem, problem.code === "choiceTold" ? [] : lines, act);
}

/** Returns the button that makes one side count; `null`: none. */
function choice(label: string | null): { readonly label: string } | null {
  return label === null ? null : { label };
}

/** Returns a reason to ask the keeper, about a roll with these lines. */
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

/** Makes a modifier for a line that the message lacks, for its name. */
function unknown(id: string): Modifier {
  return { id, value: 0, rule: "", facts: {} };
}
