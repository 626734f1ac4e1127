import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import type { UsualAnswer } from "../../../../core/play/contract/usual.js";
import { difficultyLabel } from "../../labels.js";
import { checkChance } from "../../odds/check.js";
import { DIFFICULTIES, DIFFICULTY_NAMES } from "../../rules/checks/difficulties.js";
import { succeeds, TAKEN } from "../../rules/checks/checks.js";
import { figure } from "../kit.js";
import { sumOf } from "../lines.js";
import { sumTried, triedBy } from "./checked.js";

/** GB-01 — the usual difficulties of a check. */
export const usualDifficulties = (): readonly UsualAnswer[] =>
  DIFFICULTY_NAMES.map((id) => ({
    ...{ figure: figure(DIFFICULTIES[id]), name: { key: difficultyLabel(id) }, rule: "GB-01" },
    choices: { dc: DIFFICULTIES[id] },
  }));

interface Chosen {
  readonly check: string;
  readonly dc: number | null;
  readonly modifier: number;
  readonly reason: string;
  readonly lasting?: boolean;
  readonly take?: string;
}

/** GB-01, GB-12 — the chance of a check as it is chosen; `null` where nothing stands against it, or it cannot be tried. */
export function chanceOf({ actor, form }: Pick<DeedSituation, "actor"> & { readonly form: Chosen }): number | null {
  const tried = triedBy(actor, form.check);
  const dc = tried?.dc ?? form.dc;
  if (!tried?.usable || dc === null) return null;
  const modifier = sumOf(sumTried(actor, tried, { lasting: false, ...form }));
  const taken = tried.kind === "save" ? undefined : TAKEN.find((face) => `${face}` === form.take);
  if (taken !== undefined) return succeeds(taken + modifier, dc) ? 1 : 0;
  return checkChance(modifier, dc);
}
