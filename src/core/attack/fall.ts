import { reportFailure } from "../errors.js";
import { hasEffect } from "../deeds/about.js";
import { t } from "../i18n.js";
import { say } from "../text.js";
import { applyTarget } from "./apply.js";
import { arbitrate, keysOf, step } from "./arbiter.js";
import { isHeld } from "./held.js";
import { isBinding, verdictOf, verdictOn } from "./messages.js";
import type { Person } from "./names.js";
import { RECENT } from "./outcomes-waiting.js";
import { loadProceduresFor, procedureOf } from "./procedure-of.js";
import { automationFor, waits } from "./rights.js";
import { isSealed } from "./seal.js";
import { stableId } from "./stable-id.js";
import type { Verdict } from "./verdict.js";
import { isArbiter, tokenAt } from "./world.js";

/** Lets fall what was held back until now, oldest first; whoever dies of it has struck all the same. */
export async function letFall(): Promise<void> {
  if (!isArbiter()) return;
  const fallen: ChatMessage[] = [];
  for (const message of game.messages.contents.slice(-RECENT)) {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    if (!verdict || !mayFall(verdict) || verdictOn(verdict.subject)?.message !== message) continue;
    try {
      if (await arbitrate(keysOf(verdict), () => fall(message))) fallen.push(message);
    } catch (error) {
      reportFailure("attack.fall", error); // the others fall all the same
    }
  }
  await sumUp(fallen);
}

/** Whether a blow was held back, is no longer, and is written without anybody's click. */
function mayFall(verdict: Verdict): boolean {
  const { fought, standing, targets } = verdict;
  const waited = fought !== null && fought.until !== "" && targets.some(({ stage }) => stage === "resolved");
  return waited && standing === "judged" && !isHeld(verdict) && automationFor(verdict) === "auto";
}

/** Whether something was written. */
async function fall(message: ChatMessage): Promise<boolean> {
  const verdict = verdictOf(message);
  if (!verdict || !mayFall(verdict)) return false;
  await loadProceduresFor(verdict.intent);
  for (const index of verdict.targets.keys()) {
    await step(message, async (now, store) => {
      const target = now.targets[index];
      if (target?.stage === "resolved" && !waits(target, now)) await applyTarget(now, index, store);
    });
  }
  return verdictOf(message)?.targets.some(hasEffect) ?? false;
}

/** Says at one glance what has fallen; what only some may read stays on its own card. */
async function sumUp(fallen: readonly ChatMessage[]): Promise<void> {
  const open = fallen.filter((message) => (message as unknown as { whisper: string[] }).whisper.length === 0);
  const verdicts = open.flatMap((message) => verdictOf(message) ?? []);
  const [first] = verdicts.flatMap(({ fought }) => fought ?? []);
  if (!first) return;
  const id = stableId("fall", first.combat, `${first.round}`, ...open.map((message) => message.id ?? ""));
  if (game.messages.has(id)) return;
  const alias = t("GARDIEN.FIGHT.fallen", { round: first.round });
  const lines = verdicts.flatMap(linesOf).map((line) => `<li>${foundry.utils.escapeHTML(line)}</li>`);
  try {
    const source = { _id: id, speaker: { alias }, content: `<ul>${lines.join("")}</ul>` };
    await ChatMessage.create(source as never, { keepId: true } as never);
  } catch (error) {
    if (!game.messages.has(id)) throw error; // else another window of this keeper was quicker
  }
}

/** Who did what to whom, as text that everybody may read. */
function linesOf(verdict: Verdict): readonly string[] {
  const { intent, targets } = verdict;
  const { view } = procedureOf(intent.ruleset);
  const attacker = openName(intent.attacker);
  return targets.filter(hasEffect).flatMap((target) => {
    const { outcome } = target;
    if (!outcome || isSealed(target, verdict)) return [];
    return [t("GARDIEN.FIGHT.fell", { attacker, name: openName(target), what: say(view(outcome).summary) })];
  });
}

/** The name under which the whole table knows somebody. */
function openName({ token, name }: Person): string {
  return tokenAt(token)?.hidden ? t("GARDIEN.ATTACK.unknown") : name;
}
