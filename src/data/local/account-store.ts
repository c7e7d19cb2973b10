import type { OwnAccount } from '#domain/account/account.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
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
  const kept = await db.meta.get(ACCOUNT_META);
  // Screens watch it: what is known already is nothing new to them.
  if (JSON.stringify(kept?.value) !== JSON.stringify(account)) {
    await db.meta.put({ key: ACCOUNT_META, value: account });
  }
  await catalogue.profiles.update(db.uid, { nickname, photoUrl });
}
