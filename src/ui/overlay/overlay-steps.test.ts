import { describe, expect, test } from 'vitest';
import { arrivalAt, markOf } from './overlay-steps.ts';

describe('a step through the history', () => {
  test.each([
    ['to a page where no overlay was ever open', null, 'here', { kind: 'other_page', page: null }],
    [
      'to a page below its overlays',
      { page: 'there', depth: 0 },
      'here',
      { kind: 'other_page', page: 'there' },
    ],
    ['to the page that is shown', { page: 'here', depth: 0 }, 'here', { kind: 'same_page', depth: 0 }],
    ['to an overlay of it', { page: 'here', depth: 2 }, 'here', { kind: 'same_page', depth: 2 }],
    ['to what is left of overlays', { page: 'there', depth: 2 }, 'here', { kind: 'leftover', steps: 2 }],
    [
      'to that of a page that was left for none',
      { page: 'there', depth: 1 },
      null,
      { kind: 'leftover', steps: 1 },
    ],
  ])('%s', (_, mark, page, arrival) => {
    expect(arrivalAt(mark, page, null)).toEqual(arrival);
  });

  test('above the entry whose place a link has taken leads back to where the link led', () => {
    const left = { page: 'there', depth: 1 };
    expect(arrivalAt({ page: 'there', depth: 3 }, 'here', left)).toEqual({ kind: 'leftover', steps: 2 });
    expect(arrivalAt({ page: 'there', depth: 1 }, 'here', left)).toEqual({ kind: 'leftover', steps: 1 });
    expect(arrivalAt({ page: 'elsewhere', depth: 3 }, 'here', left)).toEqual({ kind: 'leftover', steps: 3 });
  });
});

test('an entry has no mark where its state is somebody else’s', () => {
  expect(markOf({ overlay: { page: 'here', depth: 1 }, key: 'k' })).toEqual({ page: 'here', depth: 1 });
  for (const state of [null, undefined, 'text', {}, { overlay: null }, { overlay: { page: 'here' } }]) {
    expect(markOf(state)).toBeNull();
  }
});
