import { contentName, slugOf } from "../../text/content.js";
import { Findings, type Check } from "../check.js";
import type { Made } from "../foundry.js";

/** How many pictures are fetched at once. */
const TOGETHER = 8;

interface Entry {
  readonly _id: string;
  readonly name: string;
  readonly type?: string;
  readonly img?: string | null;
  readonly system?: unknown;
}

interface Pack {
  readonly collection: string;
  readonly metadata: { readonly packageName: string; readonly type: string };
  readonly index: Iterable<Entry>;
  getDocument(id: string): Promise<Made | null>;
}

function ours(): readonly Pack[] {
  return [...(game.packs as Iterable<Pack>)].filter(({ metadata }) => metadata.packageName === "gardien");
}

export const PACKS: readonly Check[] = [
  {
    id: "packs.index",
    group: "packs",
    severity: "bad",
    async run() {
      const findings = new Findings();
      const packs = ours();
      findings.expect(packs.length > 0, "no pack of the system is there");
      for (const { collection, index, metadata } of packs) {
        const entries = [...index];
        findings.expect(entries.length > 0, `${collection} is empty`);
        const typed = metadata.type === "Actor" || metadata.type === "Item";
        const bare = typed ? entries.filter(({ type }) => !type) : [];
        findings.expect(bare.length === 0, `${collection}: ${bare.length} entries without a type`);
        const named = entries.flatMap((entry) => {
          const name = contentName(slugOf(entry));
          return name === undefined || name === entry.name ? [] : [entry._id];
        });
        findings.expect(named.length === 0, `${collection}: ${named.length} names in another language`);
      }
      findings.settle();
      await Promise.resolve();
    },
  },
  {
    id: "packs.read",
    group: "packs",
    severity: "bad",
    async run() {
      const findings = new Findings();
      for (const pack of ours()) {
        for (const entry of oneOfEachType(pack)) {
          await findings.attempt(`${pack.collection} ${entry.type ?? ""}`, async () => {
            const document = await pack.getDocument(entry._id);
            findings.expect(document !== null, `${pack.collection}: ${entry._id} cannot be read`);
            findings.expect(
              !entry.type || document?.type === entry.type,
              `${pack.collection}: ${entry._id} is no ${entry.type ?? ""}`,
            );
          });
        }
      }
      findings.settle();
    },
  },
  {
    id: "packs.images",
    group: "packs",
    severity: "warn",
    async run() {
      const findings = new Findings();
      const images = [...new Set(ours().flatMap((pack) => oneOfEachType(pack).flatMap(({ img }) => img ?? [])))];
      for (let at = 0; at < images.length; at += TOGETHER) {
        const some = images.slice(at, at + TOGETHER);
        const there = await Promise.all(some.map(isThere));
        some.forEach((image, i) => findings.expect(there[i] === true, `${image} is not there`));
      }
      findings.settle();
    },
  },
];

function oneOfEachType({ index }: Pack): readonly Entry[] {
  return [...new Map([...index].map((entry) => [entry.type ?? "", entry])).values()];
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: "HEAD" })).ok;
  } catch {
    return false; // no answer is no picture
  }
}
