import { expect } from 'vitest';
import { database, eventually, freshId, given } from './backend.ts';

/** A person with one device. */
export const givenPerson = async (fields: object = {}): Promise<{ uid: string; token: string }> => {
  const [uid, token] = [freshId('user'), freshId('token')];
  await given({
    [`users/${uid}`]: { nickname: '금이', phone: '', email: '', fcmTokens: [token], ...fields },
  });
  return { uid, token };
};

/** The entry of the ledger that a person's one event has made, once it is settled. */
export const settledFor = async (uid: string, outcome: string): Promise<void> =>
  eventually(async () => {
    const entries = await database().collection('pushes').where('uid', '==', uid).get();
    expect(entries.docs.map((entry) => [entry.get('state'), entry.get('outcome')])).toEqual([
      ['settled', outcome],
    ]);
  });
