import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { given } from './conversation.ts';
import type { NewPerson } from './people.ts';

/** The private account of somebody who has been here before. */
export const givenAccount = ({ uid, email }: NewPerson, phone: string): Promise<void> =>
  given(`users/${uid}`, {
    ...encodeFields({ nickname: '금이', phone, email }),
    createdAt: { timestampValue: new Date().toISOString() },
  });
