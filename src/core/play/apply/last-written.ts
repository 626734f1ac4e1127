/** Returns when the server last wrote a document, in milliseconds; `null` for synthetic actors, which have no date. */
export function lastWritten(document: object): number | null {
  const { modifiedTime } = (document as { _stats?: { modifiedTime?: number | null } })._stats ?? {};
  return modifiedTime ?? null;
}
