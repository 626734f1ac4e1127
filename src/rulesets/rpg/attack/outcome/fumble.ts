import { flag, nullable, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { Answer } from "../../../../core/play/contract/decision.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { decidedWord } from "../../../../core/play/record/override.js";
import { MOMENT } from "../../data/actors/moment.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { fumbleLabel } from "../../labels.js";
import {
  FUMBLE_DAMAGE,
  FUMBLE_DIE,
  FUMBLE_ENTRIES,
  fumbleAt,
  fumbleChoices,
  fumbleEffects,
} from "../../rules/attack/fumble.js";
import type { Condition } from "../../rules/body/conditions.js";
import { settle } from "../../rules/body/settle.js";
import type { Moment } from "../../rules/body/spans.js";
import { fight } from "../fields.js";

const FUMBLE = "fumble";
const HARM = "fumble-damage";

/** The keeper lets it go. */
const NOTHING = "none";

const ENTRIES = [...FUMBLE_ENTRIES, NOTHING] as const;

/** RP-55 — who may fumble, with what. */
const FUMBLER = {
  /** D-34 — parries fumble by the same list. */
  who: oneOf(["attacker", "target"]),
  /** Id of the item that may break; empty for bare hands. */
  item: text,
  /** D-34 — that item is a shield. */
  shield: flag,
  /** Claws and bare hands neither break nor get stuck. */
  armed: flag,
  /** D-66 — what it is made with may hurt whoever uses it. */
  experimental: flag,
  /** RP-79 — it was a spell that failed: it turns on its caster, or costs hit points. */
  spell: flag,
};
export interface Fumbler extends Read<typeof FUMBLER> {}

/** RP-55 — a critical failure and what it costs, as an outcome keeps it. */
export const FUMBLED = record({
  ...FUMBLER,
  /** `null`: the keeper has not said yet; `none`: nothing. */
  entry: nullable(oneOf(ENTRIES)),
  /** Hit points lost by who hurts himself. */
  harm: whole,
  moment: MOMENT,
});
export interface Fumble extends Read<typeof FUMBLED> {}

/** RP-55 — what a fumble is: as the keeper said, as the d4 fell; `null` while nobody has said. */
function entryOf({ armed }: Fumbler, dice: Dice, override: Override): Fumble["entry"] {
  const die = dice[FUMBLE]?.[0];
  return decidedWord(override, FUMBLE, ENTRIES) ?? (die === undefined ? null : fumbleAt(die, armed));
}

/** RP-55, D-66 — whether it costs hit points. */
function hurts({ experimental }: Fumbler, entry: Fumble["entry"]): boolean {
  return entry === "hurtSelf" || (experimental && entry !== null && entry !== NOTHING);
}

/** RP-55 — the roll that a critical failure asks for next: the d4 where the table leaves it to that, then the harm. */
export function fumbleRoll(
  fumbler: Fumbler,
  who: RollSpec["who"],
  dice: Dice = {},
  override: Override = {},
): RollSpec | null {
  const { fumbles } = rpgOptions();
  if (fumbles === "off") return null;
  const entry = entryOf(fumbler, dice, override);
  const asked =
    entry === null && fumbles === "d4" && !fumbler.spell ? diceSpec(FUMBLE, "fumble", `1d${FUMBLE_DIE}`, who) : null;
  const harm = hurts(fumbler, entry) && !dice[HARM] ? diceSpec(HARM, "backlash", FUMBLE_DAMAGE, who) : null;
  const due = asked ?? harm;
  return due && { ...due, next: (faces) => fumbleRoll(fumbler, who, { ...dice, [due.id]: faces }, override) };
}

/** RP-55 — what a critical failure comes to; `null` where the table plays without. */
export function fumbleOf(fumbler: Fumbler, dice: Dice, override: Override, moment: Moment): Fumble | null {
  if (rpgOptions().fumbles === "off") return null;
  const entry = entryOf(fumbler, dice, override);
  return { ...fumbler, entry, harm: hurts(fumbler, entry) ? (dice[HARM]?.[0] ?? 0) : 0, moment };
}

/** RP-55 — whether the keeper has a word to say of it, or a friend to name. */
export function asksAboutFumble(fumble: Fumble | null): boolean {
  return fumble !== null && fumble.entry === null;
}

/** RP-55 — what the keeper chooses between; a friend who is hit is named in the window. */
export function fumbleAnswers({ who, entry, shield, armed, experimental, spell }: Fumble): readonly Answer[] {
  const struck: Answer = {
    label: fight(spell ? "answer.turnsBack" : "answer.allyHit"),
    override: { [FUMBLE]: "allyHit", end: "lands" },
    window: true,
  };
  if (entry === "allyHit") return who === "attacker" ? [struck] : [];
  if (entry !== null) return [];
  const offered = spell
    ? (["hurtSelf", "allyHit"] as const)
    : experimental
      ? ([...fumbleChoices(armed), "hurtSelf"] as const)
      : fumbleChoices(armed);
  return [
    ...[...new Set(offered)].flatMap((one): readonly Answer[] => {
      if (one === "allyHit") return who === "attacker" ? [struck] : [];
      return [{ label: { key: fumbleLabel(one, shield) }, override: { [FUMBLE]: one } }];
    }),
    { label: fight("answer.noFumble"), override: { [FUMBLE]: NOTHING } },
  ];
}

/** RP-55 — what lasts on who fumbled: no attack in the next round. */
export function fumbleConditions({ entry, moment }: Fumble, wound: string): readonly Condition[] {
  if (entry === null || entry === NOTHING) return [];
  return settle(fumbleEffects(entry), { moment, side: null, wound }).conditions;
}
