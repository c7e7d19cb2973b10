// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProof } from './app-proof.ts';

const fetched = vi.fn<(address: string, asked: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('VITE_APP_CHECK_KEY', 'a-site-key');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockReset();
});

/** Google's script as the page has asked for it, once it has. */
const script = (): Promise<HTMLScriptElement> =>
  vi.waitFor(() => {
    const found = document.head.querySelector('script');
    if (!found) throw new Error('not asked for yet');
    return found;
  });

test('a page whose script is swallowed has no proof, and asks for it again the next time', async () => {
  const made = makeProof();
  (await script()).dispatchEvent(new Event('error'));
  await expect(made).rejects.toThrow('was not loaded');
  expect(document.head.querySelector('script')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('what reCAPTCHA says of the page is changed into a proof, for as long as the answer says', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('{"token":"proof","ttl":"3600s"}')));
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    execute: (key: string) => Promise.resolve(`word for ${key}`),
  });
  const before = Date.now();
  const made = makeProof();
  const asked = await script();
  expect(asked.src).toBe('https://www.google.com/recaptcha/api.js?render=a-site-key');
  asked.dispatchEvent(new Event('load'));
  const proof = await made;
  expect(proof.token).toBe('proof');
  expect(proof.endsAt).toBeGreaterThanOrEqual(before + 3_600_000);
  const [address, sent] = fetched.mock.calls[0] ?? [];
  expect(address).toContain('/projects/demo-geumnaru/apps/');
  expect(sent?.body).toBe('{"recaptcha_v3_token":"word for a-site-key"}');
  // The script is there now; an answer that is none of Google's is no proof.
  fetched.mockImplementation(() => Promise.resolve(new Response('<html>와이파이 로그인</html>')));
  await expect(makeProof()).rejects.toThrow('App Check gave no proof');
});
