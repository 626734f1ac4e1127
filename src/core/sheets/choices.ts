/** Options of a select: id to language key. */
export function choices<Id extends string>(ids: readonly Id[], label: (id: Id) => string): Record<Id, string> {
  return Object.fromEntries(ids.map((id) => [id, label(id)])) as Record<Id, string>;
}
