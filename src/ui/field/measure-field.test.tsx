// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MeasureField } from './measure-field.tsx';

afterEach(cleanup);

type Unit = 'gram' | 'don';
const UNITS = [
  { value: 'gram', label: 'g', endings: ['그램', 'g'] },
  { value: 'don', label: '돈', endings: ['돈'] },
] as const;

let last: readonly [string, Unit];

function Form({ start, startUnit }: { readonly start: string; readonly startUnit: Unit }) {
  const [[value, unit], setMeasure] = useState<readonly [string, Unit]>([start, startUnit]);
  return (
    <MeasureField
      label="중량"
      unitsLabel="단위"
      {...{ value, unit }}
      units={UNITS}
      onMeasureChange={(text, chosen) => {
        last = [text, chosen];
        setMeasure(last);
      }}
    />
  );
}

function open(start = '', startUnit: Unit = 'gram'): HTMLInputElement {
  render(<Form {...{ start, startUnit }} />);
  return screen.getByLabelText<HTMLInputElement>('중량');
}

const write = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });

test('an ending that names a unit moves the toggle and leaves the number', () => {
  const box = open();
  write(box, '2돈');
  expect(last).toEqual(['2', 'don']);
  expect(box.value).toBe('2');
  write(box, '7,5 그램');
  expect(last).toEqual(['7,5', 'gram']);
});

test('a word is read when the input method has ended it', () => {
  const box = open();
  fireEvent.compositionStart(box);
  write(box, '2도');
  write(box, '2돈');
  expect(last).toEqual(['2돈', 'gram']);
  fireEvent.compositionEnd(box);
  expect(last).toEqual(['2', 'don']);
});

test('the toggle keeps the number as it was typed', () => {
  open('2', 'gram');
  fireEvent.click(screen.getByRole('button', { name: '돈' }));
  expect(last).toEqual(['2', 'don']);
  expect(screen.getByRole('button', { name: '돈' }).getAttribute('aria-pressed')).toBe('true');
});

test('a unit without a number is left in the box', () => {
  const box = open();
  write(box, '돈');
  expect(last).toEqual(['돈', 'gram']);
});
