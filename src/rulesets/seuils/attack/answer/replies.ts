import type { DefenceSituation, Reply, Struck } from "../../../../core/play/contract/defence.js";
import type { Text } from "../../../../core/text/text.js";
import { toHold } from "../../rules/attack/hit.js";
import { actionsLeft, defenceCostsAttack } from "../../rules/fight/round-spending.js";
import { attackResult } from "../attack-roll.js";
import { isDeclaredBefore } from "./declared.js";
import { waysFor } from "./defence-roll.js";
import { fight } from "../fields.js";
import { roundFought } from "../strike.js";
import { actionsCounted } from "../waiting.js";
import type { OpenWay } from "../ways.js";

const ICONS = {
  dodge: "fa-solid fa-person-running",
  parry: "fa-solid fa-shield-halved",
  still: "fa-solid fa-heart-crack",
} as const;

/** SE-30…SE-32 — a button for each way of meeting a blow, and one to let it come. */
export function repliesTo(asked: Omit<DefenceSituation, "refused">): readonly Reply[] {
  return [
    ...waysFor(asked).map((way) => replyWith(way, asked.blow)),
    {
      ...{ id: "still", label: fight("reply.still"), icon: ICONS.still, kind: "still" },
      ...{ choices: {}, refused: true, note: fight("cost.still") },
    },
  ];
}

function replyWith(way: OpenWay, blow: Struck): Reply {
  const { kind, item, itemName } = way;
  const cost = costOf(way, blow);
  return {
    id: item === "" ? kind : `${kind}.${item}`,
    label: item === "" ? fight("reply.dodge") : fight("reply.parry", { name: itemName }),
    icon: ICONS[kind],
    kind: "fits",
    choices: { way: kind, item },
    refused: false,
    ...(cost && { note: cost }),
  };
}

/** SE-14…SE-17 — what a defence costs: an action, the attack that goes with it, or a higher Difficulté; `null`: nothing. */
function costOf({ extra, difficultyBonus: more }: OpenWay, blow: Struck): Text | null {
  const attack = isDeclaredBefore() ? null : attackResult(blow);
  if (extra > 0) {
    return attack
      ? fight("cost.extraKnown", { more, count: toHold(attack.result, more) })
      : fight("cost.extra", { more });
  }
  const { target, kept } = blow;
  const round = actionsCounted(target, roundFought(kept));
  if (!round) return null;
  const left = actionsLeft(round) - 1;
  if (defenceCostsAttack(round)) return fight("cost.attackToo");
  return left > 0 ? fight("cost.action", { left }) : fight("cost.last");
}
