import { CLOSED_QUOTAS, closedQuota } from '#documents/quota.ts';
import { millis } from '#domain/units.ts';
import { emulatorToken } from '../emulator-token.ts';
import { EARLIER } from './honest.ts';
import type { Data, Write } from './raw-commit.ts';

interface People {
  readonly uid: string;
  /** The other person whom the write concerns. */
  readonly other: string;
}

interface Somebody {
  readonly token: string | null;
  /** What is there of them. */
  readonly given?: readonly Write[];
}

/** What stands of somebody who has left or was suspended. */
function left(uid: string): readonly Write[] {
  const { used, added, of, since } = closedQuota(millis(0));
  const closed: Data = { used, added, of, since: new Date(since), at: EARLIER };
  return [
    { path: `formerMembers/${uid}`, data: { leftAt: EARLIER } },
    ...CLOSED_QUOTAS.map((kind): Write => ({ path: `quotas/${uid}/kinds/${kind}`, data: closed })),
  ];
}

/** Who else may try what is somebody's to write. */
export const ANYBODY_ELSE: Readonly<Record<string, (people: People) => Somebody>> = {
  nobody: () => ({ token: null }),
  'the same, unverified': ({ uid }) => ({ token: emulatorToken(uid, { email_verified: false }) }),
  'another member': ({ uid }) => ({ token: emulatorToken(`${uid}z`) }),
  'the other side': ({ other }) => ({ token: emulatorToken(other) }),
  'the desk': ({ uid }) => ({ token: emulatorToken(`${uid}d`, { admin: true }) }),
  'the same, gone': ({ uid }) => ({ token: emulatorToken(uid), given: left(uid) }),
};

/** What somebody else may write, and why that is as good. */
export const MAY: Readonly<Record<string, readonly string[]>> = {
  // Whoever signs up says so before the address is verified.
  'the same, unverified': ['a consent is given', 'a sign-up is kept'],
  // Marks of having read are spared the look-up, and change nothing of anybody else's.
  'the same, gone': ['a chat is read', 'a message is read', 'a notice is read'],
};
