import { openDB } from 'idb';
import { remoteConfig } from '#data/remote/config.ts';

/** Firebase's own row of who is signed in on this device. */
export async function keepSignIn(uid: string | null): Promise<void> {
  const database = await openDB('firebaseLocalStorageDb', 1, {
    upgrade: (opened) => void opened.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  });
  await database.put('firebaseLocalStorage', {
    fbase_key: `firebase:authUser:${remoteConfig.firebase.apiKey}:[DEFAULT]`,
    value: uid === null ? null : { uid },
  });
  database.close();
}
