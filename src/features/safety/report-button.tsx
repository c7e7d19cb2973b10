import Flag from 'lucide-react/icons/flag';
import { useId, useState, type FormEvent } from 'react';
import { err, type Result } from '#domain/result.ts';
import {
  REPORT_DETAIL_MAX_CHARS,
  REPORT_REASONS,
  type Report,
  type ReportTarget,
} from '#domain/safety/report.ts';
import { commonText } from '#i18n/ko/common.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { oneFlight } from '#session/one-flight.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { useWish } from '#session/use-wish.ts';
import { fileReport } from '#sync/commands/file-report.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { isOverLimit } from '#ui/field/text-limit.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useSafetyMember } from './use-safety-member.ts';

const text = safetyText.report;
const LOOKS = { button: { variant: 'secondary' }, quiet: { variant: 'ghost', size: 'small' } } as const;
const LIMIT = textLimit(REPORT_DETAIL_MAX_CHARS);
const FIELDS = ['reason', 'detail'] as const;
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }));

export interface ReportButtonProps {
  readonly target: ReportTarget;
  /** `quiet` is for a row of small buttons, such as the one below a comment. */
  readonly look?: 'button' | 'quiet';
}

/** 신고: opens a sheet with reasons. Heavy, for its sheet: of lazily loaded screens only. */
export function ReportButton(props: ReportButtonProps) {
  // A screen may turn to another thing: what becomes of a report of the one before is nothing to its sheet.
  return <ReportOf key={nameOf(props.target)} {...props} />;
}

const nameOf = ({ type, id }: ReportTarget): string => `${type}:${id}`;

function ReportOf({ target, look = 'button' }: ReportButtonProps) {
  const memberDatabase = useSafetyMember();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const kept = useKeptForm(`report:${nameOf(target)}`, FIELDS);
  const reason = REPORT_REASONS.find((one) => one === kept.form.get('reason')) ?? null;
  const detail = kept.form.get('detail') ?? '';
  const [isChecked, setChecked] = useState(false);
  const isOnline = useConnection().kind === 'online';

  // A report of the same thing in the same words is another wish when the form has been opened anew.
  const wish = useWish(JSON.stringify({ isOpen, reason, detail }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (reason === null) {
      focusFirstReason(event);
      return;
    }
    if (isOverLimit(detail, LIMIT)) return;
    const db = memberDatabase();
    if (!db) return;
    const filed = await wish.fulfil(() => fileOnce(db, { target, reason, detail }));
    if (filed === null) return;
    const tag = `report:${nameOf(target)}`;
    if (!filed.ok) {
      toasts.show({ title: text.notStored, tone: 'error', tag });
      return;
    }
    wakeSync();
    toasts.show({ title: isOnline ? text.sent : text.sentLater, tone: 'ok', tag });
    // What was typed since, into a sheet that was opened again, stays with it.
    if (!kept.clear()) return;
    setOpen(false);
    setChecked(false);
  };
  return (
    <>
      <Button
        {...LOOKS[look]}
        icon={<Flag size={18} aria-hidden="true" />}
        onClick={() => memberDatabase() && setOpen(true)}
      >
        {text.action}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.title}
        description={text.lead}
        closeLabel={commonText.close}
        footer={
          <Button type="submit" form={formId} isFullWidth>
            {text.submit}
          </Button>
        }
      >
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <RadioGroup
              label={text.reason}
              options={OPTIONS}
              value={reason}
              error={isChecked && reason === null ? text.reasonMissing : null}
              onValueChange={(chosen) => kept.change(['reason', chosen])}
            />
            <TextArea
              label={text.detail}
              mark={commonText.optional}
              rows={3}
              limit={LIMIT}
              value={detail}
              onChange={(event) => kept.change(['detail', event.currentTarget.value])}
            />
          </Stack>
        </form>
      </Sheet>
    </>
  );
}

const focusFirstReason = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
  currentTarget.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();

const filing = oneFlight<Result<null, 'too_long' | 'disk'>>();

/** A button that was left and drawn anew, as that of a message, waits for the report that is being kept. */
const fileOnce = (db: OwnDatabase, report: Report) =>
  filing(`${db.uid} ${nameOf(report.target)}`, async () => {
    try {
      return await fileReport(db, report, realEnvironment);
    } catch (error) {
      console.warn('a report was not kept', error);
      return err('disk');
    }
  });
