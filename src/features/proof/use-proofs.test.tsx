// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { err, type Result } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { proofText as text } from '#i18n/ko/proof.ts';
import { BUYER, chatId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useProofs } from './use-proofs.ts';

const makeProof = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./make-proof.ts', () => ({ makeProof }));

afterEach(async () => {
  cleanup();
  await own.proofs.clear();
});

const CHAT = chatId('p1_buyer_seller');
const own = openUserDatabase(BUYER);
const PROOF = {
  id: 'proof',
  chatId: CHAT,
  createdAt: millis(1_741_000_000_000),
  head: new Blob([]),
  messageCount: 1,
  photoCount: 0,
  seal: null,
};

test('a proof that is made behind a closed sheet is made once, and what came of it is told', async () => {
  let answer: (given: Result<never, 'nothing_yet'>) => void = () => undefined;
  makeProof.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const open = () => renderHook(() => useProofs(CHAT));
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

test('where there is none yet the first is being made from the first frame on that knows it', async () => {
  makeProof.mockReset().mockImplementation(() => new Promise(() => undefined));
  const frames: string[] = [];
  renderHook(() => {
    const { live, isMaking } = useProofs(CHAT);
    // What is drawn, not what is thought of.
    useLayoutEffect(() => void frames.push(`${live.kind} ${isMaking}`));
  });
  await waitFor(() => expect(makeProof).toHaveBeenCalledTimes(1));
  expect(frames).toContain('ready true');
  expect(frames).not.toContain('ready false');
});

test('whoever deletes the last one is made no other', async () => {
  makeProof.mockReset().mockImplementation(() => new Promise(() => undefined));
  await own.proofs.put(PROOF);
  const { result } = renderHook(() => useProofs(CHAT));
  await waitFor(() => expect(result.current.live).toMatchObject({ value: [{ id: 'proof' }] }));
  await act(() => own.proofs.clear());
  await waitFor(() => expect(result.current.live).toMatchObject({ value: [] }));
  expect(result.current.isMaking).toBe(false);
  expect(makeProof).not.toHaveBeenCalled();
});
