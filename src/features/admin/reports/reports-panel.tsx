import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useNow } from '#device/use-now.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { DecidedReport, FiledReport } from '#domain/safety/filed-report.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { useDecidedReports, useOpenReports } from '#services/desk/use-desk.ts';
import { usePages, usePlaceInList, type Pages } from '#services/desk/use-pages.ts';
import { classNames } from '#ui/class-names.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import { Section } from '#ui/layout/section.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { LiveGate } from '../desk/live-gate.tsx';
import { PageTurner } from '../desk/page-turner.tsx';
import { casesOf } from './queue.ts';
import { ReportCase } from './report-case.tsx';
import styles from './reports.module.css';

type Tab = 'open' | 'decided';

const { failed, denied, offline } = text;
const { stale } = deskCommonText;
const words = { failed, denied, offline, stale };

/** Reports, live: those that wait, and what was decided last. */
export function ReportsPanel() {
  const [tab, setTab] = useState<Tab>('open');
  const place = usePlaceInList();
  const open = usePages(useOpenReports(place[0]), place);
  return (
    <Section title={text.title}>
      <Tabs
        label={text.tabs}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'open',
            label: open.isWhole ? text.open : text.openPart,
            count: open.page.kind === 'ready' ? casesOf(open.page.rows).length : undefined,
            content: <Waiting pages={open} />,
          },
          { value: 'decided', label: text.decided, content: <DecidedPages /> },
        ]}
      />
    </Section>
  );
}

/** A page of the reports that wait. */
export function Waiting({ pages }: { readonly pages: Pages<FiledReport> }) {
  return (
    <LiveGate live={pages.page} {...words}>
      {(reports) => (
        <>
          <Queue reports={reports} empty={pages.isWhole ? text.empty : text.emptyPage} />
          <PageTurner firstLabel={text.firstPage} nextLabel={text.nextPage} {...pages.turner} />
        </>
      )}
    </LiveGate>
  );
}

interface QueueProps {
  readonly reports: readonly FiledReport[];
  readonly empty: string;
}

function Queue({ reports, empty }: QueueProps) {
  const now = useNow();
  if (reports.length === 0) {
    return <EmptyState isCompact icon={<ShieldCheck size={28} />} message={empty} />;
  }
  return (
    <ul className={styles.cases}>
      {casesOf(reports).map((entry) => (
        <li key={entry.report.id}>
          <ReportCase {...{ entry, now }} />
        </li>
      ))}
    </ul>
  );
}

function DecidedPages() {
  const place = usePlaceInList();
  return <Decided pages={usePages(useDecidedReports(place[0]), place)} />;
}

/** A page of what was decided. */
export function Decided({ pages }: { readonly pages: Pages<DecidedReport> }) {
  return (
    <LiveGate live={pages.page} {...words}>
      {(reports) => (
        <>
          {reports.length === 0 ? (
            <EmptyState
              isCompact
              icon={<ShieldCheck size={28} />}
              message={pages.isWhole ? text.emptyDecided : deskText.historyPageEmpty}
            />
          ) : (
            <ol className={styles.cases}>
              {reports.map(({ id, target, reason, decision, note, byName, at }) => (
                <li key={id} className={classNames(cardClass({ isSnug: true }), styles.case)}>
                  <div className={styles.head}>
                    <span className={styles.name}>
                      {text.reportOf(text.type[target.type], text.reason[reason])}
                    </span>
                    <StatusPill tone={decision === 'keep' ? 'neutral' : 'gold'}>
                      {text.decidedAs[decision]}
                    </StatusPill>
                  </div>
                  {note === '' ? null : <p className={styles.detail}>{note}</p>}
                  <p className={styles.meta}>{text.decidedBy(byName, formatDateTime(at))}</p>
                </li>
              ))}
            </ol>
          )}
          <PageTurner firstLabel={deskText.latest} nextLabel={deskText.earlier} {...pages.turner} />
        </>
      )}
    </LiveGate>
  );
}
