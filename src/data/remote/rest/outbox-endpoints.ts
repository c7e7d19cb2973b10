import { FUNCTIONS_REGION, type RemoteConfig } from '../config.ts';
import { firestoreOrigin } from './endpoints.ts';
import type { RemoteEndpoints } from './outbox-remote.ts';

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
