import { effectDice } from "../../deeds/action.js";
import type { Struck } from "../../../../core/play/contract/defence.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import { fieldsOf, filled } from "../../../../core/deed/form.js";
import { warpOptions } from "../../data/options.js";
import { figuresOf } from "../../deeds/reading.js";
import { lineOf } from "../../dice/lines.js";
import { circumstanceModifiers } from "../../rules/attack/ranged-defence.js";
import { answered, askedBy, type Answering } from "../answer/fields.js";
import { fight } from "../fields.js";
import { farKept } from "../kept.js";
import { dodgeReplies } from "../answer/replies.js";
import type { Guard } from "../way.js";
import { dodgeChances, dodgeFields, dodgeModifiers, dodgeOf, dodges, dodgeTrait, evades } from "./dodge.js";
import { bandKey, standingAt, UNKNOWN } from "./reach.js";
import type { Standing } from "./reach.js";
import { surroundingFields, surroundingsIn } from "./surroundings.js";
import { tacticOf } from "./tactics.js";

/** Id of the line that holds the dice of the distance. */
const RANGE = "range";

/** WP-54 — most dice that a keeper may let a distance be worth. */
const MOST_RANGE = 20;

/** WP-54 — where the target stood for this blow; what cannot be shot at all is as far as can be. */
function standingOf({ weapon, metres, kept }: Struck): Standing {
  if (!weapon) return farKept(kept) ?? UNKNOWN;
  return standingAt(weapon, metres) ?? { dice: 6, band: "veryLong", beyond: true };
}

/** WP-54, WD-10 — the dice of the distance: as the tables say, unless the keeper says otherwise. */
const rangeForm = (blow: Struck) => ({
  [RANGE]: answered.number(1, MOST_RANGE, { initial: standingOf(blow).dice, asks: true, folded: true }),
});

const rangeIn = (answering: Answering): number => filled(rangeForm(answering.blow), askedBy(answering))[RANGE];

/** WP-93 — dice of the distance among the lines of a defence; `null` where there are none. */
export function rangeDiceIn(lines: readonly Line[]): number | null {
  return lines.find(({ id, on }) => id === RANGE && on)?.value ?? null;
}

function factsOf(blow: Struck): readonly CardFact[] {
  const { weapon, metres, choices, kept } = blow;
  const band = { key: bandKey(standingOf(blow).band) };
  const tactic = weapon ? tacticOf(weapon, choices) : (farKept(kept)?.fire ?? "single");
  const at = metres === null ? band : fight("bandAt", { metres, band });
  return [
    { label: fight("fact.distance"), value: at, rule: "WP-54", audience: "all" },
    ...(tactic === "single"
      ? []
      : [{ label: fight("fact.tactic"), value: fight(`tactic.${tactic}`), rule: "WP-90", audience: "all" } as const]),
  ];
}

/** WP-53 — what defends a target of a missile: distance, cover, movement, darkness, and a dodge where it tries. */
export const farGuard: Guard = {
  facts: factsOf,
  replies: ({ blow }) => dodgeReplies(blow.target, dodgeChances(blow)),
  fields: (situation) => [
    ...dodgeFields(situation),
    ...fieldsOf(rangeForm(situation.blow), askedBy(situation)),
    ...surroundingFields(situation),
  ],
  obstacle: () => null,
  modifiers: (situation) => {
    const { hp, armour } = figuresOf(situation.blow.target);
    const given = {
      ...surroundingsIn(situation),
      dodge: dodgeOf(situation),
      woundMalus: hp.woundMalus,
      armourMalus: armour.malus,
    };
    const circumstances = circumstanceModifiers(given, { passiveMalus: warpOptions().passiveDefenceMalus });
    const range = { id: RANGE, kind: "dice", count: rangeIn(situation) } as const;
    const effects = effectDice(situation.blow.target, "rangedDefence");
    return [...[range, ...circumstances, ...dodgeModifiers(situation)].map(lineOf), ...effects];
  },
  roll: (situation) => ({ what: "rangedDefence", rules: evades(situation) ? "defence" : "circumstance" }),
  trait: (situation) => (dodges(situation) ? (dodgeTrait(situation)?.id ?? null) : null),
};
