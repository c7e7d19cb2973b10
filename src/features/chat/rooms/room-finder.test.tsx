// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWholeReach } from '#data/local/list-places.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { diskCounts } from '#tests/support/disk-counts.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { keepRooms, keepTitle, SELLER_NAME } from '#tests/support/rooms-on-device.ts';
import { RoomSearch } from './room-finder.tsx';
import { FIRST_REACH } from './use-reach.ts';

const COUNT = 14;
const own = openUserDatabase(BUYER);
const drawn = vi.fn();

beforeEach(async () => {
  await keepRooms(own, COUNT);
  await keepTitle(3, '행운의 열쇠');
});
afterEach(() => {
  cleanup();
  // Each test is a page of its own.
  forgetKeptAnswers();
  drawn.mockClear();
  vi.unstubAllGlobals();
});

async function open(term = '') {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <RoomSearch term={term} onSearch={() => undefined} onDrawn={drawn} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('searchbox', { name: '대화 검색' });
}
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const rooms = () => within(screen.getByRole('list', { name: '대화 목록' })).getAllByRole('listitem');
/** Counted without asking for each link's name, which takes a busy machine half a minute of 200. */
const named = () =>
  [...document.querySelectorAll('a')].filter(({ textContent }) => textContent.includes(SELLER_NAME)).length;
const isSaid = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(words));

test('whatever is typed is looked for at once, told to who cannot see it, and goes along into the room', async () => {
  await open();
  await waitFor(() => expect(rooms()).toHaveLength(COUNT));
  expect(drawn).toHaveBeenCalledTimes(1);
  type('ㅇㅅㅇ');
  await isSaid('찾은 대화가 없어요.');
  type('ㅎㅇㅇㅇㅅ');
  await isSaid('대화 1개를 찾았어요.');
  expect(rooms()).toHaveLength(1);
  const link = within(screen.getByRole('list')).getByRole('link', { name: SELLER_NAME });
  expect(link.getAttribute('href')).toBe(
    `/chat/p3_buyer_seller?${new URLSearchParams({ q: 'ㅎㅇㅇㅇㅅ' }).toString()}`,
  );
});

test('where nothing is found the whole list is a tap away', async () => {
  await open('없는말씀');
  await isSaid('찾은 대화가 없어요.');
  expect(screen.getByText(/‘없는말씀’에 맞는 대화를 찾지 못했어요/)).toBeDefined();
  const [, below] = screen.getAllByRole('button', { name: '검색 지우기' });
  if (!below) throw new Error('there is no way out');
  fireEvent.click(below);
  await waitFor(() => expect(rooms()).toHaveLength(COUNT));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a part of the conversations is never called all of them', async () => {
  await forgetWholeReach(own, 'rooms');
  await open('열쇠');
  await isSaid('대화 1개를 찾았어요.');
  expect(screen.getByText(/^이 기기에 있는 대화 14개에서 찾았어요/)).toBeDefined();
});

test('blanks look for nothing', async () => {
  await open();
  type('   ');
  await waitFor(() => expect(rooms()).toHaveLength(COUNT));
  expect(screen.queryByRole('status')).toBeNull();
});

/** Stands for the browser's: `near` says that what is looked at has come near the screen. */
function watchedEnds(): { readonly near: () => void } {
  const looking = new Set<(entries: readonly { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        looking.add(this.tell);
      }
      disconnect() {
        looking.delete(this.tell);
      }
    },
  );
  return {
    near: () => {
      for (const tell of looking) tell([{ isIntersecting: true }]);
    },
  };
}

test('of 200 rooms those in reach are drawn and named, and others as somebody looks further down', async () => {
  const ends = watchedEnds();
  await keepRooms(own, 200);
  await keepTitle(1, '행운의 열쇠');
  const before = diskCounts().reads;
  await open();
  await waitFor(() => expect(rooms()).toHaveLength(FIRST_REACH));
  await waitFor(() => expect(named()).toBe(FIRST_REACH));
  // The list and its names; what else the page asks for takes a few more.
  expect(diskCounts().reads - before).toBeLessThan(2 * FIRST_REACH);
  for (const reach of [3 * FIRST_REACH, 200]) {
    act(() => ends.near());
    await waitFor(() => expect(named()).toBe(reach));
  }
  expect(await screen.findByText('행운의 열쇠')).toBeDefined();
});
