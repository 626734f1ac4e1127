import { reportFailure } from "../errors.js";
import { hasEffect } from "../deeds/about.js";
import { loadDeeds } from "../deeds/loaded.js";
import { applyTarget } from "./apply.js";
import { arbitrate, keysOf, step } from "./arbiter.js";
import { tellerOf } from "./card/teller.js";
import { sourceOf, type Fallen } from "./fallen.js";
import { isHeld } from "./held.js";
import { isBinding, verdictOf, verdictOn } from "./messages.js";
import { RECENT } from "./outcomes-waiting.js";
import { loadProceduresFor } from "./procedure-of.js";
import { automationFor, waits } from "./rights.js";
import { isSealed } from "./seal.js";
import { stableId } from "./stable-id.js";
import type { Verdict } from "./verdict.js";
import { isArbiter } from "./world.js";

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
  if (verdict.deed) await loadDeeds(verdict.intent.ruleset);
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
  const told: Fallen = { round: first.round, blows: verdicts.flatMap(blowsOf) };
  try {
    await ChatMessage.create({ _id: id, ...sourceOf(told) } as never, { keepId: true } as never);
  } catch (error) {
    if (!game.messages.has(id)) throw error; // else another window of this keeper was quicker
  }
}

/** Who did what to whom, as far as everybody may read it. */
function blowsOf(verdict: Verdict): Fallen["blows"] {
  const { intent, deed, targets } = verdict;
  const { view } = tellerOf(intent.ruleset, deed);
  return targets.filter(hasEffect).flatMap((target) => {
    const { actor, token, name, img, outcome } = target;
    if (!outcome || isSealed(target, verdict)) return [];
    return [{ attacker: intent.attacker, target: { actor, token, name, img }, what: view(outcome).summary }];
  });
}
