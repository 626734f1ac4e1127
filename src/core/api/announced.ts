import { modelOf, verdictOf } from "../play/messages/messages.js";
import { ActMessage } from "../play/messages/models.js";
import { mayRead } from "../play/messages/may-read.js";
import type { Verdict } from "../play/record/verdict.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import { roundState } from "../fight/state/round-state.js";
import { listen } from "../foundry/types/hooks.js";
import type { PublicOutcome, PublicStage } from "./contract.js";
import { person, plan } from "./plan.js";
import { tellModules } from "./tell.js";

/** How far a verdict was when it was last told: whether it counted, and the stage of each target. */
interface Progress {
  readonly counts: boolean;
  readonly stages: readonly PublicStage[];
}

const NEVER: Progress = { counts: false, stages: [] };
const told = new Map<string, Progress>();
/** The round and the phase that each fight was in when it was last looked at. */
const phases = new WeakMap<Combat, string>();

/** Tells modules of attacks, deeds and what becomes of them, and of phases, from now on. Called once, when the table stands. */
export function announceToModules(): void {
  for (const message of game.messages) remember(message);
  for (const combat of game.combats) phases.set(combat, phaseOf(combat));
  listen("updateCombat", onCombat);
  listen("createChatMessage", (message: ChatMessage) => {
    onPost(message);
    onVerdict(message);
  });
  listen("updateChatMessage", onVerdict);
  listen("deleteChatMessage", ({ id }: ChatMessage) => void told.delete(id ?? ""));
}

/** Whoever keeps the rounds writes them down, and everybody hears of it. */
function onCombat(combat: Combat): void {
  const [before, now] = [phases.get(combat), phaseOf(combat)];
  phases.set(combat, now);
  const phase = roundState(combat)?.stand ?? "";
  if (phase !== "" && now !== before) tellModules("gardien.phaseBegun", combat, phase);
}

function phaseOf(combat: Combat): string {
  const state = roundState(combat);
  return state ? `${state.round} ${state.stand}` : "";
}

function onPost(message: ChatMessage): void {
  if (!mayRead(message)) return;
  const model = modelOf(message);
  const id = message.id ?? "";
  if (!(model instanceof ActMessage)) return;
  const { kind, intent, deed } = model;
  if (kind === "attack") tellModules("gardien.attackPosted", message, { id, ...plan(intent, null) });
  else if (deed && !deed.forced) tellModules("gardien.deedPosted", message, { id, ...plan(intent, deed.id) });
}

function onVerdict(message: ChatMessage): void {
  const before = told.get(message.id ?? "") ?? NEVER;
  const verdict = remember(message);
  const subject = verdict && game.messages.get(verdict.subject);
  // Only the verdict that counts is told; one beside it changes nothing.
  if (!subject || !mayRead(message) || verdictOn(verdict.subject)?.message !== message) return;
  const outcome = outcomeOf(verdict);
  const reached = (stage: PublicStage) =>
    outcome.targets.flatMap((target, i) => (target.stage === stage && before.stages[i] !== stage ? [i] : []));
  const [applied, undone] = [reached("applied"), reached("undone")];
  if (outcome.counts && !before.counts) tellModules("gardien.outcome", subject, outcome);
  if (applied.length > 0) tellModules("gardien.applied", subject, outcome, applied);
  if (undone.length > 0) tellModules("gardien.undone", subject, outcome, undone);
}

/** Notes how far the verdict of a message is; answers with it. */
function remember(message: ChatMessage): Verdict | undefined {
  const verdict = verdictOf(message);
  if (verdict)
    told.set(message.id ?? "", { counts: verdict.standing === "judged", stages: verdict.targets.map(stageOf) });
  return verdict;
}

/** What is being written counts as not yet written, what is being taken back as still there; dice are waited for like answers. */
function stageOf({ stage }: Pick<Verdict["targets"][number], "stage">): PublicStage {
  if (stage === "throwing") return "awaiting";
  return stage === "planned" ? "resolved" : stage === "undoing" ? "applied" : stage;
}

function outcomeOf({ subject, intent, deed, kind, standing, targets }: Verdict): PublicOutcome {
  return {
    id: subject,
    ...plan(intent, deed?.forced ? null : (deed?.id ?? null)),
    kind: deed?.forced ? "save" : kind,
    counts: standing === "judged",
    targets: targets.map((target) => ({ ...person(target), stage: stageOf(target) })),
  };
}
