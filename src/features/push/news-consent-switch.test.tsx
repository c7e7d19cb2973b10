// @vitest-environment jsdom
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, type Result } from '#domain/result.ts';
import { newsConsentText as text } from '#i18n/ko/push-card.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { NewsConsentSwitch } from './news-consent-switch.tsx';

const consents = vi.hoisted(() => ({ readConsent: vi.fn(), giveConsents: vi.fn() }));
vi.mock('#services/account/account-remote.ts', () => ({ loadSignUps: async () => consents }));

afterEach(cleanup);

test('whoever gives it by a key keeps the focus while it is saved, and a second press meanwhile is none', async () => {
  consents.readConsent.mockResolvedValue(ok(null));
  let answer: (saved: Result<null, never>) => void = () => undefined;
  consents.giveConsents.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(<NewsConsentSwitch />);
  const box = await screen.findByRole('checkbox', { name: new RegExp(text.title) });
  box.focus();
  fireEvent.click(box);
  await vi.waitFor(() => expect(consents.giveConsents).toHaveBeenCalledWith(BUYER, { news: true }));
  expect(box.getAttribute('aria-disabled')).toBe('true');
  // What is disabled loses the focus in a browser.
  expect(box.hasAttribute('disabled')).toBe(false);
  fireEvent.click(box);
  await act(async () => answer(ok(null)));
  await vi.waitFor(() => expect(box).toHaveProperty('checked', true));
  expect(consents.giveConsents).toHaveBeenCalledOnce();
  expect(box.getAttribute('aria-disabled')).toBeNull();
});
