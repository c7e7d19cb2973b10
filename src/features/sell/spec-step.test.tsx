// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_LISTING, problemsOf, type ListingForm } from '#domain/product/listing-form.ts';
import { SpecStep } from './spec-step.tsx';

afterEach(cleanup);

function Step({ start }: { readonly start: Partial<ListingForm> }) {
  const [form, setForm] = useState<ListingForm>({ ...EMPTY_LISTING, ...start });
  return (
    <SpecStep
      form={form}
      problems={problemsOf(form)}
      onChange={(changed) => setForm((before) => ({ ...before, ...changed }))}
    />
  );
}

const field = () => screen.queryByLabelText<HTMLInputElement>(/순도 표기/);
const shown = (): HTMLInputElement => field() ?? expect.unreachable('there is no field');
const write = (value: string) => fireEvent.change(shown(), { target: { value } });

test('a bar and a coin have a fineness to state, a ring only with a certificate', () => {
  render(<Step start={{ category: 'goldbar' }} />);
  expect(field()).not.toBeNull();
  cleanup();
  render(<Step start={{ category: 'ring' }} />);
  expect(field()).toBeNull();
  fireEvent.click(screen.getByLabelText('보증서가 있어요'));
  expect(field()).not.toBeNull();
});

test('what is wrong is said, and what was typed stays', () => {
  render(<Step start={{ category: 'goldbar', purity: '24K' }} />);
  write('99.99');
  expect(screen.getByText(/300부터 1000까지의 천분율/)).toBeTruthy();
  expect(shown().value).toBe('99.99');
  write('750');
  expect(screen.getByText(/선택한 순도와 맞지 않는 표기/)).toBeTruthy();
  expect(shown().value).toBe('750');
  write('999,9');
  expect(shown().getAttribute('aria-invalid')).toBeNull();
  write('');
  expect(shown().getAttribute('aria-invalid')).toBeNull();
});

test('a fineness that was typed stays in sight when the certificate is taken back', () => {
  render(<Step start={{ category: 'ring', purity: '18K', hasCertificate: true }} />);
  write('755');
  fireEvent.click(screen.getByLabelText('보증서가 있어요'));
  expect(shown().value).toBe('755');
});
