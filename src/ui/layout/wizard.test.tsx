// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStepBeginning } from './use-step-beginning.ts';
import { Wizard } from './wizard.tsx';

// jsdom has no page to scroll.
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<() => void>()));
const depthIs = (depth: number) => () => expect(history.state?.overlay?.depth ?? 0).toBe(depth);

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // What a step has added to the history goes with it, a moment later.
  await waitFor(depthIs(0));
});

const STEPS = ['품목', '방문', '확인'];
const words = { stepper: '단계', done: '완료', previous: '이전', forward: '다음' };

function Steps({ start = 0 }: { readonly start?: number }) {
  const [current, setCurrent] = useState(start);
  const head = useStepBeginning<HTMLDivElement>(current);
  const ways = { onBack: setCurrent, onForward: () => setCurrent(current + 1) };
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
      <Wizard steps={STEPS} current={1} words={words} isBusy={false} onBack={vi.fn<(step: number) => void>()}>
        <p>내용</p>
      </Wizard>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

const forward = () => fireEvent.click(screen.getByRole('button', { name: '다음' }));
const atStep = (name: string) => screen.findByText(`${name} 내용`);

test('Back goes a step back, one for each that was taken, and is the page’s at the first', async () => {
  render(<Steps />);
  forward();
  forward();
  expect(history.state).toMatchObject({ overlay: { depth: 2 } });
  history.back();
  await atStep('방문');
  history.back();
  await atStep('품목');
  // Whatever lies below the first step is the page's own entry.
  await waitFor(depthIs(0));
});

test('two steps that are taken back at once lead to the one that was chosen', async () => {
  render(<Steps />);
  forward();
  forward();
  history.go(-2);
  expect(await atStep('품목')).toBeTruthy();
});

test('the button back takes the entry of its step along', async () => {
  render(<Steps />);
  forward();
  forward();
  fireEvent.click(screen.getByRole('button', { name: '이전' }));
  await waitFor(depthIs(1));
  history.back();
  expect(await atStep('품목')).toBeTruthy();
});

test('a form that begins further on leaves that step to the page, and goes back to it', async () => {
  const { length } = history;
  render(<Steps start={1} />);
  expect(history.length).toBe(length);
  forward();
  history.back();
  await atStep('방문');
  fireEvent.click(screen.getByRole('button', { name: '이전' }));
  forward();
  history.back();
  expect(await atStep('품목')).toBeTruthy();
});
