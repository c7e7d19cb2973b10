// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { questionKey } from '#domain/market/market-question.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { Results } from './results.tsx';

afterEach(async () => {
  cleanup();
  await catalogue.products.clear();
});

const RINGS: TradeQuery = { term: '반지', filter: NO_FILTER, sort: 'newest' };
const nothing = () => undefined;
const answerOf = (...ids: readonly string[]) => ({
  key: questionKey(RINGS),
  ids: ids.map(productId),
  next: null,
  count: { kind: 'whole', count: ids.length } as const,
  at: millis(1),
});

test('where all that was found is somebody’s who was blocked, the way to what has come since is there', async () => {
  await catalogue.products.put(aProduct({ id: productId('new') }));
  render(
    <Results
      list={{
        kind: 'server',
        total: { kind: 'whole', count: 0 },
        isDrawn: true,
        products: [],
        suspects: 0,
      }}
      followed={{
        state: {
          shown: answerOf('hidden'),
          later: { answer: answerOf('new', 'hidden'), newer: 1 },
          asking: 'nothing',
          failed: null,
          isAnswered: true,
        },
        refresh: nothing,
        further: nothing,
        showLater: nothing,
      }}
      query={RINGS}
      place={{ key: questionKey(RINGS), take: () => 0, isFromTop: true }}
      today={{ gold: null, now: millis(1) }}
    />,
    { wrapper: InRouter },
  );
  expect(screen.getByText(tradeText.empty.title)).toBeDefined();
  expect(await screen.findByRole('button', { name: tradeText.newer('1') })).toBeDefined();
});
