import { useState, type FormEvent } from 'react';
import { appointmentOf, type AppointmentForm, type AppointmentProblem } from '#domain/chat/appointment.ts';
import type { ChatId } from '#domain/ids.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './appointment-sheet.module.css';

const text = chatText.appointment;
const EMPTY_FORM: AppointmentForm = { date: '', time: '', place: '', note: '' };

type Problem = AppointmentProblem | 'disk' | 'no_chat' | 'blocked';

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
  const [problem, setProblem] = useState<Problem | null>(null);
  const [today] = useState(() => seoulDate(millis(Date.now())));
  const change = (change: Partial<AppointmentForm>) => {
    setForm({ ...form, ...change });
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const appointment = appointmentOf(form, millis(Date.now()));
    if (!appointment.ok) {
      setProblem(appointment.code);
      return;
    }
    const content = { kind: 'appointment', appointment: appointment.value } as const;
    const sent = db ? await sendMessage(db, chatId, content, realEnvironment) : null;
    if (!sent?.ok) {
      setProblem(sent?.code === 'disk' || sent?.code === 'blocked' ? sent.code : 'no_chat');
      return;
    }
    setForm(EMPTY_FORM);
    onSent();
    onClose();
  };
  const errorAt = (...problems: readonly Problem[]): string | null =>
    problem !== null && problems.includes(problem) ? sentenceOf(problem) : null;
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
      <form id="appointment-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {isNotSent(problem) ? (
          <Notice tone="error" role="alert">
            {sentenceOf(problem)}
          </Notice>
        ) : null}
        <div className={styles.when}>
          <TextField
            label={text.date}
            type="date"
            min={today}
            value={form.date}
            error={errorAt('date', 'past')}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextField
            label={text.time}
            type="time"
            step={300}
            value={form.time}
            onChange={(event) => change({ time: event.target.value })}
          />
        </div>
        <TextField
          label={text.place}
          placeholder={text.placePlaceholder}
          autoComplete="off"
          value={form.place}
          error={errorAt('place', 'place_long')}
          onChange={(event) => change({ place: event.target.value })}
        />
        <TextArea
          label={text.note}
          mark={commonText.optional}
          placeholder={text.notePlaceholder}
          rows={2}
          value={form.note}
          error={errorAt('note_long')}
          onChange={(event) => change({ note: event.target.value })}
        />
      </form>
    </Sheet>
  );
}

const sentenceOf = (problem: Problem): string =>
  isNotSent(problem) ? chatText.composer.problem[problem] : text.problem[problem];

const isNotSent = (problem: Problem | null): problem is 'disk' | 'no_chat' | 'blocked' =>
  problem === 'disk' || problem === 'no_chat' || problem === 'blocked';
