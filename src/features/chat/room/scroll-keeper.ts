import type { VirtualizerHandle } from 'virtua';
import { createListeners } from '#domain/listeners.ts';

/** Where the reader is, as far as the screen shows it. */
export interface ScrollPlace {
  /** Away from the newest message. */
  readonly isAway: boolean;
  /** Away, and something has come since. */
  readonly hasNews: boolean;
}

/**
 * What the keeper needs of the list. It reckons with what the list knows by itself: to ask the page would have
 * the browser lay it out anew in the middle of what the list is about to change, with every scroll.
 */
export type ScrollList = Pick<
  VirtualizerHandle,
  'scrollToIndex' | 'scrollOffset' | 'viewportSize' | 'getItemOffset' | 'getItemSize'
>;

export interface ScrollKeeper {
  readonly get: () => ScrollPlace;
  readonly subscribe: (listener: () => void) => () => void;
  readonly holdList: (list: ScrollList | null) => void;
  /** So many rows were drawn; `newest` names the last message of the other side. */
  readonly drawn: (count: number, newest: string | null) => void;
  /** The box was scrolled, by whomever. */
  readonly scrolled: () => void;
  /** A height has changed: the keyboard, a growing box, a row that was measured late. */
  readonly resized: () => void;
  /** The reader wants the end, and to stay there. */
  readonly toNewest: () => void;
  /**
   * Whether older messages should be there by now: the reader has scrolled up and little is left above, or
   * all there is does not fill the box. Opening a room at its end asks for nothing.
   */
  readonly wantsOlder: () => boolean;
}

/** This close to the end counts as being there. */
const AT_END_PX = 64;
const NEAR_BEGINNING_PX = 1_500;

/**
 * Stays at the newest message while the reader is there, and leaves the reader alone elsewhere. `above` is how
 * much stands above the first row, in CSS pixels.
 */
export function createScrollKeeper(above: number): ScrollKeeper {
  let place: ScrollPlace = { isAway: false, hasNews: false };
  let list: ScrollList | null = null;
  let count = 0;
  let newest: string | null = null;
  let seen: string | null = null;
  const listeners = createListeners();

  const settle = (isAway: boolean) => {
    if (!isAway) seen = newest;
    const next = { isAway, hasNews: isAway && newest !== seen };
    if (next.isAway === place.isAway && next.hasNews === place.hasNews) return;
    place = next;
    listeners.tell();
  };
  /** How far the rows reach below what is in sight; less than nothing where they do not fill it. */
  const below = ({ scrollOffset, viewportSize, getItemOffset, getItemSize }: ScrollList) => {
    const end = count > 0 ? getItemOffset(count - 1) + getItemSize(count - 1) : 0;
    return above + end - scrollOffset - viewportSize;
  };
  const showEnd = () => {
    if (count > 0) list?.scrollToIndex(count - 1, { align: 'end' });
  };

  return {
    get: () => place,
    subscribe: listeners.subscribe,
    holdList(held) {
      list = held;
    },
    drawn(rows, latest) {
      count = rows;
      newest = latest;
      settle(place.isAway);
      if (!place.isAway) showEnd();
    },
    scrolled() {
      if (list) settle(below(list) > AT_END_PX);
    },
    resized() {
      // Where all of it has come to fit, nothing scrolls any more that could tell.
      if (list && below(list) <= AT_END_PX) settle(false);
      if (!place.isAway) showEnd();
    },
    toNewest() {
      // Whoever is there stays there: what was written is shown with its row, and the list is moved once.
      if (!place.isAway) return;
      settle(false);
      showEnd();
    },
    wantsOlder() {
      // Without a measure nothing is known of what fills it.
      if (!list || list.viewportSize === 0) return false;
      const { scrollOffset } = list;
      return place.isAway ? scrollOffset < NEAR_BEGINNING_PX : scrollOffset + below(list) <= 0;
    },
  };
}
