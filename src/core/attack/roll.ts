import { recipients } from "../generation.js";
import type { Draft } from "./draft.js";
import { choicesFor, list, object, text, whole } from "./intent.js";
import type { Cost, Intent } from "./intent.js";
import { nextOf } from "./faces-thrown.js";
import type { RollRecord } from "./faces-thrown.js";
import { MESSAGE_VERSION } from "./models.js";
import type { RollSpec } from "./procedure.js";

/** Rolls and posts an attack. What it costs is said in the message; the arbiter takes it from the weapon. */
export async function postAttack(draft: Draft): Promise<void> {
  const cost = costOf(draft);
  const intent = draft.intent(cost ? [cost] : []);
  const { blows, procedure, weapon } = draft;
  const specs = intent.targets.flatMap((target, i) =>
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
  await post(draft, intent, await rollAll(specs));
}

/** Content with an element in it keeps Foundry from drawing the rolls one by one, which the card shows. */
export const FRAME = "<p></p>";

async function post(draft: Draft, intent: Intent, rolls: readonly foundry.dice.Roll[]): Promise<void> {
  const { whisper, blind } = recipients(draft.visibility);
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

/** One round for each shot, from a weapon that counts them. */
function costOf({ procedure, weapon, blows }: Draft): Cost | null {
  const magazine = procedure.magazine(weapon);
  if (!magazine) return null;
  const { path, value } = magazine;
  return { weapon: weapon.uuid, path, before: value, after: value - blows.length };
}

type RollConstructor = new (formula: string, data: object, options: object) => foundry.dice.Roll;

/** Rolls what the specifications call for, one after another, each with the rolls that it calls for by what it shows. */
export async function rollAll(specs: readonly RollSpec[]): Promise<foundry.dice.Roll[]> {
  const rolls: foundry.dice.Roll[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next; next = nextOf(next, rolls.slice(-1).map(recordOf)[0]))
      rolls.push(await evaluate(next));
  }
  return rolls;
}

/** Rolls what a specification calls for. Blind rolls too are rolled here, at once: no dice tray may ask for them. */
export async function evaluate({ roll, formula, options }: RollSpec): Promise<foundry.dice.Roll> {
  const registered = CONFIG.Dice.rolls as unknown as readonly RollConstructor[];
  const Class = registered.find(({ name }) => name === roll);
  if (!Class) throw new Error(`${roll} is not a registered roll`);
  return new Class(formula, {}, { ...options }).evaluate({ allowInteractive: false });
}

/** A roll as it came: every die and what it shows, its total unbelieved. Anything may stand in a stored roll. */
export function recordOf(roll: foundry.dice.Roll): RollRecord {
  return {
    roll: roll.constructor.name,
    formula: text(roll.formula),
    dice: list(roll.dice).map(dieOf),
    total: typeof roll.total === "number" ? roll.total : Number.NaN,
  };
}

function dieOf(die: unknown): RollRecord["dice"][number] {
  const { faces, modifiers, results, number } = object(die);
  const shown = list(results).map(object);
  return {
    faces: whole(faces),
    modifiers: list(modifiers).map(text).join(""),
    plain: list(modifiers).length === 0 && number === shown.length && shown.every(({ active }) => active !== false),
    results: shown.map(({ result }) => (typeof result === "number" ? result : Number.NaN)),
  };
}

/** The sound of dice that the table chose. */
export function diceSound(): string {
  return (CONFIG.sounds as { readonly dice: string }).dice;
}
