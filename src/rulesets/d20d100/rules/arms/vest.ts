/** DD-132 — the vest that counts of those worn: the one that protects most, the lighter one of two alike. */
export function bestVest<Vest extends { readonly protection: number; readonly penalty: number }>(
  worn: readonly Vest[],
): Vest | null {
  const order = worn.toSorted((a, b) => b.protection - a.protection || b.penalty - a.penalty);
  return order[0] ?? null;
}
