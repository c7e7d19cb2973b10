// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { err, type Result } from '#domain/result.ts';
import { proofText as text } from '#i18n/ko/proof.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useProofs } from './use-proofs.ts';

const makeProof = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./make-proof.ts', () => ({ makeProof }));

afterEach(cleanup);

test('a proof that is made behind a closed sheet is made once, and what came of it is told', async () => {
  let answer: (given: Result<never, 'nothing_yet'>) => void = () => undefined;
  makeProof.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const open = () => renderHook(() => useProofs(chatId('p1_buyer_seller')));
  const first = open();
  await waitFor(() => expect(makeProof).toHaveBeenCalledTimes(1));
  first.unmount();

  const again = open();
  await waitFor(() => expect(again.result.current.isMaking).toBe(true));
  again.unmount();
  await act(async () => answer(err('nothing_yet')));
  await waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toContain(text.nothingYet));
  expect(makeProof).toHaveBeenCalledTimes(1);

  // Another wish is made anew.
  const later = open();
  await waitFor(() => expect(makeProof).toHaveBeenCalledTimes(2));
  await act(async () => answer(err('nothing_yet')));
  expect(later.result.current.problem).toBe(text.nothingYet);
});
