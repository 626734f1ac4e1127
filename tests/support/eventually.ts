import { vi } from "vitest";

/** What a machine may take that has much else to do, in milliseconds: only what never comes waits that long. */
const PATIENCE = 30_000;

/** Waits until something holds, however slow the machine is; fails with what did not hold. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: PATIENCE });
