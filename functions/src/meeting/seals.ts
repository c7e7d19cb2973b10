import { createHmac, randomBytes } from 'node:crypto';
import type { Meeting } from '#documents/meeting.ts';
import { codeOf, SEAL_BYTES, type MeetingSide } from '#domain/meeting/meeting.ts';
import type { MeetingWord } from '#domain/meeting/receipt.ts';

const newSecret = (): string => randomBytes(32).toString('base64url');

export const newMeeting = (): Meeting => ({
  secrets: { shared: newSecret(), seller: newSecret(), buyer: newSecret() },
  wrongReturns: 0,
  wrongShown: 0,
  receipt: null,
});

const sealBy = ({ secrets }: Meeting, side: MeetingSide, words: string): Buffer =>
  createHmac('sha256', Buffer.from(secrets[side], 'base64url'))
    .update(words)
    .digest()
    .subarray(0, SEAL_BYTES);

/** Whether `words` were sealed by a side's own secret: in full, or as the code of that seal which was typed. */
export function isWordOf(meeting: Meeting, word: MeetingWord, side: MeetingSide, words: string): boolean {
  const seal = sealBy(meeting, side, words);
  return word.kind === 'seal' ? seal.toString('base64url') === word.seal : codeOf(seal) === word.digits;
}
