type Data = Readonly<Record<string, unknown>>;

/**
 * Boxes of a list's rows (`system.rows.2.zone`), put back into the whole list as it is stored: an update replaces a
 * list, it never reaches into one. A row that is gone meanwhile takes nothing.
 */
export function withWholeLists(data: Data, source: object): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    const steps = path.split(".");
    const at = steps.findIndex((step) => /^\d+$/.test(step));
    const list = steps.slice(0, at).join(".");
    const stored: unknown = at > 0 ? (whole[list] ?? foundry.utils.getProperty(source, list)) : undefined;
    if (!Array.isArray(stored)) whole[path] = value;
    else whole[list] = withRow(stored, Number(steps[at]), steps.slice(at + 1).join("."), value);
  }
  return whole;
}

function withRow(rows: readonly unknown[], index: number, path: string, value: unknown): unknown[] {
  const changed = structuredClone(rows) as object[];
  const row = changed[index];
  if (row) foundry.utils.setProperty(row, path, value);
  return changed;
}
