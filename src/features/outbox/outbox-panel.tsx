import { useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { waitingThings, type WaitingThing } from '#data/local/queries/outbox-queries.ts';
import { NO_PARTIES, partiesOf, type Parties } from '#data/local/queries/party-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { commonText } from '#i18n/ko/common.ts';
import { outboxText as text } from '#i18n/ko/outbox.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { onceTried } from '#sync/commands/once-tried.ts';
import { retryAllWaiting, withdrawWaiting } from '#sync/commands/waiting-rows.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { LossNotice } from './loss-notice.tsx';
import styles from './outbox-panel.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** How many are listed; the rest is a number. */
const MOST_LISTED = 20;

/**
 * Everything that was written on this device and has not left it: how much, since when, why, and what can be
 * done; before it, what never will.
 */
export const OutboxPanel = () => (
  <>
    <LossNotice />
    <Waiting />
  </>
);

interface Asked {
  readonly thing: WaitingThing;
  readonly button: HTMLElement;
}

function Waiting() {
  const db = useUserDatabase();
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  // What was read a minute ago stands until it has been read anew.
  const live = useLasting(useLive(async () => (db ? waitingThings(db, MOST_LISTED, now) : null), [db, now]));
  const waiting = live.kind === 'ready' ? live.value : null;
  const parties = useSubjects(waiting?.first ?? []);

  const retryAll = () => {
    if (!db) return;
    retryAllWaiting(db).then(wakeSync, (error: unknown) => {
      console.warn('not retried', error);
      toasts.show({ title: text.notRetried, tone: 'error' });
    });
  };
  const remove = async ({ thing, button }: Asked) => {
    setAsked(null);
    focusBesideOnceGone(button);
    if (!db) return;
    try {
      const { rowId } = thing;
      const removed = await onceTried(db, rowId, () => withdrawWaiting(db, rowId, realEnvironment));
      if (!removed.ok) {
        toasts.show({ title: removed.code === 'gone' ? text.alreadyGone : text.inFlight, tone: 'error' });
      }
    } catch (error) {
      console.warn('what waits was not removed', error);
      toasts.show({ title: text.notRemoved, tone: 'error' });
    }
  };

  if (live.kind !== 'ready') {
    const skeleton = { count: 1, shape: 'small-row' } as const;
    return <LiveState kind={live.kind} words={commonText} failed={text.failed} isCompact {...{ skeleton }} />;
  }
  if (waiting === null || waiting.count === 0) {
    return (
      <p className={styles.empty}>
        <CircleCheck size={20} aria-hidden="true" />
        {text.empty}
      </p>
    );
  }
  const hidden = waiting.count - waiting.first.length;
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.facts}>
          <p className={styles.counts}>
            <StatusPill tone="gold">{text.count(groupThousands(waiting.count))}</StatusPill>
            {waiting.stopped > 0 ? (
              <StatusPill tone="error">{text.stopped(groupThousands(waiting.stopped))}</StatusPill>
            ) : null}
          </p>
          <p className={styles.age}>
            {waiting.oldestAt === null ? text.lead : text.oldest(formatRelative(waiting.oldestAt, now))}
          </p>
        </div>
        <Button variant="secondary" size="small" onClick={retryAll}>
          {text.retryAll}
        </Button>
      </div>
      <ul className={styles.list} aria-label={text.list}>
        {waiting.first.map((thing) => (
          <li key={thing.rowId}>
            <WaitingRow
              thing={thing}
              now={now}
              parties={parties}
              onRemove={(button) => setAsked({ thing, button })}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className={styles.more}>{text.more(groupThousands(hidden))}</p> : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={text.removeTitle}
        body={text.removeBody}
        confirmLabel={text.remove}
        cancelLabel={commonText.cancel}
        isDanger
        onConfirm={() => void (asked && remove(asked))}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}

/** Whom and what the things are about, as far as this device knows. */
function useSubjects(things: readonly WaitingThing[]): Parties {
  const uids = things.flatMap(({ other }) => (other === null ? [] : [other]));
  const products = things.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const live = useCatalogue((db) => partiesOf(db, products, uids), [uids.join(' '), products.join(' ')]);
  return live.kind === 'ready' ? live.value : NO_PARTIES;
}
