import type { MouseEvent } from 'react';
import { saveFile } from '#device/save-file.ts';
import { millis } from '#domain/units.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import type { Takeout } from '#domain/takeout/takeout.ts';
import type { UserId } from '#domain/ids.ts';
import { takeoutText as text } from '#i18n/ko/takeout.ts';
import { useTakeout, type TakeoutView } from '#services/takeout/use-takeout.ts';
import { useConnection } from '#session/use-connection.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './takeout.module.css';
import { takeoutPage } from './takeout-page.ts';

/** A person's own data as one file. */
export function TakeoutCard() {
  const session = useSession();
  return session.kind === 'signed_in' ? <OwnTakeout uid={session.uid} /> : null;
}

function OwnTakeout({ uid }: { readonly uid: UserId }) {
  const takeout = useTakeout(uid);
  return (
    <Card>
      <div className={styles.card}>
        <p className={styles.words}>{text.lead}</p>
        <p className={styles.words}>{text.holds}</p>
        <Notice tone="info">{text.careful}</Notice>
        <p role="status" className={styles.words}>
          {standing(takeout)}
        </p>
        <Doing {...takeout} />
      </div>
    </Card>
  );
}

function standing({ state }: TakeoutView): string | null {
  switch (state.kind) {
    case 'idle':
    case 'failed':
      return null;
    case 'working':
      return state.progress === null
        ? text.beginning
        : text.working(text.part[state.progress.part], state.progress.documents);
    case 'paused':
      return text.paused(state.documents);
    case 'ready':
      return text.ready(countOf(state.takeout));
  }
}

function Doing({ state, ...doing }: TakeoutView) {
  const isOffline = useConnection().kind === 'offline';
  const offline = isOffline ? (
    <Notice tone="info" role="status">
      {text.offline}
    </Notice>
  ) : null;
  const press = (begin: () => void) => (event: MouseEvent<HTMLElement>) => {
    // Its focus stays as the network goes.
    if (event.currentTarget.getAttribute('aria-disabled') === 'true') return;
    focusBesideOnceGone(event.currentTarget);
    begin();
  };
  const [start, cancel] = [press(doing.start), press(doing.cancel)];
  const stop = (
    <Button variant="ghost" onClick={cancel}>
      {text.cancel}
    </Button>
  );
  switch (state.kind) {
    case 'idle':
      return (
        <>
          {offline}
          <div className={styles.actions}>
            <Button variant="secondary" aria-disabled={isOffline} onClick={start}>
              {text.make}
            </Button>
          </div>
        </>
      );
    case 'working':
      return (
        <>
          <p className={styles.words}>{text.leaving}</p>
          <div className={styles.actions}>{stop}</div>
        </>
      );
    case 'paused':
      return (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={start}>
            {text.resume}
          </Button>
          {stop}
        </div>
      );
    case 'failed':
      return (
        <>
          <Notice tone="error" role="alert">
            {state.code === 'denied' ? text.denied : text.failed}
          </Notice>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={start}>
              {text.again}
            </Button>
          </div>
        </>
      );
    case 'ready':
      return (
        <div className={styles.actions}>
          <Button onClick={() => save(state.takeout)}>{text.save}</Button>
          <Button variant="secondary" aria-disabled={isOffline} onClick={start}>
            {text.again}
          </Button>
        </div>
      );
  }
}

function save(takeout: Takeout): void {
  const page = new Blob([takeoutPage(takeout)], { type: 'text/html' });
  saveFile(page, text.fileName(seoulDate(millis(Date.parse(takeout.madeAt)))));
  toasts.show({ title: text.saved, tone: 'ok' });
}

const countOf = ({ parts }: Takeout): number =>
  Object.values(parts).reduce((sum, documents) => sum + documents.length, 0);
