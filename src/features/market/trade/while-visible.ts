import { pageVisibility } from '#device/page-visibility.ts';
import { connection } from '#session/connection-store.ts';

/**
 * Runs `work` at an interval while somebody can see this page and there is a network; gives the way to stop.
 */
export function whileVisible(everyMs: number, work: () => void): () => void {
  const timer = setInterval(() => {
    if (pageVisibility.isVisible() && connection.get().kind !== 'offline') work();
  }, everyMs);
  return () => clearInterval(timer);
}
