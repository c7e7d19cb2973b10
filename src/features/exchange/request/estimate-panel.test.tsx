// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { fromGrams } from '#domain/units.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { EstimatePanel } from './estimate-panel.tsx';

afterEach(cleanup);

test('beside a fee stands that nobody has said whether VAT is in it', () => {
  const bars = [{ weight: fromGrams(10), count: 1 }];
  const panel = { items: [], table: DEFAULT_FEE_TABLE, price: null };
  const { rerender } = render(<EstimatePanel {...panel} bars={bars} />);
  expect(screen.getByText(exchangeText.estimate.vat).textContent).toContain('부가세(10%)');
  rerender(<EstimatePanel {...panel} bars={[]} />);
  expect(screen.queryByText(exchangeText.estimate.vat)).toBeNull();
});
