import type { Data } from "../../common/types.js";

/** Adds the helpers of `foundry.utils` that the system does without. */
export function addUtilities({ utils }: Data): void {
  utils.duplicate = <T>(original: T): T => JSON.parse(JSON.stringify(original)) as T;
  utils.getRoute = (path: string, { prefix = "" }: { prefix?: string } = {}): string =>
    `/${[prefix, path]
      .map((part) => part.replace(/^\/+|\/+$/g, ""))
      .filter(Boolean)
      .join("/")}`;
}
