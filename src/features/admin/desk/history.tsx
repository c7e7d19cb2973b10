import type { ReactNode } from 'react';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { deskText as text } from '#i18n/ko/desk.ts';
import type { Pages } from '#services/desk/use-pages.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './desk.module.css';
import { LiveGate } from './live-gate.tsx';
import { PageTurner } from './page-turner.tsx';

interface Change {
  readonly id: string;
  readonly byName: string;
  readonly at: Millis;
}

export interface HistoryProps<T extends Change> {
  readonly pages: Pages<T>;
  /** What the list is called where it is not of changes. */
  readonly title?: string;
  /** What was changed. */
  readonly children: (change: T) => ReactNode;
}

/** Who changed what and when, the latest first; nothing of it is ever changed. */
export function History<T extends Change>({ pages, title = text.history, children }: HistoryProps<T>) {
  return (
    <Section title={title}>
      <LiveGate
        live={pages.page}
        failed={text.historyFailed}
        denied={text.historyDenied}
        offline={text.historyOffline}
      >
        {(changes) => (
          <>
            {changes.length === 0 ? (
              <p className={styles.quiet}>{pages.isWhole ? text.historyEmpty : text.historyPageEmpty}</p>
            ) : (
              <ol className={styles.history}>
                {changes.map((change) => (
                  <li key={change.id}>
                    <div className={`${styles.what} tabular`}>{children(change)}</div>
                    <span className={styles.quiet}>{text.by(change.byName, formatDateTime(change.at))}</span>
                  </li>
                ))}
              </ol>
            )}
            <PageTurner firstLabel={text.latest} nextLabel={text.earlier} {...pages.turner} />
          </>
        )}
      </LiveGate>
    </Section>
  );
}
