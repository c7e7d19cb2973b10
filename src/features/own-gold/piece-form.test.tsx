// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownGold } from '#data/local/own-gold-database.ts';
import { photoOf } from '#data/local/queries/own-gold-queries.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { keepPiece, type KeepCode } from '#sync/commands/keep-own-gold.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { anOwnRing } from '#tests/support/own-pieces.ts';
import { holdPhotosBack, letPhotosThrough, untilPhotoIsHeld } from '#tests/support/slow-photo-tools.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { PieceForm } from './piece-form.tsx';

vi.mock('#sync/commands/keep-own-gold.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

vi.mock('#services/photo/browser-photo-tools.ts', async () => ({
  browserPhotoTools: (await import('#tests/support/slow-photo-tools.ts')).slowPhotoTools,
}));

const RING = anOwnRing({ owner: BUYER });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  holdPhotosBack();
});
afterEach(async () => {
  letPhotosThrough();
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await Promise.all([ownGold.pieces.clear(), ownGold.photos.clear(), ownGold.forms.clear()]);
  vi.unstubAllGlobals();
});

test('a photo that is still being made ready is kept with its piece', async () => {
  await ownGold.pieces.put(RING);
  const closed = vi.fn();
  const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };
  render(<PieceForm gold={gold} piece={RING} onClose={closed} />);
  const input = await screen.findByLabelText<HTMLInputElement>('사진', { selector: 'input' });
  const file = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  fireEvent.change(input, { target: { files: [file] } });
  await untilPhotoIsHeld();
  const save = screen.getByText('저장');
  fireEvent.click(save);
  letPhotosThrough();
  await vi.waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(save);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(await photoOf(ownGold, BUYER, RING.id)).toMatchObject({ width: 10 });
});

test('a photo that was chosen is there again with the words, until the piece is kept', async () => {
  await ownGold.pieces.put(RING);
  const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };
  const opened = () => render(<PieceForm gold={gold} piece={RING} onClose={() => undefined} />);
  const picture = () => screen.findByRole('img', { name: '반지 사진', hidden: true });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  const first = opened();
  const input = await screen.findByLabelText<HTMLInputElement>('사진', { selector: 'input' });
  const file = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  fireEvent.change(input, { target: { files: [file] } });
  await untilPhotoIsHeld();
  letPhotosThrough();
  await picture();
  first.unmount();

  const again = opened();
  await picture();
  fireEvent.click(screen.getByText('저장'));
  await vi.waitFor(async () => expect(await photoOf(ownGold, BUYER, RING.id)).toMatchObject({ width: 10 }));
  await vi.waitFor(async () => expect(await ownGold.forms.count()).toBe(0));
  again.unmount();
});

test('a photo that was chosen and not ready when the page ended is made ready at the next visit', async () => {
  await ownGold.pieces.put(RING);
  const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };
  const opened = () => render(<PieceForm gold={gold} piece={RING} onClose={() => undefined} />);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  const first = opened();
  const input = await screen.findByLabelText<HTMLInputElement>('사진', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })] } });
  await untilPhotoIsHeld();
  await vi.waitFor(async () => expect(await ownGold.forms.count()).toBe(1));
  first.unmount();

  const again = opened();
  // A page that ends of it is not ended by it each time.
  await vi.waitFor(async () => expect(await ownGold.forms.count()).toBe(0));
  letPhotosThrough();
  expect(await screen.findByRole('img', { name: '반지 사진', hidden: true })).toBeDefined();
  const save = screen.getByText('저장');
  await vi.waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(save);
  await vi.waitFor(async () => expect(await photoOf(ownGold, BUYER, RING.id)).toMatchObject({ width: 10 }));
  again.unmount();
});

test('what can be no photo leaves the form as it was', async () => {
  await ownGold.pieces.put(RING);
  const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };
  render(<PieceForm gold={gold} piece={RING} onClose={() => undefined} />);
  const input = await screen.findByLabelText<HTMLInputElement>('사진', { selector: 'input' });
  const noted = vi.spyOn(ownGold.forms, 'put');
  fireEvent.change(input, { target: { files: [new File(['none'], 'a.gif', { type: 'image/gif' })] } });
  // It is found out at once, so that nobody sees for how short a time it stands there.
  await vi.waitFor(() => expect(noted).toHaveBeenCalledTimes(1));
  noted.mockRestore();
  expect(await screen.findByRole('alert', { hidden: true })).toBeDefined();
  await vi.waitFor(async () => expect(await ownGold.forms.count()).toBe(0));
});

const told = () => toasts.getSnapshot().map(({ title }) => title);

/** A piece whose 저장 is pressed; `answer` is what the device says in the end. */
async function saving() {
  await ownGold.pieces.put(RING);
  let answer: (given: Result<string, KeepCode>) => void = () => undefined;
  vi.mocked(keepPiece)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const closed = vi.fn();
  const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };
  const { unmount } = render(<PieceForm gold={gold} piece={RING} onClose={closed} />);
  fireEvent.click(await screen.findByText('저장'));
  await vi.waitFor(() => expect(keepPiece).toHaveBeenCalledTimes(1));
  return {
    closed,
    leave: unmount,
    answer: (given: Result<string, KeepCode>) => act(async () => answer(given)),
  };
}

test('a save that ends late closes no form that was opened since, and is told of', async () => {
  const { closed, leave, answer } = await saving();
  leave();
  await answer(ok(RING.id));
  expect(told()).toEqual([ownGoldText.form.saved]);
  expect(closed).not.toHaveBeenCalled();
});

test('a save that fails late is told of where its form was left', async () => {
  const { leave, answer } = await saving();
  leave();
  await answer(err('disk'));
  expect(told()).toEqual([ownGoldText.form.failure.disk]);
});

test('and in the form where it was not', async () => {
  const { answer } = await saving();
  await answer(err('full'));
  const alert = await screen.findByRole('alert', { hidden: true });
  expect(alert.textContent).toContain(ownGoldText.form.failure.full);
  expect(told()).toEqual([]);
});

test('nothing is typed into a piece while it is being kept, which would not be kept with it', async () => {
  const { answer } = await saving();
  const name = screen.getByLabelText<HTMLInputElement>(/이름/);
  fireEvent.change(name, { target: { value: '목걸이' } });
  expect(name.value).toBe(RING.name);
  await answer(err('disk'));
  fireEvent.change(name, { target: { value: '목걸이' } });
  expect(name.value).toBe('목걸이');
});

test('whoever takes the photo of a piece out is led to the button beside it', async () => {
  const { answer } = await saving();
  await answer(err('disk'));
  const input = await screen.findByLabelText<HTMLInputElement>('사진', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })] } });
  letPhotosThrough();
  const out = await screen.findByText(ownGoldText.form.photoRemove);
  out.focus();
  fireEvent.click(out);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(ownGoldText.form.photoAdd));
});
