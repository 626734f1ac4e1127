import { recipients } from "../../foundry/visibility.js";
import type { Draft } from "./draft.js";
import { choicesFor } from "../record/intent.js";
import type { Cost } from "../record/intent.js";
import { postMessage } from "./post-message.js";
import { blastOf } from "../../world/blast.js";
import type { RollSpec } from "../contract/dice.js";
import { throwsByClick } from "../log/damage-standing.js";
import { rollAll } from "../roll/roll.js";
import { rollOnce } from "../roll/shared-roll.js";

/** Rolls and posts an attack. What it costs is said in the message; the arbiter takes it from the weapon. */
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
  await postMessage({
    type: "attack",
    data: intent,
    rolls,
    speaker: { actor, token },
    audience: recipients(visibility),
  });
}

/** What waits for its target's answer, and what may be thrown at once where its thrower likes to throw it themselves. */
function leaves({ when }: RollSpec): boolean {
  return when === "later" || (when === "now" && throwsByClick());
}

/** The rounds of the attack, from a weapon that counts them. */
function costOf({ procedure, weapon, rounds }: Draft): Cost | null {
  const magazine = procedure.magazine(weapon);
  if (!magazine) return null;
  const { path, value } = magazine;
  return { weapon: weapon.uuid, path, before: value, after: value - rounds };
}
