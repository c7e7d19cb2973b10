// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MorePosts } from './more-posts.tsx';

afterEach(cleanup);

test('older posts are offered, and a failure is said beside the way to try again', () => {
  const more = vi.fn<() => void>();
  const { rerender } = render(<MorePosts isLoading={false} hasFailed={false} onMore={more} />);
  fireEvent.click(screen.getByRole('button', { name: '이전 글 더 보기' }));
  expect(more).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<MorePosts isLoading={false} hasFailed onMore={more} />);
  expect(screen.getByRole('status').textContent).toContain('불러오지 못했습니다');
  fireEvent.click(screen.getByRole('button'));
  expect(more).toHaveBeenCalledTimes(2);
});

test('whoever presses for the last of them is led to the first that has come', async () => {
  function Posts() {
    const [count, setCount] = useState(2);
    return (
      <main>
        <ul>
          {Array.from({ length: count }, (_, n) => (
            <li key={n}>{`글 ${n}`}</li>
          ))}
        </ul>
        {count > 2 ? null : <MorePosts isLoading={false} hasFailed={false} onMore={() => setCount(4)} />}
      </main>
    );
  }
  render(<Posts />);
  const more = screen.getByRole('button');
  more.focus();
  fireEvent.click(more);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('글 2')));
});
