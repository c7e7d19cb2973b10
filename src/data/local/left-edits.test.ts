// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { EDIT_PLACES, dropEditsOfSent } from './left-edits.ts';
import { countDrafts, keepTabDraft } from './tab-drafts.ts';
import { noteTyped } from './typing-journal.ts';

const AT = millis(1);

test('of messages that were sent nothing is left to be changed; of those that wait it stays', async () => {
  const device = new FakeDevice(new FakeServer());
  const { db } = device;
  const chatId = await device.openChat('ring');
  const placeOf = (id: string, tab = 'tab') => ({ name: `${EDIT_PLACES}${id}`, tab });
  const sent = await device.type(chatId, '보낼 말');
  await keepTabDraft(db, placeOf(sent), { words: '고치다 만 말' }, AT);
  noteTyped(db, placeOf(sent, 'other'), { words: '또 고치다 만 말' }, AT);
  await device.drainUntilQuiet();
  const waiting = await device.type(chatId, '기다리는 말');
  await keepTabDraft(db, placeOf(waiting), { words: '고치는 말' }, AT);
  await keepTabDraft(db, { name: `chat:${chatId}`, tab: 'tab' }, '쓰던 말', AT);
  expect(await countDrafts(db)).toBe(4);
  await dropEditsOfSent(db);
  expect(await countDrafts(db)).toBe(2);
  expect(await db.drafts.toCollection().primaryKeys()).toEqual(
    expect.arrayContaining([`${EDIT_PLACES}${waiting}@tab`, `chat:${chatId}@tab`]),
  );
});
