import { flag, oneOf, whole, type Read } from "../../../core/shape/shape.js";
import type { AttackCall } from "../../../core/play/contract/call.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import type { Text } from "../../../core/text/text.js";
import { mindOf, type Mind } from "../data/body.js";
import { d20d100Options } from "../data/options.js";
import { insanityLabel } from "../labels.js";
import { hourOf, loseSanity, worseInsanity } from "../rules/mind/sanity.js";
import { INSANITIES, type Insanity } from "../rules/vocabulary.js";
import { fact, say } from "./kit.js";

/** What a loss of SAN does to an actor, whatever cost it: a sight, a spell, a book. */

/** How grave an insanity is, in notches of five. */
const LEVELS: Readonly<Record<Insanity, number>> = { none: 1, temporary: 3, indefinite: 4, permanent: 5 };

/** What a loss comes to. */
function lost(mind: Mind, loss: number) {
  const hour = hourOf(mind, game.time.worldTime, mind.value);
  const { hourStart, hourOpened, lossThisHour } = loss > 0 ? hour : mind;
  const { useDecompensation } = d20d100Options();
  const after = loseSanity({ sanity: mind.value, loss, hourStart, lossThisHour }, useDecompensation);
  const madness = after.permanent ? "permanent" : after.indefinite ? "indefinite" : "none";
  return { ...after, hourStart, hourOpened, insanity: worseInsanity(mind.insanity, madness) };
}

/** DD-107…DD-110 — what an outcome keeps of a loss of SAN. */
export const SANITY = {
  ...{ sanLoss: whole, sanAfter: whole, idea: flag },
  ...{ insanityBefore: oneOf(INSANITIES), insanity: oneOf(INSANITIES) },
};
export interface SanityLost extends Read<typeof SANITY> {}

/** DD-107…DD-110 — what a loss of SAN comes to; nothing for an actor who has none to lose. */
export function sanityOutcome(actor: Actor, loss: number): SanityLost {
  const mind = mindOf(actor);
  if (!mind) return { sanLoss: 0, sanAfter: 0, idea: false, insanityBefore: "none", insanity: "none" };
  const { sanity, ideaTest, insanity } = lost(mind, loss);
  return { sanLoss: loss, sanAfter: sanity, idea: ideaTest, insanityBefore: mind.insanity, insanity };
}

/** DD-107…DD-110 — what to write of it: SAN, the hour that counts it, the insanity it brings. */
export function sanityChanges(
  { sanLoss: loss }: Pick<SanityLost, "sanLoss">,
  actor: Actor,
): Required<Pick<Changes, "numbers" | "values">> | null {
  const mind = mindOf(actor);
  if (!mind || loss <= 0) return null;
  const { sanity, insanity, hourStart, hourOpened, lossThisHour } = lost(mind, loss);
  // DD-108 — an hour that has closed meanwhile is not opened again by taking back what was lost in it
  const running = { path: "system.sanity.hourOpened", is: hourOpened };
  const opened = { hourStart, hourOpened };
  const keys = (Object.keys(opened) as (keyof typeof opened)[]).filter((key) => opened[key] !== mind[key]);
  return {
    numbers: [
      ...(sanity === mind.value ? [] : [{ path: "system.sanity.value", after: sanity }]),
      ...(lossThisHour === mind.lossThisHour
        ? []
        : [{ path: "system.sanity.lossThisHour", after: lossThisHour, while: running }]),
    ],
    values: [
      ...keys.map((key) => ({ path: `system.sanity.${key}`, after: opened[key], while: running })),
      ...(insanity === mind.insanity ? [] : [{ path: "system.sanity.insanity", after: insanity }]),
      // DD-107 — an insanity that has no term does not end with one that had.
      ...(insanity !== mind.insanity && mind.insanityUntil !== null
        ? [{ path: "system.sanity.insanityUntil", after: null }]
        : []),
      ...(mind.stabilised ? [{ path: "system.sanity.stabilised", after: false }] : []),
    ],
  };
}

/** The word of an insanity. */
export const insanityText = (insanity: Insanity): Text => ({ key: insanityLabel(insanity) });

/** Whether a loss brings an insanity that the actor did not have. */
function maddens({ insanity, insanityBefore }: SanityLost): boolean {
  return insanity !== "none" && insanity !== insanityBefore;
}

/** DD-107…DD-110 — what a card shows of a loss. */
export function sanityShown(lost: SanityLost): Pick<OutcomeView, "losses" | "severity" | "tells"> {
  const { sanLoss, insanity } = lost;
  return {
    losses: sanLoss > 0 ? [say("loss.sanity", { points: sanLoss })] : [],
    tells: ["system.sanity.lossThisHour"],
    severity: maddens(lost) ? { label: insanityText(insanity), level: LEVELS[insanity], words: [] } : null,
  };
}

/** DD-107 — the facts of a loss: a test of Idée is due. */
export function sanityFacts({ idea }: SanityLost): readonly CardFact[] {
  return idea ? [fact("idea", say("idea.due"), "DD-107")] : [];
}

/** DD-107…DD-109 — what a loss leaves to be done: a test of Idée for the player, the words of a madness for the keeper. */
export function sanityCalls(lost: SanityLost, actor: Actor): readonly AttackCall[] {
  if (!mindOf(actor) || lost.sanLoss <= 0) return [];
  const idea: AttackCall = { deed: "idea", choices: {}, label: say("idea.call"), owed: true };
  const mad = maddens(lost) && game.user.isGM;
  return [...(lost.idea ? [idea] : []), ...(mad ? [madnessCall(lost.insanity)] : [])];
}

/** DD-107…DD-109 — the keeper says what an insanity is, and how long it lasts. */
export function madnessCall(insanity: Insanity): AttackCall {
  return { deed: "madness", choices: { insanity }, label: say("madness.name"), window: true };
}
