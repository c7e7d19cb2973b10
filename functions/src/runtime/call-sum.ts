import { createHash } from 'node:crypto';

/**
 * What a call asked for, in one word: an id that comes again must ask for the same, or it is another call.
 */
export const callSumOf = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
