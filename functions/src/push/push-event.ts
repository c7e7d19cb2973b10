import { createHash } from 'node:crypto';
import type { Push } from '#domain/notification/push.ts';

/** A push before it has a recipient. */
export type PushContent = Omit<Push, 'to' | 'eventId'>;

/** Names an event by the document it is about, in letters that may name a document themselves. */
export const eventIdOf = (path: string): string =>
  createHash('sha256').update(path).digest('hex').slice(0, 40);
