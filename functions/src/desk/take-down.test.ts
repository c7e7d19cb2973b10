import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { takeDown } from './take-down.ts';

/** Takes comments down one after another; gives what is kept of them, by where it is. */
function keptOf(comments: readonly { readonly path: string; readonly content: string }[]) {
  const kept = new Map<string, unknown>();
  const transaction = {
    set: ({ path }: { path: string }, { data }: { data: unknown }) => kept.set(path, data),
    update: () => undefined,
  };
  for (const { path, content } of comments) {
    const data: Readonly<Record<string, unknown>> = { content, deleted: content === '' };
    const comment = {
      id: path.split('/').at(-1),
      ref: { path },
      get: (field: string) => data[field],
      data: () => data,
    };
    takeDown(transaction as unknown as Transaction, 'comment', comment as unknown as DocumentSnapshot, null);
  }
  return [...kept.values()].map((data) => (data as { content: string }).content);
}

test('of two comments of one id, below two posts, both are kept', () => {
  const comments = ['a', 'b'].map((post) => ({ path: `posts/${post}/comments/c`, content: post }));
  expect(keptOf(comments)).toEqual(['a', 'b']);
});

test('one that is taken down again keeps the words that it had', () => {
  const path = 'posts/a/comments/c';
  expect(
    keptOf([
      { path, content: '싸게 팔아요.' },
      { path, content: '' },
    ]),
  ).toEqual(['싸게 팔아요.']);
});
