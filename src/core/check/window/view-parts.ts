import { t } from "../../text/i18n.js";
import type { Tally } from "../points.js";

export interface Button {
  readonly action: string;
  readonly label: string;
  readonly icon?: string;
  /** The key that does it too. */
  readonly key?: string;
}

/** What the templates say of a state, whatever it is. */
export type View = Record<string, unknown> & {
  readonly figure: number;
  readonly unit: string;
  readonly verdict: string;
  readonly line: string;
  readonly aside: readonly Button[];
  readonly primary: Button | null;
};

export const key = (end: string) => `GARDIEN.CHECK.${end}`;
export const button = (action: string, more: Partial<Button> = {}): Button => ({
  action,
  label: t(key(`do.${action}`)),
  ...more,
});
export const ENTER = () => t(key("key.enter"));
export const ESCAPE = () => t(key("key.escape"));
export const of = (total: number) => t(key("of"), { total });

/** One line of the list of groups. */
export function line(tally: Tally, now = ""): object {
  const { group, total, done: tried, good, bad, skip } = tally;
  const state = now ? "run" : tried < total && bad === 0 ? "todo" : bad > 0 ? "bad" : skip > 0 ? "skip" : "good";
  return { state, name: t(key(`group.${group}`)), now, good, total, heard: t(key(`state.${state}`)) };
}
