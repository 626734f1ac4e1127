/** Who is ticked: everybody of the group as long as they are not spared, and of the others those who are chosen. */
export class Ticks {
  readonly #spared = new Set<string>();
  readonly #chosen = new Set<string>();
  #group: ReadonlySet<string> = new Set();

  /** Notes who the group is now, by UUID. */
  knowGroup(uuids: readonly string[]): void {
    this.#group = new Set(uuids);
  }

  has(uuid: string): boolean {
    return this.#group.has(uuid) ? !this.#spared.has(uuid) : this.#chosen.has(uuid);
  }

  /** Ticks somebody, or unticks them. */
  set(uuid: string, ticked: boolean): void {
    const [set, member] = this.#group.has(uuid) ? [this.#spared, !ticked] : [this.#chosen, ticked];
    if (member) set.add(uuid);
    else set.delete(uuid);
  }

  toggle(uuid: string): void {
    this.set(uuid, !this.has(uuid));
  }

  /** Ticks all of these; or none of them, where all are ticked already. */
  toggleAll(uuids: readonly string[]): void {
    const all = uuids.every((uuid) => this.has(uuid));
    for (const uuid of uuids) this.set(uuid, !all);
  }

  /** Ticks these of all `known`, and nobody else. */
  only(uuids: readonly string[], known: readonly string[]): void {
    for (const uuid of known) this.set(uuid, uuids.includes(uuid));
  }
}
