import type { OwnAccount } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { parseOwnAccount } from './codec/account-codec.ts';
import { failureOf } from './failure-of.ts';
import { ownAccount } from './own-account.ts';
import { LOST } from './rest/parsed.ts';

export interface AccountFields {
  readonly nickname: string;
  readonly phone: string;
  readonly email: string;
}

/** Creates `users/{uid}` unless it is there, and says whether it had to. */
export async function createAccountIfMissing(
  uid: UserId,
  fields: AccountFields,
): Promise<Result<boolean, ServerFailure>> {
  const account = ownAccount(uid);
  const found = await account.read();
  if (found.kind !== 'ok') return err(failureOf(found));
  if (found.value !== null) return ok(false);
  const created = await account.create({ ...fields });
  if (created.kind === 'ok') return ok(true);
  // Another tab was faster.
  return created.kind === 'refused' && LOST.has(created.code) ? ok(false) : err(failureOf(created));
}

/** The signed-in person's own `users/{uid}`, null where there is none. */
export async function readAccount(uid: UserId): Promise<Result<OwnAccount | null, ServerFailure>> {
  const found = await ownAccount(uid).read();
  if (found.kind !== 'ok') return err(failureOf(found));
  return ok(found.value === null ? null : parseOwnAccount(found.value.data));
}

/** Changes only what is named. */
export async function updateAccount(
  uid: UserId,
  { quietHours, ...changes }: Partial<OwnAccount>,
): Promise<Result<null, ServerFailure>> {
  const updated = await ownAccount(uid).update({
    ...changes,
    ...(quietHours === undefined ? {} : { quietHours: quietHours && { ...quietHours } }),
  });
  return updated.kind === 'ok' ? ok(null) : err(failureOf(updated));
}
