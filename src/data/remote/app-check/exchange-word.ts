import * as v from 'valibot';
import { remoteConfig } from '../config.ts';
import { doorWith } from '../rest/authorised-fetch.ts';
import { parsed } from '../rest/parsed.ts';
import type { AppCheckToken } from './attest.ts';

const DEADLINE_MS = 15_000;
const NEVER = new AbortController().signal;

/** `ttl` is seconds, as in "3600s". */
const Exchanged = v.object({
  token: v.string(),
  ttl: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,9})?s$/)),
});

/** The door that asks for no proof: this is where proofs come from. */
const ask = doorWith(null);

/** Changes reCAPTCHA's word about this page into a proof; rejects where Google says no, or nothing. */
export async function exchangeWord(word: string): Promise<AppCheckToken> {
  const { projectId, appId, apiKey } = remoteConfig.firebase;
  const outcome = await ask(
    {
      url: `https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeRecaptchaV3Token?key=${apiKey}`,
      method: 'POST',
      scheme: 'Bearer',
      deadlineMs: DEADLINE_MS,
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
