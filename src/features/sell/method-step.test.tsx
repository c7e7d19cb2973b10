// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_LISTING, type ListingForm } from '#domain/product/listing-form.ts';
import { MethodStep } from './method-step.tsx';

afterEach(cleanup);

function Step({ begun }: { readonly begun: Partial<ListingForm> }) {
  const [form, setForm] = useState<ListingForm>({ ...EMPTY_LISTING, ...begun });
  return (
    <>
      <MethodStep form={form} problems={{}} onChange={(next) => setForm({ ...form, ...next })} />
      <output>{`${form.sido}|${form.sigungu}`}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;

const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(new RegExp(`^${label}`));
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const names = () => [...field('시·군·구').options].map(({ label }) => label);

test('a district is one of those that buyers filter by, and goes with its province', () => {
  render(<Step begun={{}} />);
  expect(screen.queryByLabelText(/^시·군·구/)).toBeNull();
  choose('시·도', '서울');
  expect(names()).toContain('강남구');
  choose('시·군·구', '강남구');
  expect(chosen()).toBe('서울|강남구');
  choose('시·도', '부산');
  expect(chosen()).toBe('부산|');
  choose('시·도', '세종');
  expect(screen.queryByLabelText(/^시·군·구/)).toBeNull();
});

test('what an older listing has written stays to be seen, and can be taken back', () => {
  render(<Step begun={{ sido: '경기', sigungu: '수원시 영통구' }} />);
  expect(field('시·군·구').value).toBe('수원시 영통구');
  choose('시·군·구', 'none');
  expect(chosen()).toBe('경기|');
  expect(names()).not.toContain('수원시 영통구');
});
