import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { commonText } from '#i18n/ko/common.ts';
import { checkResetCode } from '#services/account/auth-actions.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { DeadLink, NewPasswordForm } from './new-password-form.tsx';
import { OutcomeView } from './outcome-view.tsx';
import { useAnswer } from './use-answer.ts';

const text = authText.reset;

/** Looks whose the link is before it asks for a new password; the code stays good until that is set. */
export function ResetLink({ oobCode }: { readonly oobCode: string }) {
  const [checked, checkAgain] = useAnswer(() => checkResetCode(oobCode));
  const [isChanged, setChanged] = useState(false);

  if (isChanged) {
    return (
      <OutcomeView
        look="done"
        title={text.changedTitle}
        message={text.changedMessage}
        action={
          <Link className={buttonClass()} to="/login">
            {text.login}
          </Link>
        }
      />
    );
  }
  if (!checked) return <Spinner label={authText.pending} />;
  if (checked.ok) {
    return <NewPasswordForm oobCode={oobCode} email={checked.value} onChanged={() => setChanged(true)} />;
  }
  if (checked.code === 'bad_link') return <DeadLink />;
  return (
    <OutcomeView
      look="failed"
      title={text.failedTitle}
      message={authErrorText[checked.code]}
      action={
        <Button
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            checkAgain();
          }}
        >
          {commonText.retry}
        </Button>
      }
    />
  );
}
