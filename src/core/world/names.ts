import { nullable, record, text, type Read } from "../shape/shape.js";
import { t } from "../text/i18n.js";
import { nameAsRead } from "../text/names-read.js";
import { reader } from "./reader.js";
import { actorOf, itemAt, tokenAt } from "./world.js";

export const PERSON = record({ actor: nullable(text), token: nullable(text), name: text, img: text });
/** Somebody as a message knows them: documents by UUID, and the name and picture of that moment. */
export type Person = Read<typeof PERSON>;

/**
 * What the user, or everybody (`null`), may call somebody: the one place where names, pictures and hidden tokens are decided. A token's name
 * is what the table sees; the actor's own name is for its owners; who is hidden is unknown.
 */
export function knownAs(person: Person, user: User | null = reader()): { readonly name: string; readonly img: string } {
  const actor = actorOf(person);
  const token = tokenAt(person.token) ?? actor?.token ?? null; // a token with an actor of its own is who that is
  const owner = user !== null && ((token ?? actor)?.testUserPermission(user, "OWNER") ?? user.isGM);
  if (token?.hidden && !owner) return { name: t("GARDIEN.ATTACK.unknown"), img: "icons/svg/mystery-man.svg" };
  if (token) return { name: token.name || person.name, img: token.texture.src ?? person.img };
  if (actor && owner) return { name: actor.name, img: actor.img ?? person.img };
  return { name: person.name, img: person.img };
}

/** The name and picture to keep in a message: those of the token, or of the token the actor would have. */
export function snapshot(actor: Actor, token: TokenDocument | null): Pick<Person, "name" | "img"> {
  if (token) return { name: token.name, img: token.texture.src ?? actor.img ?? "" };
  const prototype = actor.prototypeToken as { name?: string; texture?: { src?: string } };
  return { name: prototype.name ?? actor.name, img: prototype.texture?.src ?? actor.img ?? "" };
}

/** What its reader calls the weapon that a message tells of; one that is gone keeps the name that was written. */
export function weaponName({ uuid, name }: { readonly uuid: string; readonly name: string }): string {
  const weapon = itemAt(uuid);
  return weapon ? nameAsRead(name, weapon.system) : name;
}
