// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WaitingPost } from '#data/local/queries/board-queries.ts';
import { millis } from '#domain/units.ts';
import { aPost } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { PostView } from './post-view.tsx';

afterEach(cleanup);

const picture = (name: string) => ({ url: `https://pictures.example/${name}`, w: 800, h: 600 });
const POST = aPost({ images: [picture('one'), picture('two')] });

const open = (edit: Partial<WaitingPost> | null) => {
  const { category, title, content } = POST;
  const post: WaitingPost | null = edit && {
    rowId: 'row',
    postId: POST.id,
    isNew: false,
    words: { category, title, content },
    images: [],
    state: { kind: 'queued' },
    createdAt: millis(1),
    ...edit,
  };
  const nothing = () => undefined;
  render(
    <PostView
      stored={{
        post: POST,
        comments: [],
        people: new Map(),
        hidden: new Set(),
        hasMoreComments: false,
        isCommentsAsked: true,
      }}
      waiting={{ post, comments: [], deletions: [] }}
      isReading={false}
      failed={null}
      onReadOn={nothing}
      onLeave={nothing}
      wanted={null}
      onLed={nothing}
      renderReport={() => null}
    />,
    { wrapper: InRouter },
  );
};
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

test('a post stands with its pictures, and each keeps its place before it has come', async () => {
  open(null);
  const [first] = await screen.findAllByRole('img');
  expect(shown()).toEqual(POST.images.map(({ url }) => url));
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['800', '600']);
});

test('an edit that waits stands with the pictures that it has chosen', async () => {
  open({ images: [{ kind: 'stored', image: picture('two') }] });
  await screen.findAllByRole('img');
  expect(shown()).toEqual([picture('two').url]);
});
