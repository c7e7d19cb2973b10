// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Profile } from '#domain/account/account.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { SellerCard } from './seller-card.tsx';

afterEach(cleanup);

const said = (profile: Profile | undefined): string | null => {
  render(<SellerCard sellerId={SELLER} profile={profile} />, { wrapper: InRouter });
  return screen.getByRole('link').parentElement?.textContent ?? null;
};

test('of a seller whom this device does not know nothing is said', () => {
  expect(said(undefined)).toBe('금나루 회원');
});

test('of a seller who is known it is said that they have no reviews yet', () => {
  expect(said(aProfile({ dealCount: 2, reviewCount: 0 }))).toBe('금손거래 2회 · 아직 받은 후기가 없어요');
});
