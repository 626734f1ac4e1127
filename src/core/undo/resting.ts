import { actOf } from "../play/act/act-of.js";
import { laterCards, type Later } from "../play/log/later-cards.js";
import { loadAct } from "../play/loaded/acts.js";
import type { Verdict } from "../play/record/verdict.js";
import { signed } from "../text/i18n.js";
import { say } from "../text/text.js";
import { knownAs } from "../world/names.js";
import { actorOf } from "../world/world.js";

/** Returns the cards that depend on one target, or on the whole card; none for a target that is not applied. */
export function restingOn({ targets }: Verdict, index: number): readonly Later[] {
  const concerned = targets.filter((target, i) => (index < 0 || i === index) && target.stage === "applied");
  return concerned.flatMap((target) => laterCards(target.plan, actorOf(target)));
}

/** Fetches what plays the cards that are to be told of. */
export async function loadLater(later: readonly Later[]): Promise<void> {
  for (const { verdict } of later) await loadAct(verdict);
}

/** A later card as a keeper reads it: its title, whose it is, and what it has changed, e.g. "PF −1, PV −1". */
export function laterTold({ verdict, index }: Later): {
  readonly name: string;
  readonly who: string;
  readonly changes: string;
} {
  const act = actOf(verdict);
  const target = verdict.targets[index];
  const moved = (target?.plan?.numbers ?? []).filter(({ before, after }) => before !== after);
  return {
    name: act.title(null),
    who: target ? knownAs(target).name : "",
    changes: moved
      .map(({ path, before, after }) => `${say(act.numberLabel(path))} ${signed(after - before)}`)
      .join(", "),
  };
}
