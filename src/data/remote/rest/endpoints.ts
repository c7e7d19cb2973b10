import type { RemoteConfig } from '../config.ts';
import type { ReadAddress } from './document-address.ts';

export const firestoreOrigin = ({ emulators }: RemoteConfig): string =>
  emulators ? `http://${emulators.host}:${emulators.firestorePort}` : 'https://firestore.googleapis.com';

/** Where documents are read without a token, for a build's settings. */
export const readAddress = (config: RemoteConfig): ReadAddress => ({
  origin: firestoreOrigin(config),
  projectId: config.firebase.projectId,
  apiKey: config.firebase.apiKey,
});
