import { useState } from 'react';
import type { UserId } from '#domain/ids.ts';
import type { WouldBeLost } from './sign-out.ts';

const loadSignOut = () => import('./sign-out.ts');

export type SignOutStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** Something would be lost with the person's data: say so, and let them choose. */
  | { readonly kind: 'asking' | 'leaving'; readonly lost: WouldBeLost };

export interface SigningOut {
  readonly step: SignOutStep;
  readonly begin: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/**
 * 로그아웃, which asks first when something still waits on this device. `bringDialog` says whether the question
 * can be asked; `onFailed` hears of a sign-out that did not happen.
 */
export function useSignOut(
  uid: UserId,
  onFailed: () => void,
  bringDialog: () => Promise<boolean> = () => Promise.resolve(true),
): SigningOut {
  const [step, setStep] = useState<SignOutStep>({ kind: 'idle' });

  const leave = async () => {
    const { signOut } = await loadSignOut();
    if (!(await signOut())) throw new Error('still signed in');
  };
  const ask = async () => {
    const { countLost } = await loadSignOut();
    const lost = await countLost(uid);
    if (lost.isKnown && lost.unsent + lost.drafts + lost.pieces === 0) await leave();
    else setStep((await bringDialog()) ? { kind: 'asking', lost } : { kind: 'idle' });
  };
  const attempt = (next: SignOutStep, deed: () => Promise<void>) => {
    setStep(next);
    deed().catch((error: unknown) => {
      console.error('signing out failed', error);
      onFailed();
      setStep({ kind: 'idle' });
    });
  };
  return {
    step,
    begin: () => (step.kind === 'idle' ? attempt({ kind: 'busy' }, ask) : undefined),
    confirm: () =>
      step.kind === 'asking' ? attempt({ kind: 'leaving', lost: step.lost }, leave) : undefined,
    cancel: () => setStep({ kind: 'idle' }),
  };
}
