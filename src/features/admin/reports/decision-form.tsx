import { useRef, useState } from 'react';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import {
  DECISION_NOTE_MAX_CHARS,
  decisionsFor,
  refusalOfDecision,
  type ReportDecision,
} from '#domain/safety/report-decision.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useDecideReport } from '#services/desk/use-desk-call.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './reports.module.css';

const NOTE_LIMIT = textLimit(DECISION_NOTE_MAX_CHARS);
const FIELDS = ['note'] as const;

/** What to do about a report, and why. */
export function DecisionForm({ report }: { readonly report: FiledReport }) {
  const kept = useKeptForm(`decision:${report.id}`, FIELDS);
  const note = kept.form.get('note') ?? '';
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [failed, setFailed] = useActionError();
  const { isBusy, send } = useDecideReport(`${report.id} ${note}`);
  const { type } = report.target;

  const decide = async (decision: ReportDecision, button: HTMLElement) => {
    const refusal = refusalOfDecision(report.status, type, decision, note);
    setFailed(refusal === null || refusal === 'note_required' ? null : wordsOf(refusal));
    // A note that is too long has said so by itself.
    setNoteMissing(refusal === 'note_required' && note.trim() === '');
    if (refusal === 'note_required') noteRef.current?.focus();
    if (refusal !== null) return;
    focusBesideOnceGone(button);
    const answer = await send({ id: report.id, decision, note });
    if (answer === null) return;
    if (!answer.ok) {
      setFailed(wordsOf(answer.code));
      return;
    }
    kept.clear();
    toasts.show({ title: text.done, tone: 'ok' });
  };
  return (
    <div className={styles.decision} role="group" aria-label={text.decide}>
      <TextArea
        label={text.note}
        hint={text.noteHint}
        ref={noteRef}
        limit={NOTE_LIMIT}
        value={note}
        error={isNoteMissing && note.trim() === '' ? text.refusal.note_required : null}
        onChange={(event) => kept.change(['note', event.currentTarget.value])}
      />
      {failed === null ? null : (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <div className={styles.actions}>
        {decisionsFor(type).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'hide' ? 'danger' : 'secondary'}
            isLoading={isBusy}
            onClick={({ currentTarget }) => void decide(decision, currentTarget)}
          >
            {text.decision[decision]}
          </Button>
        ))}
      </div>
    </div>
  );
}

type Code = keyof typeof deskText.callRefusal | keyof typeof text.refusal;

const wordsOf = (code: Code): string => ({ ...deskText.callRefusal, ...text.refusal })[code];
