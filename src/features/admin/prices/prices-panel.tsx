import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { PriceChange } from '#domain/gold/desk-change.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { usePriceChanges } from '#services/desk/use-desk.ts';
import { newestOf, usePages, usePlaceInList, type Pages } from '#services/desk/use-pages.ts';
import { useUpToDate } from '#services/desk/use-up-to-date.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import styles from '../desk/desk.module.css';
import { History } from '../desk/history.tsx';
import { StaleNotice } from '../desk/stale-notice.tsx';
import { Unread } from '../desk/unread.tsx';
import { useDeskPrice } from '../desk/use-desk-price.ts';
import { PriceEditor } from './price-editor.tsx';

const text = deskText.price;

/** The gold price: what the app shows, what to set, and who set what. */
export function PricesPanel() {
  const today = seoulDate(useNow());
  const live = useDeskPrice(today);
  const place = usePlaceInList();
  const changes = usePages(usePriceChanges(place[0]), place);
  const price = live.kind === 'ready' ? live.value : 'unread';
  const shown = price === 'unread' ? null : price;
  const isBehind = live.kind === 'ready' && lastSet(changes).some((set) => isNews(shown, set, today));
  const refreshing = useUpToDate({ kind: 'gold_prices' }, isBehind);
  if (live.kind !== 'ready') {
    return <LiveState kind={live.kind} words={commonText} skeleton={{ count: 3, shape: 'small-row' }} />;
  }
  // Nor is a price set beside one that nobody has seen: by it a digit too many is told.
  if (price === 'unread') return <Unread {...refreshing} />;
  return (
    <>
      <StaleNotice>{deskText.offline}</StaleNotice>
      <div className={styles.now}>
        <p className={styles.nowTitle}>{text.now}</p>
        <p className="tabular">
          {price === null
            ? text.nowNone
            : deskCommonText.goldPrice(
                formatDay(price.date),
                formatWon(price.buyPerGram),
                formatWon(price.sellPerGram),
              )}
        </p>
      </div>
      <Section title={text.form}>
        <p className={styles.lead}>{text.lead}</p>
        <PriceEditor {...{ today }} last={price} />
      </Section>
      <History pages={changes}>
        {({ date, buyPerGram, sellPerGram, source }) => (
          <>
            <span>{text.change(formatDay(date), formatWon(buyPerGram), formatWon(sellPerGram))}</span>
            <span className={styles.quiet}>{source}</span>
          </>
        )}
      </History>
    </>
  );
}

/** What was set last for each day, as far back as the first page of the history goes: a day is set ahead too. */
function lastSet(changes: Pages<PriceChange>): readonly PriceChange[] {
  if (newestOf(changes) === undefined || changes.page.kind !== 'ready') return [];
  return [...new Map(changes.page.rows.toReversed().map((change) => [change.date, change])).values()];
}

/** Whether this device shows another price than the desk has set, for its day or a later one. */
const isNews = (shown: GoldPrice | null, set: PriceChange, today: string): boolean =>
  set.date <= today &&
  (shown === null ||
    set.date > shown.date ||
    (set.date === shown.date &&
      (set.buyPerGram !== shown.buyPerGram || set.sellPerGram !== shown.sellPerGram)));
