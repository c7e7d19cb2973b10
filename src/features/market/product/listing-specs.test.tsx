// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { ListingSpecs } from './listing-specs.tsx';

afterEach(cleanup);

test('the table has the fineness that a certificate states, per mille', () => {
  const { container, rerender } = render(
    <ListingSpecs details={aProduct({ purity: '24K', fineness: 0.9999 })} />,
  );
  expect(container.textContent).toContain('순도 표기 999.9‰');
  rerender(<ListingSpecs details={aProduct()} />);
  expect(container.textContent).not.toContain('‰');
});
