import Flag from 'lucide-react/icons/flag';
import { useId, useState, type FormEvent } from 'react';
import { REPORT_DETAIL_MAX_CHARS, REPORT_REASONS, type ReportTarget } from '#domain/safety/report.ts';
import { commonText } from '#i18n/ko/common.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useWish } from '#session/use-wish.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
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
export function ReportButton({ target, look = 'button' }: ReportButtonProps) {
  const memberDatabase = useSafetyMember();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const kept = useKeptForm(`report:${target.type}:${target.id}`, FIELDS);
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
    const filed = await wish.fulfil(() => fileReport(db, { target, reason, detail }, realEnvironment));
    if (filed === null) return;
    if (!filed.ok) {
      toasts.show({ title: text.notStored, tone: 'error' });
      return;
    }
    wakeSync();
    setOpen(false);
    kept.clear();
    setChecked(false);
    toasts.show({ title: isOnline ? text.sent : text.sentLater, tone: 'ok' });
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
