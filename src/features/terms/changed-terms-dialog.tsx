import { Link } from '@tanstack/react-router';
import { CONSENT_VERSIONS, type TermsKind } from '#domain/account/consent.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { changedTermsText as text } from '#i18n/ko/changed-terms.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

interface ChangedTermsDialogProps {
  readonly kinds: readonly TermsKind[];
  readonly onAgree: () => void;
  readonly onLater: () => void;
}

/** The texts open beside it: what was being done stays as it is. */
export function ChangedTermsDialog({ kinds, onAgree, onLater }: ChangedTermsDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={text.title}
      body={
        <>
          {text.lead}
          {kinds.map((kind) => (
            <span key={kind}>
              <br />
              <Link to="/terms" search={{ tab: kind }} target="_blank" rel="noopener">
                {text.view(text.from(text.kind[kind], formatDay(CONSENT_VERSIONS[kind])))}
              </Link>
            </span>
          ))}
        </>
      }
      confirmLabel={text.agree}
      cancelLabel={text.later}
      onConfirm={onAgree}
      onCancel={onLater}
    />
  );
}
