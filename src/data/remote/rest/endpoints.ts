import { FUNCTIONS_REGION, type RemoteConfig } from '../config.ts';
import type { ReadAddress } from './document-address.ts';
import type { RemoteEndpoints } from './outbox-remote.ts';

export const firestoreOrigin = ({ emulators }: RemoteConfig): string =>
  emulators ? `http://${emulators.host}:${emulators.firestorePort}` : 'https://firestore.googleapis.com';

/** Where documents are read without a token, for a build's settings. */
export const readAddress = (config: RemoteConfig): ReadAddress => ({
  origin: firestoreOrigin(config),
  projectId: config.firebase.projectId,
  apiKey: config.firebase.apiKey,
});

/** Where the outbox delivers, for a build's settings. */
export const remoteEndpoints = (config: RemoteConfig): RemoteEndpoints => ({
  firestoreOrigin: firestoreOrigin(config),
  projectId: config.firebase.projectId,
  storage: {
    origin: config.emulators
      ? `http://${config.emulators.host}:${config.emulators.storagePort}`
      : 'https://firebasestorage.googleapis.com',
    bucket: config.firebase.storageBucket,
  },
  functionsBase: functionsBase(config),
});

function functionsBase({ emulators, firebase: { projectId } }: RemoteConfig): string {
  return emulators
    ? `http://${emulators.host}:${emulators.functionsPort}/${projectId}/${FUNCTIONS_REGION}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`;
}
