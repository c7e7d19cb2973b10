// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { MembersPanel } from './members-panel.tsx';

const { findMember, noSearches } = vi.hoisted(() => ({
  findMember: vi.fn<(callId: string, words: string) => Promise<unknown>>(),
  noSearches: { kind: 'ready', rows: [], end: null },
}));
vi.mock('#data/remote/desk-calls.ts', () => ({ findMember }));
vi.mock('#services/desk/use-desk.ts', () => ({ useMemberSearches: () => noSearches }));

beforeEach(() => findMember.mockReset());
afterEach(cleanup);

const type = (words: string) =>
  fireEvent.change(screen.getByLabelText(text.searchLabel), { target: { value: words } });
const press = () => fireEvent.click(screen.getByRole('button', { name: text.searchButton }));

test('whom other words have found is not shown under those that stand in the field by now', async () => {
  let answer: (found: unknown) => void = () => undefined;
  findMember.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<MembersPanel />);
  type('금손');
  press();
  await vi.waitFor(() => expect(findMember).toHaveBeenCalledOnce());
  type('은손');
  await act(async () => answer(ok([])));
  await vi.waitFor(() => expect(screen.queryByText(text.searching)).toBeNull());
  expect(screen.queryByText(text.foundNone)).toBeNull();
});

test('a look whose answer was lost is tried again as the same, and the one after it is another', async () => {
  findMember.mockResolvedValueOnce(err('offline')).mockResolvedValue(ok([]));
  render(<MembersPanel />);
  type('금손');
  press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  press();
  expect(await screen.findByText(text.foundNone)).toBeTruthy();
  press();
  await vi.waitFor(() => expect(findMember).toHaveBeenCalledTimes(3));
  const [lost, again, another] = findMember.mock.calls.map(([callId]) => callId);
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});
