import { useState } from 'react';
import type { PageEnd } from '#domain/server/page.ts';
import type { LiveAnswer } from './use-live-question.ts';
import { useStandingPage, type StandingPage } from './use-standing-page.ts';

/** Behind what the page begins that is asked for, `null` for the first one, and how to turn to another. */
export type PlaceInList = readonly [behind: PageEnd | null, turnTo: (behind: PageEnd | null) => void];

export interface Pages<T> {
  /** What is shown. */
  readonly page: LiveAnswer<T>;
  /** Whether the list has no other page. */
  readonly isWhole: boolean;
  /** What turns to another. */
  readonly turner: {
    readonly isFirst: boolean;
    readonly turn: StandingPage<T>['turn'];
    /** Nothing on the last page. */
    readonly onNext: (() => void) | undefined;
    readonly onFirst: () => void;
  };
}

/** The first page of a list, until another is turned to. */
export const usePlaceInList = (): PlaceInList => useState<PageEnd | null>(null);

/** The first entry of a list, where it is its first page that stands there. */
export const newestOf = <T>({ page, turner }: Pages<T>): T | undefined =>
  page.kind === 'ready' && turner.isFirst && turner.turn === 'here' ? page.rows[0] : undefined;

/** The pages of a list, of which `live` is the one at the place; each stands until the next has come. */
export const usePages = <T>(live: LiveAnswer<T>, place: PlaceInList): Pages<T> =>
  pagesOf(useStandingPage(live), place);

/** The same of a list that is another one tomorrow: nothing of it stands for what has not come yet. */
export const pagesOf = <T>({ page, turn }: StandingPage<T>, [behind, turnTo]: PlaceInList): Pages<T> => {
  const end = page.kind === 'ready' ? page.end : null;
  const isFirst = behind === null;
  return {
    page,
    isWhole: isFirst && end === null,
    turner: {
      isFirst,
      turn,
      onNext: end === null ? undefined : () => turnTo(end),
      onFirst: () => turnTo(null),
    },
  };
};
