import { useState, type FormEvent } from 'react';
import {
  APPOINTMENT_LIMITS,
  appointmentOf,
  type AppointmentForm,
  type AppointmentProblem,
} from '#domain/chat/appointment.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import styles from './compose-sheet.module.css';
import { ProposalSheet } from './proposal-sheet.tsx';
import { useProposal } from './use-proposal.ts';

const text = chatText.appointment;
const FIELDS = ['date', 'time', 'place', 'note'] as const;
const PLACE_LIMIT = textLimit(APPOINTMENT_LIMITS.placeChars);
const NOTE_LIMIT = textLimit(APPOINTMENT_LIMITS.noteChars);

export interface AppointmentSheetProps {
  readonly chatId: ChatId;
  readonly isOpen: boolean;
  /** The proposal of the other side in whose place this one comes. */
  readonly instead: Message | null;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** When and where to meet. What was filled in stays until it is sent, on the disk. */
export function AppointmentSheet({ chatId, isOpen, instead, onClose, onSent }: AppointmentSheetProps) {
  const kept = useKeptForm(`appointment:${chatId}`, FIELDS);
  const field = (name: keyof AppointmentForm) => kept.form.get(name) ?? '';
  const form: AppointmentForm = {
    date: field('date'),
    time: field('time'),
    place: field('place'),
    note: field('note'),
  };
  const [problem, setProblem] = useState<AppointmentProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const { notSent, send } = useProposal({ chatId, instead, filledIn: JSON.stringify(form) });
  const [today] = useState(() => seoulDate(millis(Date.now())));
  const change = (name: keyof AppointmentForm, value: string) => {
    kept.change([name, value]);
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const appointment = appointmentOf(form, millis(Date.now()));
    if (!appointment.ok) {
      setProblem(appointment.code);
      setAttempt(attempt + 1);
      return;
    }
    if (!(await send({ kind: 'appointment', appointment: appointment.value }))) return;
    kept.clear();
    onSent();
    onClose();
  };
  const errorAt = (...problems: readonly AppointmentProblem[]): string | null =>
    problem !== null && problems.includes(problem) ? text.problem[problem] : null;
  return (
    <ProposalSheet
      {...{ isOpen, notSent, formRef, onClose }}
      title={instead ? text.answerTitle : text.sheetTitle}
      lead={text.sheetLead}
      submit={text.submit}
      onSubmit={submit}
    >
      <div className={styles.when} role="group" aria-label={text.when}>
        <TextField
          label={text.date}
          type="date"
          min={today}
          value={form.date}
          error={form.date === '' || problem === 'past' ? errorAt('date', 'past') : null}
          onChange={(event) => change('date', event.target.value)}
        />
        <TextField
          label={text.time}
          type="time"
          step={300}
          value={form.time}
          error={form.date === '' ? null : errorAt('date')}
          onChange={(event) => change('time', event.target.value)}
        />
      </div>
      <TextField
        label={text.place}
        placeholder={text.placePlaceholder}
        autoComplete="off"
        value={form.place}
        limit={PLACE_LIMIT}
        error={errorAt('place', 'place_long')}
        onChange={(event) => change('place', event.target.value)}
      />
      <TextArea
        label={text.note}
        mark={commonText.optional}
        placeholder={text.notePlaceholder}
        rows={2}
        value={form.note}
        limit={NOTE_LIMIT}
        error={errorAt('note_long')}
        onChange={(event) => change('note', event.target.value)}
      />
    </ProposalSheet>
  );
}
