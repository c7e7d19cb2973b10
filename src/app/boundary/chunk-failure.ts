import { PART_NOT_LOADED } from '#domain/system/part-not-loaded.ts';

const NAME = 'ChunkUnavailableError';
const RELOADED_AT_KEY = 'geumnaru:chunk-reload-at';
/** A second failure within this time is no accident of a deploy, and another reload would only loop. */
const RELOAD_PAUSE_MS = 5 * 60_000;

/**
 * Marks every failed import of a lazy chunk. Left under its own words, the router would answer it with a
 * reload of its own, offline too, and take what was typed with it; renamed, the failure comes to the error
 * boundary, which decides.
 */
export function markChunkFailures(): void {
  addEventListener('vite:preloadError', (event) => {
    event.payload.name = NAME;
    event.payload.message = `${PART_NOT_LOADED}: ${event.payload.message}`;
  });
}

export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/** What a reload needs to know and to keep. */
export interface ReloadGround {
  readonly isOnline: boolean;
  readonly now: number;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether a failed chunk is worth one document load: after a deploy the old chunks are gone and a fresh page
 * knows the new ones. True at most once in five minutes, and never offline.
 */
export function claimReload({ isOnline, now, memory }: ReloadGround): boolean {
  if (!isOnline) return false;
  const reloadedAt = Number(memory.getItem(RELOADED_AT_KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - reloadedAt < RELOAD_PAUSE_MS) return false;
  memory.setItem(RELOADED_AT_KEY, String(now));
  return true;
}
