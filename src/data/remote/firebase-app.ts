import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { remoteConfig } from './config.ts';

/** The one Firebase app of this page (or worker), made on first use. */
export function firebaseApp(): FirebaseApp {
  const [existing] = getApps();
  return existing ?? initializeApp(remoteConfig.firebase);
}
