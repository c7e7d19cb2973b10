import { expect, test } from 'vitest';
import { authorOf, isStanding, keptIn, textOf, titleOf } from './reported-thing.ts';

/** A document by the paths of its fields. */
const held = (fields: Readonly<Record<string, unknown>>) => ({
  exists: true,
  id: 'r1',
  get: (path: string): unknown => fields[path],
});

test('whose a thing is and what it is called is read of itself, or of what was kept of it', () => {
  expect(authorOf('product', held({ sellerId: 'seller' }))).toBe('seller');
  expect(authorOf('product', keptIn(held({ 'data.sellerId': 'seller' })))).toBe('seller');
  expect(authorOf('post', keptIn(held({ 'data.authorId': 'author' })))).toBe('author');
  expect(authorOf('message', keptIn(held({ 'data.sender': 'sender' })))).toBe('sender');
  expect(titleOf('post', held({ title: '글' }))).toBe('글');
  expect(titleOf('post', keptIn(held({ 'data.title': '글' })))).toBe('글');
});

test('of a person nothing is kept, and evidence is nobody', () => {
  expect(authorOf('user', held({}))).toBe('r1');
  expect(authorOf('user', keptIn(held({})))).toBeNull();
});

test('of a reported appointment the desk reads what stands on its card, and not its words alone', () => {
  const said = { text: '안녕하세요', 'payload.place': '아무 데나', 'payload.note': '돈부터 보내라' };
  expect(textOf('message', held(said))).toBe('안녕하세요\n아무 데나\n돈부터 보내라');
  const kept = Object.fromEntries(Object.entries(said).map(([field, words]) => [`data.${field}`, words]));
  expect(textOf('message', keptIn(held(kept)))).toBe(textOf('message', held(said)));
  expect(textOf('message', held({ text: '안녕하세요' }))).toBe('안녕하세요');
  expect(textOf('message', held({ text: '', imageUrl: 'https://example.com/a' }))).toBe('[이미지]');
});

test('of a reported review the desk reads its labels too, which may be any words', () => {
  const said = { reviewerId: 'buyer', tags: ['친절해요', '010-1234-5678'], content: '사기꾼이에요.' };
  expect(authorOf('review', held(said))).toBe('buyer');
  expect(textOf('review', held(said))).toBe('친절해요 · 010-1234-5678\n사기꾼이에요.');
  const kept = Object.fromEntries(Object.entries(said).map(([field, words]) => [`data.${field}`, words]));
  expect(textOf('review', keptIn(held(kept)))).toBe(textOf('review', held(said)));
  expect(textOf('review', held({ tags: [], content: '' }))).toBe('');
});

test('what has lost its words does not stand any more, though its place does', () => {
  expect(isStanding('review', held({ content: '말' }))).toBe(true);
  expect(isStanding('review', held({ content: '', withheld: true }))).toBe(false);
  expect(isStanding('comment', held({ content: '', deleted: true }))).toBe(false);
  expect(isStanding('post', { ...held({}), exists: false })).toBe(false);
});
