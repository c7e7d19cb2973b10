import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { WonField } from '#fields/won-field.tsx';

/** What the form has heard last of its field. */
export const heard = { digits: '' };

function Form({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <WonField
      label="가격"
      value={value}
      onValueChange={(next) => {
        heard.digits = next;
        setValue(next);
      }}
      max={100_000_000_000}
      hasSteps
    />
  );
}

/** A form with an amount in its field, as the field shows it. */
export function openWonForm(start: string): HTMLInputElement {
  heard.digits = start;
  render(<Form start={start} />);
  return screen.getByLabelText<HTMLInputElement>('가격');
}
