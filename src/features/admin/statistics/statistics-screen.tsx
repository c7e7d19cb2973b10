import { pageText } from '#i18n/ko/pages.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { FeesPanel } from '../fees/fees-panel.tsx';
import { PricesPanel } from '../prices/prices-panel.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import type { StatisticsTab } from './statistics-tab.ts';

export interface StatisticsScreenProps {
  readonly tab: StatisticsTab;
  readonly onTabChange: (tab: StatisticsTab) => void;
}

/** /admin/statistics: what was, and the prices and fees that go on from it. */
export function StatisticsScreen({ tab, onTabChange }: StatisticsScreenProps) {
  return (
    <Page>
      <PageHeader title={pageText.adminStatistics.title} />
      <Tabs
        label={text.tabs}
        value={tab}
        onValueChange={onTabChange}
        items={[
          { value: 'statistics', label: text.tab.statistics, content: <StatisticsPanel /> },
          { value: 'prices', label: text.tab.prices, content: <PricesPanel /> },
          { value: 'fees', label: text.tab.fees, content: <FeesPanel /> },
        ]}
      />
    </Page>
  );
}
