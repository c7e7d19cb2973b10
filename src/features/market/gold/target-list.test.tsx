// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { priceTargets } from '#data/local/queries/target-queries.ts';
import { showTarget } from '#data/local/target-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis, won } from '#domain/units.ts';
import { priceTargetsText as text } from '#i18n/ko/price-targets.ts';
import { useLive } from '#session/use-live.ts';
import { setPriceTarget } from '#sync/commands/set-price-target.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { pressAway } from '#tests/support/press-away.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { TargetList } from './target-list.tsx';

vi.mock('#sync/commands/set-price-target.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

afterEach(cleanup);

const own = openUserDatabase(BUYER);

function Part() {
  const targets = useLive(() => priceTargets(own), []);
  return (
    <section>
      <h2>목표</h2>
      <TargetList db={own} targets={targets} />
    </section>
  );
}

test('whoever takes a target back is led to the one beside it, and behind the last to the heading', async () => {
  for (const perDon of [400_000, 500_000]) {
    await showTarget(own, { side: 'buy', direction: 'up', perDon: won(perDon) }, true, millis(perDon));
  }
  render(<Part />);
  await pressAway();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  await pressAway();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('two presses take a target back once, and are told of once', async () => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await own.outbox.clear();
  vi.mocked(setPriceTarget).mockClear();
  await showTarget(own, { side: 'buy', direction: 'up', perDon: won(600_000) }, true, millis(1));
  render(<Part />);
  const remove = await screen.findByText(text.remove);
  for (let press = 0; press < 2; press += 1) fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByText(text.remove)).toBeNull());
  expect(setPriceTarget).toHaveBeenCalledTimes(2);
  await act(async () => {
    await Promise.all(vi.mocked(setPriceTarget).mock.results.map(({ value }) => value));
  });
  expect(await own.outbox.count()).toBe(1);
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.removed]);
});
