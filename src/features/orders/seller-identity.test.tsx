// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parseOrderId, type OrderId } from '#domain/ids.ts';
import { err, ok } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import type { SellerIdentity as Known } from '#services/orders/seller-identity.ts';
import { SellerIdentity } from './seller-identity.tsx';

afterEach(cleanup);

const parsed = parseOrderId('order1');
if (parsed === null) throw new Error('no order');
const ORDER: OrderId = parsed;
const KNOWN: Known = {
  nickname: '종로한돈',
  email: 'seller@example.com',
  isEmailVerified: true,
  phone: '010-1234-5678',
  joinedAt: millis(1_760_000_000_000),
};

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('nothing is asked before the buyer has read that the seller is told', async () => {
  let asked = 0;
  render(
    <SellerIdentity
      orderId={ORDER}
      ask={async () => {
        asked += 1;
        return ok(KNOWN);
      }}
    />,
  );
  press('판매자 정보 열람');
  expect(screen.getByText(/판매자에게도 열람했다고 알려드려요/)).toBeDefined();
  expect(asked).toBe(0);
  press('열람하기');
  await screen.findByText(/seller@example\.com · 금나루가 확인한 주소예요/);
  expect(asked).toBe(1);
});

test('what nobody has confirmed is said to be so', async () => {
  render(<SellerIdentity orderId={ORDER} ask={async () => ok({ ...KNOWN, isEmailVerified: false })} />);
  press('판매자 정보 열람');
  press('열람하기');
  await screen.findByText(/확인하지 않은 주소예요/);
  const words = screen.getByRole('region', { name: '판매자 정보' }).textContent;
  expect(words).toContain('010-1234-5678 · 판매자가 적은 번호예요. 금나루가 확인하지 않았어요.');
  expect(words).toContain('금나루는 실명을 확인하지 않아 알지 못해요.');
});

test('a refusal has its words, and it may be asked again', async () => {
  render(<SellerIdentity orderId={ORDER} ask={async () => err('left')} />);
  press('판매자 정보 열람');
  press('열람하기');
  await screen.findByText(/판매자가 탈퇴해서/);
  expect(screen.getByRole('button', { name: '판매자 정보 열람' })).toBeDefined();
});
