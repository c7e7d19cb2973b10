import { useState } from 'react';
import type { WaitingExchange } from '#data/local/queries/exchange-queries.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeText, myExchangesText as text } from '#i18n/ko/exchange.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import {
  retryExchangeRequest,
  rewriteExchangeRequest,
  takeExchangeDraft,
  withdrawExchangeRequest,
} from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { formOfRequest, restoreForm } from '../request/exchange-form.ts';
import { BarLines, ItemLines } from './exchange-facts.tsx';
import styles from './mine.module.css';

export interface WaitingCardProps {
  readonly waiting: WaitingExchange;
  readonly now: Millis;
  /** It stands in the form again. */
  readonly onRewritten: () => void;
}

/** A request that is still on this device, or that the server would not take, and why. */
export function WaitingCard({ waiting, now, onRewritten }: WaitingCardProps) {
  const db = useUserDatabase();
  const isRefused = waiting.state.kind === 'failed';
  const retry = async () => {
    if (db && (await orSay(() => retryExchangeRequest(db, waiting.id)))) wakeSync();
  };
  const withdraw = async () => {
    if (db && (await orSay(() => withdrawExchangeRequest(db, waiting.id))) === false) {
      toasts.show({ title: text.notWithdrawn, tone: 'error' });
    }
  };
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.number}>{formatRelative(waiting.createdAt, now)}</h2>
        <StatusPill tone={isRefused ? 'error' : 'gold'}>{stateWords(waiting)}</StatusPill>
      </div>
      <p className={styles.next} role={isRefused ? 'alert' : undefined}>
        {reasonWords(waiting, now)}
      </p>
      <ItemLines items={waiting.request.items} />
      <BarLines bars={waiting.request.targetBars} />
      <div className={styles.actions}>
        {isRefused ? (
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              void retry();
            }}
          >
            {text.retry}
          </Button>
        ) : null}
        {isRefused && waiting.refusal !== 'too_many_open' ? <Rewrite {...{ waiting, onRewritten }} /> : null}
        <AskingButton
          variant="ghost"
          label={text.withdraw}
          question={{ title: text.withdrawTitle, body: text.withdrawBody, no: commonText.close }}
          isDanger
          onYes={() => void withdraw()}
        />
      </div>
    </Card>
  );
}

/** The way on from what will be refused each time: back into the form, as far as nothing else is in it. */
function Rewrite({ waiting, onRewritten }: Pick<WaitingCardProps, 'waiting' | 'onRewritten'>) {
  const db = useUserDatabase();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!db) return null;
  const rewrite = async () => {
    setAsking(false);
    setBusy(true);
    const draft = formOfRequest(waiting.request, waiting.refusal);
    const { tab } = THIS_TAB;
    const rewritten = await rewriteExchangeRequest(db, waiting.id, { draft, tab }, realEnvironment);
    setBusy(false);
    if (!rewritten.ok) toasts.show({ title: text.rewriteFailed, tone: 'error' });
    else if (rewritten.value) onRewritten();
    // Put in line again by another tab.
    else toasts.show({ title: text.notWithdrawn, tone: 'error' });
  };
  const press = async () => {
    setBusy(true);
    const left = await orSay(async () =>
      takeExchangeDraft(db, THIS_TAB.tab, await THIS_TAB.living(), restoreForm),
    );
    setBusy(false);
    if (left === null) await rewrite();
    else setAsking(left !== undefined);
  };
  return (
    <>
      <Button variant="secondary" isLoading={isBusy} onClick={() => void press()}>
        {text.rewrite}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.replaceTitle}
        body={text.replaceBody}
        confirmLabel={text.rewrite}
        cancelLabel={text.keepDraft}
        isDanger
        onConfirm={() => void rewrite()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** `undefined`, and it is said, where the disk refuses: the request is as it was. */
async function orSay<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    console.warn('a request that waits was not changed', error);
    toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    return undefined;
  }
}

function stateWords({ state }: WaitingExchange): string {
  if (state.kind === 'failed') return text.refused;
  return state.kind === 'sending' ? text.sending : text.waiting;
}

function reasonWords({ state, refusal, held }: WaitingExchange, now: Millis): string {
  if (held) return quotaText.held(formatComing(held.until, now));
  if (state.kind !== 'failed') return text.waitingBody;
  if (refusal !== null) return exchangeText.refusal[refusal];
  return state.reason === 'invalid' ? text.invalid : text.denied;
}
