// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

test('what is typed is handed on as it was typed', () => {
  const onValueChange = vi.fn<(typed: string) => void>();
  render(<NumberField label="중량 (g)" value="" onValueChange={onValueChange} />);
  fireEvent.change(screen.getByLabelText('중량 (g)'), { target: { value: '３.75' } });
  expect(onValueChange).toHaveBeenCalledWith('３.75');
});

test('a phone shows a decimal point for a measure and none for pieces', () => {
  render(
    <>
      <NumberField label="중량" value="" onValueChange={vi.fn<() => void>()} />
      <NumberField label="수량" value="" isWhole onValueChange={vi.fn<() => void>()} />
    </>,
  );
  expect(screen.getByLabelText('중량').getAttribute('inputmode')).toBe('decimal');
  expect(screen.getByLabelText('수량').getAttribute('inputmode')).toBe('numeric');
});
