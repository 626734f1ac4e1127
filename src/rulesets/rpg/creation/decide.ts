import { json, list, oneOf, record, text, type Json } from "../../../core/shape/shape.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { swapped } from "../../../core/creation/rolled.js";
import { markOf, pickedOf, withoutPick } from "../../../core/creation/shelf.js";
import { MOST_MASTERY, ATTRIBUTES } from "../rules/vocabulary.js";
import { withAmmunition } from "./ammunition.js";
import { readDraft, TRADES, type Picked, type RpgDraft } from "./draft.js";
import { startedFrom, withoutModel } from "./model.js";
import { picked } from "./pick.js";
import { suggested } from "./trade.js";

/** Rolls as the assistant hands them over. */
const ROLLED = list(record({ total: json }));

/** The draft with one thing decided otherwise: `path` is a key of it, or `key/of what`. */
export function decided(draft: RpgDraft, path: string, value: Json, desk: Desk, key: string): RpgDraft {
  const [what = "", ...rest] = path.split("/");
  return readDraft({ ...draft, ...change(draft, what, rest.join("/"), value, desk, key) }, desk);
}

function change(draft: RpgDraft, what: string, of: string, value: Json, desk: Desk, key: string): object {
  switch (what) {
    case "model":
      return startedFrom(draft, text.read(value), desk, key);
    case "noModel":
      return withoutModel(draft, desk);
    case "attributes":
      return { attributes: { ...draft.attributes, [of]: value } };
    case "rolled":
      return { rolled: ROLLED.read(value).map(({ total }) => total) };
    case "assigned":
      return { assigned: swapped(ATTRIBUTES, draft.assigned, of, value) };
    case "trade":
      return suggested(draft, oneOf(["", ...TRADES], "").read(value), desk, key);
    case "mastery":
      return mastered(draft, of, bounded(value, 0, MOST_MASTERY, 0), desk, key);
    case "add":
      return desk.shelf.has(text.read(value)) ? added(draft, picked(draft, key, text.read(value), desk), desk) : {};
    case "remove":
      return withoutPick(draft, text.read(value), desk);
    case "grip":
    case "on":
    case "quantity":
    case "ammo":
      return { items: draft.items.map((item) => (item.key === of ? { ...item, [what]: value } : item)) };
    default:
      return { [what]: value };
  }
}

function added({ items }: RpgDraft, fresh: Picked, desk: Desk): object {
  return { items: withAmmunition([...items, fresh], fresh.key, desk) };
}

/** The DM of a skill, by its key among those picked, or by the id of its like on the shelf. */
function mastered(draft: RpgDraft, of: string, mastery: number, desk: Desk, key: string): object {
  const { items } = draft;
  const wanted = desk.shelf.get(of);
  const had =
    items.find((item) => item.key === of) ??
    pickedOf(items, desk, "rpgSkill").find(({ entry }) => wanted !== undefined && markOf(entry) === markOf(wanted));
  if (!had) {
    const fresh: Picked = { ...picked(draft, key, of, desk), mastery };
    return mastery > 0 && wanted ? { items: [...items, fresh] } : {};
  }
  const changed = items.map((item) => (item.key === had.key ? { ...item, mastery } : item));
  const stays = mastery > 0 || desk.shelf.get(had.key)?.owned === true;
  return { items: changed.filter((item) => item.key !== had.key || stays) };
}
