import { KeyedQueue } from "../../../../core/data/queue.js";
import { t } from "../../../../core/text/i18n.js";
import type { SheetClick } from "../../../../core/sheets/drawn-sheet.js";
import { endCondition } from "../../../../core/sheets/end-condition.js";
import { createIn, write } from "../../../../core/foundry/write.js";
import { READIED, turnReadied } from "../../attack/answer/readied.js";
import { figuresOf } from "../../data/reading.js";
import { marked, remarked, type Mark } from "../../rules/body/circle-marks.js";
import type { Circles } from "../../rules/body/circles.js";
import { DOMAIN_IDS, NATURES, ROWS, type Nature } from "../../rules/vocabulary.js";
import { BARE_HANDS } from "../../rules/attack/weapons.js";

/** What clicks on an actor's sheet change, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks = {
  /** A circle of `row` at `place`; a cross with Shift. */
  markCircle: (clicked, { actor }, event) =>
    markCircle(actor, clicked, "shiftKey" in event && event.shiftKey === true ? "temporary" : "lethal"),
  /** SE-78 — so many points of a Domaine are spent: `domain` and `spent`. */
  spendPoint: ({ domain = "", spent }, { actor }) => spendPoints(actor, domain, Number(spent)),
  endCondition,
  addBareHands: (_, { actor }) => addBareHands(actor),
  /** SE-77 — a trait, `trait`, counts in the next attack, or no more. */
  readyTrait: ({ trait }, { actor }) => readyTrait(actor, trait),
} as const satisfies Record<string, SheetClick>;

/** SE-51, SE-55 — marks a circle by hand, or takes its mark away. */
async function markCircle(actor: Actor, clicked: DOMStringMap, nature: Nature): Promise<void> {
  await changeRow(actor, clicked, (circles, place) => marked(circles, place, nature));
}

/** SE-51, SE-55 — gives a circle a mark by hand, or none. */
export async function setMark(clicked: DOMStringMap, actor: Actor, mark: Mark): Promise<void> {
  await changeRow(actor, clicked, (circles, place) => remarked(circles, place, mark));
}

/** Circles that are clicked one right after the other: each is marked once the one before it is. */
const marking = new KeyedQueue();

/** Changes the row that a circle is in; what becomes of the care follows from it. */
async function changeRow(
  actor: Actor,
  { row: id = "", place }: DOMStringMap,
  changed: (circles: Circles, place: number) => Circles,
): Promise<void> {
  const row = ROWS.find((one) => one === id);
  if (!row) return;
  await marking.run([actor.uuid], async () => {
    const now = figuresOf(actor).rows[row];
    const after = changed(now, Number(place));
    const values = NATURES.filter((key) => after[key] !== now[key]).map((key) => [key, after[key]] as const);
    if (values.length > 0) await write(actor, { system: { wounds: { [row]: Object.fromEntries(values) } } });
  });
}

/** SE-78 */
async function spendPoints(actor: Actor, id: string, spent: number): Promise<void> {
  const domain = DOMAIN_IDS.find((one) => one === id);
  if (domain) await write(actor, { system: { domains: { [domain]: { spent } } } });
}

/** SE-77 */
function readyTrait(actor: Actor, trait: string | undefined): void {
  const id = READIED.find((one) => one === trait);
  if (id) turnReadied(actor, id);
}

/** SE-21 — gives somebody bare hands to attack with. */
async function addBareHands(actor: Actor): Promise<void> {
  const { damageTypes, ...figures } = BARE_HANDS;
  const system = { ...figures, damageTypes: [...damageTypes], hands: 0, natural: true };
  const img = "systems/gardien/assets/icons/fist.svg";
  await createIn(actor, "Item", [{ name: t("GARDIEN.SEUILS.SHEET.bareHands"), type: "seuilsWeapon", img, system }]);
}
