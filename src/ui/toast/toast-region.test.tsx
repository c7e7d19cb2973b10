// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

afterEach(cleanup);

/** Nothing leaves by itself here; what holds and releases is written down. */
function setUp() {
  const store = createToastStore({ now: () => 0, schedule: () => () => undefined });
  const holds: string[] = [];
  const followed: string[] = [];
  render(
    <ToastRegion
      store={{
        ...store,
        hold: (reason) => void holds.push(`hold ${reason}`),
        release: (reason) => void holds.push(`release ${reason}`),
      }}
      label="알림 메시지"
      closeLabel="닫기"
      onFollow={(clickAction) => void followed.push(clickAction)}
    />,
  );
  const show = (title: string, clickAction = '') => act(() => void store.show({ title, clickAction }));
  return { store, holds, followed, show };
}

describe('the place where toasts appear', () => {
  it('is a live region before there is anything to say', () => {
    setUp();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows a toast inside the live region', () => {
    const { show } = setUp();
    show('저장했어요.');
    expect(within(screen.getByRole('status')).getByText('저장했어요.')).toBeTruthy();
  });

  it('closes a toast by its button', () => {
    const { show } = setUp();
    show('저장했어요.');
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByText('저장했어요.')).toBeNull();
  });

  it('follows the click action of a pressed toast, which then leaves', () => {
    const { show, followed } = setUp();
    show('예약이 확정되었습니다!', '/my-exchanges');
    fireEvent.click(screen.getByRole('button', { name: '예약이 확정되었습니다!' }));
    expect(followed).toEqual(['/my-exchanges']);
    expect(screen.queryByText('예약이 확정되었습니다!')).toBeNull();
  });

  it('has a pressed toast do what following it means, and a closed one nothing', () => {
    const { store } = setUp();
    const read: string[] = [];
    for (const title of ['하나', '둘']) {
      act(
        () => void store.show({ title, clickAction: '/my-exchanges', onFollow: () => void read.push(title) }),
      );
    }
    fireEvent.click(screen.getAllByRole('button', { name: '닫기' })[0] ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: '둘' }));
    expect(read).toEqual(['둘']);
  });

  it('does not follow when a toast is closed, nor offers to press one that leads nowhere', () => {
    const { show, followed } = setUp();
    show('예약이 확정되었습니다!', '/my-exchanges');
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    show('저장했어요.');
    expect(screen.queryByRole('button', { name: '저장했어요.' })).toBeNull();
    expect(followed).toEqual([]);
  });

  it('holds the toasts while a pointer is over them', () => {
    const { show, holds } = setUp();
    show('저장했어요.');
    const region = screen.getByRole('region', { name: '알림 메시지' });
    region.dispatchEvent(new Event('pointerenter'));
    region.dispatchEvent(new Event('pointerleave'));
    expect(holds.filter((hold) => hold.endsWith('pointer'))).toEqual(['hold pointer', 'release pointer']);
  });

  it('holds the toasts while the focus is among them, not when it only moves from one to another', () => {
    const { show, holds } = setUp();
    show('하나');
    show('둘');
    const [first, second] = screen.getAllByRole('button', { name: '닫기' });
    act(() => first?.focus());
    act(() => second?.focus());
    expect(holds).not.toContain('release focus');
    act(() => second?.blur());
    expect(holds.filter((hold) => hold.endsWith('focus')).at(-1)).toBe('release focus');
  });
});
