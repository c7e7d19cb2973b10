import { useState, type FormEvent } from 'react';
import { formatMinuteOfDay } from '#domain/format/format-time.ts';
import type { UserId } from '#domain/ids.ts';
import {
  minuteOfTimeField,
  timeFieldOf,
  USUAL_QUIET_HOURS,
  type QuietHours,
} from '#domain/notification/quiet-hours.ts';
import { accountSavingText } from '#i18n/ko/account-saving.ts';
import { commonText } from '#i18n/ko/common.ts';
import { quietHoursText as text } from '#i18n/ko/push-card.ts';
import { saveAccount } from '#services/account/account-actions.ts';
import { useAccount } from '#services/account/use-account.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './quiet-hours-form.module.css';

/** The hours in which nothing is pushed; the server keeps to them, so they hold for every device. */
export function QuietHoursForm() {
  const session = useSession();
  const account = useAccount();
  if (session.kind !== 'signed_in') return null;
  const { uid } = session;
  if (account.kind !== 'ready') {
    return (
      <LiveState
        kind={account.kind}
        words={commonText}
        offline={text.notLoaded}
        onRetry={account.retry}
        skeleton={{ count: 1, shape: 'small-row' }}
        isCompact
      />
    );
  }
  return <Fields uid={uid} stored={account.value.quietHours} />;
}

const FIELDS = ['isOn', 'from', 'to'] as const;

function Fields({ uid, stored }: { readonly uid: UserId; readonly stored: QuietHours | null }) {
  // What is chosen stands until it is saved, whatever arrives meanwhile.
  const { form, change, clear } = useKeptForm('quiet-hours', FIELDS);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const isOn = form.has('isOn') ? form.get('isOn') === 'yes' : stored !== null;
  const from = form.get('from') ?? timeFieldOf((stored ?? USUAL_QUIET_HOURS).fromMinute);
  const to = form.get('to') ?? timeFieldOf((stored ?? USUAL_QUIET_HOURS).toMinute);
  const problem = isOn ? problemOf(from, to) : null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setAttempt((before) => before + 1);
    if (problem !== null || isSaving) return;
    const quietHours = isOn ? hoursOf(from, to) : null;
    setSaving(true);
    const saved = await saveAccount(uid, { quietHours });
    setSaving(false);
    if (saved.ok) clear();
    toasts.show(
      saved.ok
        ? { title: savedWords(quietHours), tone: 'ok' }
        : { title: accountSavingText[saved.code], tone: 'error' },
    );
  };
  return (
    <Card>
      <form ref={formRef} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <Checkbox
          label={text.title}
          detail={text.detail}
          isChecked={isOn}
          onCheckedChange={(next) => change(['isOn', next ? 'yes' : 'no'])}
        />
        {isOn ? (
          <div className={styles.hours} role="group" aria-label={text.title}>
            <TextField
              label={text.from}
              type="time"
              hint={text.zone}
              value={from}
              error={isChecked ? (problem?.from ?? null) : null}
              onChange={(event) => change(['from', event.currentTarget.value])}
            />
            <TextField
              label={text.to}
              type="time"
              value={to}
              error={isChecked ? (problem?.to ?? null) : null}
              onChange={(event) => change(['to', event.currentTarget.value])}
            />
          </div>
        ) : null}
        <Button type="submit" variant="secondary" isLoading={isSaving}>
          {text.save}
        </Button>
      </form>
    </Card>
  );
}

function hoursOf(from: string, to: string): QuietHours | null {
  const [fromMinute, toMinute] = [minuteOfTimeField(from), minuteOfTimeField(to)];
  return fromMinute === null || toMinute === null ? null : { fromMinute, toMinute };
}

/** By the field that it is about: one sentence, however many are wrong. */
function problemOf(from: string, to: string): { readonly from?: string; readonly to?: string } | null {
  if (minuteOfTimeField(from) === null) return { from: text.incomplete };
  const hours = hoursOf(from, to);
  if (hours === null) return { to: text.incomplete };
  return hours.fromMinute === hours.toMinute ? { to: text.noLength } : null;
}

const savedWords = (hours: QuietHours | null): string =>
  hours === null
    ? text.savedNone
    : text.saved(formatMinuteOfDay(hours.fromMinute), formatMinuteOfDay(hours.toMinute));
