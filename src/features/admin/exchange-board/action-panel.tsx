import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useNow } from '#device/use-now.ts';
import type { ExchangeActor, ExchangeEvent, ExchangeEventKind } from '#domain/exchange/exchange-event.ts';
import { allowedEvents, transition } from '#domain/exchange/exchange-machine.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { measuringGaps, settlementGaps, type SettlementGap } from '#domain/exchange/settlement-gap.ts';
import type { Store } from '#domain/store/store.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatGrams } from '#domain/gold/weight.ts';
import { milligrams, millis, type Millis } from '#domain/units.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { moveRefusalText } from '#i18n/ko/exchange-words.ts';
import { useKeptValue } from '#services/forms/use-kept-value.ts';
import { useLetGo } from '#services/forms/use-let-go.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone, focusBesideOnceTaken } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { actionErrors, hasActionErrors } from './action-errors.ts';
import { ActionFields } from './action-fields.tsx';
import { actionFormOf, eventOf } from './action-forms.ts';
import { isOvertaken, keptAction } from './kept-action.ts';
import styles from './detail.module.css';

export interface ActionPanelProps {
  readonly exchange: GoldExchange;
  readonly me: ExchangeActor;
  readonly stores: readonly Store[];
  readonly isBusy: boolean;
  /** Its state is what this desk has asked for itself. */
  readonly isOwnMove?: boolean;
  readonly onMove: (event: ExchangeEvent, onDone: () => void) => void;
}

/** What the desk may do just now, each with the fields that it cannot do without. */
export function ActionPanel(props: ActionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} role="group" aria-label={text.detail.actions}>
      <Actions {...props} panel={panel} />
    </div>
  );
}

interface ActionsProps extends ActionPanelProps {
  /** What a form and the buttons that it comes from stand in, the one in the place of the other. */
  readonly panel: RefObject<HTMLDivElement | null>;
}

function Actions({ exchange, me, stores, isBusy, isOwnMove = false, onMove, panel }: ActionsProps) {
  const kept = useKeptValue(`desk:${exchange.id}`);
  const now = useNow();
  const allowed = allowedEvents(exchange, me, now);
  const typed = keptAction(kept.stored, exchange);
  const isOver = isOvertaken(kept.stored, exchange);
  // What may still be done, as where a colleague has moved a visit, needs not be typed again.
  const left = typed && allowed.includes(typed.kind) && !(isOver && isOwnMove) ? typed : null;
  useLetGo(kept, isOver && left === null);
  const [told, setTold] = useState<'gone' | 'changed' | null>(null);
  if (isOver && !isOwnMove && told === null) setTold(left === null ? 'gone' : 'changed');
  const overtaken =
    told === null ? null : (
      <Notice tone="info" role="status">
        {text.detail.overtaken[told]}
      </Notice>
    );
  const form = left?.form ?? actionFormOf(exchange);
  const [chosen, setKind] = useState<ExchangeEventKind | null>();
  // Whoever was in the middle of something is there again.
  const kind = chosen === undefined ? (left?.kind ?? null) : chosen;
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  // Of the first press of what stands in the form: pressed again after a lost answer it is the same wish.
  const [pressed, setPressed] = useState<{ readonly form: string; readonly at: Millis } | null>(null);
  // What is far from what was measured or estimated, until somebody says that it is right.
  const [asked, setAsked] = useState<ExchangeEvent | null>(null);
  if (allowed.length === 0) {
    return (
      <>
        {overtaken}
        <p className={styles.quiet}>{text.detail.nothingToDo}</p>
      </>
    );
  }

  if (kind === null || !allowed.includes(kind)) {
    return (
      <>
        {overtaken}
        <div className={styles.actions}>
          {allowed.map((allowedKind) => (
            <Button
              key={allowedKind}
              variant={lookOf(allowedKind) === 'danger' ? 'secondary' : 'primary'}
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget, panel.current);
                setAttempt(0);
                setKind(allowedKind);
              }}
            >
              {labelOf(allowedKind, exchange)}
            </Button>
          ))}
        </div>
      </>
    );
  }

  const missing = actionErrors(kind, form, exchange, stores, now);
  const errors = attempt === 0 ? {} : missing;
  const checked = transition(exchange, eventOf(kind, form, exchange, now), me, now);
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!checked.ok || hasActionErrors(missing)) return;
    const typed = JSON.stringify(form);
    const at = pressed?.form === typed ? pressed.at : rightNow();
    setPressed({ form: typed, at });
    const wish = eventOf(kind, form, exchange, at);
    focusBesideOnceTaken(event.currentTarget);
    if (gapsOf(wish, exchange).length > 0) setAsked(wish);
    else onMove(wish, kept.clear);
  };
  return (
    <>
      {/* Of what is gone nothing is said to whoever has begun something else. */}
      {told === 'changed' ? overtaken : null}
      <form
        ref={formRef}
        className={styles.form}
        onSubmit={press}
        noValidate
        aria-label={labelOf(kind, exchange)}
      >
        <ActionFields
          kind={kind}
          {...{ exchange, stores, form, errors }}
          onChange={(change) => kept.keep({ kind, version: exchange.version, form: { ...form, ...change } })}
        />
        {/* What no field stands for: somebody was faster, or a text is longer than its field has said. */}
        {attempt > 0 && !checked.ok && !hasActionErrors(errors) ? (
          <Notice tone="error" role="alert">
            {moveRefusalText[checked.code]}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget, panel.current);
              setKind(null);
            }}
          >
            {text.back}
          </Button>
          <Button type="submit" variant={lookOf(kind)} isLoading={isBusy}>
            {labelOf(kind, exchange)}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={asked !== null}
        title={text.far.title}
        body={asked === null ? null : gapsOf(asked, exchange).map(wordsOf).join(' ')}
        confirmLabel={text.far.yes(labelOf(kind, exchange))}
        cancelLabel={text.far.no}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) onMove(asked, kept.clear);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

const grams = (weight: number): string => formatGrams(milligrams(weight));

const WORDS_OF: { readonly [Of in SettlementGap['of']]: (gap: SettlementGap) => string } = {
  weight: ({ given, expected, percent }) => text.far.weight(grams(given), grams(expected), percent),
  fine_gold: ({ given, expected, percent }) => text.far.fineGold(grams(given), grams(expected), percent),
  fee: ({ given, expected, percent }) => text.far.fee(formatWon(given), formatWon(expected), percent),
};
const wordsOf = (gap: SettlementGap): string => WORDS_OF[gap.of](gap);

function gapsOf(wish: ExchangeEvent, exchange: GoldExchange): readonly SettlementGap[] {
  if (wish.kind === 'start') return measuringGaps(exchange, wish.measured);
  return wish.kind === 'complete' ? settlementGaps(exchange, wish.final) : [];
}

/** The moment of the press; what is drawn may be half a minute older. */
const rightNow = () => millis(Date.now());

const lookOf = (kind: ExchangeEventKind): 'primary' | 'danger' =>
  kind === 'reject' || kind === 'cancel' ? 'danger' : 'primary';

const labelOf = (kind: ExchangeEventKind, { status }: GoldExchange): string =>
  kind === 'schedule' && status === 'scheduled' ? text.action.reschedule : text.action[kind];
