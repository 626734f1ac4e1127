import type { Action } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import type { Kind } from "../store/hierarchy.js";
import type { Context } from "./context.js";
import { asUser, buildDocument } from "./models.js";
import type { Link } from "./target.js";

/**
 * Asks the shared document classes whether a user may do something to a document; `links` lead to its parent, for a
 * token's delta to the delta itself.
 */
export function authorise(
  context: Context,
  action: Exclude<Action, "get">,
  kind: Kind,
  source: Data,
  links: Link[] | null,
  changes: Data,
): void {
  const { user } = context;
  if (!user) return;
  const parent = links ? buildChain(links) : null;
  const document = parent && kind.name === "ActorDelta" ? parent : buildDocument(kind, source, parent);
  if (document.canUserModify(asUser(user), action, changes)) return;
  const inParent = parent && document !== parent ? ` in parent ${parent.documentName} [${parent.id}]` : "";
  throw new Refusal(
    `User ${user.name} lacks permission to ${action} ${document.documentName} [${document.id}]${inParent}`,
  );
}

function buildChain(links: Link[]): Data {
  let parent: Data | null = null;
  for (const link of links) parent = buildLink(link, parent);
  if (!parent) throw new Error("a chain has at least one link");
  return parent;
}

/** The delta of a token counts as the actor it stands for. */
function buildLink({ kind, source, inherited }: Link, parent: Data | null): Data {
  if (kind.name !== "ActorDelta") return buildDocument(kind, source, parent);
  if (!inherited) throw new Refusal("The actor of this token is gone");
  const merged = { ...inherited, ownership: source.ownership ?? inherited.ownership };
  return buildDocument({ ...kind, name: "Actor" }, merged, parent);
}
