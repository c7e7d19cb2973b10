// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { priceTargets } from '#data/local/queries/target-queries.ts';
import { showTarget } from '#data/local/target-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis, won } from '#domain/units.ts';
import { useLive } from '#session/use-live.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { pressAway } from '#tests/support/press-away.ts';
import { TargetList } from './target-list.tsx';

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
