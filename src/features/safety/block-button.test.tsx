// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeServerBlocks } from '#data/local/block-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { connection } from '#session/connection-store.ts';
import { setBlock } from '#sync/commands/set-block.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { BlockButton } from './block-button.tsx';

vi.mock('#sync/commands/set-block.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

const text = safetyText.block;
const own = openUserDatabase(BUYER);

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.mocked(setBlock).mockClear();
  await own.open();
  await mergeServerBlocks(own, [{ uid: SELLER, createdAt: millis(1) }], { isWhole: true });
  render(
    <InRouter>
      <BlockButton person={SELLER} />
    </InRouter>,
  );
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  await Promise.all([own.blocks.clear(), own.outbox.clear()]);
});
afterAll(() => connection.stop());

const told = () => toasts.getSnapshot().map(({ title }) => title);
const button = (words: string) => screen.findByText(words, { selector: 'button, button *' });

test('two presses let somebody again once, and are told of once', async () => {
  const undo = await button(text.undo);
  for (let press = 0; press < 2; press += 1) fireEvent.click(undo);
  await button(text.action);
  await vi.waitFor(() => expect(told()).not.toEqual([]));
  expect(setBlock).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([text.unblocked]);
});

test('the second half of a double tap asks for no block once the first has let somebody again', async () => {
  fireEvent.click(await button(text.undo), { detail: 1 });
  fireEvent.click(await button(text.action), { detail: 2 });
  await vi.waitFor(() => expect(told()).toEqual([text.unblocked]));
  expect(screen.queryByText(text.title)).toBeNull();
  fireEvent.click(await button(text.action), { detail: 1 });
  await screen.findByText(text.title);
});

test('whoever was let again is blocked anew, and let again', async () => {
  fireEvent.click(await button(text.undo));
  fireEvent.click(await button(text.action));
  fireEvent.click(await button(text.confirm));
  fireEvent.click(await button(text.undo));
  await button(text.action);
  expect(vi.mocked(setBlock).mock.calls.map(([, , wanted]) => wanted)).toEqual([false, true, false]);
});
