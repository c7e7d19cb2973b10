import { beforeEach, expect, test, vi } from 'vitest';
import { createScrollKeeper, type ScrollKeeper, type ScrollList } from './scroll-keeper.ts';

const ABOVE = 56;
const HEIGHT = 4_000;
const SEEN = 600;
let rows: number;
let list: { -readonly [K in keyof ScrollList]: ScrollList[K] };
let keeper: ScrollKeeper;
const scrollToIndex = vi.fn<ScrollList['scrollToIndex']>();

const scrollTo = (distanceFromEnd: number) => {
  list.scrollOffset = ABOVE + rows - SEEN - distanceFromEnd;
  keeper.scrolled();
};

beforeEach(() => {
  scrollToIndex.mockClear();
  rows = HEIGHT;
  list = {
    scrollToIndex,
    scrollOffset: ABOVE + HEIGHT - SEEN,
    viewportSize: SEEN,
    // One row is as good as many here: the last begins at the beginning.
    getItemOffset: () => 0,
    getItemSize: () => rows,
  };
  keeper = createScrollKeeper(ABOVE);
  keeper.holdList(list);
});

test('a conversation opens at its end and follows it', () => {
  keeper.drawn(3, 'm1');
  keeper.drawn(4, 'm2');
  expect(scrollToIndex.mock.calls).toEqual([
    [2, { align: 'end' }],
    [3, { align: 'end' }],
  ]);
  expect(keeper.get()).toEqual({ isAway: false, hasNews: false });
});

test('an empty conversation has no end to go to', () => {
  keeper.drawn(0, null);
  expect(scrollToIndex).not.toHaveBeenCalled();
});

test('when heights change the end stays in sight', () => {
  keeper.drawn(3, 'm1');
  keeper.resized();
  expect(scrollToIndex).toHaveBeenCalledTimes(2);
});

test('whoever scrolls up is left alone, and told of news', () => {
  keeper.drawn(3, 'm1');
  scrollToIndex.mockClear();
  scrollTo(500);
  expect(keeper.get()).toEqual({ isAway: true, hasNews: false });
  keeper.drawn(4, 'm2');
  keeper.resized();
  expect(keeper.get()).toEqual({ isAway: true, hasNews: true });
  expect(scrollToIndex).not.toHaveBeenCalled();
});

test('a box that grows until the end is in sight has a reader who is there', () => {
  rows = SEEN + 200 - ABOVE;
  keeper.drawn(3, 'm1');
  scrollTo(200);
  keeper.drawn(4, 'm2');
  list.viewportSize = SEEN + 100;
  keeper.resized();
  expect(keeper.get()).toEqual({ isAway: true, hasNews: true });
  list.viewportSize = SEEN + 200;
  keeper.resized();
  expect(keeper.get()).toEqual({ isAway: false, hasNews: false });
});

test('older messages above are no news', () => {
  keeper.drawn(3, 'm1');
  scrollTo(500);
  keeper.drawn(53, 'm1');
  expect(keeper.get().hasNews).toBe(false);
});

test('the end is reached by hand', () => {
  keeper.drawn(3, 'm1');
  scrollTo(500);
  keeper.drawn(4, 'm2');
  scrollTo(10);
  expect(keeper.get()).toEqual({ isAway: false, hasNews: false });
});

test('the end is reached by the button, and what came next is followed again', () => {
  keeper.drawn(3, 'm1');
  scrollTo(500);
  keeper.drawn(4, 'm2');
  keeper.toNewest();
  expect(keeper.get()).toEqual({ isAway: false, hasNews: false });
  keeper.drawn(5, 'm3');
  expect(scrollToIndex).toHaveBeenLastCalledWith(4, { align: 'end' });
});

test('what one writes at the end moves the list once, with its row', () => {
  keeper.drawn(3, 'm1');
  scrollToIndex.mockClear();
  keeper.toNewest();
  expect(scrollToIndex).not.toHaveBeenCalled();
  keeper.drawn(4, 'm1');
  expect(scrollToIndex.mock.calls).toEqual([[3, { align: 'end' }]]);
});

test('what has been seen is no news again after scrolling up', () => {
  keeper.drawn(3, 'm1');
  scrollTo(500);
  keeper.drawn(4, 'm2');
  keeper.toNewest();
  scrollTo(500);
  expect(keeper.get()).toEqual({ isAway: true, hasNews: false });
});

test('a room that opens at its end asks for nothing older, however little lies above', () => {
  keeper.drawn(3, 'm1');
  expect(keeper.wantsOlder()).toBe(false);
  rows = SEEN + 100 - ABOVE;
  scrollTo(0);
  expect(keeper.wantsOlder()).toBe(false);
});

test('whoever scrolls up gets older messages before they are needed', () => {
  keeper.drawn(3, 'm1');
  scrollTo(500);
  expect(keeper.wantsOlder()).toBe(false);
  scrollTo(HEIGHT - SEEN - 200);
  expect(keeper.wantsOlder()).toBe(true);
});

test('a conversation that does not fill the box is asked what came before', () => {
  keeper.drawn(3, 'm1');
  rows = SEEN - ABOVE;
  list.scrollOffset = 0;
  expect(keeper.wantsOlder()).toBe(true);
  rows += 1;
  expect(keeper.wantsOlder()).toBe(false);
});

test('what fills a box that has not been measured is not known', () => {
  list.viewportSize = 0;
  list.scrollOffset = 0;
  keeper.drawn(3, 'm1');
  rows = 0;
  expect(keeper.wantsOlder()).toBe(false);
});

test('without a list nothing is wanted', () => {
  keeper.holdList(null);
  keeper.scrolled();
  expect(keeper.wantsOlder()).toBe(false);
  expect(keeper.get().isAway).toBe(false);
});

test('listeners hear changes only', () => {
  const listener = vi.fn<() => void>();
  const stop = keeper.subscribe(listener);
  keeper.drawn(3, 'm1');
  scrollTo(0);
  expect(listener).not.toHaveBeenCalled();
  scrollTo(500);
  scrollTo(600);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  keeper.toNewest();
  expect(listener).toHaveBeenCalledTimes(1);
});
