import { afterEach, expect, test, vi } from 'vitest';
import { answerText } from '#domain/chat/message-content.ts';
import { BUYER, chatId, messageId, SELLER } from '#tests/support/domain-fixtures.ts';
import { createOutboxRemote } from './outbox-remote.ts';

const CHAT = chatId('p1_buyer_seller');
const NEVER = new AbortController().signal;
const AT = '2025-03-11T06:20:00.000001Z';

afterEach(() => void vi.unstubAllGlobals());

/** What the buyer is told who has said that, where the server has this under the same id. */
async function asked(id: string, said: string, there: { readonly sender: string; readonly text: string }) {
  const fields = {
    sender: { stringValue: there.sender },
    text: { stringValue: there.text },
    timestamp: { timestampValue: AT },
  };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([{ found: { fields }, readTime: AT }])));
  const storage = { origin: 'http://storage.example', bucket: 'b' };
  const endpoints = { firestoreOrigin: 'http://firestore.example', projectId: 'demo', storage };
  const remote = createOutboxRemote({ ...endpoints, functionsBase: '' }, async () => 'token');
  const found = await remote.findMessage(BUYER, CHAT, messageId(id), said, NEVER);
  return found.kind === 'ok' && typeof found.value === 'number' ? 'said' : found;
}

const accepted = answerText('accepted');
const calledOff = answerText('called_off');

test.each([
  ['a message of one’s own', 'm', '안녕', { sender: BUYER, text: '안녕' }, 'said'],
  ['one whose words were changed since', 'm', '안녕하세요', { sender: BUYER, text: '안녕' }, 'said'],
  ['another’s, which is no answer', 'm', '안녕', { sender: SELLER, text: '안녕' }, null],
  ['an answer of one’s own', 'm-a', accepted, { sender: BUYER, text: accepted }, 'said'],
  [
    'another answer of one’s own',
    'm-a',
    accepted,
    { sender: BUYER, text: answerText('declined') },
    'answered',
  ],
  ['the other side’s answer', 'm-a', answerText('withdrawn'), { sender: SELLER, text: accepted }, 'answered'],
  ['the same call-off of the other side', 'm-a-a', calledOff, { sender: SELLER, text: calledOff }, 'said'],
  ['another appointment of one’s own', 'm-a', '[약속]', { sender: BUYER, text: '' }, 'said'],
])('%s is found as what it is', async (_, id, said, there, expected) => {
  expect(await asked(id, said, there)).toEqual(
    expected === 'said' ? expected : { kind: 'ok', value: expected },
  );
});
