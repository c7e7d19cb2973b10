import type { OwnAccount } from '#domain/account/account.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { putChanged } from './put-changed.ts';
import { ACCOUNT_META, keptAccount } from './queries/account-queries.ts';
import type { UserDatabase } from './user-database.ts';

const EMPTY: OwnAccount = { nickname: '', phone: '', photoUrl: null, quietHours: null };

/**
 * Keeps the account, or what of it has changed, for offline use, and shows its name and picture at once wherever
 * the profile is shown.
 */
export async function keepAccount(
  db: UserDatabase,
  catalogue: CatalogueDatabase,
  changes: Partial<OwnAccount>,
): Promise<void> {
  const { nickname, photoUrl } = await db.transaction('rw', db.meta, async () => {
    const account = { ...((await keptAccount(db)) ?? EMPTY), ...changes };
    await putChanged(db.meta, [{ key: ACCOUNT_META, value: account }], [await db.meta.get(ACCOUNT_META)]);
    return account;
  });
  await catalogue.profiles.update(db.uid, { nickname, photoUrl });
}
