import { describe, expect, it } from 'vitest';
import { claimReload, isChunkFailure } from './chunk-failure.ts';

const memoryOf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const MINUTE = 60_000;

describe('a chunk that cannot be loaded', () => {
  it('is worth one reload when online', () => {
    const memory = memoryOf();
    expect(claimReload({ isOnline: true, now: 1_000, memory })).toBe(true);
    expect(claimReload({ isOnline: true, now: 2_000, memory })).toBe(false);
  });

  it('is never worth a reload when offline, and offline does not use up the one', () => {
    const memory = memoryOf();
    expect(claimReload({ isOnline: false, now: 1_000, memory })).toBe(false);
    expect(claimReload({ isOnline: true, now: 2_000, memory })).toBe(true);
  });

  it('may be reloaded again after the next deploy, minutes later', () => {
    const memory = memoryOf();
    claimReload({ isOnline: true, now: 0, memory });
    expect(claimReload({ isOnline: true, now: 5 * MINUTE - 1, memory })).toBe(false);
    expect(claimReload({ isOnline: true, now: 5 * MINUTE, memory })).toBe(true);
  });

  it('is told from other failures by its name', () => {
    const marked = new Error('x');
    marked.name = 'ChunkUnavailableError';
    expect(isChunkFailure(marked)).toBe(true);
    expect(isChunkFailure(new TypeError('x'))).toBe(false);
    expect(isChunkFailure('x')).toBe(false);
  });
});
