import type { Answer, EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { answersTo } from "../outcome/edit.js";
import { fight } from "../fields.js";
import { COVERED, SHARE, SHARES } from "../outcome/hits.js";
import { SHOCKS } from "../outcome/outcome-kept.js";
import { MOST_INCREMENTS } from "../../rules/arms/range.js";
import { area } from "./fields.js";
import type { AreaOutcome } from "./outcome.js";
import { OUTSIDE, PASSED, PASSES, POINTS } from "./reaction.js";
import { INCREMENT } from "./strike.js";

const MOST_DAMAGE = 200;
/** One past the last increment, at which nothing hits (DD-142). */
const MOST_INCREMENT = MOST_INCREMENTS.burst + 1;

type Bounds = NonNullable<EditField["range"]>;

/** F3 — what the keeper may decide otherwise: Réflexes, the zone, vest, damage, shock. */
export function areaEdit(outcome: AreaOutcome, override: Override): readonly EditField[] {
  const { outside, kind, increments, vestThrown, bare, shocked } = outcome;
  const [hit] = outcome.hits;
  const base = (name: string) => ({ name, value: String(override[name] ?? "") });
  const pick = (name: string, label: EditField["label"], options: EditField["options"]): EditField => ({
    ...{ ...base(name), label, kind: "choice", placeholder: "" },
    options: [{ value: "", label: fight("edit.byRules") }, ...options],
  });
  const flag = (name: string, label: EditField["label"], on: boolean): EditField => ({
    ...{ ...base(name), label, kind: "flag", placeholder: on ? "1" : "0", options: [] },
  });
  const number = (name: string, label: EditField["label"], byRules: number, range: Bounds): EditField => ({
    ...{ ...base(name), label, kind: "number", placeholder: String(byRules), options: [], range },
  });
  return [
    pick(
      PASSED,
      area("reflexes"),
      PASSES.map((value) => ({ value, label: area(`edit.${value}`) })),
    ),
    flag(OUTSIDE, area("edit.outside"), outside),
    ...(kind === "burst"
      ? [number(INCREMENT, fight("edit.increment"), increments, { min: 1, max: MOST_INCREMENT })]
      : []),
    ...(vestThrown ? [flag(COVERED, fight("tick.covered"), !bare)] : []),
    ...(hit ? [number(POINTS, area("edit.points"), hit.before, { min: 0, max: MOST_DAMAGE })] : []),
    ...(hit
      ? [
          pick(
            SHARE,
            fight("edit.share"),
            SHARES.map((value) => ({ value, label: fight(`edit.${value}`) })),
          ),
        ]
      : []),
    ...(hit || shocked
      ? [
          pick(
            "shock",
            fight("edit.shock"),
            SHOCKS.map((value) => ({ value, label: fight(`edit.${value}`) })),
          ),
        ]
      : []),
  ];
}

/** DD-91, DD-182 — a shock waits for the keeper's word, and so does whoever a poor throw may not have reached. */
export function areaAsksKeeper(outcome: AreaOutcome): boolean {
  return outcome.asksShock || outcome.pending || strays(outcome);
}

/** DD-182, D-83 — a throw went astray: the keeper has not said yet who is still within the blast. */
function strays({ reaches, placed, factor }: AreaOutcome): boolean {
  return !reaches && !placed && factor > 0;
}

/** DD-91, DD-182 — within the blast or out of it; choc, choc violent, ignorer. */
export function areaAnswers(outcome: AreaOutcome): readonly Answer[] {
  const away: readonly Answer[] = strays(outcome)
    ? (["inside", "outside"] as const).map((id, place) => ({
        label: area(`answer.${id}`),
        override: { [OUTSIDE]: place },
      }))
    : [];
  const thrown: readonly Answer[] = outcome.pending
    ? [{ label: area("answer.damage"), override: { [PASSED]: "failed" } }]
    : [];
  return [...thrown, ...answersTo(outcome), ...away];
}
