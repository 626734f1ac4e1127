import { rulesetById } from "../../rulesets.js";
import { t } from "../../text/i18n.js";
import { proseOf } from "../../text/prose.js";
import { say } from "../../text/text.js";
import { knownAs } from "../../world/names.js";
import { forEverybody } from "../../world/reader.js";
import { subtitle } from "../log/attack-title.js";
import { isSealed } from "../log/seal.js";
import { headOf } from "../log/words.js";
import type { Intent } from "../record/intent.js";
import type { Verdict } from "../record/verdict.js";
import { actOf, viewFor } from "./act-of.js";

/** Returns who does what, and to whom, in a line for whoever reads it. */
export function headTold({ intent, deed }: Pick<Verdict, "intent" | "deed">): string {
  const { title, sub } = deed ? headOf(intent, deed) : attackHead(intent);
  return sub ? `${title} — ${sub}` : title;
}

/** Returns what stands above an attack: who attacks, with what and at whom. */
export function attackHead(intent: Intent): { readonly title: string; readonly sub: string } {
  const [first] = intent.targets;
  return { title: knownAs(intent.attacker).name, sub: subtitle(intent, first ? knownAs(first).name : "") };
}

/** Returns what came of it, a sentence for each target, for whoever reads it. What plays it must have been fetched. */
export function outcomesTold(verdict: Verdict): readonly string[] {
  if (verdict.standing !== "judged") return [];
  const act = actOf(verdict);
  const attacker = knownAs(verdict.intent.attacker).name;
  return verdict.targets.flatMap((target) => {
    const { outcome, stage } = target;
    if (!outcome || stage === "planned" || stage === "undoing") return [];
    const { summary } = viewFor(outcome, isSealed(target, verdict), act);
    const result = stage === "undone" ? t("GARDIEN.CARD.stage.undone") : say(summary);
    return [act.announced({ attacker, target: knownAs(target).name, result })];
  });
}

/** Message content without words. With an element in it, Foundry does not draw the rolls: the card does. */
export const NO_WORDS = "<p></p>";

/**
 * Returns the words to keep as the content of a message about an act, for search and modules: what everybody may know,
 * in the language of whoever writes. None for a whisper, which Foundry hands to every client.
 */
export function keptWords(
  about: Pick<Verdict, "intent" | "deed"> & { readonly verdict?: Verdict },
  whisper: readonly unknown[] = [],
): string {
  if (whisper.length > 0 || !rulesetById(about.intent.ruleset)) return NO_WORDS;
  try {
    const { verdict } = about;
    return forEverybody(() => proseOf([headTold(about), ...(verdict ? outcomesTold(verdict) : [])].join("\n")));
  } catch (error) {
    console.error("gardien | words", error); // no act fails for want of words
    return NO_WORDS;
  }
}
