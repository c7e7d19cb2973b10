// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WaitingExchange } from '#data/local/queries/exchange-queries.ts';
import { anExchange, exchangeId, seoul } from '#tests/support/domain-fixtures.ts';
import { WaitingCard } from './waiting-card.tsx';

afterEach(cleanup);

const now = seoul('2026-03-12T15:20');
const { items, targetBars, storeId, preferredSlots, contactPhone, estimate } = anExchange();
const waiting: WaitingExchange = {
  id: exchangeId('one'),
  request: { items, targetBars, storeId, preferredSlots, contactPhone },
  estimate,
  refusal: null,
  state: { kind: 'queued' },
  held: null,
  createdAt: now,
};

test('a request that a quota holds back says until when, and any other that it goes out by itself', () => {
  const held = { quota: 'exchanges', until: seoul('2026-03-13T09:10') } as const;
  const shown = render(<WaitingCard waiting={{ ...waiting, held }} now={now} />);
  expect(shown.container).toHaveProperty('textContent', expect.stringContaining('내일 오전 9:10에 이어서'));
  shown.rerender(<WaitingCard waiting={waiting} now={now} />);
  expect(shown.container.textContent).not.toContain('이어서 보내요');
});
