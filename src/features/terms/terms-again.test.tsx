// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TermsAgain } from './terms-again.tsx';

const changedTerms = vi.hoisted(() => vi.fn(async () => ['privacy']));
vi.mock('#services/account/changed-terms.ts', () => ({ changedTerms, agreeToTerms: vi.fn() }));
vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ kind: 'signed_in', uid: 'member' }) }));
vi.mock('#device/first-screen.ts', () => ({ whenQuiet: (run: () => void) => run() }));
vi.mock('./changed-terms-dialog.tsx', () => ({
  ChangedTermsDialog: ({ onLater }: { readonly onLater: () => void }) => (
    <button onClick={onLater}>나중에</button>
  ),
}));

afterEach(cleanup);

test('whoever says later is not asked again as the network comes back', async () => {
  render(<TermsAgain />);
  const later = await screen.findByRole('button', { name: '나중에' });
  act(() => later.click());
  await act(async () => {
    dispatchEvent(new Event('online'));
  });
  await vi.waitFor(() => expect(changedTerms).toHaveBeenCalledTimes(2));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('button', { name: '나중에' })).toBeNull();
});
