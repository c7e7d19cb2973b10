import { useState, type FormEvent } from 'react';
import { estimateOf } from '#domain/exchange/estimate.ts';
import type { Store } from '#domain/store/store.ts';
import { millis, type Millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { wizardText } from '#i18n/ko/wizard.ts';
import { useWish } from '#session/use-wish.ts';
import { thisTab } from '#device/this-tab.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useConnection } from '#session/use-connection.ts';
import { requestExchange } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { useStepBeginning } from '#ui/layout/use-step-beginning.ts';
import { Wizard } from '#ui/layout/wizard.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { BarsStep } from './bars-step.tsx';
import { CheckStep } from './check-step.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { emptyForm, LAST_STEP, withPhone, type ExchangeForm } from './exchange-form.ts';
import {
  firstFaultyStep,
  hasErrors,
  readBars,
  readItems,
  readRequest,
  stepErrors,
  type StepErrors,
} from './form-check.ts';
import { ItemsStep } from './items-step.tsx';
import { ShortfallLine } from './shortfall-line.tsx';
import type { ExchangeBasis } from './use-exchange-basis.ts';
import { useRequestForm } from './use-request-form.ts';
import { VisitStep } from './visit-step.tsx';
import styles from './request.module.css';

export interface RequestWizardProps {
  readonly initial: ExchangeForm;
  /** What is kept of it, where it begins with more than that. */
  readonly left?: ExchangeForm;
  readonly basis: Pick<ExchangeBasis, 'table' | 'price'>;
  readonly stores: readonly Store[];
  readonly now: Millis;
  /** The account's own number, empty where there is none. */
  readonly phone: string;
  readonly onAsked: (isOffline: boolean) => void;
}

const HEADS = [text.items, text.bars, text.visit, { title: text.check.title, lead: '' }] as const;
const NO_ERRORS: StepErrors = { lines: new Map() };

export function RequestWizard(props: RequestWizardProps) {
  const { initial, left = initial, basis, stores, now, phone, onAsked } = props;
  const { form: typed, change, replace, stop, resume } = useRequestForm(initial, left);
  const form = withPhone(typed, phone);
  const db = useUserDatabase();
  const [triedStep, setTriedStep] = useState<number | null>(null);
  const [refused, setRefused] = useState(0);
  const [refusal, setRefusal] = useActionError();
  const [isBusy, setIsBusy] = useState(false);
  const isOffline = useConnection().kind !== 'online';
  const [items, bars] = [readItems(form.items), readBars(form.bars)];
  const errors = triedStep === form.step ? stepErrors(form, form.step, stores, now) : NO_ERRORS;
  const titleRef = useStepBeginning<HTMLHeadingElement>(form.step);
  const formRef = useFirstInvalid<HTMLFormElement>(refused);

  const wish = useWish(JSON.stringify(form));

  const fill = (filled: Partial<ExchangeForm>) => {
    // What is changed while the request is being kept would be lost with its form.
    if (!isBusy) change(filled);
  };

  const refuse = (step: number) => {
    setTriedStep(step);
    setRefused(refused + 1);
  };

  const goTo = (step: number) => {
    setTriedStep(null);
    setRefusal(null);
    change({ step });
  };

  const ask = async () => {
    const at = millis(Date.now());
    const request = readRequest(form, stores, at);
    if (!request) {
      const faulty = firstFaultyStep(form, stores, at) ?? 0;
      change({ step: faulty });
      refuse(faulty);
      return;
    }
    if (!db) return;
    setIsBusy(true);
    setRefusal(null);
    const estimate = estimateOf(request.items, request.targetBars, basis.table, basis.price);
    await stop();
    const asking = { request, estimate, tab: thisTab };
    const asked = await wish.fulfil((id) => requestExchange(db, asking, realEnvironment, id));
    if (asked === null) return;
    setIsBusy(false);
    if (asked.ok) {
      onAsked(isOffline);
      return;
    }
    resume();
    setRefusal(text.refusal[asked.code]);
  };

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (form.step === LAST_STEP) void ask();
    else if (hasErrors(stepErrors(form, form.step, stores, millis(Date.now())))) refuse(form.step);
    else goTo(form.step + 1);
  };

  const head = HEADS[form.step] ?? HEADS[0];
  const sum = <ShortfallLine {...{ items, bars, basis, now }} />;
  const step = { form, errors, sum, onChange: fill };
  return (
    <form ref={formRef} onSubmit={press} noValidate>
      <Wizard
        steps={text.steps}
        current={form.step}
        words={{
          ...wizardText,
          stepper: text.stepper,
          forward: form.step === LAST_STEP ? text.submit : wizardText.next,
        }}
        isBusy={isBusy}
        onBack={goTo}
      >
        <div className={styles.layout}>
          <div className={styles.step}>
            <h2 ref={titleRef} tabIndex={-1} className={styles.stepTitle}>
              {head.title}
            </h2>
            {head.lead === '' ? null : <p className={styles.stepLead}>{head.lead}</p>}
            {form.step === 0 ? <ItemsStep {...step} /> : null}
            {form.step === 1 ? <BarsStep {...step} table={basis.table} /> : null}
            {form.step === 2 ? <VisitStep {...step} stores={stores} now={now} /> : null}
            {form.step === LAST_STEP ? (
              <CheckStep form={form} stores={stores} isOffline={isOffline} onEdit={goTo} />
            ) : null}
            {form.step === LAST_STEP ? sum : null}
            {errors.whole ? (
              <p key={refused} ref={intoView} role="alert" className={styles.error}>
                {errors.whole}
              </p>
            ) : null}
            {refusal === null ? null : (
              <div ref={intoView}>
                <Notice tone="error" role="alert">
                  {refusal}
                </Notice>
              </div>
            )}
          </div>
          <aside className={styles.aside}>
            <EstimatePanel items={items} bars={bars} table={basis.table} price={basis.price} />
            <div className={styles.foot}>
              <p className={styles.hint}>{wizardText.keeping}</p>
              <AskingButton
                variant="ghost"
                size="small"
                label={text.startOver}
                question={{ title: text.startOverTitle, body: text.startOverBody, no: commonText.cancel }}
                isDanger
                disabled={isBusy}
                onYes={() => {
                  setTriedStep(null);
                  replace(emptyForm());
                }}
              />
            </div>
          </aside>
        </div>
      </Wizard>
    </form>
  );
}

/** The button that was pressed stays at the edge of the screen, wherever its page stands. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
