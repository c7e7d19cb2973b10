import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { formatRelative } from '#domain/format/format-time.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import type { Millis } from '#domain/units.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { useReportedThing } from '#services/desk/use-reported-thing.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { classNames } from '#ui/class-names.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import { DecisionForm } from './decision-form.tsx';
import { waitedHours, type Case } from './queue.ts';
import { ReportedThingView } from './reported-thing-view.tsx';
import styles from './reports.module.css';

export interface ReportCaseProps {
  readonly entry: Case;
  readonly now: Millis;
}

/** One reported thing: why, how long it has waited, what it is, and what to do about it. */
export function ReportCase({ entry, now }: ReportCaseProps) {
  const { report, others } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const waited = waitedHours(report, now);
  const name = nameOf(report);
  return (
    <article className={classNames(cardClass({ isSnug: true }), styles.case)} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {waited === null ? null : (
          <StatusPill tone="error" icon={<Clock size={14} aria-hidden="true" />}>
            {deskCommonText.waited(waited)}
          </StatusPill>
        )}
      </div>
      <p className={styles.meta}>
        {text.filed(formatRelative(report.createdAt, now))}
        {others.length === 0 ? '' : ` · ${text.together(others.length + 1)}`}
      </p>
      <p className={styles.detail}>{detailOf(report)}</p>
      {others.length === 0 ? null : (
        <details>
          <summary className={styles.more}>{text.others(others.length)}</summary>
          <ul className={styles.others}>
            {others.map((other) => (
              <OtherReport key={other.id} report={other} now={now} />
            ))}
          </ul>
        </details>
      )}
      {isOpen ? (
        <LookedAt report={report} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              setIsOpen(true);
            }}
          >
            {text.view}
          </Button>
        </div>
      )}
    </article>
  );
}

/**
 * What somebody else says of the same thing: whoever decides, decides on it too. The thing may have said
 * something else when it was they who reported it.
 */
function OtherReport({ report, now }: { readonly report: FiledReport; readonly now: Millis }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.case}>
      <p className={styles.meta}>
        {`${text.reason[report.reason]} · ${text.filed(formatRelative(report.createdAt, now))}`}
      </p>
      <p className={styles.detail}>{detailOf(report)}</p>
      {isOpen ? (
        <Looked report={report} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              setIsOpen(true);
            }}
          >
            {text.viewThen}
          </Button>
        </div>
      )}
    </li>
  );
}

function Looked({ report }: { readonly report: FiledReport }) {
  return <ReportedThingView report={report} {...useReportedThing(report.id)} />;
}

const nameOf = ({ target, reason }: FiledReport): string =>
  text.reportOf(text.type[target.type], text.reason[reason]);

const detailOf = ({ detail }: FiledReport): string => (detail === '' ? text.noDetail : detail);

/** What nobody has seen is not decided about: the form waits for the thing itself. */
function LookedAt({ report }: { readonly report: FiledReport }) {
  const { answer, again } = useReportedThing(report.id);
  return (
    <>
      <ReportedThingView {...{ report, answer, again }} />
      {answer?.ok ? <DecisionForm report={report} /> : <p className={styles.meta}>{text.lookFirst}</p>}
    </>
  );
}
