import { expect, test } from 'vitest';
import { readRemoteConfig } from './config.ts';

test('without settings a build talks to the emulators on the host that serves the page', () => {
  const config = readRemoteConfig({}, '192.168.0.7');
  expect(config.emulators).toEqual({
    host: '192.168.0.7',
    firestorePort: 9090,
    authPort: 9099,
    functionsPort: 5002,
    storagePort: 9199,
  });
  expect(config.firebase.projectId).toBe('demo-geumnaru');
  expect(config.firebase.storageBucket).toBe('demo-geumnaru.appspot.com');
});

test('an API key alone chooses the real project', () => {
  const config = readRemoteConfig(
    {
      VITE_USE_EMULATORS: '',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_PROJECT_ID: 'geumnaru-kr',
    },
    'geumnaru.kr',
  );
  expect(config.emulators).toBeNull();
  expect(config.firebase).toMatchObject({
    apiKey: 'key',
    projectId: 'geumnaru-kr',
    authDomain: 'geumnaru-kr.firebaseapp.com',
    storageBucket: 'geumnaru-kr.appspot.com',
  });
});

test('the flag wins over the presence of an API key, both ways', () => {
  const withKey = { VITE_USE_EMULATORS: 'true', VITE_FIREBASE_API_KEY: 'key' };
  expect(readRemoteConfig(withKey, 'localhost').emulators).not.toBeNull();
  expect(readRemoteConfig({ VITE_USE_EMULATORS: 'false' }, 'localhost').emulators).toBeNull();
});

test('a port that is no port falls back to the usual one', () => {
  const ports = { VITE_EMULATOR_AUTH_PORT: '19099', VITE_EMULATOR_STORAGE_PORT: 'none' };
  const { emulators } = readRemoteConfig({ ...ports }, 'localhost');
  expect(emulators).toMatchObject({ authPort: 19_099, storagePort: 9199 });
});
