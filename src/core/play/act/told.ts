import { rulesetById } from "../../rulesets.js";
import { t } from "../../text/i18n.js";
import { proseOf } from "../../text/prose.js";
import { say } from "../../text/text.js";
import { knownAs } from "../../world/names.js";
import { forEverybody } from "../../world/reader.js";
import { isSealed } from "../log/seal.js";
import type { Verdict } from "../record/verdict.js";
import { actOf, viewFor } from "./act-of.js";

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
    const { intent, deed, verdict } = about;
    return forEverybody(() => {
      const { title, sub } = actOf(verdict ?? { subject: "", intent, deed }).head();
      const head = sub ? `${title} — ${sub}` : title;
      return proseOf([head, ...(verdict ? outcomesTold(verdict) : [])].join("\n"));
    });
  } catch (error) {
    console.error("gardien | words", error); // no act fails for want of words
    return NO_WORDS;
  }
}
