// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { err } from '#domain/result.ts';
import { won } from '#domain/units.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { useProposal } from './use-proposal.ts';

vi.mock('#session/use-user-database.ts', () => ({ useUserDatabase: () => ({}) }));
vi.mock('./propose.ts', () => ({ propose: async () => err('disk') }));

afterEach(cleanup);

test('that something was not sent is said of that, and of nothing that is filled in after it', async () => {
  const { result, rerender } = renderHook(
    (filledIn: string) => useProposal({ chatId: chatId('p1_buyer_seller'), instead: null, filledIn }),
    { initialProps: '900000' },
  );
  await act(() => result.current.send({ kind: 'offer', price: won(900_000) }));
  expect(result.current.notSent).toBe('disk');
  rerender('950000');
  expect(result.current.notSent).toBeNull();
});
