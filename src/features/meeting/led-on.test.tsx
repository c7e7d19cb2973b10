// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TYPED_DIGITS, dealOf } from '#domain/meeting/meeting.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { CodeTaker } from './code-taker.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A sheet in which each step makes way for the next. */
function Steps({ step }: { readonly step: (onDone: () => void) => ReactNode }) {
  const [isDone, setDone] = useState(false);
  return (
    <div role="dialog">
      <h2>{text.title}</h2>
      {isDone ? <p>done</p> : step(() => setDone(true))}
    </div>
  );
}

const press = async (button: HTMLElement) => {
  button.focus();
  await act(async () => fireEvent.click(button));
};

test('whoever agrees to the terms is led on as they make way for what follows', async () => {
  render(
    <Steps
      step={(onDone) => (
        <AgreedTerms
          deal={dealOf(anOrder())}
          side="buyer"
          label={text.sign}
          onAgreed={async () => {
            onDone();
            return null;
          }}
        />
      )}
    />,
  );
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await press(screen.getByRole('button', { name: text.sign }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test.each([
  ['its button', () => screen.getByRole('button', { name: text.submitTyped })],
  ['the field, by Enter', () => screen.getByLabelText(text.typed.buyer)],
])('so is whoever types a code that is right, from %s', async (_, from) => {
  render(
    <Steps
      step={(onDone) => (
        <CodeTaker
          label={text.typed.buyer}
          onTaken={async () => {
            onDone();
            return null;
          }}
        />
      )}
    />,
  );
  fireEvent.change(screen.getByLabelText(text.typed.buyer), { target: { value: '1'.repeat(TYPED_DIGITS) } });
  from().focus();
  await act(async () => fireEvent.submit(from().closest('form') ?? document.body));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
