import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { fact, fight, named } from "../fields.js";
import { hurtShown } from "../../deeds/wounded.js";
import { POINTS, WINNER, WINNERS, type CloseOutcome, type Thrown } from "./outcome.js";
import { MERCY, ruleOf } from "./ways.js";
import { nameHere } from "../../deeds/kit.js";

/** DD-91, DD-138, DD-163 — points that the keeper types at most. */
const MOST_POINTS = 299;

/** What a card tells of it: both totals, what came of it, and what a blow did. */
export function closeView(outcome: CloseOutcome): OutcomeView {
  const { way, won, active, hurt } = outcome;
  const verdict = fight(`close.verdict.${won ? "won" : "lost"}.${way}`, {
    weapon: nameHere(outcome.weaponName),
    ally: outcome.allyName,
  });
  const shown = hurt ? hurtShown(hurt) : { losses: [], severity: null };
  return {
    verdict,
    tone: won ? "accent" : "mute",
    die: active && { faces: 20, value: active.die, state: active.die === 1 || !won ? "miss" : "hit" },
    total: active?.total ?? null,
    answerFailed: won && outcome.passive !== null,
    facts: factsOf(outcome),
    ...shown,
    summary: shown.losses[0] ? fight("summary", { verdict, lost: shown.losses[0] }) : verdict,
  };
}

function factsOf(outcome: CloseOutcome): readonly CardFact[] {
  const { way, active, passive, won, quiet, charge, vest, faces, forced } = outcome;
  const totals = active && passive ? [fact("totals", totalsText(active, passive), "DD-05")] : [];
  const alone = active && !passive && !forced ? [fact("resistance", fight("close.unresisted"), ruleOf(way))] : [];
  return [
    fact("tried", fight(`close.way.${way}`), ruleOf(way)),
    ...totals,
    ...alone,
    ...(active?.die === 1 ? [fact("natural1", fight("close.natural1"), "DD-02")] : []),
    ...(MERCY.includes(way) ? [fact("mercy", fight("close.mercy"), "DD-163")] : []),
    ...(faces.length > 0 ? [fact("dice", named(faces.join(" + ")), MERCY.includes(way) ? "DD-163" : "DD-138")] : []),
    ...(vest > 0 ? [fact("vest", fight("close.vest", { points: vest }), "DD-133")] : []),
    ...(quiet ? [fact("quiet", fight(won ? "close.quiet" : "close.cries"), "DD-164")] : []),
    ...(charge ? [fact("charge", fight("close.charge"), "DD-159")] : []),
    ...(won && way === "shoot" ? [fact("shoot", fight("close.mayShoot"), "DD-138")] : []),
    ...(won && way === "push" ? [fact("push", fight("close.pushed"), "DD-138")] : []),
    ...(won && way === "immobilise" ? [fact("pinned", fight("close.pinned"), "DD-138")] : []),
  ];
}

function totalsText(active: Thrown, passive: Thrown): Text {
  return fight("close.totals", { active: active.total, passive: passive.total });
}

/** DD-05, DD-138, DD-163 — what the keeper may decide otherwise: who got the better, and what a blow did. */
export function closeEdit({ way, hurt }: CloseOutcome, override: Override): readonly EditField[] {
  const value = (name: string) => String(override[name] ?? "");
  const winner: EditField = {
    ...{ name: WINNER, label: fight("close.edit.winner"), kind: "choice", value: value(WINNER), placeholder: "" },
    options: [
      { value: "", label: fight("close.edit.byRules") },
      ...WINNERS.map((one) => ({ value: one, label: fight(`close.edit.${one}`) })),
    ],
  };
  const points: EditField = {
    ...{ name: POINTS, label: fight("close.edit.points"), kind: "number", value: value(POINTS), options: [] },
    ...{ placeholder: String(hurt?.damage ?? 0), range: { min: 0, max: MOST_POINTS } },
  };
  const deals = way === "strike" || MERCY.includes(way);
  return [...(MERCY.includes(way) ? [] : [winner]), ...(deals ? [points] : [])];
}
