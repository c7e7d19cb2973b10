// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messagesFrom } from '#data/local/queries/message-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { micros, millis, won } from '#domain/units.ts';
import { aMessage, aProduct, BUYER, chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { useAgreements } from './use-agreements.ts';

const own = openUserDatabase(BUYER);
const ROOM = chatId('p1_buyer_seller');
const appointment = { at: millis(9_000), place: '종로3가역', note: '' };

const said = (id: string, at: number, content: MessageContent): Message =>
  aMessage({ id: messageId(id), chatId: ROOM, content, position: micros(at * 1000), typedAt: millis(at) });
const meeting = (id: string, at: number) => said(id, at, { kind: 'appointment', appointment });
const offer = (id: string, at: number, price: number) => said(id, at, { kind: 'offer', price: won(price) });
const accepted = (id: string, at: number) => said(`${id}-a`, at, { kind: 'answer', verdict: 'accepted' });

beforeEach(() => own.messages.clear());
afterEach(cleanup);

/** What a room says whose window begins there. */
async function agreementsFrom(from: number, messages: readonly Message[]) {
  await own.messages.bulkPut(messages);
  const shown = await messagesFrom(own, ROOM, micros(from * 1000));
  return renderHook(() => useAgreements(shown, aProduct(), undefined)).result;
}

test('an appointment is replaced by one that was agreed on later and proposed before the part that is shown', async () => {
  const said = [meeting('early', 1), meeting('late', 10), accepted('late', 11), accepted('early', 12)];
  const agreements = await agreementsFrom(10, said);
  await waitFor(() => expect(agreements.current.replaced).toBe('late'));
});

test('the price is of the offer that was accepted last, though it stands before the part that is shown', async () => {
  const prices = [
    offer('early', 1, 450_000),
    offer('late', 10, 500_000),
    accepted('late', 11),
    accepted('early', 12),
  ];
  const agreements = await agreementsFrom(10, prices);
  await waitFor(() => expect(agreements.current.agreed).toBe(450_000));
});

test('what was accepted of proposals that are shown, or that this device does not have, needs no look', async () => {
  const told = [meeting('late', 10), accepted('late', 11), accepted('unknown', 12)];
  const agreements = await agreementsFrom(10, told);
  expect(agreements.current).toEqual({ agreed: null, replaced: '' });
});
