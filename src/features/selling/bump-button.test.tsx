// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PRODUCT_STATUSES } from '#domain/product/product.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { BumpButton } from './bump-button.tsx';

afterEach(cleanup);

const bumpedAt = seoul('2026-03-11T15:20');

test('a listing goes to the top again once a day has passed', () => {
  const onBump = vi.fn<() => void>();
  render(
    <BumpButton product={{ status: 'selling', bumpedAt }} now={seoul('2026-03-12T15:20')} onBump={onBump} />,
  );
  fireEvent.click(screen.getByRole('button', { name: '끌올' }));
  expect(onBump).toHaveBeenCalledOnce();
});

test('before that it says from when on', () => {
  const { container } = render(
    <BumpButton
      product={{ status: 'selling', bumpedAt }}
      now={seoul('2026-03-12T15:19')}
      onBump={() => undefined}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.textContent).toBe(
    '끌올은 하루에 한 번 할 수 있어요. 2026.03.12 오후 3:20부터 다시 할 수 있어요.',
  );
});

test.each(PRODUCT_STATUSES.filter((status) => status !== 'selling'))(
  '%s: there is nothing to say',
  (status) => {
    const { container } = render(
      <BumpButton product={{ status, bumpedAt }} now={seoul('2026-03-20T00:00')} onBump={() => undefined} />,
    );
    expect(container.textContent).toBe('');
  },
);
