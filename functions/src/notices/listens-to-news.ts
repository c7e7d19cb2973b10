import { consentDocument } from '#documents/sign-up.ts';
import { mayAdvertise } from '#domain/account/consent.ts';
import type { UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { firestore } from '../runtime/firebase.ts';

/** Whether what advertises may be pushed to somebody now; who has not been asked has not agreed. */
export async function listensToNews(reader: UserId, now: Millis): Promise<boolean> {
  const said = await firestore().doc(`consents/${reader}/items/news`).get();
  return mayAdvertise(consentDocument.readSome(said.data(), ['isGiven']), now);
}
