import { useEffect, useState } from 'react';
import type { Consent } from '#domain/account/consent.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { millis } from '#domain/units.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { loadSignUps } from './account-remote.ts';
import { noteNewsWish } from './pending-profile.ts';

export type NewsConsent =
  | { readonly kind: 'loading' | 'offline'; readonly retry: () => void }
  /** `null` where nobody has asked. */
  | { readonly kind: 'ready'; readonly said: Consent | null };

export interface NewsConsentSetting {
  readonly consent: NewsConsent;
  readonly isSaving: boolean;
  /** Gives or withdraws it on the server, which alone decides what may be sent. */
  readonly change: (isGiven: boolean) => Promise<Result<null, ServerFailure>>;
}

/**
 * What the signed-in person has said about news and offers, asked of the server: it holds on every device.
 */
export function useNewsConsent(uid: UserId): NewsConsentSetting {
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [answer, setAnswer] = useState<{
    readonly key: string;
    readonly read: Result<Consent | null, ServerFailure>;
  }>();
  const key = `${uid} ${attempt}`;
  useEffect(() => {
    let isLeft = false;
    void reaching(async () => (await loadSignUps()).readConsent(uid, 'news')).then((read) => {
      if (!isLeft) setAnswer({ key, read });
    });
    return () => {
      isLeft = true;
    };
  }, [uid, key]);

  const change = async (isGiven: boolean) => {
    setSaving(true);
    const saved = await reaching(async () => (await loadSignUps()).giveConsents(uid, { news: isGiven }));
    setSaving(false);
    if (saved.ok) noteNewsWish(readSessionHint()?.email ?? '', isGiven);
    // The server's time is not known here, and nothing on the screen is made of it but the day.
    if (saved.ok) setAnswer({ key, read: ok({ isGiven, version: '', at: millis(Date.now()) }) });
    return saved;
  };
  return { consent: consentOf(), isSaving, change };

  function consentOf(): NewsConsent {
    const retry = () => setAttempt(attempt + 1);
    if (answer?.key !== key) return { kind: 'loading', retry };
    return answer.read.ok ? { kind: 'ready', said: answer.read.value } : { kind: 'offline', retry };
  }
}

async function reaching<T>(work: () => Promise<Result<T, ServerFailure>>): Promise<Result<T, ServerFailure>> {
  try {
    return await work();
  } catch (error) {
    console.warn('the consents could not be reached', error);
    return err('offline');
  }
}
