import { card, stored } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { warpOptions } from "../../data/options.js";
import { RECOVERY_SHARES, rest } from "../../rules/recovery.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { count, FREE } from "../figures.js";
import { figuresOf, hpMoved, obstacle, unlessAlive } from "../reading.js";

type Share = keyof typeof RECOVERY_SHARES;
const SHARES = Object.keys(RECOVERY_SHARES) as readonly Share[];

/** WP-65 — the share that comes back: as chosen, else as the table plays. */
function shareIn(choices: DeedChoices): Share {
  return SHARES.find((one) => one === textIn(choices, "share")) ?? warpOptions().warpRecoveryDefault;
}

/** WP-64 — how somebody is after the rest that follows a fight. */
function after(actor: Actor, share: Share): ReturnType<typeof rest> {
  const { value, temp, fightStart } = figuresOf(actor).hp;
  return rest({ hp: value, temp, fightStart }, RECOVERY_SHARES[share]);
}

const shareLabel = (word: string): string => `GARDIEN.SETTINGS.warpRecoveryDefault.choices.${word}`;

/** WP-60, WP-64, WP-65 — a rest after the fight gives back a share of what it cost, and all temporary damage. */
export const recovery = deed("recovery", {
  icon: "fa-solid fa-mug-hot",
  by: "keeper",
  fields: (_actors, choices) => [
    choiceField("share", shareIn(choices), wordOptions(SHARES, shareLabel), told("hint.recovery")),
  ],
  obstacle: ({ actor }) => {
    const { fightStart, temp } = figuresOf(actor).hp;
    return unlessAlive(actor) ?? (fightStart === null && temp === 0 ? obstacle("nothingLost", actor) : null);
  },
  outcome: ({ actor, choices }) => {
    const { value, temp } = figuresOf(actor).hp;
    const share = shareIn(choices);
    return { share, regained: after(actor, share).hp - value, temp };
  },
  changes: (outcome, actor) => {
    const { value, temp, fightStart } = figuresOf(actor).hp;
    const share = SHARES.find((one) => one === outcome.share) ?? "half";
    const rested = after(actor, share);
    const hp = isDecided(outcome, "regained") ? hpMoved(actor, stored(outcome, "regained")) : rested.hp;
    const tempLeft = isDecided(outcome, "temp") ? Math.max(0, temp - stored(outcome, "temp")) : rested.temp;
    return {
      numbers: [
        ...(hp === value ? [] : [{ path: "system.hp.value", after: hp }]),
        ...(temp === tempLeft ? [] : [{ path: "system.hp.temp", after: tempLeft }]),
      ],
      values: fightStart === rested.fightStart ? [] : [{ path: "system.hp.fightStart", after: rested.fightStart }],
    };
  },
  edit: {
    figures: (ruled) => [count("regained", FREE), ...(stored(ruled, "temp") > 0 ? [count("temp", FREE)] : [])],
  },
  view: (outcome) => {
    const points = stored(outcome, "regained");
    const temp = stored(outcome, "temp");
    const share = SHARES.find((one) => one === outcome.share) ?? "half";
    return card({
      verdict: told("recovery.name"),
      tone: points > 0 || temp > 0 ? "good" : "mute",
      facts: [fact("share", { key: shareLabel(share) }, "WP-65")],
      losses: [
        ...(points > 0 ? [told("gain", { points })] : []),
        ...(temp > 0 ? [told("tempGone", { points: temp })] : []),
      ],
    });
  },
});
