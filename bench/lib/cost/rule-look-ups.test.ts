import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KNOWN, lookUpsOf } from './rule-look-ups.mjs';

const rules = readFileSync('firestore.rules', 'utf8');
const root = 'projects/p/databases/(default)/documents';
const text = (value: string) => ({ stringValue: value });
const lookUps = (...writes: readonly object[]): readonly string[] =>
  lookUpsOf({
    verb: 'commit',
    path: `/v1/${root}:commit`,
    url: `/v1/${root}:commit`,
    asked: JSON.stringify({ writes }),
    uid: 'me',
  });

test('every document that the rules look up is one that the bench reckons with', () => {
  const found = [
    ...rules.matchAll(/(?:get|getAfter|exists)\(\/databases\/\$\(database\)\/documents\/(\w+)/g),
  ];
  const counts: Record<string, number> = {};
  for (const [, collection = ''] of found) counts[collection] = (counts[collection] ?? 0) + 1;
  expect(counts).toEqual(KNOWN);
  // Whatever is written otherwise than this would not be seen.
  expect(found.length).toBe([...rules.matchAll(/(?:\bget|getAfter|exists)\(\//g)].length);
});

test('a message is charged for its chat, itself, the block and the quota, each once', () => {
  const chat = `${root}/chats/ring_me_other`;
  const found = lookUps(
    { update: { name: `${chat}/messages/m1`, fields: {} }, currentDocument: { exists: false } },
    {
      update: { name: chat, fields: { lastBatch: { arrayValue: { values: [text('m1')] } } } },
      currentDocument: { exists: true },
    },
    { update: { name: `${root}/quotas/me/kinds/messages`, fields: {} } },
  );
  expect(found.toSorted()).toEqual([
    'blocks/other/items/me',
    'chats/ring_me_other',
    'chats/ring_me_other/messages/m1',
    'quotas/me/kinds/messages',
  ]);
});

test('a look at a listing is charged for the listing and the leaving', () => {
  const path = `/v1/${root}/products/ring/views`;
  const charged = ['formerMembers/me', 'products/ring'];
  const asked = { asked: '{}', uid: 'me' };
  expect(lookUpsOf({ verb: 'POST', path, url: `${path}?documentId=me`, ...asked })).toEqual(charged);
  expect(lookUpsOf({ verb: 'PATCH', path: `${path}/me`, url: `${path}/me`, ...asked })).toEqual(charged);
});
