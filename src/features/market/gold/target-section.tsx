import { Link } from '@tanstack/react-router';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { commonText } from '#i18n/ko/common.ts';
import { priceTargetsText as text } from '#i18n/ko/price-targets.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TargetForm } from './target-form.tsx';
import { TargetList } from './target-list.tsx';
import { usePriceTargets } from './use-price-targets.ts';

/** At which prices somebody wants to be told; whoever is not a member yet is shown the way. */
export function TargetSection({ last }: { readonly last: PricePoint }) {
  return (
    <Section title={text.title}>
      <p>{text.lead}</p>
      <Body last={last} />
    </Section>
  );
}

function Body({ last }: { readonly last: PricePoint }) {
  const session = useSession();
  const db = useUserDatabase();
  if (session.kind === 'loading') {
    return <LiveState kind="loading" words={commonText} skeleton={{ count: 1 }} isCompact />;
  }
  if (session.kind !== 'signed_in' || !db) {
    const way = (
      <Link
        to="/login"
        search={{ redirect: '/gold-price' }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {text.login}
      </Link>
    );
    return <EmptyState message={text.needsLogin} isCompact action={way} />;
  }
  if (!session.isEmailVerified) {
    const way = (
      <Link
        to="/verify-email"
        search={{ redirect: '/gold-price' }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {text.verify}
      </Link>
    );
    return <EmptyState message={text.needsVerification} isCompact action={way} />;
  }
  return <Own db={db} last={last} />;
}

function Own({ db, last }: { readonly db: OwnDatabase; readonly last: PricePoint }) {
  const targets = usePriceTargets(db);
  return (
    <>
      <TargetForm db={db} last={last} />
      <TargetList db={db} targets={targets} />
    </>
  );
}
