// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { useNewsConsent } from './news-consent.ts';
import { keepPendingProfile, readPendingProfile } from './pending-profile.ts';

const { giveConsents } = vi.hoisted(() => ({ giveConsents: vi.fn() }));
vi.mock('./account-remote.ts', () => ({
  loadSignUps: async () => ({ readConsent: async () => ({ ok: true, value: null }), giveConsents }),
}));

const uid = userId('buyer1');
const email = 'buyer@example.com';

afterEach(() => localStorage.clear());

test('a sign-up that is brought later does not agree anew to news that were refused meanwhile', async () => {
  giveConsents.mockResolvedValue(ok(null));
  keepSessionHint({
    kind: 'signed_in',
    uid,
    email,
    displayName: '',
    isEmailVerified: true,
    isAdmin: false,
  });
  keepPendingProfile({ email, nickname: '금빛', phone: '', wantsNews: true, isRecorded: false });
  const { result } = renderHook(() => useNewsConsent(uid));
  await waitFor(() => expect(result.current.consent.kind).toBe('ready'));
  await act(() => result.current.change(false));
  expect(giveConsents).toHaveBeenCalledWith(uid, { news: false });
  expect(readPendingProfile(email)?.wantsNews).toBe(false);
});
