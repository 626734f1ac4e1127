/** A function that listens to a hook; what it returns matters only to {@link Hooks.call}. */
// oxlint-disable-next-line typescript/no-explicit-any -- each hook has arguments of its own
export type Listener = (...args: any[]) => unknown;

interface Registration {
  id: number;
  hook: string;
  fn: Listener;
  once: boolean;
}

interface ErrorOptions {
  msg?: string;
  log?: "error" | "warn" | null;
  notify?: "error" | "warn" | "info" | null;
  [detail: string]: unknown;
}

/** The event bus packages listen to, with Foundry's names and return values. */
export class Hooks {
  static #registrations: Registration[] = [];
  static #nextId = 1;

  /** The listeners of each hook, in order of registration. */
  static get events(): Record<string, Registration[]> {
    const events: Record<string, Registration[]> = {};
    for (const registration of this.#registrations) (events[registration.hook] ??= []).push(registration);
    return events;
  }

  /** Listens to every call of a hook; the number returned unregisters it. */
  static on(hook: string, fn: Listener, { once = false }: { once?: boolean } = {}): number {
    const id = this.#nextId++;
    this.#registrations.push({ id, hook, fn, once });
    return id;
  }

  /** Listens to the next call of a hook only. */
  static once(hook: string, fn: Listener): number {
    return this.on(hook, fn, { once: true });
  }

  /** Stops listening, by the number {@link on} gave or by the function itself. */
  static off(hook: string, idOrFn: number | Listener): void {
    this.#registrations = this.#registrations.filter((entry) =>
      typeof idOrFn === "number" ? entry.id !== idOrFn : entry.hook !== hook || entry.fn !== idOrFn,
    );
  }

  /** Runs all listeners, whatever they return. */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of this.#listeners(hook)) this.#run(entry, args);
    return true;
  }

  /** Runs listeners until one returns exactly `false`; then it is `false` itself. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of this.#listeners(hook)) {
      if (this.#run(entry, args) === false) return false;
    }
    return true;
  }

  /** Reports an error that must not stop its caller: the console, a notification if asked for, the `error` hook. */
  static onError(location: string, error: unknown, options: ErrorOptions = {}): void {
    const { msg = "", log = "error", notify = null, ...data } = options;
    const cause = error instanceof Error ? error : new Error(String(error));
    if (log) console[log](msg ? `${msg}.` : location, cause);
    if (notify) globalThis.ui?.notifications?.[notify](msg || cause.message, { console: false });
    this.callAll("error", location, cause, data);
  }

  static #listeners(hook: string): Registration[] {
    return this.#registrations.filter((entry) => entry.hook === hook);
  }

  static #run(entry: Registration, args: unknown[]): unknown {
    if (entry.once) this.off(entry.hook, entry.id);
    try {
      return entry.fn(...args);
    } catch (error) {
      const msg = `Error thrown in hooked function '${entry.fn.name}' for hook '${entry.hook}'`;
      console.error(msg, error);
      if (entry.hook !== "error") this.onError("Hooks.#run", error, { msg, log: null, hook: entry.hook });
      return undefined;
    }
  }
}
