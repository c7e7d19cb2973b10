import type { AppCheckToken } from '#data/remote/app-check/attest.ts';
import { exchangeWord } from '#data/remote/app-check/exchange-word.ts';
import { loadScript } from '#device/load-script.ts';
import { withinTimeLimit } from '#device/time-limit.ts';

/** Neither Google's script nor its judgement has a deadline of its own, and a filter may swallow both. */
const PATIENCE_MS = 15_000;

declare global {
  interface Window {
    /** What Google's script leaves behind. */
    grecaptcha?: {
      ready(then: () => void): void;
      execute(key: string, what: { readonly action: string }): PromiseLike<unknown>;
    };
  }
}

let script: Promise<void> | null = null;

/**
 * Has reCAPTCHA v3 judge this page and changes its word into a proof; rejects where either says no, or
 * nothing.
 */
export const makeProof = async (): Promise<AppCheckToken> =>
  exchangeWord(await withinTimeLimit(PATIENCE_MS, recaptchaWord(import.meta.env.VITE_APP_CHECK_KEY ?? '')));

async function recaptchaWord(key: string): Promise<string> {
  script ??= loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`);
  await script.catch((error: unknown) => {
    script = null;
    throw error;
  });
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('the script is not reCAPTCHA');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  const word = await grecaptcha.execute(key, { action: 'fire_app_check' });
  if (typeof word !== 'string') throw new Error('reCAPTCHA said nothing');
  return word;
}
