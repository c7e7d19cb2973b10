// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLeaf } from './use-leaf.ts';

/** What the frame around the screens was drawn with, each time that it was. */
const drawn: string[] = [];

function Frame({ children }: { readonly children: ReactNode }) {
  const { id, staticData } = useLeaf();
  drawn.push(`${id} ${staticData.title}`);
  return <>{children}</>;
}

const root = createRootRoute({ component: Outlet });
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: '홈' },
  component: () => '집',
});
/** Ends what the room of that name reads before it is drawn. */
const answers = new Map<string, () => void>();
const room = createRoute({
  getParentRoute: () => root,
  path: '/room/$id',
  staticData: { title: '채팅' },
  loader: ({ params: { id } }) =>
    new Promise<string>((resolve) => answers.set(id, () => resolve(`방 ${id}`))),
  pendingComponent: () => '오는 중',
  component: () => room.useLoaderData(),
});

async function begin() {
  const router = createRouter({
    routeTree: root.addChildren([home, room]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    InnerWrap: Frame,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  await screen.findByText('집');
  return (to: string) => act(() => void router.navigate({ to } as never));
}

beforeEach(() => void (drawn.length = 0));
afterEach(cleanup);

test('the frame is drawn once for each screen, whatever comes of its route meanwhile', async () => {
  const go = await begin();
  for (const id of ['1', '2']) {
    drawn.length = 0;
    go(`/room/${id}`);
    await screen.findByText('오는 중');
    answers.get(id)?.();
    await screen.findByText(`방 ${id}`);
    expect(drawn).toEqual([`/room/$id/room/${id} 채팅`]);
  }
});
