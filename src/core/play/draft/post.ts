import { recipients } from "../../foundry/visibility.js";
import type { Draft } from "./draft.js";
import { keptWords } from "../act/told.js";
import { choicesFor } from "../record/intent.js";
import type { Cost } from "../record/intent.js";
import { postMessage } from "./post-message.js";
import { blastOf } from "../../world/blast.js";
import type { RollSpec } from "../contract/dice.js";
import { throwsByClick } from "../log/damage-standing.js";
import { rollAll } from "../roll/roll.js";
import { rollOnce } from "../roll/shared-roll.js";

/** Rolls and posts an attack. The message says what it costs; the arbiter subtracts that from the weapon. */
export async function postAttack(draft: Draft): Promise<void> {
  const cost = costOf(draft);
  const intent = draft.intent(cost ? [cost] : []);
  const { blows, procedure, weapon } = draft;
  const specs = intent.targets.map((target, i) =>
    procedure.rolls(
      {
        weapon,
        target: blows[i]?.actor ?? null,
        metres: target.distance.metres,
        choices: choicesFor(intent, target),
      },
      target.lines,
    ),
  );
  const blast = blastOf(procedure, { weapon, choices: intent.choices });
  const rolls = await (blast ? rollOnce(specs, leaves) : rollAll(specs.flat(), leaves));
  const { attacker: actor, token, visibility } = draft;
  const audience = recipients(visibility);
  await postMessage({
    type: "attack",
    data: intent,
    rolls,
    speaker: { actor, token },
    audience,
    words: keptWords({ intent, deed: null }, audience?.whisper),
  });
}

/** Tells which rolls wait: for the target's answer, or for a roller who likes to throw damage themselves. */
function leaves({ when }: RollSpec): boolean {
  return when === "later" || (when === "now" && throwsByClick());
}

/** Returns the rounds that the attack costs; `null` for a weapon that does not count them. */
function costOf({ procedure, weapon, rounds }: Draft): Cost | null {
  const magazine = procedure.magazine(weapon);
  if (!magazine) return null;
  const { path, value } = magazine;
  return { weapon: weapon.uuid, path, before: value, after: value - rounds };
}
