import type { UserId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { keepPendingProfile, readPendingProfile } from './pending-profile.ts';
import { loadSignUps } from './account-remote.ts';

type Typed = { readonly nickname: string; readonly phone: string };
type Consented = {
  readonly service: true;
  readonly privacy: true;
  readonly age: true;
  readonly news: boolean;
};

/** The part of the server that keeps sign-ups. */
export interface SignUpRemote {
  recordSignUp(uid: UserId, typed: Typed, consented: Consented): Promise<Result<null, ServerFailure>>;
}

/**
 * Brings what was typed and agreed to at sign-up to the server, where it outlives a sign-out and another
 * device finds it. What could not be brought is tried again whenever the person is seen.
 */
export async function recordSignUp(
  uid: UserId,
  email: string,
  load: () => Promise<SignUpRemote> = loadSignUps,
): Promise<void> {
  const pending = readPendingProfile(email);
  if (pending === null || pending.isRecorded) return;
  const { nickname, phone, wantsNews } = pending;
  // The form lets nobody through without the first three.
  const consented = { service: true, privacy: true, age: true, news: wantsNews } as const;
  try {
    const recorded = await (await load()).recordSignUp(uid, { nickname, phone }, consented);
    if (!recorded.ok) {
      console.warn('the sign-up is not on the server yet', recorded.code);
      return;
    }
    // It may have been used and cleared meanwhile, or somebody has changed their mind about news.
    const kept = readPendingProfile(email);
    if (kept) keepPendingProfile({ ...kept, isRecorded: kept.wantsNews === wantsNews });
  } catch (error) {
    console.warn('a part of the app could not be loaded', error);
  }
}
