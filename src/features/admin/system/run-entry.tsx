import { formatDateTime } from '#domain/format/format-time.ts';
import { needsLook, type SystemRun } from '#domain/system/system-run.ts';
import type { Millis } from '#domain/units.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import desk from '../desk/desk.module.css';
import styles from './system.module.css';

export interface RunEntryProps {
  readonly run: SystemRun;
  readonly now: Millis;
}

/** The last run of what is done by the clock. */
export function RunEntry({ run, now }: RunEntryProps) {
  const isBad = needsLook(run, now);
  // It says that it ended well, or works, and has been silent since for too long.
  const isSilent = isBad && (run.outcome === 'done' || run.outcome === 'running');
  const figures = Object.entries(run.figures);
  return (
    <article className={cardClass({ isSnug: true })} aria-label={text.run[run.name]}>
      <div className={styles.head}>
        <h3 className={styles.name}>{text.run[run.name]}</h3>
        <StatusPill tone={isBad ? 'error' : run.outcome === 'done' ? 'ok' : 'neutral'}>
          {isSilent ? text.silent : text.outcome[run.outcome]}
        </StatusPill>
      </div>
      <div className={styles.facts}>
        <span className="tabular">{text.startedAt(formatDateTime(run.startedAt))}</span>
        {run.outcome === 'done' ? null : (
          <span className="tabular">
            {run.lastDoneAt === null ? text.never : text.lastDoneAt(formatDateTime(run.lastDoneAt))}
          </span>
        )}
        {run.reason === '' ? null : <span>{reasonWords(run.reason)}</span>}
        {figures.length === 0 ? null : (
          <span className={`${desk.what} tabular`}>
            {figures.map(([name, value]) => (
              <span key={name}>{text.figure(figureName(name), value.toLocaleString('ko-KR'))}</span>
            ))}
          </span>
        )}
      </div>
    </article>
  );
}

const isKnown = <T extends object>(words: T, key: PropertyKey): key is keyof T => Object.hasOwn(words, key);

const reasonWords = (code: string): string =>
  isKnown(text.reason, code) ? text.reason[code] : text.otherReason(code);

/** A figure of a newer server is shown by the server's own name for it. */
const figureName = (name: string): string => (isKnown(text.figures, name) ? text.figures[name] : name);
