// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'ring', label: '반지' },
  { value: 'coin', label: '코인' },
] as const;

/** The selector by which the stylesheet greys a control out. */
const greyed = /^\.(control:has\(.*:disabled\)) \{/m.exec(
  readFileSync('src/ui/field/field-frame.module.css', 'utf8'),
)?.[1];

const looksDisabled = (): boolean => {
  const control = screen.getByLabelText('품목').parentElement;
  if (!control || greyed === undefined) return expect.unreachable('there is no control, or no rule for it');
  return control.matches(`.${greyed}`);
};

test.each([
  ['one that is chosen', 'ring', false],
  ['one that is open', null, false],
  ['one that is disabled', 'ring', true],
] as const)('%s looks as it is', (_, value, disabled) => {
  render(
    <SelectField
      label="품목"
      placeholder="선택"
      options={OPTIONS}
      value={value}
      disabled={disabled}
      onValueChange={() => undefined}
    />,
  );
  expect(looksDisabled()).toBe(disabled);
});
