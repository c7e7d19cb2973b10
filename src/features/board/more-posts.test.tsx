// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { millis, type Millis } from '#domain/units.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { MorePosts } from './more-posts.tsx';
import type { OlderPosts } from './use-older-posts.ts';

afterEach(cleanup);

const FROM = millis(5);
const olderPosts = (over: Partial<OlderPosts> = {}): OlderPosts => ({
  limit: 30,
  depth: 30,
  reached: null,
  isLoading: false,
  hasFailed: false,
  reachedEnd: false,
  load: () => undefined,
  searchOn: () => undefined,
  ...over,
});
const button = () => screen.queryByRole('button');

test('a list offers its older posts, and nothing where there is no whole page', () => {
  const load = vi.fn<(from: Millis) => void>();
  const { rerender } = render(
    <MorePosts older={olderPosts({ load })} isCut={false} behind={FROM} isSearch={false} />,
  );
  fireEvent.click(screen.getByRole('button', { name: '이전 글 더 보기' }));
  expect(load).toHaveBeenCalledExactlyOnceWith(FROM);
  rerender(<MorePosts older={olderPosts()} isCut={false} behind={null} isSearch={false} />);
  expect(button()).toBeNull();
});

test('a search can go on, says how far it has come, and in the end that it has seen all', () => {
  const searchOn = vi.fn<(from: Millis) => void>();
  const search = { isCut: false, behind: FROM, isSearch: true };
  const { rerender } = render(<MorePosts {...search} older={olderPosts({ searchOn })} />);
  fireEvent.click(screen.getByRole('button', { name: '이전 글에서 더 찾기' }));
  expect(searchOn).toHaveBeenCalledExactlyOnceWith(FROM);
  rerender(<MorePosts {...search} older={olderPosts({ reached: seoul('2026-03-01T12:00') })} />);
  expect(screen.getByRole('status').textContent).toBe('2026.03.01에 올라온 글까지 찾아봤어요.');
  rerender(<MorePosts {...search} older={olderPosts({ hasFailed: true })} />);
  expect(screen.getByRole('status').textContent).toContain('불러오지 못했습니다');
  rerender(<MorePosts {...search} older={olderPosts({ reachedEnd: true })} />);
  expect(button()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('모두 찾아봤어요');
});

test('what a search has brought stays to be paged through after the end', () => {
  const { rerender } = render(
    <MorePosts older={olderPosts({ reachedEnd: true })} isCut behind={FROM} isSearch={false} />,
  );
  expect(button()).not.toBeNull();
  rerender(
    <MorePosts older={olderPosts({ reachedEnd: true })} isCut={false} behind={FROM} isSearch={false} />,
  );
  expect(button()).toBeNull();
});
