import { createHmac, randomBytes } from 'node:crypto';
import type { Meeting } from '#documents/meeting.ts';
import { codeOf, SEAL_BYTES, type MeetingSide } from '#domain/meeting/meeting.ts';
import type { MeetingWord } from '#domain/meeting/receipt.ts';

const newSecret = (): string => randomBytes(32).toString('base64url');

export const newMeeting = (): Meeting => ({
  secrets: { shared: newSecret(), seller: newSecret(), buyer: newSecret() },
  wrongReturns: 0,
  receipt: null,
});

type Secret = MeetingSide | 'shared';

const sealBy = ({ secrets }: Meeting, secret: Secret, words: string): Buffer =>
  createHmac('sha256', Buffer.from(secrets[secret], 'base64url'))
    .update(words)
    .digest()
    .subarray(0, SEAL_BYTES);

/**
 * Whether `words` were sealed: in full by a side's own secret, or by the code of `codeSecret` that was typed.
 */
export function isWordOf(
  meeting: Meeting,
  word: MeetingWord,
  side: MeetingSide,
  codeSecret: Secret,
  words: string,
): boolean {
  return word.kind === 'seal'
    ? sealBy(meeting, side, words).toString('base64url') === word.seal
    : codeOf(sealBy(meeting, codeSecret, words)) === word.digits;
}
