import { expect, it, vi } from "vitest";
import { readFrom } from "../../../../src/core/settings/world-options.js";

it("puts options together once, and again when a value has changed", () => {
  let values = { dice: 2 };
  const read = vi.fn(({ dice }: { readonly dice: number }) => ({ faces: dice * 6 }));
  const options = readFrom(() => values, read);
  expect([options(), options()]).toEqual([{ faces: 12 }, { faces: 12 }]);
  expect(read).toHaveBeenCalledOnce();
  values = { dice: 3 };
  expect(options()).toEqual({ faces: 18 });
});
