import * as v from 'valibot';
import { remoteConfig } from '../config.ts';
import { doorWith } from '../rest/authorised-fetch.ts';
import { parsed } from '../rest/parsed.ts';
import type { AppCheckToken } from './attest.ts';

/** Google's script, and what it asks of its own servers; a filter may swallow both. */
const PATIENCE_MS = 15_000;
const NEVER = new AbortController().signal;

const Recaptcha = v.object({ ready: v.function(), execute: v.function() });
/** `ttl` is seconds, as in "3600s". */
const Exchanged = v.object({
  token: v.string(),
  ttl: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d+)?s$/)),
});

/** The door that asks for no proof: this is where proofs come from. */
const ask = doorWith(null);
let script: Promise<void> | null = null;

/** Has reCAPTCHA v3 judge this page and changes its word into a proof; rejects where either says no, or nothing. */
export async function makeProof(): Promise<AppCheckToken> {
  const word = await inTime(recaptchaWord(import.meta.env.VITE_APP_CHECK_KEY ?? ''));
  const { projectId, appId, apiKey } = remoteConfig.firebase;
  const outcome = await ask(
    {
      url: `https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeRecaptchaV3Token?key=${apiKey}`,
      method: 'POST',
      scheme: 'Bearer',
      deadlineMs: PATIENCE_MS,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ recaptcha_v3_token: word }),
    },
    null,
    NEVER,
  );
  const answer = parsed(outcome, Exchanged);
  if (answer.kind !== 'ok') throw new Error(`App Check gave no proof: ${answer.kind}`);
  return { token: answer.value.token, endsAt: Date.now() + Number.parseFloat(answer.value.ttl) * 1000 };
}

async function recaptchaWord(key: string): Promise<string> {
  script ??= loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`);
  await script.catch((error: unknown) => {
    script = null;
    throw error;
  });
  const { ready, execute } = v.parse(Recaptcha, Reflect.get(window, 'grecaptcha'));
  await new Promise<void>((resolve) => void ready(() => resolve()));
  return v.parse(v.string(), await execute(key, { action: 'fire_app_check' }));
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('reCAPTCHA was not loaded'));
    });
    document.head.append(element);
  });

/** Neither script nor judgement has a deadline of its own. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`reCAPTCHA said nothing within ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
