import { formatDate } from '#domain/format/format-time.ts';
import type { UserId } from '#domain/ids.ts';
import { accountSavingText } from '#i18n/ko/account-saving.ts';
import { commonText } from '#i18n/ko/common.ts';
import { newsConsentText as text } from '#i18n/ko/push-card.ts';
import { useNewsConsent } from '#services/account/news-consent.ts';
import { useSession } from '#session/use-session.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';

/** The consent that may be withdrawn: a press is enough, as it was to give it. */
export function NewsConsentSwitch() {
  const session = useSession();
  return session.kind === 'signed_in' ? <Setting uid={session.uid} /> : null;
}

function Setting({ uid }: { readonly uid: UserId }) {
  const { consent, isSaving, change } = useNewsConsent(uid);
  if (consent.kind !== 'ready') {
    return (
      <LiveState
        kind={consent.kind}
        words={commonText}
        offline={text.notLoaded}
        onRetry={consent.retry}
        skeleton={{ count: 1, shape: 'small-row' }}
        isCompact
      />
    );
  }
  const { said } = consent;
  const press = async (isGiven: boolean) => {
    const saved = await change(isGiven);
    const done = isGiven ? text.given : text.withdrawn;
    toasts.show(
      saved.ok
        ? { title: done, tone: 'ok' }
        : { title: accountSavingText[saved.code === 'denied' ? 'denied' : 'offline'], tone: 'error' },
    );
  };
  return (
    <Card>
      <Checkbox
        label={text.title}
        detail={detailOf(said)}
        isChecked={said?.isGiven ?? false}
        // It keeps the focus of whoever has pressed it.
        aria-disabled={isSaving || undefined}
        onCheckedChange={(isGiven) => (isSaving ? undefined : void press(isGiven))}
      />
    </Card>
  );
}

function detailOf(
  said: { readonly isGiven: boolean; readonly at: Parameters<typeof formatDate>[0] } | null,
): string {
  if (said === null) return text.detail;
  const day = formatDate(said.at);
  return said.isGiven ? text.givenOn(day) : text.withdrawnOn(day);
}
