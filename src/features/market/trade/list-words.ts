import { formatClock, formatDateTime } from '#domain/format/format-time.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { totalWords } from './total-words.ts';
import type { TradeList } from './use-trade-list.ts';

/**
 * What stands above the list: how many there are, and where they were looked for when that is not the market.
 */
export function listWords(list: TradeList, now: Millis): { readonly count: string; readonly where: string } {
  if (list.kind === 'server') return { count: totalWords(list.total), where: '' };
  // On a device that has nothing, nobody has looked: that is no number.
  if (list.kind !== 'device' || list.among === 0) return { count: '', where: '' };
  const among = groupThousands(list.among);
  return {
    count: tradeText.count(groupThousands(list.found)),
    where:
      list.at === null ? tradeText.onDeviceOnly(among) : tradeText.onDevice(among, timeWords(list.at, now)),
  };
}

const timeWords = (at: Millis, now: Millis): string =>
  seoulDate(at) === seoulDate(now) ? formatClock(at) : formatDateTime(at);
