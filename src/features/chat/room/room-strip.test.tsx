// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { won } from '#domain/units.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { RoomStrip, type RoomStripProps } from './room-strip.tsx';

vi.mock('#session/page-catalogue.ts', () => ({
  catalogueSync: { refresh: async () => ({ ok: true, value: null }) },
}));

afterEach(cleanup);

const product = aProduct({ price: won(600_000) });
const draw = (agreed: RoomStripProps['agreed']) =>
  render(
    <RoomStrip
      {...{ product, agreed, productId: product.id, order: undefined, deal: null, warning: null }}
    />,
    { wrapper: InRouter },
  );

test('the price that was agreed on stands above the words, and says that it is', () => {
  draw(won(550_000));
  expect(screen.getByText('합의').textContent).toBe('합의550,000원');
  expect(screen.queryByText('600,000원')).toBeNull();
});

test.each([null, won(600_000)])('the price of the listing stands there plain (%s)', (agreed) => {
  draw(agreed);
  expect(screen.getByText('600,000원')).toBeDefined();
  expect(screen.queryByText('합의')).toBeNull();
});
