// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { createComposer } from './create-composer.ts';
import { useComposer } from './use-composer.ts';

/** A box whose last visit's draft is read once the test says so. */
function slowlyRead() {
  let give: (draft: string) => void = () => undefined;
  const reading = new Promise<string>((resolve) => (give = resolve));
  const [send, keepDraft] = [vi.fn(async () => ok(messageId('m1'))), vi.fn(async () => undefined)];
  const composer = createComposer({
    send,
    readDraft: () => reading,
    keepDraft,
    note: () => undefined,
    settle: () => undefined,
    newTicket: () => 'm1',
  });
  composer.start();
  const read = async (draft: string) => {
    give(draft);
    await reading;
    // What follows upon it, as far as it waits for nobody.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { composer, read, send, keepDraft };
}

test('a draft that is read while a syllable is put together comes once that is done, above it', async () => {
  const { composer, read, keepDraft } = slowlyRead();
  composer.compose(true);
  composer.type('ㅎ');
  await read('저번에 말한');
  expect(composer.get().text).toBe('ㅎ');
  composer.type('하');
  composer.compose(false);
  await vi.waitFor(() => expect(composer.get().text).toBe('저번에 말한\n하'));
  await vi.waitFor(() => expect(keepDraft).toHaveBeenCalledExactlyOnceWith('저번에 말한\n하'));
});

test('words that are sent out of the middle of a syllable do not wait for its end', async () => {
  const { composer, read, send } = slowlyRead();
  composer.compose(true);
  composer.type('안녕');
  await read('저번에 말한');
  composer.submit();
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ ticket: 'm1', text: '안녕', remaining: '\n저번에 말한' }),
  );
  composer.compose(false);
  await vi.waitFor(() => expect(composer.get().text).toBe('\n저번에 말한'));
});

test('a room that is left in the middle of a syllable is found without it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result, unmount } = renderHook(() => useComposer(chatId('p1_buyer_seller'), () => undefined));
  result.current.compose(true);
  result.current.type('ㅎ');
  unmount();
  expect(result.current.get()).toMatchObject({ isComposing: false, text: 'ㅎ' });
});
