import { setTimeout as pause } from 'node:timers/promises';
import { accounts, freshId } from './backend.ts';

/** Somebody who calls functions as the app does: over HTTP, with the token of their sign-in. */
export interface Person {
  readonly uid: string;
  /** The answer, or the error's status, such as `PERMISSION_DENIED`. */
  call(name: string, data: unknown): Promise<unknown>;
}

const REGION = 'asia-northeast3';
const PASSWORD = 'gold1234';
const PROJECT_ID = process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru';

/** A new person, signed in just now: the token stays as it is, whatever happens to the account. */
export async function signedIn(
  name: string,
  { isAdmin = false, isVerified = true }: { isAdmin?: boolean; isVerified?: boolean } = {},
): Promise<Person> {
  const uid = freshId(name);
  const email = `${uid.toLowerCase()}@example.com`;
  await accounts().createUser({ uid, email, password: PASSWORD, emailVerified: isVerified });
  if (isAdmin) await accounts().setCustomUserClaims(uid, { admin: true });
  const token = await tokenOf(email);
  return { uid, call: (called, data) => callFunction(called, data, token) };
}

/** Nobody in particular. */
export const callAnonymously = (name: string, data: unknown): Promise<unknown> =>
  callFunction(name, data, null);

/**
 * On a busy machine the emulator may have no process for a call in time; then it goes out again, as the app's
 * would.
 */
const MOST_ATTEMPTS = 8;
const PATIENCE_MS = 25_000;
const PAUSE_MS = 1_000;

async function callFunction(name: string, data: unknown, token: string | null): Promise<unknown> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const text = await post(name, data, token).catch((error: unknown) => String(error));
    // A function of ours answers in JSON, errors included; the emulator itself answers otherwise, or never.
    if (text.startsWith('{')) return answerOf(JSON.parse(text));
    console.warn(`${name}: again, after ${text.slice(0, 100)}`);
    await pause(PAUSE_MS);
  }
  throw new Error(`no answer from ${name}`);
}

async function post(name: string, data: unknown, token: string | null): Promise<string> {
  const answer = await fetch(`http://${emulator('FUNCTIONS')}/${PROJECT_ID}/${REGION}/${name}`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return answer.text();
}

const answerOf = (body: { result?: unknown; error?: { status: string } }): unknown =>
  body.error ? body.error.status : body.result;

async function tokenOf(email: string): Promise<string> {
  const address = `http://${emulator('FIREBASE_AUTH')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  const { idToken }: { idToken?: string } = await answer.json();
  if (!idToken) throw new Error(`no token for ${email}`);
  return idToken;
}

function emulator(name: 'FUNCTIONS' | 'FIREBASE_AUTH'): string {
  const host = process.env[`${name}_EMULATOR_HOST`];
  if (!host) throw new Error(`${name}_EMULATOR_HOST is not set: these tests run against the emulators`);
  return host;
}
