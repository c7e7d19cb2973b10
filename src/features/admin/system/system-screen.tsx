import { pageText } from '#i18n/ko/pages.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { MembersPanel } from './members-panel.tsx';
import { StatePanel } from './state-panel.tsx';
import type { SystemTab } from './system-tab.ts';

export interface SystemScreenProps {
  readonly tab: SystemTab;
  readonly onTabChange: (tab: SystemTab) => void;
}

/** /admin/system: whether the house runs as it should, and who asks the desk for help. */
export function SystemScreen({ tab, onTabChange }: SystemScreenProps) {
  return (
    <Page width="reading">
      <PageHeader title={pageText.adminSystem.title} lead={text.lead} />
      <Tabs
        label={text.tabs}
        value={tab}
        onValueChange={onTabChange}
        items={[
          { value: 'state', label: text.tab.state, content: <StatePanel /> },
          { value: 'members', label: text.tab.members, content: <MembersPanel /> },
        ]}
      />
    </Page>
  );
}
