import { readDeviceJson, writeDevice } from '#device/device-storage.ts';
import { CONSENT_VERSIONS, outdatedKinds, type Consent, type TermsKind } from '#domain/account/consent.ts';
import type { UserId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { loadSignUps } from './account-remote.ts';

/** The part of the server that keeps consents. */
export interface ConsentRemote {
  readConsent(uid: UserId, kind: TermsKind): Promise<Result<Consent | null, ServerFailure>>;
  giveConsents(
    uid: UserId,
    consented: Readonly<Partial<Record<TermsKind, true>>>,
  ): Promise<Result<null, ServerFailure>>;
}
type Load = () => Promise<ConsentRemote>;

/**
 * Which texts have changed since this person agreed to them; none where that cannot be found out now. Asks the
 * server once for each change of a text, and brings what was agreed to without a network.
 */
export async function changedTerms(uid: UserId, load: Load = loadSignUps): Promise<readonly TermsKind[]> {
  const kept = readKept(uid);
  if (kept !== null) {
    if (kept.waiting.length > 0) await bring(uid, kept.waiting, load);
    return [];
  }
  try {
    const { readConsent } = await load();
    const [service, privacy] = await Promise.all([readConsent(uid, 'service'), readConsent(uid, 'privacy')]);
    if (!service.ok || !privacy.ok) return [];
    const outdated = outdatedKinds({ service: service.value, privacy: privacy.value });
    if (outdated.length === 0) keep(uid, []);
    return outdated;
  } catch (error) {
    console.warn('whether the terms have changed is not known', error);
    return [];
  }
}

/** Agrees to the texts that stand now: at once on this device, and on the server as soon as it can be reached. */
export async function agreeToTerms(
  uid: UserId,
  kinds: readonly TermsKind[],
  load: Load = loadSignUps,
): Promise<void> {
  keep(uid, kinds);
  await bring(uid, kinds, load);
}

async function bring(uid: UserId, kinds: readonly TermsKind[], load: Load): Promise<void> {
  try {
    const consented = Object.fromEntries(kinds.map((kind) => [kind, true] as const));
    const given = await (await load()).giveConsents(uid, consented);
    if (given.ok) keep(uid, []);
    else console.warn('what was agreed to is not on the server yet', given.code);
  } catch (error) {
    console.warn('what was agreed to is not on the server yet', error);
  }
}

/** Gone with the sign-out, like all that is a person's: then the server is asked again. */
const KEY = 'geumnaru.agreedTerms';
const VERSIONS = `${CONSENT_VERSIONS.service} ${CONSENT_VERSIONS.privacy}`;

function keep(uid: UserId, waiting: readonly TermsKind[]): void {
  // After a sign-out in between, nothing of the person may be written on this device.
  if (readSessionHint()?.uid === uid) writeDevice(KEY, JSON.stringify({ uid, versions: VERSIONS, waiting }));
}

/** What this device knows of this person and of the texts that stand now; of earlier ones it is nothing. */
function readKept(uid: UserId): { readonly waiting: readonly TermsKind[] } | null {
  const value = readDeviceJson(KEY);
  if (typeof value !== 'object' || value === null) return null;
  const { uid: whose, versions, waiting }: Record<string, unknown> = { ...value };
  if (whose !== uid || versions !== VERSIONS || !Array.isArray(waiting)) return null;
  return { waiting: waiting.filter((kind) => kind === 'service' || kind === 'privacy') };
}
