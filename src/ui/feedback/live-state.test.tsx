// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveState, type LiveStateProps } from './live-state.tsx';
import { reloadPageBy } from './reload-page.ts';

afterEach(cleanup);

const words = {
  loading: '불러오는 중',
  retry: '다시',
  stillOffline: '아직',
  offlineNothingSaved: '저장된 것이 없음',
  unknownFailure: '문제',
};
const show = (props: Pick<LiveStateProps, 'kind'> & Partial<LiveStateProps>) =>
  render(<LiveState words={words} failed="실패" {...props} />);

test('what looks unlike rows brings an outline of its own', () => {
  show({ kind: 'loading', outline: <p>표</p> });
  expect(screen.getByText('표')).toBeTruthy();
  expect(screen.queryByText('불러오는 중')).toBeNull();
});

test.each(['offline', 'failed'] as const)('what is %s may have a heading and another way out', (kind) => {
  show({ kind, title: '여기에 없음', action: <a href="/chat">목록</a> });
  expect(screen.getByText('여기에 없음')).toBeTruthy();
  expect(screen.getByRole('link', { name: '목록' })).toBeTruthy();
});

test('a failure of which nothing more is known has the common sentence', () => {
  render(<LiveState kind="failed" words={words} />);
  expect(screen.getByRole('alert').textContent).toContain('문제');
});

test('what is loading has an outline with a name', () => {
  show({ kind: 'loading', skeleton: { count: 2 } });
  expect(screen.getByText('불러오는 중')).toBeTruthy();
});

test.each([
  ['offline', 'status', '저장된 것이 없음'],
  ['failed', 'alert', '실패'],
] as const)('what is %s says so and can be tried again', (kind, role, sentence) => {
  const onRetry = vi.fn<() => void>();
  show({ kind, onRetry });
  expect(screen.getByRole(role).textContent).toContain(sentence);
  fireEvent.click(screen.getByRole('button', { name: '다시' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a sentence of its own is said instead of the common one', () => {
  show({ kind: 'offline', offline: '알림이 없음' });
  expect(screen.getByRole('status').textContent).toContain('알림이 없음');
});

test.each(['offline', 'failed'] as const)(
  'what is %s and knows no other way loads the page by the way that the app has given',
  async (kind) => {
    const way = vi.fn<() => void>();
    reloadPageBy(way);
    show({ kind });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '다시' })));
    expect(way).toHaveBeenCalledOnce();
  },
);

test.each(['offline', 'failed'] as const)(
  'whoever tries again what is %s is led to the heading above, since the button goes',
  async (kind) => {
    function Tried() {
      const [isTried, setTried] = useState(false);
      return (
        <section>
          <h2>알림</h2>
          <LiveState kind={isTried ? 'loading' : kind} words={words} onRetry={() => setTried(true)} />
        </section>
      );
    }
    render(<Tried />);
    const again = screen.getByRole('button', { name: '다시' });
    again.focus();
    fireEvent.click(again);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  },
);
