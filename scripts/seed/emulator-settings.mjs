/** Where the emulators are. The seed writes as an administrator, so it must never reach a real project. */

const REQUIRED = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

/** Fails with a sentence unless every emulator is named and the project is a demo one. */
export function emulatorSettings(environment) {
  const missing = REQUIRED.filter((name) => (environment[name] ?? '') === '');
  if (missing.length > 0) {
    throw new Error(`The seed runs against emulators only. Start them first, or set ${missing.join(', ')}.`);
  }
  const projectId = environment.GCLOUD_PROJECT || 'demo-geumnaru';
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `The seed runs against demo projects only, and "${projectId}" is none (their ids begin with "demo-").`,
    );
  }
  const storage = environment.FIREBASE_STORAGE_EMULATOR_HOST;
  return {
    projectId,
    firestore: environment.FIRESTORE_EMULATOR_HOST,
    auth: environment.FIREBASE_AUTH_EMULATOR_HOST,
    storage,
    hub: environment.FIREBASE_EMULATOR_HUB || '127.0.0.1:4400',
    // Pictures are loaded by a browser, which knows the machine by another name than this program may.
    storageOrigin: environment.SEED_STORAGE_PUBLIC_ORIGIN || `http://localhost:${storage.split(':').at(-1)}`,
  };
}
