import { useId, useState, type FormEvent } from 'react';
import {
  REPORT_DETAIL_MAX_CHARS,
  REPORT_REASONS,
  type ReportReason,
  type ReportTarget,
} from '#domain/safety/report.ts';
import { commonText } from '#i18n/ko/common.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { wakeSync } from '#session/sync-controller.ts';
import { useWish } from '#session/use-wish.ts';
import { fileReport } from '#sync/commands/file-report.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useSafetyMember } from './use-safety-member.ts';

const text = safetyText.report;
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }));

/** 신고: opens a sheet with reasons. Heavy, for its sheet: of lazily loaded screens only. */
export function ReportButton({ target }: { readonly target: ReportTarget }) {
  const memberDatabase = useSafetyMember();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>('fraud');
  const [detail, setDetail] = useState('');

  // A report of the same thing in the same words is another wish when the form has been opened anew.
  const wish = useWish(JSON.stringify({ isOpen, reason, detail }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const db = memberDatabase();
    if (!db) return;
    const filed = await wish.fulfil((id) => fileReport(db, { target, reason, detail }, realEnvironment, id));
    if (filed === null) return;
    if (!filed.ok) {
      toasts.show({ title: text.notStored, tone: 'error' });
      return;
    }
    wakeSync();
    setOpen(false);
    setDetail('');
    toasts.show({ title: text.sent, tone: 'ok' });
  };
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => memberDatabase() && setOpen(true)}>
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
        <form id={formId} onSubmit={(event) => void submit(event)}>
          <Stack>
            <RadioGroup label={text.reason} options={OPTIONS} value={reason} onValueChange={setReason} />
            <TextArea
              label={text.detail}
              mark={commonText.optional}
              rows={3}
              maxLength={REPORT_DETAIL_MAX_CHARS}
              value={detail}
              onChange={(event) => setDetail(event.currentTarget.value)}
            />
          </Stack>
        </form>
      </Sheet>
    </>
  );
}
