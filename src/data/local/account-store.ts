import type { OwnAccount } from '#domain/account/account.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { putChanged } from './put-changed.ts';
import { ACCOUNT_META } from './queries/account-queries.ts';
import type { UserDatabase } from './user-database.ts';

/**
 * Keeps the account for offline use, and shows its name and picture at once wherever the profile is shown.
 */
export async function keepAccount(
  db: UserDatabase,
  catalogue: CatalogueDatabase,
  account: OwnAccount,
): Promise<void> {
  const { nickname, photoUrl } = account;
  await db.transaction('rw', db.meta, async () => {
    const kept = await db.meta.get(ACCOUNT_META);
    await putChanged(db.meta, [{ key: ACCOUNT_META, value: account }], [kept]);
  });
  await catalogue.profiles.update(db.uid, { nickname, photoUrl });
}
