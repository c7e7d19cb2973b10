import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { getToken } from 'firebase/app-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proveStreams } from './live-proof.ts';

let app: FirebaseApp;
beforeEach(() => {
  app = initializeApp({ projectId: 'demo-geumnaru', appId: 'an-app', apiKey: 'demo-key' }, 'proving');
});
afterEach(() => deleteApp(app));

test('the streams of the SDK carry the proof of our own requests, and wait for it with a bound', async () => {
  const waits: number[] = [];
  const streams = proveStreams(app, ({ waitMs }) => {
    waits.push(waitMs);
    return Promise.resolve({ token: 'ours', endsAt: Date.now() + 3_600_000 });
  });
  expect(await getToken(streams)).toEqual({ token: 'ours' });
  expect(waits.every((waitMs) => waitMs > 0 && waitMs <= 10_000)).toBe(true);
  expect(waits).not.toEqual([]);
});

test('where there is none the SDK is told so at once, and opens its streams without', async () => {
  const streams = proveStreams(app, () => Promise.resolve(null));
  await expect(getToken(streams)).rejects.toThrow('there is no proof yet');
});
