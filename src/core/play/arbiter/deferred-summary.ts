import { list, object, text, whole } from "../../shape/heal.js";
import { t } from "../../text/i18n.js";
import { say, type Text } from "../../text/text.js";
import { knownAs, type Person } from "../../world/names.js";
import { tokenAt } from "../../world/world.js";

/** What fell at once, as the message that sums it up keeps it: each reader has it in their own words, with the names they know. */
export interface Fallen {
  readonly round: number;
  readonly blows: readonly { readonly attacker: Person; readonly target: Person; readonly what: Text }[];
}

/** Such a message; its own words are for where nobody draws it, and name nobody in hiding. */
export function sourceOf(fallen: Fallen): object {
  const lines = linesOf(fallen, openName).map((line) => `<li>${foundry.utils.escapeHTML(line)}</li>`);
  const content = `<ul>${lines.join("")}</ul>`;
  return { speaker: { alias: titleOf(fallen) }, content, flags: { gardien: { fallen } } };
}

/** Writes such a message into its row of the log, as this reader has it. */
export function drawFallen(stored: object, row: HTMLElement): void {
  const fallen = readFallen(stored);
  const title = row.querySelector(".message-sender");
  if (title) title.textContent = titleOf(fallen);
  const list = row.ownerDocument.createElement("ul");
  for (const textContent of linesFor(fallen.blows))
    list.append(Object.assign(row.ownerDocument.createElement("li"), { textContent }));
  row.querySelector(".message-content")?.replaceChildren(list);
}

function titleOf({ round }: Fallen): string {
  return t("GARDIEN.FIGHT.fallen", { round });
}

/** Who did what to whom, with the names that this reader knows. */
export function linesFor(blows: Fallen["blows"]): readonly string[] {
  return linesOf({ blows }, (person) => knownAs(person).name);
}

function linesOf({ blows }: Pick<Fallen, "blows">, nameOf: (person: Person) => string): readonly string[] {
  return blows.map(({ attacker, target, what }) =>
    t("GARDIEN.FIGHT.fell", { attacker: nameOf(attacker), name: nameOf(target), what: say(what) }),
  );
}

/** The name under which the whole table knows somebody. */
function openName({ token, name }: Person): string {
  return tokenAt(token)?.hidden ? t("GARDIEN.ATTACK.unknown") : name;
}

function readFallen(stored: object): Fallen {
  const { round, blows } = object(stored);
  return {
    round: whole(round),
    blows: list(blows).map((blow) => {
      const { attacker, target, what } = object(blow);
      return { attacker: readPerson(attacker), target: readPerson(target), what: readText(what) };
    }),
  };
}

function readPerson(stored: unknown): Person {
  const { actor, token, name, img } = object(stored);
  return { actor: text(actor) || null, token: text(token) || null, name: text(name), img: text(img) };
}

/** A text as a flag has it. */
export function readText(stored: unknown): Text {
  const { key, data } = object(stored);
  const told = Object.entries(object(data)).map(([name, value]) => {
    return [name, typeof value === "string" || typeof value === "number" ? value : readText(value)] as const;
  });
  return { key: text(key), data: Object.fromEntries(told) };
}
