import { useEffect, useMemo, useState } from 'react';
import { useDraftKeeper } from '#services/forms/use-draft-keeper.ts';
import { draftRefusals } from '#services/forms/draft-refusals.ts';
import { thisTab } from '#device/this-tab.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { draftWriter } from '#sync/commands/keep-draft.ts';
import { keepExchangeDraft, requestPlaceIn } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { isUntouched, type ExchangeForm } from './exchange-form.ts';

export interface RequestForm {
  readonly form: ExchangeForm;
  readonly change: (change: Partial<ExchangeForm>) => void;
  readonly replace: (form: ExchangeForm) => void;
  /** Once the request is being taken nothing more is kept, and again when it was not. */
  readonly stop: () => Promise<void>;
  readonly resume: () => void;
}

/** The form, kept on this device as it is filled in; `left` is what is kept of it as it begins. */
export function useRequestForm(initial: ExchangeForm, left: ExchangeForm): RequestForm {
  const db = useUserDatabase();
  const [form, setForm] = useState(initial);
  const writer = useMemo(
    () =>
      db
        ? draftWriter(db, requestPlaceIn(thisTab), realEnvironment, (changed: ExchangeForm) =>
            keepExchangeDraft(db, thisTab, isUntouched(changed) ? null : changed, realEnvironment),
          )
        : null,
    [db],
  );
  const { state, stop, resume } = useDraftKeeper(form, left, writer);
  useEffect(() => {
    if (state === 'refused') draftRefusals.refused();
    else if (state === 'kept') draftRefusals.taken();
  }, [state]);

  return {
    form,
    change: (change) => setForm((before) => ({ ...before, ...change })),
    replace: setForm,
    stop,
    resume,
  };
}
