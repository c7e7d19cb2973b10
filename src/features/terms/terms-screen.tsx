import { termsText as text } from '#i18n/ko/terms.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { DocumentView } from './document-view.tsx';
import { TERMS_TABS, type TermsTab } from './legal-documents.ts';
import styles from './terms.module.css';

export interface TermsScreenProps {
  readonly tab: TermsTab;
  readonly onTabChange: (tab: TermsTab) => void;
}

/** /terms */
export function TermsScreen({ tab, onTabChange }: TermsScreenProps) {
  return (
    <Page width="reading">
      <PageHeader title={text.title} lead={text.lead} />
      <div className={styles.tabs}>
        <Tabs
          label={text.tabs}
          value={tab}
          onValueChange={onTabChange}
          items={TERMS_TABS.map((value) => ({
            value,
            label: text.tab[value],
            content: <DocumentView tab={value} />,
          }))}
        />
      </div>
    </Page>
  );
}
