// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStepBeginning } from './use-step-beginning.ts';
import { Wizard } from './wizard.tsx';

// jsdom has no page to scroll.
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<() => void>()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STEPS = ['품목', '방문'];
const words = { stepper: '단계', done: '완료', previous: '이전', forward: '다음' };

function Steps() {
  const [current, setCurrent] = useState(0);
  const head = useStepBeginning<HTMLDivElement>(current);
  const ways = { onBack: () => setCurrent(0), onForward: () => setCurrent(1) };
  return (
    <Wizard steps={STEPS} current={current} words={words} head={head} isBusy={false} {...ways}>
      <p>{STEPS[current]} 내용</p>
    </Wizard>
  );
}

test('the way back is there from the second step on', () => {
  render(<Steps />);
  expect(screen.queryByRole('button', { name: '이전' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(screen.getByText('방문 내용')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '이전' }));
  expect(screen.getByText('품목 내용')).toBeTruthy();
});

test('the first step leaves the focus alone, and each other one begins at the list of steps', () => {
  render(<Steps />);
  const head = screen.getByRole('list', { name: '단계' }).parentElement;
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(document.activeElement).toBe(head);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('inside a form the button submits it', () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Wizard steps={STEPS} current={1} words={words} isBusy={false} onBack={vi.fn<() => void>()}>
        <p>내용</p>
      </Wizard>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
