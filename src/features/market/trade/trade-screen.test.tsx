// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { connection } from '#session/connection-store.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { TradeScreen } from './trade-screen.tsx';

beforeEach(async () => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
  await catalogue.products.bulkPut(
    Array.from({ length: 30 }, (_, n) =>
      aProduct({ id: productId(`p${n}`), title: `반지 ${n}`, bumpedAt: millis(n) }),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Nobody reads a listing until what it gives is called. */
function holdListings(): () => Promise<void> {
  const hold = { isOn: true };
  const holding = catalogue.transaction('rw', catalogue.products, async () => {
    while (hold.isOn) await catalogue.products.count();
  });
  return () => {
    hold.isOn = false;
    return holding;
  };
}

function whatStands(): 'rows' | 'skeleton' | 'nothing' {
  if (screen.queryByLabelText(tradeText.listLabel)) return 'rows';
  return screen.queryAllByText(commonText.loading).length > 0 ? 'skeleton' : 'nothing';
}

test('without a network what becomes of the asking draws nothing before the rows, and they stay', async () => {
  connection.report('radio_off');
  // What asks is a chunk of its own, which is there by now.
  await catalogueSync.marketList({ term: '금', filter: NO_FILTER, sort: 'newest' });
  const asked = [vi.spyOn(catalogueSync, 'refresh'), vi.spyOn(catalogueSync, 'marketList')] as const;
  const release = holdListings();
  const drawn: string[] = [];
  render(
    <InRouter>
      <Profiler id="/trade" onRender={() => drawn.push(whatStands())}>
        <TradeScreen search={{}} />
      </Profiler>
    </InRouter>,
  );
  await Promise.all(asked[0].mock.results.map(({ value }) => value));
  const [opened] = await Promise.all(asked[1].mock.results.map(({ value }) => value));
  await opened?.refresh({ isForced: false });
  await release();
  await screen.findByText('반지 29');
  // All that the device has is read behind the newest.
  await screen.findByText(tradeText.count('30'));
  const before = drawn.indexOf('rows');
  // As it opens, and with the price of gold.
  expect(drawn.slice(0, before)).toEqual(Array.from({ length: before }, () => 'skeleton'));
  expect(before).toBeLessThanOrEqual(2);
  expect(new Set(drawn.slice(before))).toEqual(new Set(['rows']));
});
