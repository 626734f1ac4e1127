import { field, obstacle, say } from "../../deeds/kit.js";
import type { Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import type { Text } from "../../../../core/text/text.js";
import { warpOptions } from "../../data/options.js";
import { matters } from "../../deeds/attempt.js";
import { ILLS, isPlayed, illIn } from "../../deeds/powers.js";
import { unlessAlive } from "../../deeds/reading.js";
import { chargesLeft, reserveNow } from "../../deeds/reserve.js";
import { knownTo, traitsOf } from "../../deeds/traits.js";
import { poolOf } from "../../dice/line-dice.js";
import { experienceChoices, experienceOf, flawChoices, unlessSaid } from "../window/circumstances.js";
import { fight, flagChoice, isOn } from "../fields.js";
import { UNTRAINED } from "../traits.js";
import { useLines } from "./own-roll.js";
import { chargesOf, contestTrait, isForced, untrainedOf, usedOf } from "./reading.js";
import { use } from "./words.js";
import { nameOf } from "../../data/items/names-kept.js";

/** WP-98, WP-103, WP-125 — why it cannot be turned on anybody, now. */
export function useObstacle(item: Item): Text | null {
  const { actor } = item;
  const used = usedOf(item);
  if (!actor || !used) return null;
  return unlessAlive(actor) ?? unlessReady(actor, used);
}

function unlessReady(actor: Actor, used: NonNullable<ReturnType<typeof usedOf>>): Text | null {
  switch (used.kind) {
    case "power":
      if (!isPlayed(used.system) || !used.system.aimed) return obstacle("noPower", actor);
      return used.system.suspended ? obstacle("suspended", actor) : null;
    case "spell":
      if (!warpOptions().magic || !used.system.learned || !used.system.aimed) return obstacle("noSpell", actor);
      return null;
    case "contest":
      return used.system.isFlaw ? obstacle("noTrait", actor) : null;
  }
}

/** Whether the bar under a token offers it. */
export function useReady(item: Item): boolean {
  const used = usedOf(item);
  if (!used || !item.actor || used.kind === "contest") return false;
  return unlessReady(item.actor, used) === null;
}

/** WP-103, WP-104, WD-15 — why it cannot be used so: charges for every target, and at least one die. */
export function useHindrance(situation: Situation, blows: number): Text | null {
  const { attacker, weapon, choices } = situation;
  const used = usedOf(weapon);
  if (!used) return null;
  if (chargesOf(used, choices) * blows > chargesLeft(attacker)) return obstacle("noCharge", attacker);
  if (used.kind === "spell") return null;
  const unsaid = unlessSaid(situation);
  if (unsaid) return unsaid;
  return poolOf(0, linesOf(useLines(situation))).possible ? null : obstacle("noDice", attacker);
}

/** What may be chosen of it. */
export function useChoices(situation: Situation): readonly WindowChoice[] {
  const used = usedOf(situation.weapon);
  if (used?.kind === "spell" || !used) return [];
  const own = used.kind === "contest" ? contestChoices(situation) : powerChoices(situation);
  return [...own, ...experienceChoices(situation), ...flawChoices(situation)];
}

function powerChoices({ attacker, weapon, choices }: Situation): readonly WindowChoice[] {
  const used = usedOf(weapon);
  const effect = used?.kind === "power" ? used.system.effectKey : "custom";
  const { value, max } = reserveNow(attacker);
  return [
    ...(effect === "healing" ? [illChoice(choices)] : []),
    {
      ...{ id: "forced", key: "f", label: use("charges", { value, max }), value: isForced(choices) ? "1" : "0" },
      options: ["0", "1"].map((one) => ({ value: one, label: use(`forced.${one}`) })),
    },
    ...(effect === "mindReading" ? [inViewChoice(choices)] : []),
  ];
}

/** WP-111 — wounds, or a disease of some gravity. */
function illChoice(choices: Situation["choices"]): WindowChoice {
  const options = field.words(ILLS, "ill");
  return { id: "ill", key: "m", label: say("field.ill"), value: illIn(choices), options };
}

/** WP-114 — a mind in view is read from twice as far. */
function inViewChoice({ inView }: Situation["choices"]): WindowChoice {
  return { ...flagChoice("inView", isOn(inView), { group: "situation", ofTarget: true }), label: use("inView") };
}

/** WP-10, WP-40, WP-129 — with which trait, how well it fits, and whether it is a matter of words. */
function contestChoices({ attacker, weapon, choices }: Situation): readonly WindowChoice[] {
  const trait = contestTrait(weapon, choices);
  const traits = knownTo(traitsOf(attacker)).map((one) => ({
    value: one.id,
    label: fight("named", { name: `${nameOf(one)} ${one.system.printed}` }),
  }));
  const untrained = { value: UNTRAINED, label: fight("untrained", { dice: untrainedOf(attacker) }) };
  const relations = field.words(["direct", "tangent"], "relation");
  return [
    {
      ...{ id: "trait", key: "t", label: fight("choice.trait") },
      ...{ value: trait?.id ?? UNTRAINED, options: [...traits, untrained] },
    },
    ...(trait
      ? [
          {
            ...{ id: "relation", key: "r", label: say("field.relation") },
            ...{ value: choices.relation ?? "direct", options: relations },
          },
        ]
      : []),
    ...(matters(attacker, "social")
      ? [{ ...flagChoice("social", isOn(choices.social), { group: "situation" }), label: say("field.social") }]
      : []),
  ];
}

/** WP-114 — whoever is on the scene is in view. */
export function useProposals({ metres }: Pick<Situation, "metres">): Situation["choices"] {
  return { inView: metres === null ? "0" : "1" };
}

/** WP-15 — what the keeper has to grant. */
export function useDoubts({ attacker, choices }: Situation): readonly string[] {
  return experienceOf(attacker, choices) > 0 ? ["experience"] : [];
}
