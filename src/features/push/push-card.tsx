import type { ReactNode } from 'react';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { pushCardText as text } from '#i18n/ko/push-card.ts';
import { enablePush, usePush, type PushState } from '#services/push/push-store.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { classNames } from '#ui/class-names.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import styles from './push-card.module.css';

export interface PushCardProps {
  /** Says nothing where there is nothing to do, for pages that are not about settings. */
  readonly isQuietWhenOn?: boolean;
}

/**
 * Explains what being told while the app is closed means, before the browser asks; then says how it stands.
 */
export function PushCard({ isQuietWhenOn = false }: PushCardProps) {
  const state = usePush();
  if (isQuietWhenOn && (state.kind === 'on' || state.kind === 'unsupported')) return null;
  const { title, body, button } = wordsOf(state);
  const isHeard = state.kind !== 'denied' && state.kind !== 'unsupported';
  return (
    <section className={classNames(cardClass({ isSnug: true }), styles.card)} aria-label={title}>
      <span className={styles.icon}>
        {isHeard ? <BellRing size={24} aria-hidden="true" /> : <BellOff size={24} aria-hidden="true" />}
      </span>
      <div className={styles.words} role="status">
        <p className={styles.title}>{title}</p>
        <p className={styles.body}>{body}</p>
      </div>
      {button === null ? null : <Enable isBusy={state.kind === 'registering'}>{button}</Enable>}
    </section>
  );
}

function Enable({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.action}>
      <Button
        size="small"
        isLoading={isBusy}
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          void enablePush();
        }}
      >
        {children}
      </Button>
    </div>
  );
}

interface Words {
  readonly title: string;
  readonly body: string;
  readonly button: string | null;
}

function wordsOf({ kind }: PushState): Words {
  switch (kind) {
    case 'off':
      return { title: text.offTitle, body: text.off, button: text.enable };
    case 'registering':
      return { title: text.offTitle, body: text.registering, button: text.enable };
    case 'on':
      return { title: text.onTitle, body: text.on, button: null };
    case 'denied':
      return { title: text.deniedTitle, body: text.denied, button: null };
    case 'failed':
      return { title: text.failedTitle, body: text.failed, button: text.retry };
    case 'install_first':
      return { title: text.installTitle, body: text.install, button: null };
    case 'unsupported':
      return { title: text.unsupportedTitle, body: text.unsupported, button: null };
  }
}
