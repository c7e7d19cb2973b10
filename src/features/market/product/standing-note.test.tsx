// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { aProduct, BUYER, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { StandingNote } from './standing-note.tsx';

afterEach(cleanup);

const noteTo = (viewer: UserId | null, over: Partial<Product>, buyer: UserId | null = null): string | null =>
  render(
    <StandingNote product={aProduct(over)} viewer={viewer} isBuyer={viewer !== null && viewer === buyer} />,
  ).container.textContent;

test('a listing on sale needs no note', () => {
  expect(noteTo(null, { status: 'selling' })).toBe('');
});

test('a reserved listing says with whom as far as its reader is concerned', () => {
  const reserved = { status: 'reserved', isDealt: true } as const;
  expect(noteTo(BUYER, reserved, BUYER)).toBe('나와 예약된 상품이에요.');
  expect(noteTo(SELLER, reserved, BUYER)).toContain('예약중으로 표시한 상품이에요.');
  for (const other of [null, userId('other')]) expect(noteTo(other, reserved, BUYER)).toContain('다른 분과');
});

test('a listing reserved for nobody in the app is told to visitors and members alike', () => {
  for (const viewer of [null, BUYER]) expect(noteTo(viewer, { status: 'reserved' })).toContain('다른 분과');
  expect(noteTo(SELLER, { status: 'reserved' })).toContain('예약중으로 표시한 상품이에요.');
});

test('a sold listing is the own one of who bought it', () => {
  const sold = { status: 'sold', isDealt: true } as const;
  expect(noteTo(BUYER, sold, BUYER)).toBe('내가 구매한 상품이에요.');
  for (const other of [null, SELLER]) expect(noteTo(other, sold, BUYER)).toBe('거래가 완료된 상품입니다.');
});

test('a hidden listing says so to its seller, who alone sees it', () => {
  expect(noteTo(SELLER, { status: 'hidden' })).toContain('나에게만 보여요');
});

test('a listing that the house has taken down is not called hidden by its seller', () => {
  const note = noteTo(SELLER, { status: 'hidden', isWithheld: true });
  expect(note).toContain('운영 정책에 따라');
  expect(note).toContain('나에게만 보여요');
});
