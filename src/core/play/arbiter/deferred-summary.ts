import { list, record, whole, type Read } from "../../shape/shape.js";
import { t } from "../../text/i18n.js";
import { say, TEXT } from "../../text/text.js";
import { knownAs, PERSON, type Person } from "../../world/names.js";
import { tokenAt } from "../../world/world.js";

const FALLEN = record({ round: whole, blows: list(record({ attacker: PERSON, target: PERSON, what: TEXT })) });
/** What fell together, as its summary message stores it: each reader's client makes the sentences. */
export type DeferredSummary = Read<typeof FALLEN>;

/** Returns such a message, to be created; its own text, for where nobody draws it, names nobody in hiding. */
export function summaryMessage(fallen: DeferredSummary): object {
  const lines = linesOf(fallen, openName).map((line) => `<li>${foundry.utils.escapeHTML(line)}</li>`);
  const content = `<ul>${lines.join("")}</ul>`;
  return { speaker: { alias: titleOf(fallen) }, content, flags: { gardien: { fallen } } };
}

/** Draws such a message into its row of the log, for this reader. */
export function drawDeferred(stored: object, row: HTMLElement): void {
  const fallen = FALLEN.read(stored);
  const title = row.querySelector(".message-sender");
  if (title) title.textContent = titleOf(fallen);
  const list = row.ownerDocument.createElement("ul");
  for (const textContent of linesFor(fallen.blows))
    list.append(Object.assign(row.ownerDocument.createElement("li"), { textContent }));
  row.querySelector(".message-content")?.replaceChildren(list);
}

function titleOf({ round }: DeferredSummary): string {
  return t("GARDIEN.FIGHT.fallen", { round });
}

/** Returns lines of attackers and targets, by the names that this reader knows. */
export function linesFor(blows: DeferredSummary["blows"]): readonly string[] {
  return linesOf({ blows }, (person) => knownAs(person).name);
}

function linesOf({ blows }: Pick<DeferredSummary, "blows">, nameOf: (person: Person) => string): readonly string[] {
  return blows.map(({ attacker, target, what }) =>
    t("GARDIEN.FIGHT.fell", { attacker: nameOf(attacker), name: nameOf(target), what: say(what) }),
  );
}

/** Returns the name by which the whole table knows an actor. */
function openName({ token, name }: Person): string {
  return tokenAt(token)?.hidden ? t("GARDIEN.ATTACK.unknown") : name;
}
