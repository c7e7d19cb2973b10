import type { ReactNode } from 'react';
import type { UserId } from '#domain/ids.ts';
import { profileText as text } from '#i18n/ko/profile.ts';
import { useSession } from '#session/use-session.ts';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { BlockedList } from './blocked-list.tsx';
import { DetailsForm } from './details-form.tsx';
import { IdentityCard } from './identity-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LeaveButton } from './leave-button.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { SignOutRow } from './sign-out-row.tsx';
import { StorageCard } from './storage-card.tsx';

export interface ProfileScreenProps {
  /** Sections of other capabilities, with their headings. */
  readonly notifications?: ReactNode;
  readonly outbox: ReactNode;
  readonly takeout: ReactNode;
  /** What everybody sees of one; of another capability. */
  readonly renderStanding: (uid: UserId) => ReactNode;
}

/** /profile */
export function ProfileScreen({ notifications, outbox, takeout, renderStanding }: ProfileScreenProps) {
  const session = useSession();
  // The guard lets nobody else in; while that is not known it draws its own spinner.
  if (session.kind !== 'signed_in') return null;
  const { uid, email } = session;
  return (
    <Page width="reading">
      <PageHeader title={text.title} />
      <IdentityCard uid={uid} email={email} standing={renderStanding(uid)} />
      <Shortcuts uid={uid} />
      {outbox}
      <Section title={text.details.title}>
        <DetailsForm uid={uid} email={email} />
      </Section>
      {notifications}
      <Section title={text.install.title}>
        <InstallCard />
      </Section>
      <Section title={text.storage.title}>
        <StorageCard uid={uid} />
      </Section>
      {takeout}
      <Section title={text.blocked.title}>
        <BlockedList />
      </Section>
      <Section title={text.password.title}>
        <PasswordForm email={email} />
      </Section>
      <Section title={text.account.title}>
        <div className={styles.ways}>
          <SignOutRow uid={uid} />
          <LeaveButton uid={uid} email={email} />
        </div>
      </Section>
    </Page>
  );
}
