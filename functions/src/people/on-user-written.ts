import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { countChange } from '../statistics/count-change.ts';
import { publicFactsOf, publishProfile } from './publish-profile.ts';

/** Publishes what everybody may know of an account as `profiles/{uid}`, and counts a new member. */
export const onUserWritten = onDocumentWritten(
  { ...TRIGGER, document: 'users/{uid}' },
  async ({ params, data }) => {
    if (!data) return;
    const { before, after } = data;
    // Phones and push tokens change more often than names, and are nobody else's business.
    const isNews = !before.exists || !after.exists || !isSame(publicFactsOf(before), publicFactsOf(after));
    await Promise.all([isNews ? publishProfile(params.uid) : null, countChange('users', params.uid, data)]);
  },
);

const isSame = (one: ReturnType<typeof publicFactsOf>, other: ReturnType<typeof publicFactsOf>): boolean =>
  one.nickname === other.nickname && one.photoUrl === other.photoUrl;
