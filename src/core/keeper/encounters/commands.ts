import { reportFailure } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { dialogs } from "../../ui/dialogs.js";
import { changeEncounter, copyEncounter, encounterById, keepEncounter, MOST_STRENGTH, type Foe } from "./encounters.js";
import { compendiumSourceOf } from "../../foundry/from-compendium.js";
import { placeEncounter } from "./placing.js";

const TEMPLATE = "systems/gardien/templates/core/keeper/name.hbs";

/** Asks for the name of an encounter; empty where the keeper thinks better of it. */
async function askName(title: string, name: string): Promise<string> {
  const content = document.createElement("div");
  content.className = "gardien g-note";
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(TEMPLATE, { name });
  const ok = { label: t("GARDIEN.KEEPER.ENCOUNTER.keep") };
  const said = await dialogs().input({ window: { title }, content, rejectClose: false, ok });
  const answer = said?.["name"];
  return typeof answer === "string" ? answer.trim() : "";
}

/** Keeps the adversaries of some tokens together, so many of each kind. */
export async function keepFrom(tokens: readonly TokenDocument[]): Promise<void> {
  const foes = new Map<string, Foe>();
  for (const { actor, baseActor, texture } of tokens) {
    const kind = baseActor ?? actor;
    if (!kind) continue;
    const { uuid, name } = kind;
    const count = (foes.get(uuid)?.count ?? 0) + 1;
    foes.set(uuid, { uuid, source: compendiumSourceOf(kind), name, img: texture.src ?? "", count });
  }
  const name = await askName(t("GARDIEN.KEEPER.ENCOUNTER.fromScene"), "");
  if (name !== "") await keepEncounter(name, { foes: [...foes.values()], strength: 0, note: "" });
}

/** Keeps another encounter of the same adversaries. */
export async function copyUnder(id: string): Promise<void> {
  const known = encounterById(id);
  if (!known) return;
  const name = await askName(t("GARDIEN.KEEPER.ENCOUNTER.copy"), known.name);
  if (name !== "") await copyEncounter(known, name);
}

/** Makes an encounter tougher by a step, or weaker below 0, the next time it is placed. */
export async function strengthenBy(id: string, step: number): Promise<void> {
  const known = encounterById(id);
  if (!known) return;
  const strength = Math.max(-MOST_STRENGTH, Math.min(MOST_STRENGTH, known.strength + step));
  await changeEncounter(id, { strength });
}

/** Takes what is typed of an encounter: its note, or how many there are of a kind; none takes the kind away. */
export async function typedInEncounter(field: HTMLInputElement): Promise<void> {
  const { encounter = "", foe } = field.dataset;
  const known = encounterById(encounter);
  if (!known) return;
  if (foe === undefined) await changeEncounter(encounter, { note: field.value });
  else if (Number.isInteger(field.valueAsNumber)) {
    const count = field.valueAsNumber;
    const foes = known.foes.flatMap((one, at) => (String(at) !== foe ? [one] : count > 0 ? [{ ...one, count }] : []));
    await changeEncounter(encounter, { foes });
  }
}

/** The kind of what is dragged of an encounter onto a scene. */
const KIND = "gardien.encounter";

/** What was dropped on a scene, and where. */
export interface Dropped {
  readonly type?: string;
  readonly id?: string;
  readonly x: number;
  readonly y: number;
}

/** Takes an encounter along as it is dragged. */
export function dragEncounter(event: DragEvent): void {
  const id = (event.target as HTMLElement).closest<HTMLElement>("[draggable][data-encounter]")?.dataset["encounter"];
  if (id !== undefined) event.dataTransfer?.setData("text/plain", JSON.stringify({ type: KIND, id }));
}

/** Places what was dropped on the scene, if it is an encounter; `false` keeps Foundry from looking at it. */
export function droppedOnScene(data: Dropped): boolean {
  const known = data.type === KIND ? encounterById(data.id ?? "") : undefined;
  if (!known) return true;
  placeEncounter(known, data).catch((error: unknown) => reportFailure("keeper.encounter", error));
  return false;
}
