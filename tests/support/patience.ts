import { vi } from 'vitest';

/**
 * A busy machine is slow, not wrong: this ends only what would never come, before the test's own time is up.
 */
export const PATIENCE_MS = 50_000;

const waitFor = vi.waitFor;
vi.waitFor = (condition, options = { timeout: PATIENCE_MS }) => waitFor(condition, options);
