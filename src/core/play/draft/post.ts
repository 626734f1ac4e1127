import { recipients } from "../../foundry/visibility.js";
import type { Draft } from "./draft.js";
import { choicesFor } from "../record/intent.js";
import type { Cost, Intent } from "../record/intent.js";
import { noteSaid } from "../record/as-sent.js";
import { MESSAGE_VERSION } from "../record/models.js";
import { blastOf } from "../../world/blast.js";
import type { RollSpec } from "../contract/dice.js";
import { throwsByClick } from "../log/damage-standing.js";
import { diceSound, FRAME, rollAll } from "../dice/roll.js";
import { rollOnce } from "../dice/shared-roll.js";

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
  await post(draft, intent, await (blast ? rollOnce(specs, leaves) : rollAll(specs.flat(), leaves)));
}

/** What waits for its target's answer, and what may be thrown at once where its thrower likes to throw it themselves. */
function leaves({ when }: RollSpec): boolean {
  return when === "later" || (when === "now" && throwsByClick());
}

async function post(draft: Draft, intent: Intent, rolls: readonly foundry.dice.Roll[]): Promise<void> {
  const { whisper, blind } = recipients(draft.visibility);
  noteSaid(intent, rolls);
  await ChatMessage.create({
    type: "attack",
    speaker: ChatMessage.getSpeaker({ actor: draft.attacker, token: draft.token } as never),
    system: { version: MESSAGE_VERSION, data: intent },
    content: FRAME,
    rolls,
    whisper,
    blind,
    sound: diceSound(),
  } as never);
}

/** The rounds of the attack, from a weapon that counts them. */
function costOf({ procedure, weapon, rounds }: Draft): Cost | null {
  const magazine = procedure.magazine(weapon);
  if (!magazine) return null;
  const { path, value } = magazine;
  return { weapon: weapon.uuid, path, before: value, after: value - rounds };
}
