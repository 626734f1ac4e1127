type Data = Readonly<Record<string, unknown>>;

/**
 * Boxes of a list's rows (`system.rows.2.zone`), put back into the whole list as it is stored: an update replaces a
 * list, it never reaches into one. A row that is gone meanwhile takes nothing.
 * @param sent lists by path that were sent and may not be stored yet; those made here are noted there
 */
export function withWholeLists(data: Data, source: object, sent = new Map<string, readonly unknown[]>()): Data {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    const steps = path.split(".");
    const at = steps.findIndex((step) => /^\d+$/.test(step));
    const list = steps.slice(0, at).join(".");
    const rows: unknown = at > 0 ? (sent.get(list) ?? foundry.utils.getProperty(source, list)) : undefined;
    if (!Array.isArray(rows)) {
      whole[path] = value;
      continue;
    }
    const changed = withRow(rows, Number(steps[at]), steps.slice(at + 1).join("."), value);
    sent.set(list, changed);
    whole[list] = changed;
  }
  return whole;
}

function withRow(rows: readonly unknown[], index: number, path: string, value: unknown): unknown[] {
  const changed = structuredClone(rows) as object[];
  const row = changed[index];
  if (row) foundry.utils.setProperty(row, path, value);
  return changed;
}
