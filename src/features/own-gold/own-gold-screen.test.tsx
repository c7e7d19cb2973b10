// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { Blob as PlainBlob } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownGold } from '#data/local/own-gold-database.ts';
import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, seoul } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { anOwnRing } from '#tests/support/own-pieces.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { OwnGoldScreen } from './own-gold-screen.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

const RING = anOwnRing({ owner: BUYER });

beforeEach(async () => {
  clock.now = seoul('2026-03-11T23:59');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // One of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  const made = { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, made));
  await catalogue.goldPrices.put(aGoldPrice({ date: '2026-03-11' }));
});
afterEach(async () => {
  cleanup();
  await Promise.all([ownGold.pieces.clear(), ownGold.photos.clear(), ownGold.forms.clear()]);
  vi.unstubAllGlobals();
});

test('midnight leaves a form open, with what has been typed into it', async () => {
  const { rerender } = render(<OwnGoldScreen />, { wrapper: InRouter });
  fireEvent.click(await screen.findByText(text.add));
  const name = await screen.findByPlaceholderText<HTMLInputElement>(text.form.namePlaceholder);
  fireEvent.change(name, { target: { value: '목걸이' } });
  clock.now = seoul('2026-03-12T00:00');
  rerender(<OwnGoldScreen />);
  expect(screen.getByPlaceholderText(text.form.namePlaceholder)).toBe(name);
  expect(name.value).toBe('목걸이');
});

test('a piece that comes to the others leaves their pictures where they are', async () => {
  const blob = new Blob(['GIF89a'], { type: 'image/gif' });
  const photo = { owner: BUYER, id: RING.id, blob, thumb: blob, width: 10, height: 10 };
  await Promise.all([ownGold.pieces.put({ ...RING, hasPhoto: true }), ownGold.photos.put(photo)]);
  const { container } = render(<OwnGoldScreen />, { wrapper: InRouter });
  const pictures = () => container.querySelectorAll('li img');
  await vi.waitFor(() => expect(pictures()).toHaveLength(1));
  const [picture] = pictures();
  await act(() => ownGold.pieces.put({ ...RING, id: 'chain', name: '목걸이' }));
  await screen.findByText('목걸이');
  expect(picture?.isConnected).toBe(true);
});

test('whoever removes a piece is led to the one beside it, and behind the last to the heading', async () => {
  await ownGold.pieces.bulkPut([RING, { ...RING, id: 'chain', name: '목걸이', createdAt: RING.createdAt }]);
  render(
    <main>
      <OwnGoldScreen />
    </main>,
    { wrapper: InRouter },
  );
  const remove = async (name: string) => {
    const row = await screen.findByRole('button', { name: text.open(name) });
    row.focus();
    fireEvent.click(row);
    fireEvent.click(await screen.findByText(text.act.remove));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: text.act.remove }));
    await vi.waitFor(() => expect(screen.queryByText(name)).toBeNull());
  };
  await remove(RING.name);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  expect(document.activeElement?.textContent).toContain('목걸이');
  await remove('목걸이');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('two presses move what was written down signed out once, and it is told of once', async () => {
  await ownGold.pieces.put({ ...RING, owner: 'signed_out' });
  const shown = vi.spyOn(toasts, 'show');
  render(<OwnGoldScreen />, { wrapper: InRouter });
  const move = await screen.findByText(text.stays.move);
  fireEvent.click(move);
  fireEvent.click(move);
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  await vi.waitFor(() => expect(screen.queryByText(text.stays.move)).toBeNull());
  expect(shown.mock.calls.map(([{ title }]) => title)).toEqual([text.stays.moved]);
});

test('where there is no room for what was written down signed out, it is said that it was not moved', async () => {
  await ownGold.pieces.bulkPut([
    { ...RING, owner: 'signed_out' },
    ...Array.from({ length: 500 }, (_, index) => ({ ...RING, id: `mine${index}` })),
  ]);
  const shown = vi.spyOn(toasts, 'show');
  shown.mockClear();
  render(<OwnGoldScreen />, { wrapper: InRouter });
  fireEvent.click(await screen.findByText(text.stays.move));
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.calls.map(([{ title }]) => title)).toEqual([text.stays.notMoved.full]);
  expect(await ownGold.pieces.where('owner').equals('signed_out').count()).toBe(1);
});
