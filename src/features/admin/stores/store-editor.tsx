import { useState, type FormEvent } from 'react';
import { changedFields } from '#domain/changed-fields.ts';
import { areHoursValid, STORE_LIMITS, type StoreRefusal } from '#domain/store/store-edit.ts';
import type { Store } from '#domain/store/store.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useSaveStore } from '#services/desk/use-desk-call.ts';
import { useKeptValue } from '#services/forms/use-kept-value.ts';
import { useOvertaken } from '#services/forms/use-overtaken.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceTaken } from '#ui/action/focus-beside.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import desk from '../desk/desk.module.css';
import { HolidayFields } from './holiday-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import {
  EMPTY_STORE_FORM,
  isOvertaken,
  keptStoreForm,
  keptStoreName,
  refusalOfForm,
  storeEditOf,
  storeFormOf,
  withSameHours,
  type KeptStore,
  type StoreForm,
} from './store-form.ts';

const NAME_LIMIT = textLimit(STORE_LIMITS.nameChars);
const ADDRESS_LIMIT = textLimit(STORE_LIMITS.addressChars);

export interface StoreEditorProps {
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  /** As it stands; `null` for a new one. */
  readonly store: Store | null;
  readonly onDone: () => void;
}

/** One store, with everything that customers see of it. */
export function StoreEditor({ today, store, onDone }: StoreEditorProps) {
  const kept = useKeptValue(`store-${store?.id ?? 'new'}`);
  const standing = store === null ? EMPTY_STORE_FORM : storeFormOf(store);
  const form = keptStoreForm(kept.stored, standing) ?? standing;
  const isOver = isOvertaken(kept.stored, standing);
  const hasChanges = changedFields(standing, form).length > 0;
  const isTold = useOvertaken(kept, { isOver, hasChanges });
  const of = JSON.stringify(standing);
  // A new one is named with the first key: one whose answer was lost is the same store, after a reload too.
  const [newName, setNewName] = useState(realEnvironment.newId);
  const [isTaken, setTaken] = useState(false);
  const id = store?.id ?? (isTaken ? newName : (keptStoreName(kept.stored) ?? newName));
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const [failed, setFailed] = useActionError();
  // Where only the answer was lost the store has changed, and nothing has failed.
  const [tried, setTried] = useState(of);
  const { isBusy, send } = useSaveStore(JSON.stringify(form));
  const isStillThere = useStillThere();

  const refusal = refusalOfForm(form, today);
  const { hours } = storeEditOf(form);
  const change = (next: Partial<StoreForm>) => {
    const typed: KeptStore = { ...form, ...next, base: standing, id };
    kept.keep(typed);
    setFailed(null);
  };
  const errorOf = (about: StoreRefusal): string | null =>
    attempt > 0 && refusal === about ? text.refusal[about] : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    setFailed(null);
    if (refusal !== null) return;
    setTried(of);
    focusBesideOnceTaken(event.currentTarget);
    const answer = await send({ id, isNew: store === null, store: storeEditOf(form) });
    if (answer === null) return;
    if (!answer.ok) {
      // It is told that there is one; whoever wants another all the same gets it.
      if (answer.code === 'taken') {
        setNewName(realEnvironment.newId());
        setTaken(true);
      }
      setFailed({ ...deskText.callRefusal, ...text.refusal }[answer.code]);
      return;
    }
    kept.clear();
    toasts.show({ title: text.saved, tone: 'ok' });
    if (isStillThere()) onDone();
  };
  return (
    <form
      ref={formRef}
      className={classNames(cardClass({ isSnug: true }), desk.form)}
      noValidate
      aria-label={store === null ? text.addTitle : text.editTitle}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={text.name}
        autoComplete="off"
        limit={NAME_LIMIT}
        value={form.name}
        error={form.name.trim() === '' ? errorOf('name_invalid') : null}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={text.address}
        autoComplete="off"
        limit={ADDRESS_LIMIT}
        value={form.address}
        error={form.address.trim() === '' ? errorOf('address_invalid') : null}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <div className={desk.fields}>
        <TextField
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={form.phone}
          error={errorOf('phone_invalid')}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <TextField
          label={text.place}
          hint={text.placeHint}
          autoComplete="off"
          value={form.place}
          error={errorOf('place_invalid')}
          onChange={(event) => change({ place: event.currentTarget.value })}
        />
      </div>
      <HoursFields
        days={form.days}
        errorOf={(day) => (areHoursValid(hours[day] ?? null) ? null : errorOf('hours_invalid'))}
        onChange={(days) => change({ days })}
        onCopy={() => change(withSameHours(form))}
      />
      <HolidayFields
        today={today}
        holidays={form.holidays}
        holiday={form.holiday}
        error={errorOf('holidays_invalid')}
        onChange={change}
      />
      <ServiceFields
        services={form.services}
        error={errorOf('services_missing')}
        onChange={(services) => change({ services })}
      />
      {isTold ? (
        <Notice tone="info" role="status">
          {text.overtaken}
        </Notice>
      ) : null}
      {failed === null || tried !== of ? null : (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <div className={desk.actions}>
        <Button type="submit" isLoading={isBusy}>
          {text.submit}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}
