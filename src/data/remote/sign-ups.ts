import * as v from 'valibot';
import { consentDocument, signUpDocument, type SignUp } from '#documents/sign-up.ts';
import type { StoredFields } from '#documents/kernel/stored.ts';
import { CONSENT_KINDS, CONSENT_VERSIONS, type Consent, type ConsentKind } from '#domain/account/consent.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { idTokenOf } from './auth.ts';
import { remoteConfig } from './config.ts';
import { failureOf } from './failure-of.ts';
import { createDocumentTransport } from './rest/document-transport.ts';
import { decodeFields, encodeFields, serverTime } from './rest/firestore-values.ts';
import { remoteEndpoints } from './rest/outbox-endpoints.ts';
import { orAbsent, parsed } from './rest/parsed.ts';

type Answer<T> = Promise<Result<T, ServerFailure>>;
export type Consented = Readonly<Partial<Record<ConsentKind, boolean>>>;

const NEVER = new AbortController().signal;
const Stored = v.object({ fields: v.optional(v.unknown(), {}) });

/** Keeps what was typed at sign-up, and what was agreed to, before the address is verified; twice is once. */
export const recordSignUp = (uid: UserId, typed: SignUp, consented: Consented): Answer<null> =>
  commit(uid, ({ root }) => [
    update(root, signUpPath(uid), signUpDocument.encode(typed), signUpDocument.createdTimes),
    ...consentWrites(root, uid, consented),
  ]);

/** What was typed at sign-up and not yet used; `null` for nothing. */
export async function readSignUp(uid: UserId): Answer<SignUp | null> {
  const found = await readAt(uid, signUpPath(uid));
  return found.ok ? ok(signUpDocument.readSome(found.value, ['nickname', 'phone'])) : found;
}

export const forgetSignUp = (uid: UserId): Answer<null> =>
  commit(uid, ({ root }) => [{ delete: `${root}${signUpPath(uid)}` }]);

/** What somebody has said about one kind; `null` where nobody has asked. */
export async function readConsent(uid: UserId, kind: ConsentKind): Answer<Consent | null> {
  const found = await readAt(uid, consentPath(uid, kind));
  return found.ok ? ok(consentDocument.read(found.value)) : found;
}

/** Gives or withdraws consents, each to the text that stands now. */
export const giveConsents = (uid: UserId, consented: Consented): Answer<null> =>
  commit(uid, ({ root }) => consentWrites(root, uid, consented));

const signUpPath = (uid: UserId): string => `/signUps/${uid}`;
const consentPath = (uid: UserId, kind: ConsentKind): string => `/consents/${uid}/items/${kind}`;

const transport = () => createDocumentTransport(remoteEndpoints(remoteConfig), idTokenOf);

/** The fields of a document; `null` where there is none. */
async function readAt(uid: UserId, path: string): Answer<unknown> {
  const found = orAbsent(parsed(await transport().read(uid, path, NEVER), Stored), null);
  if (found.kind !== 'ok') return err(failureOf(found));
  return ok(found.value === null ? null : decodeFields(found.value.fields));
}

async function commit(
  uid: UserId,
  writesOf: (way: { readonly root: string }) => readonly object[],
): Answer<null> {
  const way = transport();
  const outcome = await way.commit(uid, { writes: writesOf(way) }, NEVER);
  return outcome.kind === 'ok' ? ok(null) : err(failureOf(outcome));
}

const consentWrites = (root: string, uid: UserId, consented: Consented): readonly object[] =>
  CONSENT_KINDS.flatMap((kind) => {
    const isGiven = consented[kind];
    if (isGiven === undefined) return [];
    const fields = consentDocument.encode({ isGiven, version: CONSENT_VERSIONS[kind] });
    return [update(root, consentPath(uid, kind), fields, consentDocument.createdTimes)];
  });

const update = (root: string, path: string, fields: StoredFields, times: readonly string[]): object => ({
  update: { name: `${root}${path}`, fields: encodeFields(fields) },
  updateTransforms: times.map(serverTime),
});
