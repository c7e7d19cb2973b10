// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStepBeginning } from './use-step-beginning.ts';

// jsdom has no page to scroll.
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<() => void>()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NAMES = ['다음', '등록하기', '끝'];

function Steps() {
  const [step, setStep] = useState(0);
  const head = useStepBeginning<HTMLHeadingElement>(step);
  return (
    <>
      <h2 ref={head} tabIndex={-1}>
        {step}
      </h2>
      <button onClick={() => setStep(step + 1)}>{NAMES[step]}</button>
    </>
  );
}

test('a double tap goes one step, though its button stays, and the next tap another', () => {
  render(<Steps />);
  const onward = screen.getByRole('button');
  fireEvent.click(onward, { detail: 1 });
  fireEvent.click(onward, { detail: 2 });
  expect(onward.textContent).toBe('등록하기');
  fireEvent.click(onward, { detail: 1 });
  expect(onward.textContent).toBe('끝');
});
