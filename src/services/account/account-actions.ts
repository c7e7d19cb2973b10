import { keepAccount } from '#data/local/account-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite, ownWritesSince } from '#data/local/own-writes.ts';
import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import type { OwnAccount } from '#domain/account/account.ts';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { oneFlight } from '#session/one-flight.ts';
import { loadAccounts, loadAuthAccount, loadFunctions, loadOutboxRemote } from '#session/remote-modules.ts';
import { sessionStore } from '#session/session-store.ts';
import { realEnvironment } from '#sync/environment.ts';
import { loadAccountRemote } from './account-remote.ts';
import { renameUser } from './auth-actions.ts';
import { forgetLeaving, markLeavingForGood } from './leaving-for-good.ts';
import { ensureProfile } from './profile-creation.ts';

export type SaveFailure = Extract<ServerFailure, 'offline' | 'denied'>;
/** This person has uploaded as much as anybody may at a stretch; `until` is by this device's clock. */
export interface HeldSaving {
  readonly ok: false;
  readonly code: 'held';
  readonly until: Millis;
}

const together = oneFlight<Result<null, SaveFailure>>();

/**
 * Brings the account on this device up to date; what is kept stays when the server cannot be asked. The parts
 * of a screen that ask at once ask together.
 */
export const refreshAccount = (uid: UserId): Promise<Result<null, SaveFailure>> =>
  together(uid, () => readAnew(uid));

const readAnew = (uid: UserId): Promise<Result<null, SaveFailure>> =>
  reaching(async () => {
    // Of before the question: a sign-out in between closes it for good, and nothing makes another.
    const db = openUserDatabase(uid);
    const { readAccount } = await loadAccounts();
    const askedAt = realEnvironment.now();
    let account = await readAccount(uid);
    if (account.ok && account.value === null) {
      // The first visit may come before the account has been made of what was typed at sign-up.
      await ensureProfile(sessionStore.get(), loadAccountRemote);
      account = await readAccount(uid);
    }
    if (!account.ok || !account.value) return account;
    // What was asked before a save, in this tab or another, does not know of it.
    const saved = await ownWritesSince(catalogue, 'profile', askedAt);
    if (!saved.has(uid)) await keepAccount(db, catalogue, account.value);
    return account;
  });

/** Saves what is named, on the server first: a name is only changed once everybody sees it. */
export async function saveAccount(
  uid: UserId,
  changes: Partial<OwnAccount>,
): Promise<Result<null, SaveFailure>> {
  const db = openUserDatabase(uid);
  const saved = await reaching(async () => {
    const updated = await (await loadAccounts()).updateAccount(uid, changes);
    if (!updated.ok) return updated;
    await keepChanges(db, changes);
    return updated;
  });
  if (saved.ok && changes.nickname !== undefined) {
    const renamed = await renameUser(changes.nickname);
    if (!renamed.ok) console.warn('the sign-in keeps the old name', renamed.code);
  }
  return saved;
}

/** A disk that refuses it undoes nothing: it is saved, and the next look brings it. */
async function keepChanges(db: UserDatabase, changes: Partial<OwnAccount>): Promise<void> {
  try {
    await noteOwnWrite(catalogue, { kind: 'profile', id: db.uid }, realEnvironment.now());
    await keepAccount(db, catalogue, changes);
  } catch (error) {
    console.warn('what was saved is not kept on this device', error);
  }
}

/** Uploads a picture and makes it the profile's. */
export async function saveAvatar(uid: UserId, photo: Blob): Promise<Result<null, SaveFailure> | HeldSaving> {
  const path = `profileImages/${uid}/${Date.now()}.${photo.type.split('/')[1] ?? 'jpeg'}`;
  const uploaded = await uploadPicture(uid, path, photo);
  return uploaded.ok ? saveAccount(uid, { photoUrl: uploaded.value }) : uploaded;
}

async function uploadPicture(
  uid: UserId,
  path: string,
  photo: Blob,
): Promise<Result<string, SaveFailure> | HeldSaving> {
  try {
    const remote = (await loadOutboxRemote()).signedInOutboxRemote();
    const ignored = () => undefined;
    const outcome = await remote.uploadPhoto(uid, path, photo, ignored, new AbortController().signal);
    if (outcome.kind === 'ok') return ok(outcome.value);
    if (outcome.kind === 'held') return { ok: false, code: 'held', until: outcome.until };
    return err(outcome.kind === 'refused' ? 'denied' : 'offline');
  } catch (error) {
    console.warn('a part of the app could not be loaded', error);
    return err('offline');
  }
}

export type DeletionFailure = AuthErrorCode | 'open_exchange';

/**
 * 회원 탈퇴 on the server; leave the device with {@link signOut} after it. An answer that was lost leaves nobody
 * in between: whether the account is gone is asked before anything counts as failed.
 */
export async function deleteAccount(password: string): Promise<Result<null, DeletionFailure>> {
  try {
    await sessionStore.confirm();
    const session = sessionStore.get();
    if (session.kind !== 'signed_in') return err('no_user');
    const { confirmPassword, isAccountGone } = await loadAuthAccount();
    const confirmed = await confirmPassword(password);
    if (!confirmed.ok) return (await isAccountGone(session.uid)) ? ok(null) : confirmed;
    const { callFunction } = await loadFunctions();
    // The page may be gone before the answer, which the next start asks for.
    markLeavingForGood(session.uid);
    const called = await callFunction('deleteAccount', {});
    if (called.ok && !isOpenExchange(called.value)) return ok(null);
    if (!called.ok && (await isAccountGone(session.uid))) return ok(null);
    // Without an answer it may be under way all the same.
    if (called.ok || called.code !== 'offline') forgetLeaving(session.uid);
    return err(called.ok ? 'open_exchange' : failureOf(called.code));
  } catch (error) {
    console.warn('the account was not deleted', error);
    return err('offline');
  }
}

const failureOf = (code: ServerFailure): AuthErrorCode => {
  if (code === 'offline') return code;
  return code === 'stale' ? 'requires_recent_login' : 'unknown';
};

const isOpenExchange = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'open_exchange';

async function reaching(
  work: () => Promise<Result<unknown, ServerFailure>>,
): Promise<Result<null, SaveFailure>> {
  try {
    const done = await work();
    if (done.ok) return ok(null);
    console.warn('the account could not be read or saved', done.code);
    return err(done.code === 'denied' || done.code === 'invalid' ? 'denied' : 'offline');
  } catch (error) {
    console.warn('the account could not be read or saved', error);
    return err('offline');
  }
}
