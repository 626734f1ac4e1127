import { flag, json, list, mapOf, nullable, record, text, whole } from "../../shape/shape.js";

/*
 * A save was a message of its own kind once. Worlds keep such messages and the verdicts on them: here they are told as the
 * deed that a save is now, and nothing else knows of them.
 */

/** What of an old save is told. */
const SAVE = record({
  ...{ ruleset: json, actor: json, name: json, img: json, lines: json },
  save: text,
  /** The rules called for it; any other decided nothing, and nobody judged it. */
  called: flag,
  attack: nullable(record({ id: nullable(text), target: whole })),
});

/** What of the verdict on an old save is told otherwise. */
const SAVED = record({ kind: text, subject: text, intent: mapOf(json), targets: list(mapOf(json)) });
const DICE = record({ save: list(whole) });
const KEPT = mapOf(json);
/** The message of an old save. */
const MESSAGE = record({ system: record({ data: KEPT }) });

/** What an old save said, as the message of a deed says it. */
export function saveAsDeed(source: unknown) {
  const { ruleset, save, called, attack, ...person } = SAVE.read(source);
  const forced = called ? { card: attack?.id ?? null, target: attack?.target ?? 0 } : null;
  const deed = { id: "save", choices: { save }, clock: called, time: game.time.worldTime, rolls: [1], forced };
  return { ruleset, targets: [person], deed };
}

/** What the verdict on an old save says, as the verdict on a deed says it; any other as it is. */
export function verdictAsDeed(source: unknown): unknown {
  const { kind, subject, intent, targets: judged } = SAVED.read(source);
  if (kind !== "save") return source;
  const { targets, deed } = saveAsDeed(dataOf(subject) ?? { ...KEPT.read(intent["attacker"]), called: true });
  const withFace = (target: (typeof judged)[number]) => {
    const [face = 0] = DICE.read(target["dice"]).save;
    return { ...target, outcome: target["outcome"] ? { ...KEPT.read(target["outcome"]), face } : null };
  };
  return { ...KEPT.read(source), kind: "deed", intent: { ...intent, targets }, deed, targets: judged.map(withFace) };
}

/** What the save said that a verdict is about; `null` once its message is gone. */
function dataOf(id: string): object | null {
  const message = game.messages.get(id);
  return message ? MESSAGE.read(message).system.data : null;
}
