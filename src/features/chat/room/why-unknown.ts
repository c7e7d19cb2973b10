import { assertNever } from '#domain/result.ts';
import type { Refreshing } from '#session/use-refresh.ts';

/** Why a room does not know its listing: only the server's own word makes it one that is gone. */
export type WhyUnknown = 'asking' | 'unreached' | 'gone';

export function whyUnknown({
  isRefreshing,
  failed,
}: Pick<Refreshing, 'isRefreshing' | 'failed'>): WhyUnknown {
  if (isRefreshing) return 'asking';
  switch (failed) {
    case null:
    case 'gone':
    case 'denied':
      return 'gone';
    case 'offline':
    case 'disk':
    case 'broken':
      return 'unreached';
    default:
      return assertNever(failed);
  }
}
