// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { SubmissionAlert } from './submission-alert.tsx';
import type { Submission } from './use-submission.ts';

vi.mock('#session/use-connection.ts', () => ({ useConnection: () => ({ kind: 'offline' }) }));

afterEach(cleanup);

const IDLE: Submission = { kind: 'idle' };
const said = (submission: Submission): string[] => {
  render(<SubmissionAlert submission={submission} />);
  const roles = ['status', 'alert'].flatMap((role) => screen.queryAllByRole(role));
  cleanup();
  return roles.map(({ textContent }) => textContent);
};

test('without a network one sentence says so, and another reason stands beside it', () => {
  expect(said(IDLE)).toEqual([authText.offline]);
  expect(said({ kind: 'failed', code: 'offline' })).toEqual([authErrorText.offline]);
  expect(said({ kind: 'failed', code: 'bad_credentials' })).toEqual([
    authText.offline,
    authErrorText.bad_credentials,
  ]);
});
