import { announce, listen } from "../../../../core/foundry/types/hooks.js";

/** SE-77 — traits that are readied on a sheet; a pack is proposed by itself once it has struck. */
export const READIED = ["ambush", "charge"] as const;
export type Readied = (typeof READIED)[number];

/** Hook: somebody's traits are readied otherwise. */
const CHANGED = "gardien.seuilsReadied";

/** What this window's user readied for the next attack of somebody, by UUID: nothing of it is stored. */
const readied = new Map<string, ReadonlySet<Readied>>();

/** SE-77 — whether a trait is to count in somebody's next attack. */
export function isReadied({ uuid }: Pick<Actor, "uuid">, id: Readied): boolean {
  return readied.get(uuid)?.has(id) === true;
}

/** SE-77 — has a trait count in somebody's next attack, or no more. */
export function turnReadied({ uuid }: Pick<Actor, "uuid">, id: Readied): void {
  const others = READIED.filter((one) => one !== id && isReadied({ uuid }, one));
  write(uuid, isReadied({ uuid }, id) ? others : [...others, id]);
}

/** A message of any type; an attack tells who attacks. */
interface Posted {
  readonly type: string;
  readonly isAuthor: boolean;
  readonly system: { readonly intent?: { readonly attacker?: { readonly actor: string | null } } };
}

let listening = false;

function write(uuid: string, ids: readonly Readied[]): void {
  readied.set(uuid, new Set(ids));
  if (!listening) listen("createChatMessage", forget);
  listening = true;
  announce(CHANGED);
}

/** The attack is made: what was readied for it has counted. */
function forget({ type, isAuthor, system }: Posted): void {
  const uuid = system.intent?.attacker?.actor ?? "";
  if (type === "attack" && isAuthor && readied.get(uuid)?.size) write(uuid, []);
}
