import { expect, test } from 'vitest';
import { probeServer } from '#data/remote/rest/probe.ts';
import { remoteConfig } from '#data/remote/config.ts';

test('no unit test reaches the emulators of a product that runs beside it', async () => {
  expect(remoteConfig.emulators).toMatchObject({
    firestorePort: 1,
    authPort: 1,
    functionsPort: 1,
    storagePort: 1,
  });
  expect(await probeServer(new AbortController().signal)).toBe(false);
});
