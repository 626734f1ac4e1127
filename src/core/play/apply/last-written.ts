/** When the server last wrote a document, in milliseconds; `null` when it does not say (synthetic actors). */
export function lastWritten(document: object): number | null {
  const { modifiedTime } = (document as { _stats?: { modifiedTime?: number | null } })._stats ?? {};
  return modifiedTime ?? null;
}
