import { formatBytes } from '#domain/format/format-bytes.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { QUOTAS, UPLOAD_STEP_BYTES, type QuotaKind } from '#domain/quota/quotas.ts';
import { quotaText as text } from '#i18n/ko/quota.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How much of it anybody may do, in words: the numbers are the ones that the server holds everybody to. */
export function quotaWords(kind: QuotaKind): string {
  const { most, windowMinutes } = QUOTAS[kind];
  const amount = kind === 'uploads' ? formatBytes(most * UPLOAD_STEP_BYTES) : groupThousands(most);
  return text.most[kind](spanOf(windowMinutes), amount);
}

function spanOf(minutes: number): string {
  if (minutes % DAY === 0) return text.days(minutes / DAY);
  return minutes % HOUR === 0 ? text.hours(minutes / HOUR) : text.minutes(minutes);
}
