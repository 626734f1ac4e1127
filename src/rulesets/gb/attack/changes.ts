import type { Changes, Origin, Outcome } from "../../../core/attack/procedure.js";
import { booleanSetting, textSetting } from "../../../core/settings.js";
import { applyWound } from "../rules/wounds.js";
import { figuresOf } from "./reading.js";
import { readOutcome } from "./outcome.js";
import type { GbOutcome } from "./outcome.js";

const NOTHING: Changes = { numbers: [], values: [], created: [] };
const DEEPEST = -99;

/** GB-33 — points lost, and the wound that stays. The order of the book: losses, cap, then what follows from the points. */
export function changesOf(stored: Outcome, target: Actor, origin: Origin): Changes {
  const outcome = readOutcome(stored);
  if (!outcome.hit) return NOTHING;
  const { pv, pf } = figuresOf(target);
  const before = { pv: pv.value, pf: pf.value };
  const capMode = textSetting("gbPfCapMode") === "recovery" ? "recovery" : "always";
  const after = applyWound(before, outcome, { capMode });
  const floor = booleanSetting("gbNegativePools") ? DEEPEST : 0;
  const numbers = (["pv", "pf"] as const)
    .map((pool) => ({ path: `system.${pool}.value`, after: Math.max(floor, after[pool]), before: before[pool] }))
    .filter(({ before: now, after: then }) => now !== then)
    .map(({ path, after: then }) => ({ path, after: then }));
  const lost = { pf: Math.max(0, before.pf - after.pf), pv: Math.max(0, before.pv - after.pv) };
  return { numbers, values: [], created: leavesWound(outcome) ? [wound(outcome, lost, origin)] : [] };
}

/** GB-30, GB-33 — a scratch leaves nothing on the sheet, unless the table wants to keep it. */
function leavesWound({ severity }: GbOutcome): boolean {
  return severity !== null && (severity !== "superficial" || booleanSetting("gbShowSuperficial"));
}

function wound(outcome: GbOutcome, lost: { pf: number; pv: number }, origin: Origin): Record<string, unknown> {
  return {
    name: origin.weaponName,
    type: "gbWound",
    system: {
      gb: Math.min(99, outcome.gb),
      zone: outcome.zone,
      forcedSeverity: outcome.forced ? outcome.severity : null,
      pfLost: outcome.pfLoss ?? 0,
      pvLost: outcome.pvLoss ?? lost.pv,
      pfOnly: outcome.pfOnly,
      partState: outcome.partDestroyed ? "destroyed" : "ok",
      inflictedAt: Math.max(0, Math.trunc(game.time.worldTime)),
      sourceUuid: origin.attackerUuid,
      weaponName: origin.weaponName,
      messageId: origin.messageId,
    },
  };
}

/** GB-32 — a mortal wound waits for the keeper's word (D-21). */
export function needsConfirmation(stored: Outcome): boolean {
  return readOutcome(stored).mortal && textSetting("gbMortalMode") === "confirm";
}
