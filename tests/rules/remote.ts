import { setTimeout as pause } from 'node:timers/promises';
import { createOutboxRemote, type OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { parsePostId, parseUserId, type UserId } from '#domain/ids.ts';
import { emulatorToken } from './emulator-token.ts';
import { freshId } from './world.ts';

/** The outbox's way out, to the emulators and their real rules, as whoever is named in each call. */
export async function openRemote(): Promise<OutboxRemote> {
  const remote = connect();
  // The emulator reads its rules with the first request, and the outbox waits no longer than it would for a
  // network.
  const nobody = person('nobody');
  const post = must(parsePostId(freshId('post')));
  while ((await remote.isLiked(nobody, post, NEVER)).kind === 'unreachable') await pause(100);
  return remote;
}

const connect = (): OutboxRemote =>
  createOutboxRemote(
    {
      firestoreOrigin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
      projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
      storage: {
        origin: `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''}`,
        bucket: 'demo-geumnaru.appspot.com',
      },
      functionsBase: 'http://127.0.0.1:1',
    },
    async (uid) => emulatorToken(uid),
  );

export const NEVER = new AbortController().signal;
export const OK = { kind: 'ok', value: null };
export const REFUSED = { kind: 'refused' };

export const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('not an id');
  return value;
};

/** Somebody whom no other test knows. */
export const person = (name: string): UserId => must(parseUserId(freshId(name)));

/**
 * What people paste: markup, scripts, links that are none, text that runs backwards, and what fonts stumble
 * over.
 */
export const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'javascript:alert(1) https://evil.example/%00 data:text/html,<b>',
  '\u202e거꾸로\u202c \u200b보이지\u2060않는 Z̷̢̛a̶l̶g̶o̵ 👨‍👩‍👧‍👦🇰🇷',
  "'; DROP TABLE products; -- ${7*7} {{7*7}} %s\\",
];
