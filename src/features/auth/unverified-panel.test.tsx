// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { UnverifiedPanel } from './unverified-panel.tsx';

vi.mock('#services/account/auth-actions.ts', () => ({
  checkVerification: async () => ok(false),
  sendVerificationMail: async () => err('too_many_requests'),
}));
vi.mock('#services/account/sign-out.ts', () => ({ signOut: async () => true }));

afterEach(cleanup);

const text = authText.verify;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what came of the button before is not said beside what came of the last', async () => {
  render(<UnverifiedPanel email="buyer@example.com" redirect={undefined} />);
  press(text.resend);
  await screen.findByText(authErrorText.too_many_requests);
  press(text.done);
  await screen.findByText(text.notYet);
  expect(screen.queryByText(authErrorText.too_many_requests)).toBeNull();
});
