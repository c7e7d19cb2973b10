// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownGold } from '#data/local/own-gold-database.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import type { BackupCode, ReadBackup } from '#services/own-gold/backup.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { anOwnRing } from '#tests/support/own-pieces.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { BackupSection } from './backup-section.tsx';

const backup = vi.hoisted(() => ({
  makeBackup: vi.fn<() => Promise<unknown>>(),
  readBackup: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('#services/own-gold/backup.ts', () => backup);

const text = ownGoldText.backup;
const RING = anOwnRing();
const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await ownGold.pieces.clear();
  vi.unstubAllGlobals();
});

const told = () => toasts.getSnapshot().map(({ title, body }) => [title, body]);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const close = () => fireEvent.click(screen.getByLabelText('닫기'));

/** The sheet with everything that it asks for, and its button pressed; `answer` is what comes of it. */
async function importing() {
  let answer: (given: Result<ReadBackup, BackupCode>) => void = () => undefined;
  backup.readBackup.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(<BackupSection gold={gold} pieces={[]} />);
  press(text.import);
  const input = await screen.findByLabelText<HTMLInputElement>(text.file, { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.json')] } });
  fireEvent.change(screen.getByLabelText(text.passphrase), { target: { value: 'ten letters' } });
  fireEvent.submit(input.closest('form') ?? input);
  await vi.waitFor(() => expect(backup.readBackup).toHaveBeenCalledTimes(1));
  return {
    leave: unmount,
    answer: (given: Result<ReadBackup, BackupCode>) => act(async () => answer(given)),
  };
}

const refused = { name: '목걸이', field: 'weight', problem: 'missing' } as const;
const FILE: ReadBackup = { brought: [{ piece: RING, photo: null }], refused: [refused] };
const BROUGHT = [
  [text.brought, text.result(1, 0, 0)],
  [text.refusedTitle(1), '목걸이: 무게 – 입력해주세요.'],
];

test('a file that is taken in behind a closed sheet is taken in whole, and told of', async () => {
  const { answer } = await importing();
  close();
  await answer(ok(FILE));
  await act(() => vi.waitFor(() => expect(told()).toEqual(BROUGHT)));
  expect(await ownGold.pieces.count()).toBe(1);
  // The next opening asks for another.
  press(text.import);
  expect((await screen.findByLabelText<HTMLInputElement>(text.passphrase)).value).toBe('');
});

test('whoever leaves 내 금 while a file is taken in is told of it where they are', async () => {
  const { leave, answer } = await importing();
  leave();
  await answer(ok(FILE));
  await vi.waitFor(() => expect(told()).toEqual(BROUGHT));
});

test('a file that does not open behind a closed sheet says why', async () => {
  const { answer } = await importing();
  close();
  await answer(err('wrong_passphrase'));
  await vi.waitFor(() => expect(told()).toEqual([[text.problem.wrong_passphrase, '']]));
});

test('a sheet that is opened again still works, and tells what comes of it itself', async () => {
  const { answer } = await importing();
  close();
  press(text.import);
  const read = await screen.findByText(text.read, { selector: 'button, button *' });
  expect(read.closest('button')?.getAttribute('aria-busy')).toBe('true');
  fireEvent.submit(screen.getByLabelText(text.passphrase).closest('form') ?? read);
  await answer(err('wrong_passphrase'));
  expect((await screen.findByRole('alert')).textContent).toBe(text.problem.wrong_passphrase);
  expect(told()).toEqual([]);
  expect(backup.readBackup).toHaveBeenCalledTimes(1);
});

/** As {@link importing}, for a file that is made. */
async function exporting() {
  let answer: (given: Result<Blob, 'too_large'>) => void = () => undefined;
  backup.makeBackup.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(<BackupSection gold={gold} pieces={[anOwnRing({ owner: BUYER })]} />);
  press(text.export);
  const first = await screen.findByLabelText<HTMLInputElement>(text.passphrase);
  for (const label of [text.passphrase, text.again]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'ten letters' } });
  }
  fireEvent.submit(first.closest('form') ?? first);
  await vi.waitFor(() => expect(backup.makeBackup).toHaveBeenCalledTimes(1));
  return { first, answer: (given: Result<Blob, 'too_large'>) => act(async () => answer(given)) };
}

test('a file that is not made behind a closed sheet says why', async () => {
  const { answer } = await exporting();
  close();
  await answer(err('too_large'));
  await vi.waitFor(() => expect(told()).toEqual([[text.makeFailure.too_large, '']]));
});

test('the passphrase of a file that is being made is no longer changed', async () => {
  const { first, answer } = await exporting();
  expect(first.readOnly).toBe(true);
  await answer(err('too_large'));
  expect((await screen.findByRole('alert')).textContent).toBe(text.makeFailure.too_large);
  expect(first.readOnly).toBe(false);
  expect(told()).toEqual([]);
});
