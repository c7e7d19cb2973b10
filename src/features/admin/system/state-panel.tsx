import { useNow } from '#device/use-now.ts';
import { formatDateTime, formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { businessDaysSince } from '#domain/time/business-days.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useClientErrors, useSystemFaults, useSystemRuns } from '#services/desk/use-desk.ts';
import { useQueues } from '#services/desk/use-queues.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Button } from '#ui/action/button.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import desk from '../desk/desk.module.css';
import { LiveGate } from '../desk/live-gate.tsx';
import { Unread } from '../desk/unread.tsx';
import { useDeskPrice } from '../desk/use-desk-price.ts';
import { ErrorEntry } from './error-entry.tsx';
import { FaultEntry } from './fault-entry.tsx';
import { RunEntry } from './run-entry.tsx';
import styles from './system.module.css';

const { failed, denied } = text;
const words = { failed, denied };
/** After so many the app judges no listing by a price any more. */
const OLD_BUSINESS_DAYS = 3;

/** Price, queues, what is done by the clock, and what has failed. */
export function StatePanel() {
  const [runs, faults, errors] = [useSystemRuns(), useSystemFaults(), useClientErrors()];
  const now = useNow();
  return (
    <div className={styles.inOrder}>
      <LastPrice />
      <Waiting />
      <Section title={text.runs}>
        <LiveGate live={runs} {...words} offline={text.runsOffline} stale={deskCommonText.stale}>
          {(rows) =>
            rows.length === 0 ? (
              <p className={desk.quiet}>{text.runsEmpty}</p>
            ) : (
              <ul className={styles.list}>
                {rows.map((run) => (
                  <li key={run.name}>
                    <RunEntry {...{ run, now }} />
                  </li>
                ))}
              </ul>
            )
          }
        </LiveGate>
      </Section>
      <Section title={text.faults}>
        <LiveGate live={faults} {...words} offline={text.faultsOffline}>
          {(rows) =>
            rows.length === 0 ? (
              <p className={desk.quiet}>{text.faultsEmpty}</p>
            ) : (
              <ul className={styles.list}>
                {rows.map((fault) => (
                  <li key={fault.name}>
                    <FaultEntry fault={fault} />
                  </li>
                ))}
              </ul>
            )
          }
        </LiveGate>
      </Section>
      <Section title={text.errors}>
        <LiveGate live={errors} {...words} offline={text.errorsOffline}>
          {(rows) =>
            rows.length === 0 ? (
              <p className={desk.quiet}>{text.errorsEmpty}</p>
            ) : (
              <ul className={styles.list}>
                {rows.map((error) => (
                  <li key={error.id}>
                    <ErrorEntry error={error} />
                  </li>
                ))}
              </ul>
            )
          }
        </LiveGate>
      </Section>
    </div>
  );
}

function LastPrice() {
  const today = seoulDate(useNow());
  const refreshing = useRefresh({ kind: 'gold_prices' });
  const live = useDeskPrice(today);
  if (live.kind === 'loading') {
    return (
      <Section title={text.price}>
        <LiveState kind="loading" words={commonText} skeleton={{ count: 1, shape: 'small-row' }} />
      </Section>
    );
  }
  if (live.kind !== 'ready') return null;
  const price = live.value;
  if (price === 'unread') {
    return (
      <Section title={text.price}>
        <Unread {...refreshing} />
      </Section>
    );
  }
  const age = price === null ? 0 : (businessDaysSince(price.date, today) ?? 0);
  return (
    <Section title={text.price}>
      <p className="tabular">
        {price === null
          ? text.priceNone
          : deskCommonText.goldPrice(
              formatDay(price.date),
              formatWon(price.buyPerGram),
              formatWon(price.sellPerGram),
            )}
      </p>
      {age > OLD_BUSINESS_DAYS ? <Notice tone="error">{text.priceOld(age)}</Notice> : null}
    </Section>
  );
}

function Waiting() {
  const { answer, at, again } = useQueues();
  return (
    <Section title={text.queues}>
      {answer?.ok ? (
        <>
          <SpecList
            items={(['pushes', 'reports', 'exchanges'] as const).map((name) => ({
              term: text.queue[name],
              value: <span className="tabular">{text.count(answer.value[name])}</span>,
            }))}
          />
          <div className={desk.pages}>
            <span className={desk.quiet}>{at === null ? null : text.countedAt(formatDateTime(at))}</span>
            <Button variant="secondary" size="small" onClick={again}>
              {text.recount}
            </Button>
          </div>
        </>
      ) : (
        <LiveState
          kind={answer === null ? 'loading' : answer.code === 'offline' ? 'offline' : 'failed'}
          words={commonText}
          failed={answer?.code === 'denied' ? text.denied : text.queuesFailed}
          offline={text.queuesOffline}
          isCompact
          skeleton={{ count: 3, shape: 'small-row' }}
          onRetry={again}
        />
      )}
    </Section>
  );
}
