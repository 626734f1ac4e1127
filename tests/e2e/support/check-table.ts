import type { Locator } from "playwright-core";
import type { Seat } from "./table.js";

/** How long a whole check may take here, in milliseconds. */
export const ALL = 300_000;

/** The window of « Vérifier ma table ». */
export const checkWindow = ({ page }: Seat): Locator => page.locator("#gardien-check");

/** Shuts it, so that the next test opens it. */
export async function closeCheck(seat: Seat): Promise<void> {
  await seat.page.evaluate(() => foundry.applications.instances.get("gardien-check")?.close());
  await checkWindow(seat).waitFor({ state: "detached" });
}

/** All that is stored in the world, but what is remembered of the last check. */
export function worldOf({ page }: Seat): Promise<object> {
  return page.evaluate(() => {
    const kinds = [
      "Actor",
      "Item",
      "Scene",
      "Folder",
      "Combat",
      "ChatMessage",
      "JournalEntry",
      "RollTable",
      "Macro",
      "User",
    ];
    const stored = kinds.map((kind) => {
      const documents = game.collections.get(kind).map((document: { toObject(): object }) => document.toObject());
      return [kind, JSON.stringify(documents)];
    });
    return Object.fromEntries([...stored, ["time", game.time.worldTime]]) as object;
  });
}

/** What is broken in the page, and mended again: what a bug of Foundry's, of a module's or of ours would do. */
export type Breakage = string;

/**
 * Makes points of a group of the checks, as the module Quench would, each while something is broken. Answers with those
 * that found nothing wrong.
 */
export function greenThough(
  { page }: Seat,
  group: string,
  points: readonly (readonly [breakage: Breakage, point: string])[],
): Promise<string[]> {
  return page.evaluate(
    async ([wanted, pairs]) => {
      type Test = (this: { skip(): void }) => Promise<void>;
      type Body = (context: object) => void;
      type Method = (...args: unknown[]) => unknown;
      const Actor = CONFIG.Actor.documentClass.prototype;
      const Sheet = CONFIG.Actor.sheetClasses.gbInvestigator["gardien.GbInvestigatorSheet"].cls.prototype;
      const swap = (owner: object, name: string, value: (original: Method) => unknown): (() => void) => {
        const own = Object.getOwnPropertyDescriptor(owner, name);
        const original = (owner as Record<string, Method>)[name]!;
        Object.defineProperty(owner, name, { configurable: true, writable: true, value: value(original) });
        return () => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name));
      };
      const breakages: Record<string, () => () => void> = {
        "a sheet that throws": () =>
          swap(Sheet, "_prepareContext", () => () => Promise.reject(new Error("broken on purpose"))),
        "tabs that do not turn": () => swap(Sheet, "changeTab", () => () => undefined),
        "a change that is not written": () => swap(Actor, "update", () => () => Promise.resolve()),
        "statuses that do not come": () => swap(Actor, "toggleStatusEffect", () => () => Promise.resolve()),
        "rolls that are read otherwise": () =>
          swap(
            foundry.dice.Roll,
            "fromData",
            (original) =>
              function (this: unknown, data: { total: number }) {
                return original.call(this, { ...data, total: data.total + 1 });
              },
          ),
        "wounds that are not written": () =>
          swap(
            Actor,
            "update",
            (original) =>
              function (this: unknown, change: object, options: object) {
                const ledger = JSON.stringify(change).includes("ledger");
                return ledger ? Promise.resolve() : (original.call(this, change, options) as unknown);
              },
          ),
        "an undo that gives nothing back": () =>
          swap(
            Actor,
            "update",
            (original) =>
              function (this: unknown, change: object, options: { gardienTakenBack?: boolean }) {
                return options?.gardienTakenBack
                  ? Promise.resolve()
                  : (original.call(this, change, options) as unknown);
              },
          ),
        "rounds that are not announced": () =>
          swap(
            CONFIG.Combat.documentClass.prototype,
            "_onUpdate",
            (original) =>
              function (this: unknown, change: object, options: object, user: string) {
                return original.call(this, change, { ...options, turnEvents: false }, user);
              },
          ),
        "places that are not rolled": () =>
          swap(
            CONFIG.Combat.documentClass.prototype,
            "rollInitiative",
            () =>
              function (this: unknown) {
                return Promise.resolve(this);
              },
          ),
        "rounds that last no time": () => swap(CONFIG.Combat.documentClass.prototype, "getTimeDelta", () => () => 0),
        "a step back that ends what lasts": () =>
          swap(
            CONFIG.Combat.documentClass.prototype,
            "update",
            (original) =>
              async function (
                this: { round: number; turns: { actor: { update(change: object): Promise<unknown> } }[] },
                change: { round?: number },
                ...more: unknown[]
              ) {
                const back = change.round !== undefined && change.round < this.round;
                const done = await original.call(this, change, ...more);
                for (const { actor } of back ? this.turns : []) await actor.update({ "system.stance": "none" });
                return done;
              },
          ),
        "whispers that all hear": () =>
          swap(
            CONFIG.ChatMessage.documentClass.prototype,
            "_preCreate",
            (original) =>
              async function (this: { updateSource(change: object): void }, ...args: unknown[]) {
                this.updateSource({ whisper: [] });
                return original.apply(this, args);
              },
          ),
      };
      const batches = new Map<string, Body>();
      const quench = { registerBatch: (batch: string, body: Body) => batches.set(batch, body) };
      Hooks.callAll("quenchReady", quench);
      const due = performance.now() + 10_000;
      while (!batches.has(`gardien.${wanted}`)) {
        if (performance.now() > due) throw new Error("no batch came");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const tests = new Map<string, Test>();
      const around: { before: Test[]; after: Test[] } = { before: [], after: [] };
      batches.get(`gardien.${wanted}`)!({
        describe: (_name: string, body: () => void) => body(),
        it: (name: string, body: Test) => tests.set(name, body),
        before: (body: Test) => around.before.push(body),
        after: (body: Test) => around.after.push(body),
      });
      const skipped = { skip: () => undefined };
      for (const body of around.before) await body.call(skipped);
      const green: string[] = [];
      for (const [broken, id] of pairs) {
        const mend = breakages[broken]!();
        await tests
          .get(id)!
          .call(skipped)
          .then(
            () => green.push(`${broken}: ${id}`),
            () => undefined, // as it should
          );
        mend();
      }
      for (const body of around.after) await body.call(skipped);
      return green;
    },
    [group, points] as const,
  );
}
