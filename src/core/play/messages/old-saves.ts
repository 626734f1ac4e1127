import { flag, json, list, mapOf, nullable, record, text, whole } from "../../shape/shape.js";

/*
 * A save was a message of its own kind once. Worlds keep such messages and the verdicts on them: here they are told as the
 * deed that a save is now, and nothing else knows of them.
 */

/** Shape of the part of an old save that is read. */
const SAVE = record({
  ...{ ruleset: json, actor: json, name: json, img: json, lines: json },
  save: text,
  /** True when the rules called for it; any other decided nothing, and nobody judged it. */
  called: flag,
  attack: nullable(record({ id: nullable(text), target: whole })),
});

/** Shape of the part of an old save's verdict that is read otherwise. */
const SAVED = record({ kind: text, subject: text, intent: mapOf(json), targets: list(mapOf(json)) });
const DICE = record({ save: list(whole) });
const KEPT = mapOf(json);
/** Shape of the message of an old save. */
const MESSAGE = record({ system: record({ data: KEPT }) });

/** Converts an old save to the message of a deed. */
export function saveAsDeed(source: unknown) {
  const { ruleset, save, called, attack, ...person } = SAVE.read(source);
  const forced = called ? { card: attack?.id ?? null, target: attack?.target ?? 0 } : null;
  const deed = { id: "save", choices: { save }, clock: called, time: game.time.worldTime, rolls: [1], forced };
  return { ruleset, targets: [person], deed };
}

/** Converts the verdict on an old save to the verdict on a deed; returns any other unchanged. */
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

/** Returns the data of the save that a verdict is about; `null` once its message is deleted. */
function dataOf(id: string): object | null {
  const message = game.messages.get(id);
  return message ? MESSAGE.read(message).system.data : null;
}
