import { readsAsKeeper } from "../../../../core/world/reader.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedChoices, DeedProcedure } from "../../../../core/play/contract/deed.js";
import { nullable, oneOf, whole, type Read } from "../../../../core/shape/shape.js";
import { partsOf } from "../../dice/line-dice.js";
import { poolRolls } from "../../dice/specs.js";
import type { Pledge } from "../../rules/checks/group.js";
import {
  ATTEMPT,
  attempt,
  attemptChanges,
  attemptObstacle,
  attemptOutcome,
  HELP_FORM,
  helpWindow,
  TRAIT_FORM,
  traitWindow,
  triedIn,
} from "../attempt.js";
import { GESTALT, wayOf } from "../called.js";
import { count, deed, fact, field, figure, FREE, numbers, obstacle, say } from "../kit.js";
import { doubtsWhetherAble } from "../reading.js";
import { readsDice, readsTotal, ROLLED, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";
import { usedFigures } from "../used-figures.js";

/** WP-76 — the sides of a fight that is played as a whole. */
const SIDES = ["ours", "theirs"] as const;
export type FightSide = (typeof SIDES)[number];

/** WP-42 — what an actor puts into combined dice. */
function pledgeOf(actor: Actor, choices: DeedChoices): Pledge {
  const { base, lines } = attempt(actor, choices);
  const { extra, lost, bonus, malus } = partsOf(base, lines);
  return { dice: base + extra - lost, bonus, malus };
}

/** What an outcome keeps of a roll, or of dice that were put in common. */
export const JOINED = {
  ...ROLLED,
  ...ATTEMPT,
  /** WP-42 — `null` where there was a roll. */
  pledged: nullable(whole),
  bonus: whole,
  malus: whole,
  side: oneOf(["", ...SIDES]),
};
type Join = Read<typeof JOINED>;

/**
 * WP-41…WP-44, WP-76 — somebody joins an effort of the group, or a fight that is played as a whole: with a roll or, for
 * combined dice, with the dice that they put in common.
 */
export const join = deed("join", {
  icon: "fa-solid fa-user-plus",
  by: "owner",
  form: {
    ...TRAIT_FORM,
    /** WP-76 — by who plays the actor, unless the keeper says otherwise. */
    side: field.choice(SIDES, "side", {
      initial: ({ actors: [actor] }) => (actor?.hasPlayerOwner === false ? "theirs" : "ours"),
      asks: true,
    }),
    ...HELP_FORM,
  },
  window: (form, asked) => {
    const way = wayOf(asked.gathering);
    const [actor] = asked.actors;
    const shown = traitWindow(form, asked);
    const hint = actor &&
      way === "combined" && { hint: say("hint.pledge", { dice: pledgeOf(actor, asked.choices).dice }) };
    return {
      ...shown,
      trait: { ...shown.trait, ...hint },
      side: way === GESTALT && game.user.isGM,
      ...helpWindow(form, asked),
    };
  },
  kept: JOINED,
  obstacle: (situation) =>
    situation.gathering ? attemptObstacle(situation) : obstacle("nothingCalled", situation.actor),
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices, gathering }) =>
    wayOf(gathering) === "combined" ? [] : poolRolls("check", attempt(actor, choices)),
  modifiers: ({ actor, choices }) => attempt(actor, choices).modifiers,
  outcome: ({ actor, choices, form, dice, gathering }) => {
    const way = wayOf(gathering);
    const tried = attemptOutcome(actor, choices);
    if (way === "combined") {
      const { dice: pledged, bonus, malus } = pledgeOf(actor, choices);
      return { ...tried, pledged, bonus, malus, npc: !actor.hasPlayerOwner };
    }
    const rolled = rolledOutcome(actor, attempt(actor, choices), dice, "check");
    if (!rolled) return { total: null };
    const side: Join["side"] = way === GESTALT ? form.side : "";
    return { ...rolled, ...tried, side, secret: side === "theirs" };
  },
  changes: attemptChanges,
  edit: {
    figures: (ruled) => [
      ...(ruled.total === null ? [] : [count("total", FREE, { audience: readsTotal(ruled) })]),
      ...(ruled.pledged === null ? [] : [count("pledged", FREE, { audience: readsDice(ruled) })]),
      ...usedFigures({ charges: ruled.charges, experience: ruled.experience }),
    ],
  },
  view: (kept) => (kept.pledged === null ? rollView(kept) : pledgeView(kept, kept.pledged)),
});

function pledgeView(kept: Join, dice: number): ReturnType<DeedProcedure["view"]> {
  const tried = triedIn(kept);
  if (readsDice(kept) === "keeper" && !readsAsKeeper()) return card({ verdict: tried, tone: "accent" });
  const others = (["bonus", "malus"] as const).filter((id) => kept[id] > 0);
  return card({
    verdict: say(dice === 1 ? "pledged.one" : "pledged.other", { dice }),
    tone: "accent",
    facts: [
      fact("tried", tried, "WP-06"),
      ...others.map((id) => fact(id, figure(kept[id]), "WP-42")),
      ...rolledFacts(kept),
    ],
  });
}

function rollView(kept: Join): ReturnType<DeedProcedure["view"]> {
  if (kept.total === null) return card({ verdict: say("check.none"), tone: "mute" });
  const shown = rolledView(kept);
  const tried = triedIn(kept);
  return card({
    ...shown,
    verdict: tried,
    tone: kept.criticalFailure ? "bad" : "accent",
    facts: [...factsOf(kept), ...rolledFacts(kept)],
    ...(shown.total !== null && { summary: say("check.total", { tried, total: shown.total }) }),
  });
}

function factsOf({ side, dice, criticalFailure }: Join): readonly CardFact[] {
  return [
    numbers("dice", figure(dice), "WP-06"),
    ...(side ? [fact("side", say(`side.${side}`), "WP-76")] : []),
    ...(criticalFailure ? [fact("critical", say("criticalFailure"), "WP-36")] : []),
  ];
}
