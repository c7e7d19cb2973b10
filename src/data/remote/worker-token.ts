import * as v from 'valibot';
import type { UserId } from '#domain/ids.ts';
import { remoteConfig, type RemoteConfig } from './config.ts';
import {
  persistedRenewal,
  persistedToken,
  replacePersisted,
  type PersistedTokens,
} from './persisted-sign-in.ts';

/** As long as Firebase waits for it. */
const PATIENCE_MS = 30_000;

const Tokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

/** That a sign-in has ended: the three words that Firebase takes for that. */
const Ended = v.object({
  error: v.object({
    message: v.pipe(v.string(), v.regex(/^(?:TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND)(?: : |$)/)),
  }),
});

/** Two that need a token at once, as lanes of the outbox do, ask for one. */
let underway: { readonly renewal: string; readonly token: Promise<string | null> } | null = null;

/**
 * The ID token of exactly this person, asked for anew when `refresh` or when the one on the disk has ended; null
 * where nobody, or somebody else, is signed in. For the service worker, which has nothing else to ask Firebase's
 * library for: that is a quarter of what a wake-up would read, and asks the server about the account each time.
 */
export async function workerTokenOf(uid: UserId, refresh: boolean): Promise<string | null> {
  const kept = refresh ? null : await persistedToken(uid, Date.now());
  if (kept !== null) return kept;
  const renewal = await persistedRenewal(uid);
  if (renewal === null) return null;
  if (underway?.renewal !== renewal) underway = { renewal, token: renewed(renewal) };
  const mine = underway;
  try {
    return await mine.token;
  } finally {
    if (underway === mine) underway = null;
  }
}

/** Throws where there is no answer, or none that says whether the sign-in holds: it waits for another time. */
async function renewed(renewal: string): Promise<string | null> {
  const answer = await fetch(tokenUrl(remoteConfig), {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: renewal }),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const given: unknown = await answer.json();
  const tokens = answer.ok ? tokensIn(given) : null;
  if (tokens === null && !v.safeParse(Ended, given).success) {
    throw new Error(`no token was given: ${answer.status}`);
  }
  // One that cannot be kept is asked for once more the next time.
  await replacePersisted(renewal, tokens).catch((error: unknown) =>
    console.warn('a renewed sign-in could not be kept', error),
  );
  return tokens && tokens.accessToken;
}

const tokenUrl = ({ emulators, firebase }: RemoteConfig): string => {
  const origin = emulators ? `http://${emulators.host}:${emulators.authPort}/` : 'https://';
  return `${origin}securetoken.googleapis.com/v1/token?key=${firebase.apiKey}`;
};

function tokensIn(answer: unknown): PersistedTokens | null {
  const { success, output } = v.safeParse(Tokens, answer);
  if (!success) return null;
  return {
    accessToken: output.access_token,
    refreshToken: output.refresh_token,
    expirationTime: Date.now() + output.expires_in * 1000,
  };
}
