import { CLOSED_QUOTAS, closedQuota } from '#documents/quota.ts';
import { millis } from '#domain/units.ts';
import { longAgo } from './conversation.ts';
import type { Fields } from './world.ts';

/** What stands of somebody who has left, from the first moment on (`forgetPerson`). */
export function whatLeavingWrites(uid: string): Readonly<Record<string, Fields>> {
  const { since, at, ...counted } = closedQuota(millis(longAgo.toMillis()));
  const closed = { ...counted, since: new Date(since), at: new Date(at) };
  return Object.fromEntries([
    [`formerMembers/${uid}`, { leftAt: longAgo }],
    ...CLOSED_QUOTAS.map((kind) => [`quotas/${uid}/kinds/${kind}`, closed] as const),
  ]);
}
