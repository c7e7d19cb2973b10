import { useState } from 'react';
import { testPushText as text } from '#i18n/ko/test-push.ts';
import { browserTestPush } from '#services/push/browser-test-push.ts';
import { testPush, type TestOutcome, type TestStep } from '#services/push/test-push.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './push-test.module.css';

type Shown =
  | { readonly kind: 'untried' }
  | { readonly kind: 'under_way'; readonly step: TestStep }
  | TestOutcome;

/** Tries whether pushes reach this device, and says where they end if they do not. */
export function PushTest() {
  const session = useSession();
  const [shown, setShown] = useState<Shown>({ kind: 'untried' });
  if (session.kind !== 'signed_in') return null;
  const { uid } = session;
  const isBusy = shown.kind === 'under_way';

  const run = async () => {
    if (isBusy) return;
    try {
      setShown(await testPush(uid, browserTestPush, (step) => setShown({ kind: 'under_way', step })));
    } catch (error) {
      console.warn('no push was tried', error);
      setShown({ kind: 'broken', at: 'failed' });
    }
  };
  return (
    <Card>
      <div className={styles.test}>
        <div>
          <h3 className={styles.title}>{text.title}</h3>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <Button variant="secondary" size="small" isLoading={isBusy} onClick={() => void run()}>
          {shown.kind === 'arrived' || shown.kind === 'broken' ? text.again : text.send}
        </Button>
        <p className={styles.outcome} role="status" data-tone={shown.kind}>
          {wordsOf(shown)}
        </p>
      </div>
    </Card>
  );
}

function wordsOf(shown: Shown): string {
  switch (shown.kind) {
    case 'untried':
      return '';
    case 'under_way':
      return text.step[shown.step];
    case 'arrived':
      return shown.isRepaired ? text.arrivedRepaired : text.arrived;
    case 'broken':
      return text.broken[shown.at];
  }
}
