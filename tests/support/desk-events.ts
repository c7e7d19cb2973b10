import type { ExchangeEvent } from '#domain/exchange/exchange-event.ts';
import { allowedEvents } from '#domain/exchange/exchange-machine.ts';
import type { ExchangeStanding } from '#domain/exchange/exchange.ts';
import type { UserId } from '#domain/ids.ts';
import type { Purity } from '#domain/product/product.ts';
import { millis, milligrams, won, type Millis } from '#domain/units.ts';
import type { SeededRandom } from './seeded-random.ts';

const DAY_MS = 86_400_000;

/**
 * Something that the desk may do with an exchange as it stands, with figures of chance; `null` where it has
 * ended.
 */
export function anyDeskEvent(
  standing: ExchangeStanding,
  desk: UserId,
  now: Millis,
  random: SeededRandom,
): ExchangeEvent | null {
  const { version, storeId } = standing;
  const [first, ...others] = allowedEvents(standing, { uid: desk, isAdmin: true }, now);
  if (!first) return null;
  const weight = milligrams(1 + random.below(90_000));
  switch (random.pick([first, ...others])) {
    case 'schedule':
      return { kind: 'schedule', version, scheduledAt: millis(now + DAY_MS), storeId };
    case 'start': {
      const purity = random.pick<Purity>(['24K', '18K', '14K']);
      const measured = [{ purity, weight, count: 1 + random.below(3), note: '' }];
      return { kind: 'start', version, idCheckedAt: now, measured };
    }
    case 'complete':
      return { kind: 'complete', version, final: { fineGold: weight, fee: won(20_000) }, receiptNo: 'R-1' };
    case 'reject':
      return { kind: 'reject', version, reason: '사정이 있습니다.' };
    case 'cancel':
      return { kind: 'cancel', version, reason: '사정이 있습니다.' };
  }
}
