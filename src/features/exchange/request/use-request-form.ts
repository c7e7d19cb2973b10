import { useEffect, useRef, useState } from 'react';
import { useUserDatabase } from '#session/user-database.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { keepExchangeDraft } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';
import type { ExchangeForm } from './exchange-form.ts';

/** Typing rests this long before it is written to the disk; a step is written at once. */
const REST_MS = 400;

export interface RequestForm {
  readonly form: ExchangeForm;
  readonly change: (change: Partial<ExchangeForm>) => void;
  readonly replace: (form: ExchangeForm) => void;
  /** Once the request has been taken nothing more is kept, and again when it was not. */
  readonly setFinished: (isFinished: boolean) => void;
}

/** The form, kept on this device as it is filled in. */
export function useRequestForm(initial: ExchangeForm): RequestForm {
  const db = useUserDatabase();
  const [form, setForm] = useState(initial);
  const kept = useRef(initial);
  const isFinished = useRef(false);

  useEffect(() => {
    if (!db || kept.current === form || isFinished.current) return undefined;
    const keep = () => {
      if (isFinished.current || kept.current === form) return;
      kept.current = form;
      keepExchangeDraft(db, form, realEnvironment).catch((error: unknown) => {
        console.warn('draft not kept', error);
        toasts.show({ title: exchangeText.draftLost, tone: 'error' });
      });
    };
    if (kept.current.step !== form.step) {
      keep();
      return undefined;
    }
    const timer = setTimeout(keep, REST_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [db, form]);

  return {
    form,
    change: (change) => setForm((before) => ({ ...before, ...change })),
    replace: setForm,
    setFinished: (finished) => {
      isFinished.current = finished;
    },
  };
}
