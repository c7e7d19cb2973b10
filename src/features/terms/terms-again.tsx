import { useEffect, useState } from 'react';
import { whenQuiet } from '#device/first-screen.ts';
import type { TermsKind } from '#domain/account/consent.ts';
import type { UserId } from '#domain/ids.ts';
import { useSession } from '#session/use-session.ts';

const load = () => import('./changed-terms-dialog.tsx');
type DialogModule = Awaited<ReturnType<typeof load>>;
/** What an account needs is a tenth of the code of the app, and most who come for the first time have none. */
const loadTerms = () => import('#services/account/changed-terms.ts');

/** Asks a member whose texts have changed since they agreed to them; until they do, at every start. */
export function TermsAgain() {
  const session = useSession();
  return session.kind === 'signed_in' ? <Question key={session.uid} uid={session.uid} /> : null;
}

function Question({ uid }: { readonly uid: UserId }) {
  const [asked, setAsked] = useState<{
    readonly kinds: readonly TermsKind[];
    readonly module: DialogModule;
    readonly agreeToTerms: (uid: UserId, kinds: readonly TermsKind[]) => Promise<void>;
  } | null>(null);
  useEffect(() => {
    let isLeft = false;
    let wasAsked = false;
    const look = async () => {
      const { changedTerms, agreeToTerms } = await loadTerms();
      const kinds = await changedTerms(uid);
      if (kinds.length === 0) return;
      const module = await load();
      // Once at each start: whoever said later is not asked again as the network comes back.
      if (isLeft || wasAsked) return;
      wasAsked = true;
      setAsked({ kinds, module, agreeToTerms });
    };
    const begin = () =>
      whenQuiet(() => {
        look().catch((error: unknown) => console.warn('the terms were not asked about', error));
      });
    begin();
    addEventListener('online', begin);
    return () => {
      isLeft = true;
      removeEventListener('online', begin);
    };
  }, [uid]);
  if (asked === null) return null;
  const agree = () => {
    setAsked(null);
    void asked.agreeToTerms(uid, asked.kinds);
  };
  return (
    <asked.module.ChangedTermsDialog kinds={asked.kinds} onAgree={agree} onLater={() => setAsked(null)} />
  );
}
