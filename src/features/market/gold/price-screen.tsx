import { useMemo, useState } from 'react';
import { useNow } from '#device/use-now.ts';
import { formatDateTime, formatDay } from '#domain/format/format-time.ts';
import { dateOf, PRICE_SPANS, pointsWithin, type PriceSpan } from '#domain/gold/price-span.ts';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { seoulDayNumber } from '#domain/time/seoul.ts';
import { commonText } from '#i18n/ko/common.ts';
import { goldPriceText as text } from '#i18n/ko/gold-price.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { useAsOf } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { UnitToggle } from '#ui/field/unit-toggle.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './gold-price.module.css';
import { changeOf } from './price-change.ts';
import { PriceChart } from './price-chart.tsx';
import { PriceTable } from './price-table.tsx';
import { TargetSection } from './target-section.tsx';
import { usePricePoints } from './use-price-points.ts';

const SPANS = PRICE_SPANS.map((value) => ({ value, label: text.span[value] }));
const VIEWS = (['chart', 'table'] as const).map((value) => ({ value, label: text.view[value] }));

/** /gold-price, from the device; the server is asked behind it for the years that have changed. */
export function PriceScreen() {
  return (
    <Page width="reading">
      <PageHeader title={pageText.goldPrice.title} lead={text.lead} />
      <Body />
    </Page>
  );
}

function Body() {
  const { points, refreshing } = usePricePoints('all');
  if (points.kind === 'ready' && points.value.length > 0) return <Prices points={points.value} />;
  const isLoading = points.kind === 'loading' || refreshing.isRefreshing;
  if (!isLoading && points.kind === 'ready' && refreshing.failed === null) {
    return <EmptyState message={text.empty} />;
  }
  return (
    <LiveState
      kind={isLoading ? 'loading' : refreshing.failed === 'offline' ? 'offline' : 'failed'}
      words={commonText}
      failed={text.failed}
      onRetry={refreshing.refresh}
    />
  );
}

function Prices({ points }: { readonly points: readonly PricePoint[] }) {
  const today = seoulDayNumber(useNow());
  const [span, setSpan] = useState<PriceSpan>('quarter');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const last = points.findLast(({ day }) => day <= today);
  const within = useMemo(() => pointsWithin(points, span, today), [points, span, today]);
  return (
    <section className={styles.prices} aria-label={pageText.goldPrice.title}>
      <div className={styles.choices}>
        <UnitToggle label={text.span.label} options={SPANS} unit={span} onUnitChange={setSpan} />
        <UnitToggle label={text.view.label} options={VIEWS} unit={view} onUnitChange={setView} />
      </div>
      {within.length === 0 ? (
        <EmptyState message={text.emptySpan} isCompact />
      ) : (
        <>
          <p className={styles.change}>{changeWords(within)}</p>
          {view === 'chart' ? (
            <PriceChart points={within} span={span} />
          ) : (
            <PriceTable points={within} span={span} />
          )}
        </>
      )}
      <AsOf />
      {last ? <TargetSection last={last} /> : null}
    </section>
  );
}

/** Since the first day that is known, which may be later than the span begins. */
function changeWords(points: readonly PricePoint[]): string {
  const change = changeOf(points);
  const day = points[0] ? formatDay(dateOf(points[0])) : '';
  return change.kind === 'same' ? text.change.same(day) : text.change[change.kind](day, change.share);
}

/** Without a network the prices are as old as the last answer. */
function AsOf() {
  const { kind } = useConnection();
  const asOf = useAsOf({ kind: 'gold_years', span: 'all' });
  if (kind !== 'offline' || asOf.kind !== 'ready' || asOf.value === null) return null;
  return <p className={styles.hint}>{text.asOf(formatDateTime(asOf.value))}</p>;
}
