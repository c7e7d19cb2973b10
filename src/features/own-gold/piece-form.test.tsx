// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownGold } from '#data/local/own-gold-database.ts';
import { photoOf } from '#data/local/queries/own-gold-queries.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { milligrams, millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { PieceForm } from './piece-form.tsx';

// What only a browser can do with a picture: each waits here until the test lets it through.
const tools = vi.hoisted(() => ({ waiting: [] as { resolve: () => void }[] }));
vi.mock('#services/photo/browser-photo-tools.ts', () => ({
  browserPhotoTools: {
    compress: async (photo: File) => photo,
    async measure() {
      await new Promise<void>((resolve) => tools.waiting.push({ resolve }));
      return { width: 10, height: 10 };
    },
  },
}));

const RING: OwnPiece = {
  id: 'ring',
  owner: BUYER,
  name: '반지',
  category: 'ring',
  purity: '18K',
  fineness: 0.75,
  weight: milligrams(7_500),
  hasStones: false,
  stoneWeight: milligrams(0),
  stamp: 'hallmark',
  solder: 'unsure',
  scale: 'home',
  paid: null,
  hasPhoto: false,
  createdAt: millis(1),
  updatedAt: millis(1),
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
});
afterEach(async () => {
  cleanup();
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
  await vi.waitFor(() => expect(tools.waiting).toHaveLength(1));
  const save = screen.getByText('저장');
  fireEvent.click(save);
  tools.waiting.pop()?.resolve();
  await vi.waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(save);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(await photoOf(ownGold, BUYER, RING.id)).toMatchObject({ width: 10 });
});
