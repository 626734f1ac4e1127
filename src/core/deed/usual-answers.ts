import type { DeedChoices, DeedSituation } from "../play/contract/deed.js";
import type { UsualAnswer } from "../play/contract/usual.js";
import type { DeedDraft } from "../play/draft/deed-draft.js";
import { mayKnowNumbers } from "../play/log/may-know.js";
import { chancesText } from "../text/chances.js";
import { say } from "../text/text.js";

/** One of the usual answers as a window prints it. */
interface ShownAnswer {
  readonly key: number;
  readonly figure: string;
  readonly name: string;
  readonly chance: string;
  readonly pressed: boolean;
}

/** What a window prints of how hard a keeper may make a deed. */
interface ShownUsual {
  readonly rules: readonly string[];
  /** How likely it is as chosen now; empty: nobody can say. */
  readonly chance: string;
  readonly answers: readonly ShownAnswer[];
}

/** Returns the usual answers that the window of a deed offers, for keepers alone; empty where it has none. */
export function usualIn(draft: DeedDraft): readonly UsualAnswer[] {
  const [first] = draft.able;
  if (!game.user.isGM || !first) return [];
  const shown = new Set(draft.fields.map(({ id }) => id));
  const all = draft.procedure.usual?.(draft.situation(first)) ?? [];
  return all.filter(({ choices }) => Object.keys(choices).every((id) => shown.has(id)));
}

/** Returns what a window prints of them, each with the odds that it would give; `null` where there are none. */
export function usualContext(draft: DeedDraft): ShownUsual | null {
  const answers = usualIn(draft);
  if (answers.length === 0) return null;
  const { settled } = draft;
  return {
    rules: [...new Set(answers.map(({ rule }) => rule))],
    chance: chancesWith(draft, {}),
    answers: answers.map(({ figure, name, choices }, index) => ({
      ...{ key: index + 1, figure: say(figure), name: say(name), chance: chancesWith(draft, choices) },
      pressed: Object.entries(choices).every(([id, value]) => settled[id] === value),
    })),
  };
}

/** Those whose numbers this reader may know. */
const known = ({ able }: DeedDraft) => able.filter(({ actor }) => mayKnowNumbers(actor));

/** Returns how likely a deed is as it is chosen, for whoever does it; empty where nobody can say. */
export function chanceShown(draft: DeedDraft): string {
  return draft.procedure.by === "keeper" || known(draft).length === 0 ? "" : chancesWith(draft, {});
}

/** How likely a deed is with some choices besides, of several people from the least likely to the likeliest. */
function chancesWith(draft: DeedDraft, choices: DeedChoices): string {
  const { procedure } = draft;
  const situations = known(draft).map((target): DeedSituation => {
    const situation = draft.situation(target);
    return { ...situation, choices: { ...situation.choices, ...choices } };
  });
  return chancesText(situations.flatMap((situation) => procedure.chance?.(situation) ?? []));
}
