import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { oneOf, whole } from "../../../../core/shape/shape.js";
import { warpOptions } from "../../data/options.js";
import { RECOVERY_SHARES, rest } from "../../rules/body/recovery.js";
import { count, deed, fact, field, FREE, obstacle, say } from "../kit.js";
import { figuresOf, hpMoved, unlessAlive } from "../reading.js";

type Share = keyof typeof RECOVERY_SHARES;
const SHARES = Object.keys(RECOVERY_SHARES) as [Share, ...Share[]];

const shareLabel = (share: Share): string => `GARDIEN.SETTINGS.warpRecoveryDefault.choices.${share}`;

/** WP-64 — how an actor is after the rest that follows a fight. */
function after(actor: Actor, share: Share): ReturnType<typeof rest> {
  const { value, temp, fightStart } = figuresOf(actor).hp;
  return rest({ hp: value, temp, fightStart }, RECOVERY_SHARES[share]);
}

/** WP-60, WP-64, WP-65 — a rest after the fight gives back a share of what it cost, and all temporary damage. */
export const recovery = deed("recovery", {
  icon: "fa-solid fa-mug-hot",
  by: "keeper",
  form: {
    share: field.choice(SHARES, shareLabel, {
      initial: () => warpOptions().recoveryDefault,
      hint: say("hint.recovery"),
    }),
  },
  kept: { share: oneOf(SHARES, "half"), regained: whole, temp: whole },
  obstacle: ({ actor }) => {
    const { fightStart, temp } = figuresOf(actor).hp;
    return unlessAlive(actor) ?? (fightStart === null && temp === 0 ? obstacle("nothingLost", actor) : null);
  },
  outcome: ({ actor, form: { share } }) => {
    const { value, temp } = figuresOf(actor).hp;
    return { share, regained: after(actor, share).hp - value, temp };
  },
  changes: (kept, actor) => {
    const { value, temp, fightStart } = figuresOf(actor).hp;
    const rested = after(actor, kept.share);
    const hp = isDecided(kept, "regained") ? hpMoved(actor, kept.regained) : rested.hp;
    const tempLeft = isDecided(kept, "temp") ? Math.max(0, temp - kept.temp) : rested.temp;
    return {
      numbers: [
        ...(hp === value ? [] : [{ path: "system.hp.value", after: hp }]),
        ...(temp === tempLeft ? [] : [{ path: "system.hp.temp", after: tempLeft }]),
      ],
      values: fightStart === rested.fightStart ? [] : [{ path: "system.hp.fightStart", after: rested.fightStart }],
    };
  },
  edit: { figures: ({ temp }) => [count("regained", FREE), ...(temp > 0 ? [count("temp", FREE)] : [])] },
  view: ({ share, regained, temp }) =>
    card({
      verdict: say("recovery.name"),
      tone: regained > 0 || temp > 0 ? "good" : "mute",
      facts: [fact("share", { key: shareLabel(share) }, "WP-65")],
      losses: [
        ...(regained > 0 ? [say("gain", { points: regained })] : []),
        ...(temp > 0 ? [say("tempGone", { points: temp })] : []),
      ],
    }),
});
