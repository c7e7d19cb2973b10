// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_VERSIONS, type Consent, type TermsKind } from '#domain/account/consent.ts';
import { err, ok } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import type { UserId } from '#domain/ids.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { agreeToTerms, changedTerms, type ConsentRemote } from './changed-terms.ts';

const uid = userId('buyer1');
const AT = millis(1_760_000_000_000);
const to = (version: string): Consent => ({ isGiven: true, version, at: AT });

const signedIn = (who: UserId): void =>
  keepSessionHint({
    kind: 'signed_in',
    uid: who,
    email: '',
    displayName: '',
    isEmailVerified: true,
    isAdmin: false,
  });

/** A server that holds these, and what it was asked. */
function server(held: Partial<Record<TermsKind, Consent>>, answer: 'ok' | 'offline' = 'ok') {
  const asked: string[] = [];
  const load = async (): Promise<ConsentRemote> => ({
    async readConsent(_uid, kind) {
      asked.push(`read ${kind}`);
      return answer === 'ok' ? ok(held[kind] ?? null) : err('offline');
    },
    async giveConsents(_uid, consented) {
      asked.push(`give ${Object.keys(consented).join(' ')}`);
      return answer === 'ok' ? ok(null) : err('offline');
    },
  });
  return { asked, load };
}
const current = { service: to(CONSENT_VERSIONS.service), privacy: to(CONSENT_VERSIONS.privacy) };
const older = { ...current, privacy: to('2025-01-01') };

beforeEach(() => signedIn(uid));
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('whoever has agreed to what stands now is not asked, and the server is asked once', async () => {
  const { asked, load } = server(current);
  expect(await changedTerms(uid, load)).toEqual([]);
  expect(await changedTerms(uid, load)).toEqual([]);
  expect(asked).toEqual(['read service', 'read privacy']);
});

test('a text that has changed is asked about by itself, at every start until it is agreed to', async () => {
  const { asked, load } = server(older);
  expect(await changedTerms(uid, load)).toEqual(['privacy']);
  expect(await changedTerms(uid, load)).toEqual(['privacy']);
  await agreeToTerms(uid, ['privacy'], load);
  expect(await changedTerms(uid, load)).toEqual([]);
  expect(asked.slice(4)).toEqual(['give privacy']);
});

test('what was agreed to without a network is brought at the next start', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await agreeToTerms(uid, ['service', 'privacy'], server(older, 'offline').load);
  expect(await changedTerms(uid, server(older, 'offline').load)).toEqual([]);
  const { asked, load } = server(older);
  expect(await changedTerms(uid, load)).toEqual([]);
  expect(await changedTerms(uid, load)).toEqual([]);
  expect(asked).toEqual(['give service privacy']);
});

test('without a network nobody is asked, and nothing is believed to be agreed to', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await changedTerms(uid, server(older, 'offline').load)).toEqual([]);
  expect(await changedTerms(uid, server(older).load)).toEqual(['privacy']);
});

test('what this device knows of another person or of an earlier text counts for nothing', async () => {
  await changedTerms(uid, server(current).load);
  expect(await changedTerms(userId('other'), server(older).load)).toEqual(['privacy']);
  localStorage.setItem(
    'geumnaru.agreedTerms',
    JSON.stringify({ uid, versions: '2025-01-01 2025-01-01', waiting: [] }),
  );
  expect(await changedTerms(uid, server(older).load)).toEqual(['privacy']);
  localStorage.setItem('geumnaru.agreedTerms', '{');
  expect(await changedTerms(uid, server(older).load)).toEqual(['privacy']);
});

test.each([
  ['whether they have changed', () => changedTerms(uid, leaving(current))],
  ['what was agreed to', () => agreeToTerms(uid, ['privacy'], leaving(older))],
])('a sign-out while the server is asked %s leaves nothing on the device', async (_what, ask) => {
  await ask();
  expect(localStorage).toHaveLength(0);
});

/** A server that is asked as this person signs out. */
function leaving(held: Partial<Record<TermsKind, Consent>>): () => Promise<ConsentRemote> {
  const { load } = server(held);
  return async () => {
    localStorage.clear();
    return load();
  };
}
