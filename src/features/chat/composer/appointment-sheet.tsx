import { useState, type FormEvent } from 'react';
import {
  APPOINTMENT_LIMITS,
  appointmentOf,
  type AppointmentForm,
  type AppointmentProblem,
} from '#domain/chat/appointment.ts';
import type { ChatId } from '#domain/ids.ts';
import { err } from '#domain/result.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { useWish } from '#session/use-wish.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './compose-sheet.module.css';
import { notSentOf, type NotSent } from './not-sent.ts';

const text = chatText.appointment;
const PLACE_LIMIT = textLimit(APPOINTMENT_LIMITS.placeChars);
const NOTE_LIMIT = textLimit(APPOINTMENT_LIMITS.noteChars);
const EMPTY_FORM: AppointmentForm = { date: '', time: '', place: '', note: '' };

export interface AppointmentSheetProps {
  readonly chatId: ChatId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** When and where to meet. What was filled in stays until it is sent, also when the sheet is closed in between. */
export function AppointmentSheet({ chatId, isOpen, onClose, onSent }: AppointmentSheetProps) {
  const db = useUserDatabase();
  const [form, setForm] = useState(EMPTY_FORM);
  const [problem, setProblem] = useState<AppointmentProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const [notSent, setNotSent] = useState<NotSent | null>(null);
  const [today] = useState(() => seoulDate(millis(Date.now())));
  const wish = useWish(JSON.stringify(form));
  const change = (change: Partial<AppointmentForm>) => {
    setForm({ ...form, ...change });
    setProblem(null);
    setNotSent(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNotSent(null);
    const appointment = appointmentOf(form, millis(Date.now()));
    if (!appointment.ok) {
      setProblem(appointment.code);
      setAttempt(attempt + 1);
      return;
    }
    const content = { kind: 'appointment', appointment: appointment.value } as const;
    const sent = await wish.fulfil(async (id) =>
      db ? sendMessage(db, chatId, content, realEnvironment, id) : err('no_chat'),
    );
    if (sent === null) return;
    if (!sent.ok) {
      setNotSent(notSentOf(sent.code));
      return;
    }
    setForm(EMPTY_FORM);
    onSent();
    onClose();
  };
  const errorAt = (...problems: readonly AppointmentProblem[]): string | null =>
    problem !== null && problems.includes(problem) ? text.problem[problem] : null;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.sheetTitle}
      description={text.sheetLead}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form="appointment-form">
          {text.submit}
        </Button>
      }
    >
      <form
        ref={formRef}
        id="appointment-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notSent === null ? null : (
          <Notice tone="error" role="alert">
            {chatText.composer.problem[notSent]}
          </Notice>
        )}
        <div className={styles.when} role="group" aria-label={text.when}>
          <TextField
            label={text.date}
            type="date"
            min={today}
            value={form.date}
            error={form.date === '' || problem === 'past' ? errorAt('date', 'past') : null}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextField
            label={text.time}
            type="time"
            step={300}
            value={form.time}
            error={form.date === '' ? null : errorAt('date')}
            onChange={(event) => change({ time: event.target.value })}
          />
        </div>
        <TextField
          label={text.place}
          placeholder={text.placePlaceholder}
          autoComplete="off"
          value={form.place}
          limit={PLACE_LIMIT}
          error={errorAt('place', 'place_long')}
          onChange={(event) => change({ place: event.target.value })}
        />
        <TextArea
          label={text.note}
          mark={commonText.optional}
          placeholder={text.notePlaceholder}
          rows={2}
          value={form.note}
          limit={NOTE_LIMIT}
          error={errorAt('note_long')}
          onChange={(event) => change({ note: event.target.value })}
        />
      </form>
    </Sheet>
  );
}
